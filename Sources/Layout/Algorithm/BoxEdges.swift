/// The used widths of four edges: of margins, or of padding and border together.
struct BoxEdges: Sendable {
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

  /// Padding plus border; percentages of an unknown width count as zero (css-sizing-3 §5.2.1).
  func boxEdges(of node: Int, percentageBase base: LayoutUnit?) -> BoxEdges {
    guard nodes[node].traits.contains(.edges) else { return .zero }
    let style = styles[node]
    let isRightToLeft = isRightToLeft(node)
    func edge(_ padding: Dimension, _ border: Dimension) -> LayoutUnit {
      padding.length(of: base).nonNegative + border.length(of: nil).nonNegative
    }
    return BoxEdges(
      top: edge(style.padding.top, style.border.top),
      right: edge(style.paddingRight(isRightToLeft), style.borderRight(isRightToLeft)),
      bottom: edge(style.padding.bottom, style.border.bottom),
      left: edge(style.paddingLeft(isRightToLeft), style.borderLeft(isRightToLeft)))
  }

  /// Border only, which is what separates a box's edge from its containing-block area.
  func borderEdges(of node: Int) -> BoxEdges {
    guard nodes[node].traits.contains(.edges) else { return .zero }
    let style = styles[node]
    let isRightToLeft = isRightToLeft(node)
    return BoxEdges(
      top: style.border.top.length(of: nil).nonNegative,
      right: style.borderRight(isRightToLeft).length(of: nil).nonNegative,
      bottom: style.border.bottom.length(of: nil).nonNegative,
      left: style.borderLeft(isRightToLeft).length(of: nil).nonNegative)
  }

  /// Margins with `auto` as zero.
  func margins(of node: Int, percentageBase base: LayoutUnit?) -> BoxEdges {
    guard nodes[node].traits.contains(.margin) else { return .zero }
    let style = styles[node]
    let isRightToLeft = isRightToLeft(node)
    return BoxEdges(
      top: style.margin.top.length(of: base),
      right: style.marginRight(isRightToLeft).length(of: base),
      bottom: style.margin.bottom.length(of: base),
      left: style.marginLeft(isRightToLeft).length(of: base))
  }

  /// Which margins are `auto`.
  func autoMargins(of node: Int) -> AutoMargins {
    guard nodes[node].traits.contains(.margin) else { return [] }
    let style = styles[node]
    let isRightToLeft = isRightToLeft(node)
    var result: AutoMargins = []
    if style.margin.top.isAuto { result.insert(.top) }
    if style.marginRight(isRightToLeft).isAuto { result.insert(.right) }
    if style.margin.bottom.isAuto { result.insert(.bottom) }
    if style.marginLeft(isRightToLeft).isAuto { result.insert(.left) }
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
