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
