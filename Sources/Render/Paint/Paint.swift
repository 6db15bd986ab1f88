/// What fills a shape, in the coordinates of its command.
///
/// Between two stops the sRGB-encoded components and the alpha run straight and are not
/// premultiplied, as in Core Graphics. Before the first stop and after the last the colour holds.
/// Stops whose location is below an earlier one count as lying at the earlier one.
package enum Paint: Equatable, Sendable {
  case solid(ResolvedColor)
  /// Colours along a line; where start and end coincide, the last colour fills everything.
  case linearGradient([GradientStop], start: Point, end: Point)
  /// Colours by distance from a centre; distances in y count `1 / aspect` times.
  case radialGradient(
    [GradientStop], center: Point, startRadius: Double, endRadius: Double, aspect: Double = 1)
  /// Colours by angle: turns clockwise from +x. Before the start and after the end the nearer
  /// colour holds, split half-way round.
  case angularGradient([GradientStop], center: Point, startTurns: Double, endTurns: Double)
  case spreadGradient(SpreadGradient)
  case image(PicturePaint)
}

/// A picture placed in a rectangle of the command's coordinates.
package struct PicturePaint: Equatable, Sendable {
  /// How pixels of the picture become pixels of the page.
  package enum Interpolation: String, Equatable, Sendable {
    /// The pixel under the sample: hard edges, for pixel art.
    case nearest
    /// Bilinear, and the mean of the covered area where the picture shrinks.
    case smooth
    /// Every pixel is a block with smooth edges. Along the page's axes a pixel of the page is the mean of what it covers;
    /// else a picture that shrinks is drawn as `smooth`.
    case blocks
  }

  /// What is outside `frame`.
  package enum Extent: String, Equatable, Sendable {
    case clear
    case tile
  }

  package var image: RasterImage
  /// Where the picture, or its part `source`, is drawn.
  package var frame: Rect
  /// The part of the picture to draw, in its own pixels from the top left; `nil` for all of it.
  package var source: Rect?
  package var interpolation: Interpolation
  package var extent: Extent
  /// Replaces the picture's colours and keeps its alpha: a template image.
  package var tint: ResolvedColor?

  package init(
    _ image: RasterImage, in frame: Rect, source: Rect? = nil,
    interpolation: Interpolation = .smooth, extent: Extent = .clear, tint: ResolvedColor? = nil
  ) {
    self.image = image
    self.frame = frame
    self.source = source
    self.interpolation = interpolation
    self.extent = extent
    self.tint = tint
  }
}

/// A decoded picture and the name it has in dumps.
package struct RasterImage: Equatable, Sendable {
  package let name: String
  package let pixmap: Pixmap

  package init(name: String, pixmap: Pixmap) {
    self.name = name
    self.pixmap = pixmap
  }
}
