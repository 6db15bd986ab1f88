public import Layout

/// A container whose views have their places already.
public struct ArrangedStyle: Hashable, Sendable {
  /// What the container was before it was arranged.
  public var typeName: String
  /// Whether it only placed or painted one view.
  public var isModifier: Bool
  /// The size in points.
  public var size: Size
  /// How far the container wants to be from its neighbours.
  var spacing: ViewSpacing
  /// The frames of the children, from the top-left corner.
  public var frames: [Rect]
}
