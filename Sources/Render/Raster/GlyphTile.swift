/// The coverage of one glyph at one size and phase, relative to its origin on the baseline.
struct GlyphTile: Sendable {
  /// Where the values are, in pixels from the glyph's origin.
  let rect: PixelRect
  /// 255 is a whole pixel.
  let values: [UInt8]

  static let empty = GlyphTile(rect: .empty, values: [])
}

/// Glyphs of one command at whole pixels.
final class PlacedGlyphs: Sendable {
  struct Glyph: Sendable {
    let tile: GlyphTile
    let x: Int
    let y: Int
  }

  let glyphs: [Glyph]

  init(_ glyphs: [Glyph]) { self.glyphs = glyphs }

  var bounds: PixelRect {
    glyphs.reduce(.empty) { $0.union($1.tile.rect.offsetBy(x: $1.x, y: $1.y)) }
  }

  func emit<Sink: SpanSink>(_ window: PixelRect, scratch: CellBuffer, into sink: inout Sink) {
    for glyph in glyphs {
      let place = glyph.tile.rect.offsetBy(x: glyph.x, y: glyph.y)
      let part = place.intersection(window)
      guard !part.isEmpty else { continue }
      unsafe glyph.tile.values.withUnsafeBufferPointer { values in
        for y in part.minY..<part.maxY {
          let start = (y - place.minY) * place.width + (part.minX - place.minX)
          for index in 0..<part.width {
            let value = unsafe UInt32(values[start &+ index])
            // 255 becomes 65,536.
            unsafe scratch.coverage[index] = value &* 257 &+ (value &>> 7)
          }
          sink.beginRow(y - window.minY)
          unsafe sink.varying(
            x: part.minX - window.minX, count: part.width, coverage: scratch.coverage)
        }
      }
    }
  }
}
