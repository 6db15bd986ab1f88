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

extension UIFont {
  /// The font of a descriptor; a size of 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(descriptor.font, size: size > 0 ? size : descriptor.pointSize)
  }

  /// What describes the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(font: font, pointSize: pointSize)
  }
  public var capHeight: CGFloat { pointSize * 0.705 }
  public var xHeight: CGFloat { pointSize * 0.526 }
  public var ascender: CGFloat { pointSize * 0.952 }
  public var descender: CGFloat { pointSize * -0.241 }
  public var leading: CGFloat { 0 }

  nonisolated public static var labelFontSize: CGFloat { 17 }
  nonisolated public static var buttonFontSize: CGFloat { 18 }
  nonisolated public static var systemFontSize: CGFloat { 14 }
  nonisolated public static var smallSystemFontSize: CGFloat { 12 }
  /// No names: fonts are looked up where they are drawn.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName name: String) -> [String] { [] }

  /// The system's font for a use; traits have no effect.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
}

/// What a font is to be like.
public final class UIFontDescriptor: Hashable, Sendable {
  /// How a face is drawn.
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  /// Whether a face is bold, slanted or of one width.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: Font
  /// The size in points, at the standard type size.
  public let pointSize: CGFloat

  init(font: Font, pointSize: CGFloat) {
    self.font = font
    self.pointSize = pointSize
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(font: .custom(name, fixedSize: size), pointSize: size)
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: Font.Design] = [
      .default: .default, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
    return UIFontDescriptor(
      font: .system(size: pointSize, design: designs[design] ?? .default), pointSize: pointSize)
  }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if traits.contains(.traitBold) { font = font.bold() }
    if traits.contains(.traitItalic) { font = font.italic() }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font: font, pointSize: pointSize)
  }
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: .system(size: size), pointSize: size)
  }

  public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool {
    lhs.font == rhs.font && lhs.pointSize == rhs.pointSize
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// Sizes that follow the size of text; at the standard one they stay as they are.
public final class UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle style: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// A font of Core Text, which fonts of UIKit are as well.
public typealias CTFont = UIFont

extension Font {
  /// The font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
