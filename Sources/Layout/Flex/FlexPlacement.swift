// Main-axis and cross-axis alignment (css-flexbox-1 §9.5, §9.6).
extension LayoutPass {
  /// Gives every line its final size and place (css-flexbox-1 §9.4.15, §9.6.16).
  mutating func alignLines(
    _ flex: FlexContext, lines lineRange: Range<Int>, in result: LayoutResult
  ) {
    guard !lineRange.isEmpty else { return }
    let edges = flex.box.edges
    let contentSize =
      (flex.isColumn ? result.width - edges.horizontal : result.height - edges.vertical)
      .nonNegative
    let alignContent = styles[flex.node].alignContent
    var freeSpace = contentSize - flex.lineGap * (lineRange.count - 1)
    for line in lineRange { freeSpace -= lines[line].crossSize }
    if !flex.isMultiLine {
      lines[lineRange.lowerBound].crossSize = contentSize
      freeSpace = .zero
    } else if freeSpace >= .zero,
      alignContent.position == .normal || alignContent.position == .stretch
    {
      let share = freeSpace / lineRange.count
      for line in lineRange { lines[line].crossSize += share }
      freeSpace = .zero
    }
    let distribution = ContentDistribution(
      alignContent, freeSpace: freeSpace, count: lineRange.count,
      isReversed: flex.isWrapReversed)
    let crossStart =
      flex.isColumn ? (flex.isRightToLeft ? edges.right : edges.left) : edges.top
    var offset = crossStart + distribution.offset
    for position in 0..<lineRange.count {
      let line = linePosition(flex, position, in: lineRange)
      lines[line].crossOffset = offset
      offset += lines[line].crossSize + distribution.spacing + flex.lineGap
    }
  }

  /// `wrap-reverse` stacks the lines from the other side.
  private func linePosition(
    _ flex: FlexContext, _ position: Int, in lineRange: Range<Int>
  ) -> Int {
    flex.isWrapReversed ? lineRange.upperBound - 1 - position : lineRange.lowerBound + position
  }

  /// Whether laying out the items for good would change nothing inside of them.
  mutating func itemsAreInPlace(_ flex: FlexContext, lines lineRange: Range<Int>) -> Bool {
    for line in lineRange where !itemsAreInPlace(flex, line: lines[line]) { return false }
    return true
  }

  mutating func itemsAreInPlace(_ flex: FlexContext, line: FlexLine) -> Bool {
    for index in line.items where !isEmptyBox(items[index].node) {
      let seesLine = flex.seesLineSize || items[index].isStretched
      let space = layoutSpace(flex, item: index, lineSize: seesLine ? line.crossSize : nil)
      if !isInPlace(items[index].node, in: space) { return false }
    }
    return true
  }

  /// Gives every item its final size and place and finds the container's baselines.
  ///
  /// - Parameter memory: knows the lines whose items have both; a baseline depends on the first and
  ///   the last line only.
  mutating func placeItems(
    _ flex: FlexContext, lines lineRange: Range<Int>, in result: inout LayoutResult,
    memory: FlexMemory?
  ) {
    var baselines = BaselineFinder()
    let container = result
    forEach(apart: 0..<lineRange.count) { pass, position in
      let line = pass.linePosition(flex, position, in: lineRange)
      baselines.isFirstLine = position == 0
      baselines.isLastLine = position == lineRange.count - 1
      if !flex.isColumn { baselines.visit(line: pass.lines[line]) }
      if !baselines.isFirstLine, !baselines.isLastLine,
        memory?.isInPlace(pass.lines[line], flex, in: container) ?? false
      {
        return
      }
      pass.placeLine(flex, line: line, in: container, baselines: &baselines)
    }
    result.firstBaseline = baselines.first
    result.lastBaseline = baselines.last
  }

