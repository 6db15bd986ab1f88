/// Where an absolutely positioned box would be if it were the only child of its parent: the
/// fallback for an axis without insets (css-position-3 §3.5.1, css-flexbox-1 §4.1).
struct StaticPosition: Sendable {
  /// Which edge of the box is at the position.
  enum Edge: UInt8, Sendable {
    case start, center, end

    var mirrored: Edge {
      switch self {
      case .start: .end
      case .center: .center
      case .end: .start
      }
    }
  }

  /// Relative to the top left of the parent's border box.
  var x: LayoutUnit
  var y: LayoutUnit
  /// Physical edges: start is left or top.
  var horizontal: Edge
  var vertical: Edge
}

extension LayoutPass {
  /// Notes the static positions of a flex container's absolute children.
  mutating func placeAbsoluteChildren(_ flex: FlexContext, in result: LayoutResult) {
    guard nodes[flex.node].marks.contains(.hasAbsolutes) else { return }
    let main = mainStaticEdge(flex)
    var child = nodes[flex.node].firstChild
    while child != NodeRecord.none {
      let index = Int(child)
      child = nodes[index].nextSibling
      guard nodes[index].traits.contains(.outOfFlow) else { continue }
      let cross = crossStaticEdge(flex, child: index)
      setStaticPosition(
        of: index, in: flex.box, result: result, inline: flex.isColumn ? cross : main,
        block: flex.isColumn ? main : cross)
    }
  }

  /// Notes a static position given along the axes of the parent's own direction.
  mutating func setStaticPosition(
    of child: Int, in box: BoxContext, result: LayoutResult, inline: StaticPosition.Edge,
    block: StaticPosition.Edge
  ) {
    let horizontal = isRightToLeft(box.node) ? inline.mirrored : inline
    let width = (result.width - box.edges.horizontal).nonNegative
    let height = (result.height - box.edges.vertical).nonNegative
    func offset(_ edge: StaticPosition.Edge, _ length: LayoutUnit) -> LayoutUnit {
      switch edge {
      case .start: .zero
      case .center: length / 2
      case .end: length
      }
    }
    surroundings.staticPositions[Int32(truncatingIfNeeded: child)] = StaticPosition(
      x: box.edges.left + offset(horizontal, width),
      y: box.edges.top + offset(block, height), horizontal: horizontal, vertical: block)
  }

  private func mainStaticEdge(_ flex: FlexContext) -> StaticPosition.Edge {
    switch styles[flex.node].justifyContent.position {
    case .flexEnd: flex.isReversed ? .start : .end
    case .center, .spaceAround, .spaceEvenly: .center
    case .start: .start
    case .end: .end
    case .left: !flex.isColumn && flex.isRightToLeft ? .end : .start
    case .right: !flex.isColumn && !flex.isRightToLeft ? .end : .start
    default: flex.isReversed ? .end : .start
    }
  }

  private func crossStaticEdge(_ flex: FlexContext, child: Int) -> StaticPosition.Edge {
    let alignment = flex.alignment(
      styles[child].alignSelf, childIsRightToLeft: isRightToLeft(child))
    switch flex.flexAlignment(alignment, autoMargins: .none) {
    case .end, .lastBaseline: return .end
    case .center: return .center
    case .stretch: return flex.isWrapReversed ? .end : .start
    case .start, .baseline: return .start
    }
  }
}
