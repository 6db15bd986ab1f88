public import Foundation

/// A typeface, size and style that resolves against a theme and the reader's type size.
public struct Font: Hashable, Sendable {
  /// What the font was made from.
  package enum Provider: Hashable, Sendable {
    /// A role of the theme's type scale.
    case style(TextStyle)
    /// A size in points that does not follow the reader's type size.
    case fixed(CGFloat)
    /// A named family at a size in points; it scales like a text style, or not at all.
    case custom(family: String, size: CGFloat, relativeTo: TextStyle?)
  }

  package var provider: Provider
  package var weight: Weight?
  package var design: Design?
  package var leading: Leading = .standard
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var width: Width = .standard
  package var smallCapitals: SmallCaps = []
  /// A line height in points that replaces the leading of the size.
  package var lineHeight: CGFloat?

  package init(_ provider: Provider) {
    self.provider = provider
  }
}

extension Font {
  /// A role in the type scale: the eleven Dynamic Type styles and this system's own four.
  public enum TextStyle: String, Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
    /// Hero numbers and splash titles, 40 pt at the default type size.
    case displayLarge
    /// Screen-filling titles, 32 pt at the default type size.
    case displayMedium
    /// Small labels above a title, set in bold.
    case overline
    /// Source code and identifiers in a monospaced face.
    case code
  }

  /// The thickness of the strokes, as a value of the `wght` axis.
  public struct Weight: Hashable, Sendable {
    /// 100 for ultralight to 900 for black.
    public let value: Int

    package init(value: Int) {
      self.value = value
    }

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The kind of typeface; kinds without an embedded face fall back to the default one.
  public enum Design: String, Hashable, CaseIterable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between lines relative to the style's own.
  public enum Leading: String, Hashable, CaseIterable, Sendable {
    case standard
    case tight
    case loose
  }

  /// The letters that are drawn as small capitals.
  package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let lowercase = SmallCaps(rawValue: 1)
    package static let uppercase = SmallCaps(rawValue: 2)
  }

  /// The width of the glyphs; faces of one width are stretched.
  public struct Width: Hashable, Sendable {
    /// How much wider than standard, as a part of the standard width: -0.75 to 3.
    public let value: CGFloat

    /// Makes a width from a part of the standard one: 0 is standard, 0.25 a quarter wider.
    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.5)
    public static let condensed = Width(-0.25)
    public static let standard = Width(0)
    public static let expanded = Width(0.25)
  }
}
