import Layout

/// How much room symbols take beside text.
enum SymbolMetrics: Hashable, Sendable {
  /// Every symbol is the whole square of its grid.
  case square
  /// Every symbol is as large as its own ink with a bearing on each side, as SF Symbols are.
  case proportional

  /// The space between the ink and the edge of a proportional symbol, in grid units: 0.044 em.
  ///
  /// From Apple's pictures: a heart at 17 pt is 18 pt high and a star at 22 pt 26⅔ pt, 16.5 and 24.5 pt
  /// of which are ink in our drawings.
  static let bearing = 0.845

  /// The part of the grid that a symbol's frame shows.
  func window(of icon: Icon, lineWidth: Double) -> Rect {
    if let room = icon.room { return room }
    let square = Rect(x: 0, y: 0, width: Icon.grid, height: Icon.grid)
    guard self == .proportional, let ink = icon.layers.inkBounds(lineWidth: lineWidth) else {
      return square
    }
    return ink.insetBy(dx: -Self.bearing, dy: -Self.bearing)
  }
}
