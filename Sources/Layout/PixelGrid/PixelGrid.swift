/// Turns points into whole device pixels without gaps or overlaps.
///
/// Edges are rounded, never sizes: an edge shared by two boxes lands on one pixel for both, and a
/// box's size is the distance of its rounded edges. Pass rectangles in root coordinates: rounding
/// must see the sum of all ancestors' offsets once.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point; numbers that are not finite or not positive count as 1.
  public let scale: Double

  /// Makes a grid of a number of pixels per point, at most 1024.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? min(scale, 1024) : 1
  }

  /// The nearest pixel edge, halves up, in points.
  public func snap(_ edge: Double) -> Double {
    (edge * scale + 0.5).rounded(.down) / scale
  }

  /// The rectangle with all four edges on the pixel grid.
  public func snap(_ rect: Rect) -> Rect {
    let minX = snap(rect.minX)
    let minY = snap(rect.minY)
    return Rect(
      x: minX, y: minY, width: snap(rect.maxX) - minX, height: snap(rect.maxY) - minY)
  }

  /// The rectangle of measured text on the pixel grid, never narrower or lower than measured.
  ///
  /// The top-left corner is rounded like any edge; the far edges move outwards where rounding
  /// would cut into the content.
  public func snapMeasured(_ rect: Rect) -> Rect {
    let snapped = snap(rect)
    return Rect(
      x: snapped.minX, y: snapped.minY, width: max(snapped.width, ceilingLength(rect.width)),
      height: max(snapped.height, ceilingLength(rect.height)))
  }

  /// The smallest whole number of pixels that holds a length; sums that miss a whole pixel by
  /// less than 1/1024 of one are that pixel.
  private func ceilingLength(_ length: Double) -> Double {
    (length * scale - 1.0 / 1024).rounded(.up) / scale
  }
}
