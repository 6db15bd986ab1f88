// Flex containers, in the order of css-flexbox-1 §9.
extension LayoutPass {
  /// - Parameter isComplete: whether everything has to be placed; set if it could be in passing,
  ///   because all items turned out to be in place already.
  mutating func layoutFlex(
    _ box: BoxContext, width: LayoutUnit, isComplete: inout Bool
  ) -> LayoutResult {
    let flex = FlexContext(
      box, pass: self, purpose: .layout)
    let firstLine = lines.count
    var memory = recallItems(flex, isFinal: isComplete)
    var firstItem = memory == nil ? items.count : 0
    defer {
      lines.removeAll(above: firstLine)
      if let memory {
        putBack(memory, of: box.node)
      } else {
        items.removeAll(above: firstItem)
      }
    }

    let isRecalled = memory != nil
    if !isRecalled {
      collectItems(flex)
      if isComplete, !isSuspended, items.count - firstItem >= surroundings.wideChildCount {
        memory = keepItems(flex, above: firstItem)
        firstItem = 0
      }
    }
    if isSuspended { return .empty }
    let goal = isComplete ? LayoutGoal.final : .size
    let rowSize = flex.isColumn ? nil : flex.box.contentWidth ?? .zero
    breakIntoLines(flex, items: firstItem..<items.count, recalledFrom: isRecalled ? memory : nil) {
      pass, line in
      if let rowSize { pass.settle(flex, line: line, mainSize: rowSize, goal: goal) }
    }
    if isSuspended { return .empty }
    let lineRange = firstLine..<lines.count
    let settled = memory == nil || !isComplete ? [] : lineRange.map { lines[$0] }
    let hypotheticalSize = largestHypotheticalSize(lineRange)
    if rowSize == nil {
      let columnSize = columnContentSize(flex, content: hypotheticalSize)
      forEach(apart: lineRange) { pass, line in
        pass.settle(flex, line: line, mainSize: columnSize, goal: goal)
      }
    }
    if isSuspended { return .empty }

    let intrinsicHeight = intrinsicHeight(
      flex, lines: lineRange, hypotheticalSize: hypotheticalSize)
    var result = LayoutResult(
      width: huggedWidth(flex, lines: lineRange, offered: width),
      height: finalHeight(box, content: intrinsicHeight), intrinsicHeight: intrinsicHeight)
    alignLines(flex, lines: lineRange, in: result)
    if !isComplete, itemsAreInPlace(flex, lines: lineRange) {
      willPlaceAnew(box.node, isFinal: false)
      if memory == nil { forgetLines(of: box.node) }
      isComplete = true
    }
    if isComplete {
      placeItems(flex, lines: lineRange, in: &result, memory: memory)
      placeAbsoluteChildren(flex, in: result)
    }
    if rowSize != nil, goal == .final, !isSuspended {
      memory?.keep(settled, as: lineRange.map { lines[$0] }, flex, in: result)
    } else {
      memory?.forgetLines()
    }
    return result
  }

  /// The width a hugging container takes for its content; what it leaves of the offered one is no
  /// longer free to be distributed in a row, nor is there an overflow.
  private mutating func huggedWidth(
    _ flex: FlexContext, lines lineRange: Range<Int>, offered: LayoutUnit
  ) -> LayoutUnit {
    guard nodes[flex.node].traits.contains(.hugsWidth) else { return offered }
    var content = LayoutUnit.zero
    if flex.isColumn {
      for line in lineRange { content += lines[line].crossSize }
      content += flex.lineGap * max(0, lineRange.count - 1)
    } else {
      let room = flex.box.contentWidth ?? .zero
      for line in lineRange { content = max(content, room - lines[line].mainFreeSpace) }
    }
    let width = huggedWidth(flex.box, offered: offered, content: content)
    if !flex.isColumn {
      for line in lineRange { lines[line].mainFreeSpace -= offered - width }
    }
    return width
  }

  /// The room along a column's main axis, once the content along it is known.
  private func columnContentSize(_ flex: FlexContext, content: LayoutUnit) -> LayoutUnit {
    let edges = flex.box.edges.vertical
    return finalHeight(flex.box, content: content.nonNegative + edges) - edges
  }

  /// The room along the main axis before the content along it is known, to break lines at.
  private func lineExtent(_ flex: FlexContext) -> LayoutUnit {
    guard flex.isColumn else { return flex.box.contentWidth ?? .zero }
    let box = flex.box
    let content = box.width.map { ContentHeight.width($0) } ?? .unknown
    let known = usedHeight(of: box.node, in: box.space, edges: box.edges, content: content)
    let height =
      known ?? initialHeightLimits(of: box.node, in: box.space, edges: box.edges).maximum
    return height - box.edges.vertical
  }

