public import Foundation

/// The type scale of a theme: size, leading and weight of each text style at each type size.
public struct TypeScale: Hashable, Sendable {
  /// A font size and the height of its lines, in points.
  public struct Step: Hashable, Sendable {
    /// The em of the font.
    public var size: Double
    /// The height of one line.
    public var leading: Double

    /// Makes a step of lengths in points.
    public init(size: Double, leading: Double) {
      self.size = size
      self.leading = leading
    }
  }

  /// What one text style looks like.
  public struct Style: Hashable, Sendable {
    /// The weight of the style's font.
    public var weight: Font.Weight
    /// The design of the style's font.
    public var design: Font.Design
    /// The family of the style's font; `nil` for that of its design.
    public var family: String?
    /// What is added to the space after every character, in parts of the em.
    public var letterSpacing = 0.0
    /// One step for each type size, xSmall first.
    fileprivate var steps: [Step]

    /// The font size and line height at a type size of the reader.
    public subscript(size: DynamicTypeSize) -> Step {
      get { steps[size.rawValue] }
      set { steps[size.rawValue] = newValue }
    }
  }

  private var styles: [Font.TextStyle: Style] = [:]

  /// The standard scale: Apple's eleven Dynamic Type styles and four of this system.
  public init() {
    for style in Font.TextStyle.allCases {
      styles[style] = Style(
        weight: Self.standardWeight(of: style), design: style == .code ? .monospaced : .default,
        family: nil, steps: Self.standardSteps(of: style))
    }
  }

  /// The look of a text style.
  public subscript(style: Font.TextStyle) -> Style {
    get { styles[style, default: Self.body] }
    set { styles[style] = newValue }
  }

  /// A length that follows the reader's type size as a text style does.
  ///
  /// The factor is the ratio of the style's leadings at that size and at the default one, which
  /// reproduces the scaling of `UIFontMetrics`.
  public func scaled(
    _ value: CGFloat, relativeTo style: Font.TextStyle = .body, at size: DynamicTypeSize
  ) -> CGFloat {
    guard size != .large else { return value }
    let steps = self[style]
    return value * steps[size].leading / steps[.large].leading
  }

  private static let body = Style(
    weight: .regular, design: .default, family: nil, steps: standardSteps(of: .body))

  private static func standardWeight(of style: Font.TextStyle) -> Font.Weight {
    switch style {
    case .displayLarge, .displayMedium: .bold
    case .headline, .overline: .semibold
    default: .regular
    }
  }

  static func steps(_ pairs: [(Double, Double)]) -> [Step] {
    pairs.map { Step(size: $0.0, leading: $0.1) }
  }
}

extension TypeScale {
  /// The leading in points of a font size that belongs to no text style.
  ///
  /// Sizes of the published scale get the scale's own leading (17 → 22, 13 → 18); sizes between
  /// two of them are interpolated, and sizes outside keep the ratio of the nearest end.
  public static func leading(ofSize size: Double) -> Double {
    let table = leadings
    guard size > table[0].size else { return size * table[0].leading / table[0].size }
    guard let upper = table.firstIndex(where: { size <= $0.size }) else {
      let last = table[table.count - 1]
      return size * last.leading / last.size
    }
    let low = table[upper - 1]
    let high = table[upper]
    let share = (size - low.size) / (high.size - low.size)
    return low.leading + (high.leading - low.leading) * share
  }

  /// Where the published pairs of size and leading bend; between two of these they are on a line.
  private static let leadings: [Step] = steps([
    (11, 13), (12, 16), (13, 18), (17, 22), (20, 25), (21, 26), (22, 28), (28, 34), (30, 37),
    (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
  ])
}
