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
    let padding = styles[node].padding
    let border = styles[node].border
    let isRightToLeft = isRightToLeft(node)
    func edge(_ padding: Dimension, _ border: Dimension) -> LayoutUnit {
      padding.length(of: base).nonNegative + border.length(of: nil).nonNegative
    }
    return BoxEdges(
      top: edge(padding.top, border.top),
      right: edge(
        padding.usedRight(isRightToLeft: isRightToLeft),
        border.usedRight(isRightToLeft: isRightToLeft)),
      bottom: edge(padding.bottom, border.bottom),
      left: edge(
        padding.usedLeft(isRightToLeft: isRightToLeft),
        border.usedLeft(isRightToLeft: isRightToLeft)))
  }

  /// Border only, which is what separates a box's edge from its containing-block area.
  func borderEdges(of node: Int) -> BoxEdges {
    guard nodes[node].traits.contains(.edges) else { return .zero }
    let border = styles[node].border
    let isRightToLeft = isRightToLeft(node)
    return BoxEdges(
      top: border.top.length(of: nil).nonNegative,
      right: border.usedRight(isRightToLeft: isRightToLeft).length(of: nil).nonNegative,
      bottom: border.bottom.length(of: nil).nonNegative,
      left: border.usedLeft(isRightToLeft: isRightToLeft).length(of: nil).nonNegative)
  }

  /// Margins with `auto` as zero.
  func margins(of node: Int, percentageBase base: LayoutUnit?) -> BoxEdges {
    guard nodes[node].traits.contains(.margin) else { return .zero }
    let margin = styles[node].margin
    let isRightToLeft = isRightToLeft(node)
    return BoxEdges(
      top: margin.top.length(of: base),
      right: margin.usedRight(isRightToLeft: isRightToLeft).length(of: base),
      bottom: margin.bottom.length(of: base),
      left: margin.usedLeft(isRightToLeft: isRightToLeft).length(of: base))
  }

  /// Which margins are `auto`.
  func autoMargins(of node: Int) -> AutoMargins {
    guard nodes[node].traits.contains(.margin) else { return [] }
    let margin = styles[node].margin
    let isRightToLeft = isRightToLeft(node)
    var result: AutoMargins = []
    if margin.top.isAuto { result.insert(.top) }
    if margin.usedRight(isRightToLeft: isRightToLeft).isAuto { result.insert(.right) }
    if margin.bottom.isAuto { result.insert(.bottom) }
    if margin.usedLeft(isRightToLeft: isRightToLeft).isAuto { result.insert(.left) }
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