  private func largestHypotheticalSize(_ lineRange: Range<Int>) -> LayoutUnit {
    var largest = LayoutUnit.zero
    for line in lineRange { largest = max(largest, lines[line].hypotheticalSize) }
    return largest
  }

  /// The border-box height the lines take by themselves.
  private func intrinsicHeight(
    _ flex: FlexContext, lines lineRange: Range<Int>, hypotheticalSize: LayoutUnit
  ) -> LayoutUnit {
    var height = flex.box.edges.vertical
    guard !lineRange.isEmpty else { return height }
    if flex.isColumn { return height + hypotheticalSize }
    for line in lineRange { height += lines[line].crossSize }
    return height + flex.lineGap * (lineRange.count - 1)
  }

  // MARK: §9.3 Main size determination

  /// Collects items into lines; an item that does not fit starts a new one.
  ///
  /// - Parameters:
  ///   - memory: where the items are from, if they are those of an earlier layout, to be brought up to
  ///     date.
  ///   - body: what is done with each line apart from the others, while its items are at hand in the
  ///     processor's cache.
  @inline(__always)
  private mutating func breakIntoLines(
    _ flex: FlexContext, items itemRange: Range<Int>, recalledFrom memory: FlexMemory? = nil,
    _ body: (inout LayoutPass, Int) -> Void = { _, _ in }
  ) {
    let extent = flex.isMultiLine ? lineExtent(flex) : .unbounded
    var start = itemRange.lowerBound
    var isInterrupted = false
    var nextRecalled = 0
    // Whether the item that starts the line was made anew when it ended the last one.
    var startsAnew = false
    while start < itemRange.upperBound {
      if let memory, !startsAnew,
        let line = recallLine(flex, memory, startingAt: start, from: nextRecalled)
      {
        nextRecalled = Int(line.recalled) + 1
        lines.append(line)
        start = line.end
        continue
      }
      var end = start
      var size = LayoutUnit.zero
      while end < itemRange.upperBound {
        if memory != nil {
          startsAnew = bringUpToDate(flex, item: end)
          if isSuspended { return }
        }
        let outer =
          memory == nil ? items[end].outerHypotheticalSize : items[end].recalledHypotheticalSize
        if flex.isMultiLine && end > start && size + outer > extent { break }
        if memory != nil { items[end].prepareForFlexing() }
        size += outer + flex.itemGap
        end += 1
      }
      lines.append(FlexLine(start: start, end: end, hypotheticalSize: size - flex.itemGap))
      start = end
      body(&self, lines.count - 1)
      if isSuspended {
        isInterrupted = true
        isSuspended = false
      }
    }
    isSuspended = isInterrupted
  }

  /// Finds the sizes of a line's items, but for what its final cross size changes.
  @inline(never)
  private mutating func settle(
    _ flex: FlexContext, line: Int, mainSize: LayoutUnit, goal: LayoutGoal
  ) {
    flexItems(flex, line: line, mainSize: mainSize)
    measureCrossSizes(flex, line: line, mainSize: mainSize, goal: goal)
  }

  // MARK: §9.9.1 Intrinsic widths

  /// The intrinsic widths of the content box.
  mutating func flexContentWidths(_ box: BoxContext) -> IntrinsicWidths {
    if !styles[box.node].flexDirection.isColumn { return rowContentWidths(box) }
    return styles[box.node].flexWrap == .nowrap
      ? columnContentWidths(box) : wrappedColumnWidths(box)
  }

  /// The sum of the contributions; in a line that may break, only the largest minimum counts.
  ///
  /// An inflexible item cannot become what its content wants: it stays at its hypothetical size
  /// where it would have to grow or shrink without being able to. Browsers do this instead of the
  /// flex-fraction algorithm of the specification.
  private mutating func rowContentWidths(_ box: BoxContext) -> IntrinsicWidths {
    let flex = FlexContext(
      box, pass: self, purpose: .rowWidths)
    var sum = IntrinsicWidths.zero
    var largestMinimum = LayoutUnit.zero
    var count = 0
    forEachChildInFlow(of: box.node) { pass, child in
      let own = pass.rowContribution(flex, child: child)
      let margins = pass.margins(of: child, percentageBase: nil).horizontal
      largestMinimum = max(largestMinimum, own.wanted.minimum + margins)
      sum.minimum += own.settled.minimum + margins
      sum.maximum += own.settled.maximum + margins
      count += 1
    }
    if count > 0 {
      let gaps = flex.itemGap * (count - 1)
      sum.maximum += gaps
      sum.minimum = flex.isMultiLine ? largestMinimum : sum.minimum + gaps
    }
    // Negative margins can make the sums negative, or the largest minimum larger than the sum.
    sum.maximum = max(sum.maximum, sum.minimum).nonNegative
    sum.minimum = sum.minimum.nonNegative
    return sum
  }