  private mutating func placeLine(
    _ flex: FlexContext, line lineIndex: Int, in result: LayoutResult,
    baselines: inout BaselineFinder
  ) {
    let line = lines[lineIndex]
    let edges = flex.box.edges
    var freeSpace = line.mainFreeSpace
    var autoMargin = LayoutUnit.zero
    if line.autoMarginCount > 0 && freeSpace > .zero {
      autoMargin = freeSpace / line.autoMarginCount
      freeSpace = .zero
    }
    let distribution = ContentDistribution(
      resolvedJustifyContent(flex), freeSpace: freeSpace, count: line.items.count,
      isReversed: flex.isReversed)
    let mainStart =
      flex.isColumn ? edges.top : (flex.isRightToLeft ? edges.right : edges.left)
    var offset = mainStart + distribution.offset
    forEach(apart: 0..<line.items.count) { pass, position in
      let index =
        flex.isReversed
        ? line.items.upperBound - 1 - position : line.items.lowerBound + position
      let autoMargins = pass.items[index].autoMargins
      if autoMargins.mainStart { pass.items[index].margins.mainStart = autoMargin }
      if autoMargins.mainEnd { pass.items[index].margins.mainEnd = autoMargin }
      offset += pass.items[index].margins.mainStart
      let top = pass.placeItem(flex, item: index, line: line, mainOffset: offset, in: result)
      if baselines.wantsItem(at: position, of: line.items.count) {
        let item = pass.items[index]
        baselines.visit(
          item: BaselineFinder.Item(
            top: top, height: flex.isColumn ? item.flexedBorderBox : item.crossSize,
            firstBaseline: item.firstBaseline.length, lastBaseline: item.lastBaseline.length))
      }
      offset +=
        pass.items[index].flexedBorderBox + pass.items[index].margins.mainEnd
        + distribution.spacing + flex.itemGap
    }
  }

  /// Lays out one item for good and writes its frame.
  ///
  /// - Returns: the top of its border box.
  private mutating func placeItem(
    _ flex: FlexContext, item index: Int, line: FlexLine, mainOffset: LayoutUnit,
    in container: LayoutResult
  ) -> LayoutUnit {
    let node = items[index].node
    if items[index].fittedLineSize == StoredLength(line.crossSize) {
      items[index].crossSize = items[index].fittedCrossSize
    } else if flex.seesLineSize || items[index].isStretched {
      let space = layoutSpace(flex, item: index, lineSize: line.crossSize)
      let result = layout(node, in: space, goal: .final)
      items[index].crossSize = flex.isColumn ? result.width : result.height
      // What has an aspect ratio can be wider in the line's height than it was without.
      hug(flex, item: index, width: result.width)
      items[index].firstBaseline = StoredLength(result.firstBaseline)
      items[index].lastBaseline = StoredLength(result.lastBaseline)
      if items[index].isPlainBox {
        items[index].fittedLineSize = StoredLength(line.crossSize)
        items[index].fittedCrossSize = items[index].crossSize
      }
    }
    let crossSize = items[index].crossSize
    let mainSize = items[index].flexedBorderBox
    let crossOffset = line.crossOffset + crossOffset(flex, item: index, in: line)
    let width = flex.isColumn ? crossSize : mainSize
    let height = flex.isColumn ? mainSize : crossSize
    let inlineOffset = flex.isColumn ? crossOffset : mainOffset
    let top = flex.isColumn ? mainOffset : crossOffset
    place(
      node, in: flex.box,
      x: flex.isRightToLeft ? container.width - inlineOffset - width : inlineOffset, y: top,
      width: width, height: height)
    return top
  }

  /// Where an item's border box goes in its line.
  private func crossOffset(
    _ flex: FlexContext, item index: Int, in line: FlexLine
  ) -> LayoutUnit {
    let auto = items[index].autoMargins
    let space = line.crossSize - items[index].margins.cross - items[index].crossSize
    guard auto.crossStart || auto.crossEnd else {
      return items[index].margins.crossStart
        + alignmentOffset(flex, item: index, line: line, space: space)
    }
    // Auto margins take the free space, but never a negative one; then only an overflow is left to
    // align.
    let margin =
      auto.crossStart
      ? (auto.crossEnd ? space.nonNegative / 2 : space.nonNegative)
      : items[index].margins.crossStart
    return margin + alignmentOffset(flex, item: index, line: line, space: min(space, .zero))
  }

