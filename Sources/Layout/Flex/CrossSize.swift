// Cross sizes of items and lines (css-flexbox-1 §9.4).
extension LayoutPass {
  /// Finds the cross size of every item in a line with its flexed main size, and the line's own.
  mutating func measureCrossSizes(
    _ flex: FlexContext, line: Int, mainSize: LayoutUnit, goal: LayoutGoal
  ) {
    let range = lines[line].items
    hugMeasuredItems(flex, range)
    lines[line].mainFreeSpace = mainSize - flex.itemGap * (range.count - 1)
    var baselines = SharedBaselines()
    for index in range {
      lines[line].mainFreeSpace -= items[index].outerFlexedSize
      lines[line].autoMarginCount += items[index].autoMargins.mainCount
      measureCrossSize(flex, item: index, goal: goal)
      let item = items[index]
      let group = baselineGroup(flex, item)
      let outerSize = baselines.extent(
        group, ascent: ascent(flex, item, group: group),
        outerSize: item.crossSize + item.margins.cross)
      lines[line].crossSize = max(lines[line].crossSize, outerSize)
    }
    lines[line].startAscent = StoredLength(baselines.startAscent)
    lines[line].endAscent = StoredLength(baselines.endAscent)
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
    // Unless the line's cross size matters later, the item is laid out for good.
    let isFinal = !stretches && !flex.seesLineSize && goal != .size
    var itemGoal = isFinal ? LayoutGoal.final : .size
    if itemGoal == .size, item.alignment == .baseline || item.alignment == .lastBaseline {
      itemGoal = .baselines
    }
    let result = layout(item.node, in: space, goal: itemGoal)
    items[index].crossSize = flex.isColumn ? result.width : result.height
    items[index].firstBaseline = StoredLength(result.firstBaseline)
    items[index].lastBaseline = StoredLength(result.lastBaseline)
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

  func baselineGroup(_ flex: FlexContext, _ item: FlexItem) -> BaselineGroup {
    switch item.alignment {
    case .baseline: flex.isWrapReversed ? .end : .start
    case .lastBaseline: flex.isWrapReversed ? .start : .end
    default: .none
    }
  }

  /// The distance from the margin edge of the group to the baseline.
  ///
  /// A box without a baseline takes its lower border edge (css-align-3 §9.1); in a column, where
  /// the cross axis is horizontal, every box takes its left one.
  func ascent(
    _ flex: FlexContext, _ item: FlexItem, group: BaselineGroup
  ) -> LayoutUnit {
    if group == .none { return .zero }
    let baseline: LayoutUnit
    if flex.isColumn {
      baseline = flex.isRightToLeft ? item.crossSize : .zero
    } else {
      baseline =
        (item.alignment == .lastBaseline ? item.lastBaseline : item.firstBaseline).length
        ?? item.crossSize
    }
    return group == .start
      ? item.margins.crossStart + baseline
      : item.margins.crossEnd + item.crossSize - baseline
  }
}

/// Which edge of the line a baseline is measured from.
enum BaselineGroup { case none, start, end }

/// The space that items with shared baselines need across a line.
struct SharedBaselines {
  private(set) var startAscent: LayoutUnit?
  private(set) var endAscent: LayoutUnit?
  private var startDescent = LayoutUnit.zero
  private var endDescent = LayoutUnit.zero

  /// Adds an item and returns how much of the line it and those before it in its group need.
  mutating func extent(
    _ group: BaselineGroup, ascent: LayoutUnit, outerSize: LayoutUnit
  ) -> LayoutUnit {
    let descent = outerSize - ascent
    switch group {
    case .none: return outerSize
    case .start:
      startDescent = startAscent == nil ? descent : max(startDescent, descent)
      startAscent = max(startAscent ?? ascent, ascent)
      return (startAscent ?? ascent) + startDescent
    case .end:
      endDescent = endAscent == nil ? descent : max(endDescent, descent)
      endAscent = max(endAscent ?? ascent, ascent)
      return (endAscent ?? ascent) + endDescent
    }
  }
}
