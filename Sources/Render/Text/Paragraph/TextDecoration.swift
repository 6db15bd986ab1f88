package import Components

/// A stroke along a line: an underline, or a line through the text.
package struct TextDecoration: Equatable, Sendable {
  package enum Kind: String, Sendable { case underline, strikethrough }

  package let kind: Kind
  /// The left end from the text's left edge, in points.
  package let x: Double
  /// The top edge from the line's baseline, in points downwards.
  package let y: Double
  package let width: Double
  package let thickness: Double
  package let color: ResolvedColor
  package let pattern: TextLinePattern
}

/// Collects the strokes of one line from left to right and joins those that continue each other.
struct DecorationBuilder {
  private var underlines: [Span] = []
  private var strikethroughs: [Span] = []

  private struct Span {
    let stroke: StyleMetrics.Stroke
    let color: ResolvedColor
    let pattern: TextLinePattern
    let start: TextUnit
    var end: TextUnit
  }

  mutating func add(
    _ style: TextRunStyle, _ metrics: StyleMetrics, from start: TextUnit, to end: TextUnit
  ) {
    guard end > start else { return }
    if let color = style.underline {
      let span = Span(
        stroke: metrics.underline, color: color, pattern: style.underlinePattern, start: start,
        end: end)
      Self.add(span, to: &underlines)
    }
    if let color = style.strikethrough {
      let span = Span(
        stroke: metrics.strikethrough, color: color, pattern: style.strikethroughPattern,
        start: start, end: end)
      Self.add(span, to: &strikethroughs)
    }
  }

  private static func add(_ span: Span, to spans: inout [Span]) {
    if let last = spans.last, last.end == span.start, last.stroke == span.stroke,
      last.color == span.color, last.pattern == span.pattern
    {
      spans[spans.count - 1].end = span.end
    } else {
      spans.append(span)
    }
  }

  /// Underlines first: they are painted below the glyphs, strikethroughs above.
  func finished() -> [TextDecoration] {
    underlines.map { Self.decoration(.underline, $0) }
      + strikethroughs.map { Self.decoration(.strikethrough, $0) }
  }

  private static func decoration(_ kind: TextDecoration.Kind, _ span: Span) -> TextDecoration {
    TextDecoration(
      kind: kind, x: span.start.points, y: span.stroke.top.points,
      width: (span.end - span.start).points, thickness: span.stroke.thickness.points,
      color: span.color, pattern: span.pattern)
  }
}
