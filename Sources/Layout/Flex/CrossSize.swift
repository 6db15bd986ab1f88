// Cross sizes of items and lines (css-flexbox-1 §9.4).
extension LayoutPass {
  /// Finds the cross size of every item in a line with its flexed main size, and the line's own.
  mutating func measureCrossSizes(
    _ flex: FlexContext, line: Int, mainSize: LayoutUnit, goal: LayoutGoal
  ) {
    let range = lines[line].items
    hugMeasuredItems(flex, range)
    lines[line].mainFreeSpace = mainSize - flex.itemGap * (range.count - 1)
    var startDescent = LayoutUnit(raw: .min / 2)
    var endDescent = startDescent
    for index in range {
      lines[line].mainFreeSpace -= items[index].outerFlexedSize
      lines[line].autoMarginCount += items[index].autoMargins.mainCount
      measureCrossSize(flex, item: index, goal: goal)

      var outerSize = items[index].crossSize + items[index].margins.cross
      switch baselineGroup(flex, items[index]) {
      case .none: break
      case .start:
        items[index].ascent = ascent(flex, items[index], group: .start)
        let ascent = max(lines[line].startAscent ?? items[index].ascent, items[index].ascent)
        lines[line].startAscent = ascent
        startDescent = max(startDescent, outerSize - items[index].ascent)
        outerSize = ascent + startDescent
      case .end:
        items[index].ascent = ascent(flex, items[index], group: .end)
        let ascent = max(lines[line].endAscent ?? items[index].ascent, items[index].ascent)
        lines[line].endAscent = ascent
        endDescent = max(endDescent, outerSize - items[index].ascent)
        outerSize = ascent + endDescent
      }
      lines[line].crossSize = max(lines[line].crossSize, outerSize)
    }
  }

  private mutating func measureCrossSize(
    _ flex: FlexContext, item index: Int, goal: LayoutGoal
  ) {
    let item = items[index]
    let space = layoutSpace(flex, item: item)
    let stretches = stretches(flex, child: item.node, alignment: item.alignment)
    if flex.isColumn, stretches {
      let edges = boxEdges(of: item.node, percentageBase: flex.box.contentWidth)
      items[index].crossSize = usedWidth(of: item.node, in: space, edges: edges)
      return
    }
    // An item that does not stretch is laid out for good; one whose baseline counts needs it.
    var itemGoal = stretches || goal == .size ? LayoutGoal.size : goal
    if itemGoal == .size, item.alignment == .baseline || item.alignment == .lastBaseline {
      itemGoal = .baselines
    }
    let result = layout(item.node, in: space, goal: itemGoal)
    items[index].crossSize = flex.isColumn ? result.width : result.height
    items[index].firstBaseline = result.firstBaseline
    items[index].lastBaseline = result.lastBaseline
  }

  /// Takes from hugging leaves what their wrapped lines leave of the width they were given.
  private mutating func hugMeasuredItems(_ flex: FlexContext, _ range: Range<Int>) {
    guard !flex.isColumn else { return }
    for index in range {
      let item = items[index]
      guard styles[item.node].hugsMeasuredWidth, nodes[item.node].marks.contains(.measured),
        item.flexedSize < item.baseSize
      else { continue }
      let space = layoutSpace(flex, item: item)
      let hugged = huggedWidth(of: item.node, in: space, limit: item.flexedBorderBox)
      items[index].flexedSize = max(
        item.limits.minimum, min(item.flexedSize, hugged - item.mainEdges))
    }
  }

  // MARK: Baselines

  /// Which edge of the line a baseline is measured from.
  enum BaselineGroup { case none, start, end }

  func baselineGroup(_ flex: FlexContext, _ item: FlexItem) -> BaselineGroup {
    switch item.alignment {
    case .baseline: flex.isWrapReversed ? .end : .start
    case .lastBaseline: flex.isWrapReversed ? .start : .end
    default: .none
    }
  }

  /// The distance from the margin edge of the group to the baseline.
  ///
  /// A box without a baseline takes its border edge (css-align-3 §9.1); in a column, where the
  /// cross axis is horizontal, every box does.
  private func ascent(
    _ flex: FlexContext, _ item: FlexItem, group: BaselineGroup
  ) -> LayoutUnit {
    var baseline = item.crossSize
    if !flex.isColumn {
      baseline =
        (item.alignment == .lastBaseline ? item.lastBaseline : item.firstBaseline)
        ?? item.crossSize
    }
    return group == .start
      ? item.margins.crossStart + baseline
      : item.margins.crossEnd + item.crossSize - baseline
  }
}
