public import Components

/// A font of a size.
public final class UIFont: Hashable, Sendable {
  /// How bold it is.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    init(weight: Font.Weight) { self.weight = weight }

    /// The weight that is nearest to a number from −1 to 1.
    public init(rawValue: CGFloat) {
      // https://developer.apple.com/documentation/uikit/uifont/weight: the values of the constants.
      let steps: [(CGFloat, Font.Weight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
        (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
      ]
      let nearest = steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }
      weight = nearest?.1 ?? .regular
    }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

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

    public static let largeTitle = TextStyle(style: .largeTitle)
    public static let title1 = TextStyle(style: .title)
    public static let title2 = TextStyle(style: .title2)
    public static let title3 = TextStyle(style: .title3)
    public static let headline = TextStyle(style: .headline)
    public static let body = TextStyle(style: .body)
    public static let callout = TextStyle(style: .callout)
    public static let subheadline = TextStyle(style: .subheadline)
    public static let footnote = TextStyle(style: .footnote)
    public static let caption1 = TextStyle(style: .caption)
    public static let caption2 = TextStyle(style: .caption2)

    /// In points, at a type size; at that where a body is evaluated for `nil`.
    fileprivate func size(at typeSize: DynamicTypeSize?) -> CGFloat {
      let environment = EnvironmentScope.values
      let steps = environment.theme.typeScale[style]
      return CGFloat(steps[typeSize ?? environment.dynamicTypeSize].size)
    }
  }

  let font: Font
  /// The name of its family.
  public let familyName: String
  /// Its name.
  public var fontName: String { familyName }
  /// The size in points, at the type size where the font was made.
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

  /// The system's font for a use, which grows with the reader's type size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), size: style.size(at: nil))
  }

  /// The system's font for a use at the type size of some traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    guard let typeSize = traits.flatMap({ DynamicTypeSize($0.preferredContentSizeCategory) }) else {
      return preferredFont(forTextStyle: style)
    }
    return preferredFont(forTextStyle: style).withSize(style.size(at: typeSize))
  }

  /// The font in another size in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      font.sized(size, in: EnvironmentScope.values.theme.typeScale), size: size, family: familyName)
  }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.font == rhs.font && lhs.pointSize == rhs.pointSize
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
  /// The font of a descriptor; a size of 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(
      size > 0
        ? descriptor.font.sized(size, in: EnvironmentScope.values.theme.typeScale)
        : descriptor.font,
      size: size > 0 ? size : descriptor.pointSize)
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
  /// The size in points, at the type size where it was made.
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
    var other = font
    other.design = designs[design] ?? .default
    return UIFontDescriptor(font: other, pointSize: pointSize)
  }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if traits.contains(.traitBold) { font = font.bold() }
    if traits.contains(.traitItalic) { font = font.italic() }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font: font, pointSize: pointSize)
  }
  /// What a descriptor says, by its name.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// What a face is like, by its name.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
    let size = fontAttributes[.size] as? CGFloat ?? UIFont.systemFontSize
    let plain = UIFontDescriptor(font: .system(size: size), pointSize: size)
    let made = plain.addingAttributes(fontAttributes)
    self.init(font: made.font, pointSize: made.pointSize)
  }

  /// A descriptor that says more; what is not drawn is told.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var made = self
    // A name comes before what a face of it is like.
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      made = UIFontDescriptor(name: name, size: made.pointSize)
    }
    if let size = attributes[.size] as? CGFloat { made = made.withSize(size) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      var font = made.font
      if let weight = traits[.weight] as? UIFont.Weight { font = font.weight(weight.weight) }
      if let value = traits[.weight] as? CGFloat {
        font = font.weight(UIFont.Weight(rawValue: value).weight)
      }
      made = UIFontDescriptor(font: font, pointSize: made.pointSize)
      if let bits = traits[.symbolic] as? UInt32 {
        made = made.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? made
      }
    }
    let drawn: Set<AttributeName> = [.name, .family, .size, .traits]
    for name in attributes.keys.filter({ !drawn.contains($0) }).map(\.rawValue).sorted() {
      PictureGaps.note("\(name) of a UIFontDescriptor is not drawn")
    }
    return made
  }
  public func withFamily(_ family: String) -> UIFontDescriptor {
    addingAttributes([.family: family])
  }
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      font: font.sized(size, in: EnvironmentScope.values.theme.typeScale), pointSize: size)
  }

  public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool {
    lhs.font == rhs.font && lhs.pointSize == rhs.pointSize
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// Sizes that follow the reader's type size as a text style does: that where a body is evaluated, or that of some
/// traits.
public final class UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits)
  }
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    // One for a use follows the type size by itself.
    if case .style = font.font.provider { return font }
    return font.withSize(
      min(scaledValue(for: font.pointSize, compatibleWith: traits), maximumPointSize))
  }
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> CGFloat {
    var environment = EnvironmentScope.values
    if let size = traits.flatMap({ DynamicTypeSize($0.preferredContentSizeCategory) }) {
      environment.dynamicTypeSize = size
    }
    return CGFloat(environment.scaledLength(Double(value), relativeTo: style.style))
  }
}

/// A font of Core Text, which fonts of UIKit are as well.
public typealias CTFont = UIFont

extension Font {
  /// The font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
