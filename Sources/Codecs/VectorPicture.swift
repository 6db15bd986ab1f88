package import Graphics
import XML

/// One step of a picture made of shapes, in its own points; later steps paint over earlier ones.
package enum VectorCommand: Equatable, Sendable {
  case fill(VectorPath, FillRule, VectorPaint)
  case stroke(VectorPath, Pen, VectorPaint)
  /// A picture stretched to a rectangle: smooth where it grows, or in blocks.
  case image(Pixmap, Rect, isSmooth: Bool)
  case text(VectorText)
  case pushTransform(PlaneTransform)
  case popTransform
  case pushClip(VectorPath, FillRule)
  case popClip
  case pushLayer(opacity: Double, blendMode: BlendMode, filters: [VectorFilter] = [])
  case popLayer
  /// What follows up to `popMask` is not drawn: its alpha multiplies what is in the layer.
  case pushMask
  case popMask
}

/// One step between a layer's content and the page; lengths are in the points of the layer.
package enum VectorFilter: Equatable, Sendable {
  case colorMatrix(ColorMatrix)
  /// A Gaussian of this standard deviation.
  case blur(sigma: Double)
}

/// What fills a shape.
package enum VectorPaint: Equatable, Sendable {
  case solid(ResolvedColor)
  /// A gradient in coordinates that the transform maps to those of the shape.
  case linear([GradientStop], from: Point, to: Point, PlaneTransform)
  case radial([GradientStop], from: GradientCircle, to: GradientCircle, PlaneTransform)
}

/// A picture made of shapes: drawn sharply at any size.
package struct VectorPicture: Equatable, Sendable {
  package let format: PictureFormat
  /// The natural size in points.
  package let size: Size
  package let commands: [VectorCommand]
  /// What is not drawn as the file asks, with the place in the file.
  package let warnings: [String]

  /// Steps beyond this are refused: `use` can multiply a small file.
  static let maximumCommands = 50_000

  /// Reads a file of a format whose pictures are made of shapes; `nil` if it is of another.
  package init?(_ bytes: [UInt8]) throws(PictureError) {
    switch PictureDecoder.format(of: bytes) {
    case .svg: try self.init(svg: bytes)
    case .pdf: try self.init(pdf: bytes)
    default: return nil
    }
  }

  /// Reads the first page of a PDF file: the part of PDF that docs/pictures.md lists.
  package init(pdf bytes: [UInt8]) throws(PictureError) {
    var drawing = try PDFDrawing(bytes)
    try drawing.draw()
    format = .pdf
    size = drawing.size
    commands = drawing.commands
    warnings = drawing.warnings
  }

  /// Reads an SVG file: the part of SVG 2 that docs/pictures.md lists.
  package init(svg bytes: [UInt8]) throws(PictureError) {
    let document = try XMLDocument(svg: bytes)
    var drawing = try SVGDrawing(document)
    try drawing.draw()
    format = .svg
    size = drawing.size
    commands = drawing.commands
    warnings = drawing.warnings
  }
}
