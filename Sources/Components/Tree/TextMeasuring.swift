public import Layout

/// The port through which layout learns how large a text is.
///
/// The text engine conforms and keeps what it shaped, so that the lines that were measured are the
/// lines that are painted. Tests of layout conform with a character grid.
public protocol TextMeasuring: Sendable {
  /// Breaks a text into lines no wider than `width` and, where it must, drops lines past `height`.
  ///
  /// - Parameters:
  ///   - width: the room for a line in points; infinity breaks only at hard breaks.
  ///   - height: the room for the lines in points, usually infinity. At least one line is kept.
  func metrics(of text: StyledText, width: Double, height: Double) -> TextMetrics

  /// The boxes of each run of a text in the lines that `metrics` gives for the same arguments, from the
  /// top-left corner of a frame of that width, in points; none for a run of which nothing is left.
  func boxes(of text: StyledText, width: Double, height: Double) -> [[Rect]]

  /// The width of the longest part that cannot be broken, in points.
  func minimumWidth(of text: StyledText) -> Double
}

/// The size and the lines of a text once they are set.
public struct TextMetrics: Hashable, Sendable {
  /// The width of the longest line and the height of all lines, in points.
  public var size: Size
  /// From the top of the text to the baseline of its first line, in points.
  public var firstBaseline: Double
  /// From the top of the text to the baseline of its last line, in points.
  public var lastBaseline: Double
  /// The box of each line, from the top-left corner of the text, in points.
  public var lines: [Rect]
  /// Whether some of the text gave way to an ellipsis.
  public var isTruncated: Bool
  /// What the text was shrunk by to fit, as `minimumScaleFactor` allows; 1 for its own size.
  public var scale: Double
  /// The graphemes that no font has a glyph for, in the order of the text, each once; boxes are drawn in
  /// their place.
  public var missing: [String]
  /// The height in points for which the lines were broken: those that it has no room for are dropped.
  package var room = Double.infinity

  /// Makes metrics; lengths are in points from the top-left corner of the text.
  public init(
    size: Size, firstBaseline: Double, lastBaseline: Double, lines: [Rect], isTruncated: Bool,
    scale: Double = 1, missing: [String] = []
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
    self.missing = missing
  }
}