  private func alignmentOffset(
    _ flex: FlexContext, item index: Int, line: FlexLine, space: LayoutUnit
  ) -> LayoutUnit {
    let space = items[index].isSafelyAligned ? space.nonNegative : space
    switch items[index].alignment {
    case .start: return .zero
    case .end: return space
    case .center: return space / 2
    case .stretch: return flex.isWrapReversed ? space : .zero
    case .baseline, .lastBaseline:
      let group = baselineGroup(flex, items[index].alignment)
      let ascent = ascent(flex, item: index, group: group)
      if group == .start { return (line.startAscent.length ?? ascent) - ascent }
      return space - ((line.endAscent.length ?? ascent) - ascent)
    }
  }

  /// `left` and `right` by the direction; in a column they have no axis to act on.
  private func resolvedJustifyContent(_ flex: FlexContext) -> ContentAlignment {
    var alignment = styles[flex.node].justifyContent
    switch alignment.position {
    case .left, .right:
      let isEnd = !flex.isColumn && (alignment.position == .right) != flex.isRightToLeft
      alignment.position = isEnd ? .end : .start
    case .stretch, .normal: alignment.position = .flexStart
    default: break
    }
    return alignment
  }
}

/// Where the first of several boxes goes and how far apart they are (css-align-3 §5.3).
struct ContentDistribution {
  let offset: LayoutUnit
  let spacing: LayoutUnit

  init(_ alignment: ContentAlignment, freeSpace: LayoutUnit, count: Int, isReversed: Bool) {
    let hasSpace = freeSpace > .zero
    var position = alignment.position
    if !hasSpace, alignment.overflow == .safe { position = .start }
    switch position {
    case .spaceBetween:
      let isShared = hasSpace && count > 1
      offset = isShared || !isReversed ? .zero : freeSpace
      spacing = isShared ? freeSpace / (count - 1) : .zero
    case .spaceAround:
      offset = hasSpace ? freeSpace / (2 * count) : .zero
      spacing = hasSpace && count > 1 ? freeSpace / count : .zero
    case .spaceEvenly:
      offset = hasSpace ? freeSpace / (count + 1) : .zero
      spacing = hasSpace && count > 1 ? freeSpace / (count + 1) : .zero
    case .center:
      offset = freeSpace / 2
      spacing = .zero
    case .start, .left:
      offset = .zero
      spacing = .zero
    case .end, .right:
      offset = freeSpace
      spacing = .zero
    case .flexEnd:
      offset = isReversed ? .zero : freeSpace
      spacing = .zero
    case .normal, .stretch, .flexStart, .baseline, .lastBaseline:
      offset = isReversed ? freeSpace : .zero
      // Lines that were to stretch but have an overflow stay together.
      spacing = .zero
    }
  }
}

/// Finds the baselines of a container from those of its lines and items (css-flexbox-1 §8.5).
struct BaselineFinder {
  struct Item {
    let top: LayoutUnit
    let height: LayoutUnit
    let firstBaseline: LayoutUnit?
    let lastBaseline: LayoutUnit?
  }

  var isFirstLine = false
  var isLastLine = false
  private var firstShared: LayoutUnit?
  private var lastShared: LayoutUnit?
  private var firstOfItems: LayoutUnit?
  private var lastOfItems: LayoutUnit?

  /// The baseline that items of the line share counts first.
  mutating func visit(line: FlexLine) {
    let fromStart = line.startAscent.length.map { line.crossOffset + $0 }
    let fromEnd = line.endAscent.length.map { line.crossOffset + line.crossSize - $0 }
    if isFirstLine { firstShared = fromStart ?? fromEnd }
    if isLastLine { lastShared = fromEnd ?? fromStart }
  }

  /// The first item of the first line counts and the last one of the last.
  func wantsItem(at position: Int, of count: Int) -> Bool {
    isFirstLine && position == 0 || isLastLine && position == count - 1
  }

  mutating func visit(item: Item) {
    if isFirstLine && firstOfItems == nil {
      firstOfItems = item.top + (item.firstBaseline ?? item.height)
    }
    if isLastLine { lastOfItems = item.top + (item.lastBaseline ?? item.height) }
  }

  var first: LayoutUnit? { firstShared ?? firstOfItems }
  var last: LayoutUnit? { lastShared ?? lastOfItems }
}
