import Layout

/// Letters and digits as symbols: the library's own strokes, so that they have the pen of all others.
enum SymbolText {
  /// Between two letters, in grid units.
  private static let gap = 4.5

  /// Letters and digits in a row about the middle of the grid; what has no drawing is left out.
  static func layers(_ text: some StringProtocol) -> [Icon.Layer]? {
    var row: [Icon.Layer] = []
    var x = 0.0
    for character in text.lowercased() {
      guard let glyph = IconLibrary.record("_\(character)")?.outline,
        let bounds = glyph.inkBounds(lineWidth: 0)
      else { continue }
      row += glyph.map { $0.moved(dx: x - bounds.minX, dy: 0) }
      x += bounds.width + gap
    }
    guard !row.isEmpty else { return nil }
    let middle = (x - gap) / 2
    return row.map { $0.moved(dx: Icon.grid / 2 - middle, dy: 0) }
  }
}
