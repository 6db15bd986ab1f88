/// The used widths of four edges: of margins, or of padding and border together.
struct BoxEdges: Equatable, Sendable {
  var top: LayoutUnit
  var right: LayoutUnit
  var bottom: LayoutUnit
  var left: LayoutUnit

  static let zero = BoxEdges(top: .zero, right: .zero, bottom: .zero, left: .zero)

  var horizontal: LayoutUnit { left + right }
  var vertical: LayoutUnit { top + bottom }
}

extension LayoutPass {
  func isRightToLeft(_ node: Int) -> Bool { nodes[node].marks.contains(.rightToLeft) }

  func hasRatio(_ node: Int) -> Bool { nodes[node].traits.contains(.ratio) }

  func isScrollContainer(_ node: Int) -> Bool { nodes[node].traits.contains(.scrollContainer) }

  /// Padding plus border; percentages of an unknown width count as zero (css-sizing-3 §5.2.1).
  func boxEdges(of node: Int, percentageBase base: LayoutUnit?) -> BoxEdges {
    let traits = nodes[node].traits
    guard traits.contains(.edges) else { return .zero }
    if traits.contains(.plainEdges) { return plainEdges(of: node) }
    let isRightToLeft = isRightToLeft(node)
    func edge(_ padding: Dimension, _ border: Dimension) -> LayoutUnit {
      padding.length(of: base).nonNegative + border.length(of: nil).nonNegative
    }
    return BoxEdges(
      top: edge(styles[node].padding.top, styles[node].border.top),
      right: edge(
        styles[node].paddingRight(isRightToLeft), styles[node].borderRight(isRightToLeft)),
      bottom: edge(styles[node].padding.bottom, styles[node].border.bottom),
      left: edge(styles[node].paddingLeft(isRightToLeft), styles[node].borderLeft(isRightToLeft)))
  }

  private func plainEdges(of node: Int) -> BoxEdges {
    let style = styles.reference(node)
    func edge(_ padding: Dimension, _ border: Dimension) -> LayoutUnit {
      padding.fixedPoints.nonNegative + border.fixedPoints.nonNegative
    }
    return BoxEdges(
      top: edge(style.value.padding.top, style.value.border.top),
      right: edge(style.value.padding.right, style.value.border.right),
      bottom: edge(style.value.padding.bottom, style.value.border.bottom),
      left: edge(style.value.padding.left, style.value.border.left))
  }

  /// Border only, which is what separates a box's edge from its containing-block area.
  func borderEdges(of node: Int) -> BoxEdges {
    guard nodes[node].traits.contains(.edges) else { return .zero }
    let isRightToLeft = isRightToLeft(node)
    return BoxEdges(
      top: styles[node].border.top.length(of: nil).nonNegative,
      right: styles[node].borderRight(isRightToLeft).length(of: nil).nonNegative,
      bottom: styles[node].border.bottom.length(of: nil).nonNegative,
      left: styles[node].borderLeft(isRightToLeft).length(of: nil).nonNegative)
  }

  /// Margins with `auto` as zero.
  func margins(of node: Int, percentageBase base: LayoutUnit?) -> BoxEdges {
    guard nodes[node].traits.contains(.margin) else { return .zero }
    let isRightToLeft = isRightToLeft(node)
    return BoxEdges(
      top: styles[node].margin.top.length(of: base),
      right: styles[node].marginRight(isRightToLeft).length(of: base),
      bottom: styles[node].margin.bottom.length(of: base),
      left: styles[node].marginLeft(isRightToLeft).length(of: base))
  }

  /// Which margins are `auto`.
  func autoMargins(of node: Int) -> AutoMargins {
    guard nodes[node].traits.contains(.margin) else { return [] }
    let isRightToLeft = isRightToLeft(node)
    var result: AutoMargins = []
    if styles[node].margin.top.isAuto { result.insert(.top) }
    if styles[node].marginRight(isRightToLeft).isAuto { result.insert(.right) }
    if styles[node].margin.bottom.isAuto { result.insert(.bottom) }
    if styles[node].marginLeft(isRightToLeft).isAuto { result.insert(.left) }
    return result
  }
}

struct AutoMargins: OptionSet, Sendable {
  let rawValue: UInt8

  static let top = AutoMargins(rawValue: 1)
  static let right = AutoMargins(rawValue: 2)
  static let bottom = AutoMargins(rawValue: 4)
  static let left = AutoMargins(rawValue: 8)
}
