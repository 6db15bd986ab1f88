/// A paragraph ready to be measured and painted: styled runs and how its lines are set.
///
/// It holds concrete fonts and colours only. Equal values have equal lines, so it is also the key
/// under which the text engine keeps what it has shaped.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    /// The characters of the run.
    public var text: String
    /// The font, the colours and the lines of the run.
    public var style: TextRunStyle

    /// Makes a run of a text in one style.
    public init(_ text: String, style: TextRunStyle) {
      self.text = text
      self.style = style
    }
  }

  /// The runs, in the order in which they are written.
  public var runs: [Run]
  /// How the lines are set.
  public var paragraph: ParagraphStyle

  /// Makes a paragraph of runs.
  public init(runs: [Run], paragraph: ParagraphStyle) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// The characters of all runs.
  public var plainText: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }
}

/// How the characters of one run look.
public struct TextRunStyle: Hashable, Sendable {
  /// The concrete font.
  public var font: FontRequest
  /// The colour of the glyphs.
  public var color: ResolvedColor
  /// Extra space after each cluster in points; never applied inside a joined Arabic word.
  public var tracking: Double
  /// How far the run is raised above the baseline, in points.
  public var baselineOffset: Double
  /// The colour of an underline, if there is one.
  public var underline: ResolvedColor?
  /// The strokes of the underline.
  public var underlinePattern: TextLinePattern
  /// The colour of a line through the text, if there is one.
  public var strikethrough: ResolvedColor?
  /// The strokes of the line through the text.
  public var strikethroughPattern: TextLinePattern
  /// Where the run leads, for links.
  public var link: String?

  /// Makes a style; `tracking` and `baselineOffset` are in points.
  public init(
    font: FontRequest, color: ResolvedColor, tracking: Double = 0, baselineOffset: Double = 0,
    underline: ResolvedColor? = nil, underlinePattern: TextLinePattern = .solid,
    strikethrough: ResolvedColor? = nil, strikethroughPattern: TextLinePattern = .solid,
    link: String? = nil
  ) {
    self.font = font
    self.color = color
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.underlinePattern = underlinePattern
    self.strikethrough = strikethrough
    self.strikethroughPattern = strikethroughPattern
    self.link = link
  }
}
