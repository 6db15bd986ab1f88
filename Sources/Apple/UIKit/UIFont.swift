public import Components

/// A font of a size.
public final class UIFont: Hashable, Sendable {
  /// How bold it is.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  /// What the text is for.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    /// At the standard type size, in points.
    let size: CGFloat

    public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
    public static let title1 = TextStyle(style: .title, size: 28)
    public static let title2 = TextStyle(style: .title2, size: 22)
    public static let title3 = TextStyle(style: .title3, size: 20)
    public static let headline = TextStyle(style: .headline, size: 17)
    public static let body = TextStyle(style: .body, size: 17)
    public static let callout = TextStyle(style: .callout, size: 16)
    public static let subheadline = TextStyle(style: .subheadline, size: 15)
    public static let footnote = TextStyle(style: .footnote, size: 13)
    public static let caption1 = TextStyle(style: .caption, size: 12)
    public static let caption2 = TextStyle(style: .caption2, size: 11)
  }

  let font: Font
  /// The name of its family.
  public let familyName: String
  /// Its name.
  public var fontName: String { familyName }
  /// The size in points, at the standard type size.
  public let pointSize: CGFloat
  /// The height of a line in points, as San Francisco has it.
  public var lineHeight: CGFloat { pointSize * 1.19336 }

  private init(_ font: Font, size: CGFloat, family: String = "System") {
    self.font = font
    pointSize = size
    familyName = family
  }

  /// A font by its name; it is looked up where it is drawn.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size: size, family: name)
  }

  /// The system's font in a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size: size)
  }

  /// The system's bold font in a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's slanted font in a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size: size)
  }

  /// The system's font whose letters are all as wide, in a size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
  }

  /// The system's font whose digits are all as wide, in a size in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size: size)
  }

  /// The system's font for a use.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), size: style.size)
  }

  /// The font in another size in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    familyName == "System"
      ? UIFont(.system(size: size), size: size)
      : UIFont(.custom(familyName, fixedSize: size), size: size, family: familyName)
  }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.font == rhs.font && lhs.pointSize == rhs.pointSize
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// The font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
