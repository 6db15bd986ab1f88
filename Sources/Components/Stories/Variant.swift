import Foundation

/// One appearance of a story: a value for each axis of the environment.
public struct Variant: Hashable, Codable, Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// `nil` leaves the direction to the locale.
  public var layoutDirection: LayoutDirection?
  /// The reader's type size.
  public var dynamicTypeSize: DynamicTypeSize
  /// Whether the reader asked for more contrast.
  public var contrast: ColorSchemeContrast
  /// Whether the reader asked for bold text.
  public var legibilityWeight: LegibilityWeight
  /// Whether the reader asked for opaque surfaces in place of translucent ones.
  public var reduceTransparency: Bool
  /// Whether the reader asked for less motion.
  public var reduceMotion: Bool
  /// Whether what colours say is said by symbols too.
  public var differentiateWithoutColor: Bool
  /// A BCP 47 language tag; `nil` leaves it to the story.
  public var locale: String?
  /// The width in points that is proposed, or that a device has; `nil` leaves it to the story.
  public var width: Int?
  /// The height in points that is proposed, or that a device has; `nil` leaves it to the story.
  public var height: Int?
  /// Whether letters, words and lines are set wider apart, as WCAG 1.4.12 has them.
  public var textSpacing: Bool
  /// Pixels per point; `nil` leaves it to the story.
  public var scale: Int?
  /// How the reader sees colours.
  public var vision: Vision
  /// The look; `nil` leaves it to the story.
  public var look: Look?

  /// Makes a variant; what is not given is as a new device has it, or is left to the story.
  public init(
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection? = nil,
    dynamicTypeSize: DynamicTypeSize = .large, contrast: ColorSchemeContrast = .standard,
    legibilityWeight: LegibilityWeight = .regular, reduceTransparency: Bool = false,
    reduceMotion: Bool = false, differentiateWithoutColor: Bool = false, locale: String? = nil,
    width: Int? = nil, scale: Int? = nil, vision: Vision = .full,
    look: Look? = nil, height: Int? = nil, textSpacing: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.dynamicTypeSize = dynamicTypeSize
    self.contrast = contrast
    self.legibilityWeight = legibilityWeight
    self.reduceTransparency = reduceTransparency
    self.reduceMotion = reduceMotion
    self.differentiateWithoutColor = differentiateWithoutColor
    self.locale = locale
    self.width = width
    self.scale = scale
    self.vision = vision
    self.look = look
    self.height = height
    self.textSpacing = textSpacing
  }

  /// The plain appearance: light, at the default type size.
  public static let light = Variant()
  /// Dark, otherwise plain.
  public static let dark = Variant(colorScheme: .dark)
  /// From right to left, otherwise plain.
  public static let rtl = Variant(layoutDirection: .rightToLeft)
  /// The third of the type sizes for accessibility, otherwise plain.
  public static let ax3 = Variant(dynamicTypeSize: .accessibility3)

  /// Light, dark, right-to-left and a large accessibility size.
  public static let standard = [light, dark, rtl, ax3]
}

extension Array where Element == Variant {
  /// Light, dark, right-to-left and a large accessibility size.
  public static var standard: [Variant] { Variant.standard }
}

extension Variant {
  /// The axes that differ from the default, joined by `-` in a fixed order; `light` for none.
  public var name: String {
    var parts: [String] = []
    if colorScheme == .dark { parts.append("dark") }
    if let layoutDirection { parts.append(layoutDirection == .rightToLeft ? "rtl" : "ltr") }
    if dynamicTypeSize != .large { parts.append(dynamicTypeSize.shortName.asciiLowercase) }
    if contrast == .increased { parts.append("contrast") }
    if legibilityWeight == .bold { parts.append("bold") }
    if reduceTransparency { parts.append("opaque") }
    if reduceMotion { parts.append("still") }
    if differentiateWithoutColor { parts.append("symbols") }
    if textSpacing { parts.append("spaced") }
    if let locale { parts.append(locale.asciiLowercase.replacing("-", with: "_")) }
    if let width { parts.append("w\(width)") }
    if let height { parts.append("h\(height)") }
    if let scale { parts.append("\(scale)x") }
    if vision != .full { parts.append(vision.rawValue) }
    if let look { parts.append(look.rawValue) }
    return parts.isEmpty ? "light" : parts.joined(separator: "-")
  }

  /// The variant with a name, or `nil` where the name is none.
  public init?(name: String) {
    self.init()
    for part in name.split(separator: "-", omittingEmptySubsequences: false) {
      guard apply(String(part)) else { return nil }
    }
    // A name that says the same in another order or twice is not the variant's name.
    guard self.name == name || name == "light" else { return nil }
  }

  private mutating func apply(_ part: String) -> Bool {
    switch part {
    case "light": colorScheme = .light
    case "dark": colorScheme = .dark
    case "ltr": layoutDirection = .leftToRight
    case "rtl": layoutDirection = .rightToLeft
    case "contrast": contrast = .increased
    case "bold": legibilityWeight = .bold
    case "opaque": reduceTransparency = true
    case "still": reduceMotion = true
    case "symbols": differentiateWithoutColor = true
    case "spaced": textSpacing = true
    default: return applyOpen(part)
    }
    return true
  }

  /// The parts with a value in them: type sizes, lenses, widths, scales and locales.
  private mutating func applyOpen(_ part: String) -> Bool {
    if let size = DynamicTypeSize.allCases.first(where: { $0.shortName.asciiLowercase == part }) {
      dynamicTypeSize = size
    } else if let lens = Vision(rawValue: part) {
      vision = lens
    } else if let look = Look(rawValue: part) {
      self.look = look
    } else if part.hasPrefix("w"), let width = Int(part.dropFirst()), (1...16_384).contains(width) {
      self.width = width
    } else if part.hasPrefix("h"), let height = Int(part.dropFirst()),
      (1...16_384).contains(height)
    {
      self.height = height
    } else if part.hasSuffix("x"), let scale = Int(part.dropLast()), (1...8).contains(scale) {
      self.scale = scale
    } else if (2...12).contains(part.utf8.count),
      part.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x5F })
    {
      locale = part.replacing("_", with: "-")
    } else {
      return false
    }
    return true
  }

  /// Puts the axes that the variant sets into an environment.
  func apply(to environment: inout EnvironmentValues) {
    if let locale { environment.setLocale(locale) }
    environment.colorScheme = colorScheme
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    environment.dynamicTypeSize = dynamicTypeSize
    environment.colorSchemeContrast = contrast
    environment.legibilityWeight = legibilityWeight
    environment.accessibilityReduceTransparency = reduceTransparency
    environment.accessibilityReduceMotion = reduceMotion
    environment.accessibilityDifferentiateWithoutColor = differentiateWithoutColor
    environment.hasTextSpacing = textSpacing
    if let look { environment.look = look }
    if let scale { environment.displayScale = CGFloat(scale) }
  }
}

extension String {
  /// The text with ASCII capitals made small, whatever the locale.
  var asciiLowercase: String {
    String(
      decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}
