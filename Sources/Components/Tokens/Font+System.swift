public import Foundation

extension Font {
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))
  public static let displayLarge = Font(.style(.displayLarge))
  public static let displayMedium = Font(.style(.displayMedium))
  public static let overline = Font(.style(.overline))
  public static let code = Font(.style(.code))

  /// A text style in another design or weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style))
    font.design = design
    font.weight = weight
    return font
  }

  /// A size in points that stays the same at every type size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.fixed(size))
    font.design = design
    font.weight = weight
    return font
  }

  /// A registered family at a size in points that grows with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(family: name, size: size, relativeTo: .body))
  }

  /// A registered family at a size in points that grows with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(family: name, size: size, relativeTo: textStyle))
  }

  /// A registered family at a size in points that stays the same at every type size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(family: name, size: fixedSize, relativeTo: nil))
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { with(\.weight, weight) }
  /// The font in bold.
  public func bold() -> Font { with(\.weight, .bold) }
  /// The font slanted.
  public func italic() -> Font { with(\.isItalic, true) }
  /// The font in a typeface whose characters all have one width.
  public func monospaced() -> Font { with(\.design, .monospaced) }
  /// The font with figures that all have the same width.
  public func monospacedDigit() -> Font { with(\.hasMonospacedDigits, true) }
  /// The font with less or more distance between its lines.
  public func leading(_ leading: Leading) -> Font { with(\.leading, leading) }
  /// Narrower or wider glyphs.
  public func width(_ width: Width) -> Font { with(\.width, width) }
  /// Small capitals for all letters.
  public func smallCaps() -> Font { with(\.smallCapitals, [.lowercase, .uppercase]) }
  /// Small capitals for small letters.
  public func lowercaseSmallCaps() -> Font {
    with(\.smallCapitals, smallCapitals.union(.lowercase))
  }
  /// Small capitals for capitals.
  public func uppercaseSmallCaps() -> Font {
    with(\.smallCapitals, smallCapitals.union(.uppercase))
  }

  /// The font in a size in points that stays the same at every type size.
  package func sized(_ size: CGFloat, in scale: TypeScale) -> Font {
    switch provider {
    case .style(let style):
      return with(\.provider, .fixed(size)).weight(weight ?? scale[style].weight)
    case .fixed: return with(\.provider, .fixed(size))
    case .custom(let family, _, _):
      return with(\.provider, .custom(family: family, size: size, relativeTo: nil))
    }
  }

  /// The height of one line in points, instead of the leading that belongs to the size.
  public func lineHeight(_ height: CGFloat) -> Font { with(\.lineHeight, height) }

  private func with<Value>(_ path: WritableKeyPath<Font, Value>, _ value: Value) -> Font {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
