/// How the lines of a paragraph are broken, aligned and cut.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where the lines are in the paragraph's width; leading and trailing follow the layout direction.
  public enum Alignment: String, Hashable, Sendable {
    case leading, center, trailing, justified
  }

  /// Which part of a text that does not fit gives way to an ellipsis.
  public enum Truncation: String, Hashable, Sendable {
    case head, middle, tail
  }

  /// What the base direction of a text follows, from which its neutral characters and its ellipsis get theirs.
  public enum WritingDirection: Hashable, Sendable {
    /// The layout direction.
    case layoutBased
    /// The text's own characters, and the layout direction where none has a direction.
    case contentBased
  }

  /// Where lines shorter than the paragraph are.
  public var alignment: Alignment
  /// The most lines that are shown, at least 1; `nil` shows all of them.
  public var lineLimit: Int?
  /// How many lines the paragraph is as high as even if it has fewer.
  public var reservedLines: Int
  /// Which part gives way to an ellipsis where the text does not fit.
  public var truncation: Truncation
  /// Extra space between two lines, in points.
  public var lineSpacing: Double
  /// The smallest factor by which the font may shrink to avoid truncation, in `0...1`.
  public var minimumScaleFactor: Double
  /// The direction of what is around the text.
  public var layoutDirection: LayoutDirection
  /// What the base direction follows.
  public var writingDirection: WritingDirection
  /// A BCP 47 language tag such as `ar`.
  public var locale: String
  /// How strict the rules for the ends of Chinese and Japanese lines are.
  public var lineBreak: LineBreakStrictness
  /// What lines are broken by beside the room there is.
  public var lineBreakStrategy: LineBreakStrategy
  /// The device pixels in a point, to whole numbers of which the size of the text is rounded up; 0
  /// leaves it between pixels.
  public var pixelsPerPoint: Double

  /// Makes a style; `lineSpacing` is in points, `minimumScaleFactor` in `0...1`.
  public init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 0,
    truncation: Truncation = .tail, lineSpacing: Double = 0, minimumScaleFactor: Double = 1,
    layoutDirection: LayoutDirection = .leftToRight,
    writingDirection: WritingDirection = .layoutBased, locale: String = "en",
    lineBreak: LineBreakStrictness = .automatic,
    lineBreakStrategy: LineBreakStrategy = .hangulWordPriority, pixelsPerPoint: Double = 0
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.layoutDirection = layoutDirection
    self.writingDirection = writingDirection
    self.locale = locale
    self.lineBreak = lineBreak
    self.lineBreakStrategy = lineBreakStrategy
    self.pixelsPerPoint = pixelsPerPoint
  }
}
