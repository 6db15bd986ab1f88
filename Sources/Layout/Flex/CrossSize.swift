// Cross sizes of items and lines (css-flexbox-1 §9.4).
extension LayoutPass {
  /// Finds the cross size of every item in a line with its flexed main size, and the line's own.
  mutating func measureCrossSizes(
    _ flex: FlexContext, line: Int, mainSize: LayoutUnit, goal: LayoutGoal
  ) {
    let range = lines[line].items
    var freeSpace = mainSize - flex.itemGap * (range.count - 1)
    var autoMarginCount = 0
    var crossSize = LayoutUnit.zero
    var baselines = SharedBaselines()
    forEach(apart: range) { pass, index in
      pass.measureCrossSize(flex, item: index, goal: goal)
      freeSpace -= pass.items[index].outerFlexedSize
      autoMarginCount += pass.items[index].autoMargins.mainCount
      var outerSize = pass.items[index].crossSize + pass.items[index].margins.cross
      let group = pass.baselineGroup(flex, pass.items[index].alignment)
      if group != .none {
        outerSize = baselines.extent(
          group, ascent: pass.ascent(flex, item: index, group: group), outerSize: outerSize)
      }
      crossSize = max(crossSize, outerSize)
    }
    lines[line].mainFreeSpace = freeSpace
    lines[line].autoMarginCount = autoMarginCount
    lines[line].crossSize = crossSize
    lines[line].startAscent = StoredLength(baselines.startAscent)
    lines[line].endAscent = StoredLength(baselines.endAscent)
  }

  private mutating func measureCrossSize(
    _ flex: FlexContext, item index: Int, goal: LayoutGoal
  ) {
    if let known = items[index].plainCrossSize.length {
      items[index].crossSize = known
      return
    }
    findCrossSize(flex, item: index, goal: goal)
    if items[index].isPlainBox {
      items[index].plainCrossSize = StoredLength(items[index].crossSize)
    }
  }

  private mutating func findCrossSize(
    _ flex: FlexContext, item index: Int, goal: LayoutGoal
  ) {
    let node = items[index].node
    let alignment = items[index].alignment
    let space = layoutSpace(flex, item: index)
    let stretches = items[index].isStretched
    if flex.isColumn, stretches {
      let edges = boxEdges(of: node, percentageBase: flex.box.contentWidth)
      items[index].crossSize = usedWidth(of: node, in: space, edges: edges)
      return
    }
    // Unless the line's cross size matters later, the item is laid out for good.
    let isFinal = !stretches && !flex.seesLineSize && goal != .size
    var itemGoal = isFinal ? LayoutGoal.final : .size
    if itemGoal == .size, alignment == .baseline || alignment == .lastBaseline {
      itemGoal = .baselines
    }
    let result = layout(node, in: space, goal: itemGoal)
    items[index].crossSize = flex.isColumn ? result.width : result.height
    items[index].firstBaseline = StoredLength(result.firstBaseline)
    items[index].lastBaseline = StoredLength(result.lastBaseline)
    hug(flex, item: index, width: result.width)
  }

  /// Takes from a hugging item of a row what its content leaves of the width it was offered, or
  /// gives it what the content needs beyond that.
  mutating func hug(_ flex: FlexContext, item index: Int, width: LayoutUnit) {
    guard !flex.isColumn, !isSuspended, nodes[items[index].node].traits.contains(.hugsWidth)
    else { return }
    let unused = items[index].offeredBorderBox - width
    items[index].flexedSize = width - items[index].mainEdges
    items[index].unusedSize = unused
  }

  // MARK: Baselines

  func baselineGroup(_ flex: FlexContext, _ alignment: FlexAlignment) -> BaselineGroup {
    switch alignment {
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
    _ flex: FlexContext, item index: Int, group: BaselineGroup
  ) -> LayoutUnit {
    if group == .none { return .zero }
    let crossSize = items[index].crossSize
    let baseline: LayoutUnit
    if flex.isColumn {
      baseline = flex.isRightToLeft ? crossSize : .zero
    } else if items[index].alignment == .lastBaseline {
      baseline = items[index].lastBaseline.length ?? crossSize
    } else {
      baseline = items[index].firstBaseline.length ?? crossSize
    }
    return group == .start
      ? items[index].margins.crossStart + baseline
      : items[index].margins.crossEnd + crossSize - baseline
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
