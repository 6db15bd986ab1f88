/// Heights of a family of fonts in ems, by which texts keep their distance from other views.
struct TextProportions: Hashable, Sendable {
  /// From the baseline to the top of a line.
  var ascent: Double
  /// From the baseline to the bottom of a line.
  var descent: Double
  /// The height of capital letters.
  var capHeight: Double

  /// San Francisco's, in units of its em of 2048.
  static let sanFrancisco = TextProportions(
    ascent: 1950.0 / 2048, descent: 494.0 / 2048, capHeight: 1443.0 / 2048)
}
