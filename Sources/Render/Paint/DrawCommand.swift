/// One step of a picture, in points; later commands paint over earlier ones.
package enum DrawCommand: Equatable, Sendable {
  case fill(PlaneShape, Paint)
  case stroke(PlaneShape, PenStroke, Paint)
  case glyphs(GlyphRun, Paint)
  case image(PicturePaint)

  /// A shadow that falls from a shape; the shape itself is not drawn.
  case dropShadow(PlaneShape, Shadow)
  /// A shadow that the edge of a shape casts into it.
  case innerShadow(PlaneShape, Shadow)
  /// The shape filled with the blurred and tinted page beneath it.
  case backdrop(PlaneShape, BackdropStyle)

  case pushClip(PlaneShape)
  case popClip
  /// Maps the commands that follow into the current coordinates.
  case pushTransform(PlaneTransform)
  case popTransform
  case pushLayer(LayerStyle)
  case popLayer
  /// Starts a mask for everything drawn so far in the enclosing layer.
  ///
  /// What follows, up to `popMask`, is not drawn: its alpha multiplies the layer's content.
  case pushMask
  case popMask
}
