public import Layout

/// Something done to the pixels of a subtree; layout does not notice it.
public enum VisualEffect: Equatable, Sendable {
  /// The subtree as one group, faded by a factor in `0...1`.
  case opacity(Double)
  /// A shadow of everything the subtree paints; `radius` is the blur's standard deviation.
  case shadow(color: ResolvedColor, radius: Double, offset: Point)
  /// Only what is inside the outline of the subtree's frame is shown.
  case clip(ShapeGeometry)
  /// The second child's alpha decides how much of the first is shown.
  case mask
  /// A gaussian blur with a standard deviation in points.
  case blur(radius: Double)
  case blend(BlendMode)
  /// The subtree is painted on its own before it meets what is behind it.
  case compositingGroup
  case colorMatrix(ColorMatrix)
  /// Clockwise, in degrees, around a unit point of the frame.
  case rotation(degrees: Double, anchor: Point)
  case scale(x: Double, y: Double, anchor: Point)
  /// Any map of the plane, from the top-left corner of the frame.
  case transform(PlaneTransform)
}
