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
