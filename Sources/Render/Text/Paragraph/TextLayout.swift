package import Components
package import Typography

/// A paragraph with every glyph in its place: what the painter draws and the tree dump shows.
///
/// Lengths are points, x grows to the right and y downwards from the text's top-left corner. They
/// are whole multiples of 1/65,536 pt, the same on every machine.
package struct TextLayout: Equatable, Sendable {
  package let metrics: TextMetrics
  package let lines: [TextLine]
  /// The factor by which the fonts were shrunk to fit, 1 if they were not.
  package let scale: Double
  /// Which part of any surplus width is on the left of the lines: 0, ½ or 1.
  let leftShare: Double

  /// How far from the left of a wider frame the text goes, by its alignment and direction.
  ///
  /// - Parameter width: the width of the frame in points.
  package func offset(inWidth width: Double) -> Double {
    max(width - metrics.size.width, 0) * leftShare
  }
}

/// One line of a text.
package struct TextLine: Equatable, Sendable {
  /// The line box; as wide as the visible characters.
  package let frame: Rect
  /// From the top of the text to the baseline.
  package let baseline: Double
  /// From left to right.
  package let runs: [TextRun]
  package let decorations: [TextDecoration]
}

/// Glyphs of one face, size and colour, from left to right.
package struct TextRun: Sendable {
  package let face: FontFace
  /// The em in points.
  package let size: Double
  /// Whether the outlines are to be slanted by 12 degrees.
  package let isSlanted: Bool
  /// The factor by which the outlines are to be wider.
  package let stretch: Double
  package let isRightToLeft: Bool
  package let color: ResolvedColor
  /// Which of the text's runs it is a part of, those without characters not counted.
  package let index: Int
  /// The characters in logical order.
  package let scalars: ArraySlice<UInt32>
  /// The left end from the text's left edge.
  package let x: Double
  package let width: Double
  package let glyphs: [PositionedGlyph]
}

extension TextRun {
  /// Whether some of its glyphs may be pictures.
  var hasColorGlyphs: Bool { face.hasColorGlyphs }

  /// The characters in logical order.
  package var text: String {
    scalars.reduce(into: "") {
      $0.unicodeScalars.append(Unicode.Scalar($1) ?? "\u{FFFD}")
    }
  }
}

extension TextRun: Equatable {
  package static func == (left: TextRun, right: TextRun) -> Bool {
    left.face === right.face && left.size == right.size && left.isSlanted == right.isSlanted
      && left.stretch == right.stretch
      && left.isRightToLeft == right.isRightToLeft && left.color == right.color
      && left.index == right.index && left.scalars == right.scalars
      && left.x == right.x && left.width == right.width && left.glyphs == right.glyphs
  }
}

/// A glyph and where its origin goes.
package struct PositionedGlyph: Equatable, Sendable {
  package let glyph: UInt16
  /// From the text's left edge.
  package let x: Double
  /// From the line's baseline, downwards.
  package let y: Double
}