  /// What an item's content wants, and what the item can become of it.
  private mutating func rowContribution(
    _ flex: FlexContext, child: Int
  ) -> (wanted: IntrinsicWidths, settled: IntrinsicWidths) {
    let alignment = flex.flexAlignment(
      flex.alignment(styles[child].alignSelf, childIsRightToLeft: isRightToLeft(child)),
      autoMargins: flex.flowAutoMargins(autoMargins(of: child)))
    let space = contributionSpace(flex, child: child, alignment: alignment)
    let wanted = widthContribution(of: child, in: space)
    // With an automatic basis the base size is what the content wants, or the width that stands
    // for both.
    if styles[child].flexBasis.isAuto { return (wanted, wanted) }
    let item = makeItem(flex, child: child)
    if item.hasContentBasis { return (wanted, wanted) }
    func settle(_ wanted: LayoutUnit) -> LayoutUnit {
      let base = item.baseSize + item.mainEdges
      let isStuck = (wanted > base && item.grow == 0) || (wanted < base && item.shrink == 0)
      return isStuck ? item.hypotheticalSize + item.mainEdges : wanted
    }
    let settled = IntrinsicWidths(
      minimum: settle(wanted.minimum), maximum: settle(wanted.maximum))
    return (wanted, settled)
  }

  private mutating func columnContentWidths(_ box: BoxContext) -> IntrinsicWidths {
    let flex = FlexContext(
      box, pass: self, purpose: .layout)
    var widest = IntrinsicWidths.zero
    forEachChildInFlow(of: box.node) { pass, child in
      let space = pass.contributionSpace(flex, child: child, alignment: nil)
      let margins = pass.margins(of: child, percentageBase: nil).horizontal
      let own = pass.widthContribution(of: child, in: space) + margins
      widest.minimum = max(widest.minimum, own.minimum)
      widest.maximum = max(widest.maximum, own.maximum)
    }
    widest.maximum = max(widest.maximum, widest.minimum)
    return widest
  }

  /// The columns that form when every item is as wide as it wants to be.
  private mutating func wrappedColumnWidths(_ box: BoxContext) -> IntrinsicWidths {
    let flex = FlexContext(
      box, pass: self,
      purpose: .wrappedColumnWidths)
    let firstItem = items.count
    let firstLine = lines.count
    defer {
      items.removeAll(above: firstItem)
      lines.removeAll(above: firstLine)
    }
    collectItems(flex)
    if isSuspended { return .zero }
    var widths = IntrinsicWidths.zero
    forEachChildInFlow(of: box.node) { pass, child in
      let space = pass.contributionSpace(flex, child: child, alignment: nil)
      let margins = pass.margins(of: child, percentageBase: nil).horizontal
      let own = pass.widthContribution(of: child, in: space).minimum
      widths.minimum = max(widths.minimum, own + margins)
    }
    breakIntoLines(flex, items: firstItem..<items.count)
    for line in firstLine..<lines.count { widths.maximum += imposedLineWidth(flex, lines[line]) }
    widths.maximum += flex.lineGap * max(0, lines.count - firstLine - 1)
    widths.maximum = max(widths.maximum, widths.minimum)
    return widths
  }

  /// The width of a line of a wrapping column whose items are as wide as they want to be.
  private mutating func imposedLineWidth(_ flex: FlexContext, _ line: FlexLine) -> LayoutUnit {
    var lineWidth = LayoutUnit.zero
    var baselines = SharedBaselines()
    for index in line.items {
      items[index].crossSize = items[index].imposedWidth.length ?? .zero
      let outerWidth = items[index].crossSize + items[index].margins.cross
      let group =
        items[index].hasMeasuredContent ? baselineGroup(flex, items[index].alignment) : .none
      let ascent = ascent(flex, item: index, group: group)
      lineWidth = max(lineWidth, baselines.extent(group, ascent: ascent, outerSize: outerWidth))
    }
    return lineWidth
  }
}
