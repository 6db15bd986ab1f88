/// A glyph in colour, in font units, y upwards: what `COLR` says of it, with its palette and
/// variations applied.
///
/// A value tree: glyphs that share parts hold copies, references are followed, and a glyph that
/// refers to itself has none. It is at most `ColorPaint.deepest` paints deep.
package indirect enum ColorPaint: Equatable, Sendable {
  /// Paints over one another, the first at the bottom.
  case layers([ColorPaint])
  /// One colour, everywhere.
  case solid(ColorValue)
  /// Colours along a line from `start`; `rotation` is a point that has the colour of `start`.
  case linearGradient(ColorLine, start: ColorPoint, end: ColorPoint, rotation: ColorPoint)
  /// Colours of the circles between two.
  case radialGradient(
    ColorLine, start: ColorPoint, startRadius: Double, end: ColorPoint, endRadius: Double)
  /// Colours by angle, counterclockwise from +x.
  case sweepGradient(ColorLine, center: ColorPoint, startDegrees: Double, endDegrees: Double)
  /// A paint inside the outline of a glyph.
  case glyph(UInt16, ColorPaint)
  /// A paint mapped into the coordinates around it.
  case transform(ColorTransform, ColorPaint)
  case composite(ColorComposite, source: ColorPaint, backdrop: ColorPaint)
  /// A paint inside an upright box.
  case clip(ColorBox, ColorPaint)

  /// The most paints around one another; a deeper glyph has no colours.
  package static let deepest = 64
}

/// A colour of a palette, or that of the text.
package struct ColorValue: Equatable, Sendable {
  /// 0xRRGGBB.
  package var rgb: Int
  /// 0...1; the palette's alpha times that of the paint.
  package var alpha: Double
  /// Whether it is the colour of the text, of which `alpha` is a part; `rgb` then says nothing.
  package var isForeground = false
}

/// The colours of a gradient.
package struct ColorLine: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    /// Any number; 0 is at the start of the gradient, 1 at its end.
    package var location: Double
    package var color: ColorValue
  }

  /// What is before the first stop and after the last.
  package enum Extend: Int, Equatable, Sendable {
    case pad, `repeat`, reflect
  }

  package var extend: Extend
  /// Their locations never fall.
  package var stops: [Stop]
}

package struct ColorPoint: Equatable, Sendable {
  package var x: Double
  package var y: Double
}

/// An upright box; its edges may be the wrong way round, which leaves nothing.
package struct ColorBox: Equatable, Sendable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double
}

/// A map of the plane as the font says it, without sines and cosines.
package enum ColorTransform: Equatable, Sendable {
  /// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  case matrix(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
  /// Counterclockwise about a point.
  case rotation(degrees: Double, around: ColorPoint)
  /// Counterclockwise: x turns the y axis, y the x axis.
  case skew(xDegrees: Double, yDegrees: Double, around: ColorPoint)
}

/// How a source meets its backdrop; the numbers are those of `COLR`.
package enum ColorComposite: Int, CaseIterable, Equatable, Sendable {
  case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn
  case sourceOut, destinationOut, sourceAtop, destinationAtop, xor, plus
  case screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion, multiply, hue, saturation, color, luminosity
}
