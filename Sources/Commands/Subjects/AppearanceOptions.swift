import Components
import Documents
import Foundation

/// The flags that say how a story or document is shown, laid over its own first variant.
struct AppearanceOptions {
  static let options = [
    OptionManual("--variant", .text("NAME"), "A variant by name, such as dark-rtl-ax5."),
    OptionManual("--scheme", .choice(["light", "dark"]), "Colour scheme."),
    OptionManual("--direction", .choice(["ltr", "rtl"]), "Layout direction."),
    OptionManual("--locale", .text("TAG"), "Language, such as ar; it also sets the direction."),
    OptionManual(
      "--type-size", .text("SIZE"), "The reader's type size, xSmall to xxxLarge and ax1 to ax5."),
    OptionManual("--contrast", .choice(["standard", "increased"]), "Contrast of the colours."),
    OptionManual("--bold-text", .none, "Bold text throughout."),
    OptionManual("--reduce-transparency", .none, "Opaque surfaces in place of glass."),
    OptionManual("--reduce-motion", .none, "Animated components at their end."),
    OptionManual(
      "--differentiate-without-color", .none, "Symbols beside what colours alone would say."),
    OptionManual(
      "--vision", .choice(["full", "protan", "deutan", "tritan", "gray"]),
      "See colours as people with this kind of vision do."),
    OptionManual("--width", .number("PT", 1...16_384), "Proposed width in points."),
    OptionManual("--height", .number("PT", 1...16_384), "Proposed height in points."),
    OptionManual("--scale", .number("N", 0.25...8), "Pixels per point."),
    OptionManual("--device", .choice(Device.all.map(\.name)), "Screen and safe area of a device."),
    ThemeOptions.file, ThemeOptions.map, ThemeOptions.mode,
    OptionManual(
      "--look", .choice(Look.allCases.map(\.rawValue)), "How controls, text and colours look."),
    OptionManual("--time", .number("S", 0...86_400), "Seconds into animated components."),
    OptionManual(
      "--control", .text("NAME=VALUE"), repeats: true,
      "Set a control of the story; 'tree ID --json' names them."),
  ]

  private let variant: Variant?
  private let scheme: ColorScheme?
  private let direction: LayoutDirection?
  private let locale: String?
  private let typeSize: DynamicTypeSize?
  private let contrast: ColorSchemeContrast?
  private let isBold: Bool
  private let reducesTransparency: Bool
  private let reducesMotion: Bool
  private let differentiates: Bool
  private let vision: Vision?
  private let width: Double?
  private let height: Double?
  private let scale: Double?
  private let device: Device?
  private let look: Look?
  private let time: Double?
  private let controls: [String: String]
  private let themeOptions: ThemeOptions?
  /// The theme of the flags, once it has been read.
  private(set) var theme: StoryReference.ThemeFile?

  init(_ arguments: Arguments) throws(UsageError) {
    variant = try Self.variant(arguments)
    scheme = try arguments.choice("--scheme").flatMap { ColorScheme(rawValue: $0) }
    direction = try arguments.choice("--direction").map {
      $0 == "rtl" ? .rightToLeft : .leftToRight
    }
    locale = try Self.locale(arguments)
    typeSize = try Self.typeSize(arguments)
    contrast = try arguments.choice("--contrast").flatMap { ColorSchemeContrast(rawValue: $0) }
    isBold = arguments.has("--bold-text")
    reducesTransparency = arguments.has("--reduce-transparency")
    reducesMotion = arguments.has("--reduce-motion")
    differentiates = arguments.has("--differentiate-without-color")
    vision = try arguments.choice("--vision").flatMap { Vision(rawValue: $0) }
    width = try arguments.number("--width")
    height = try arguments.number("--height")
    scale = try arguments.number("--scale")
    device = try arguments.choice("--device").flatMap { Device.named($0) }
    look = try arguments.choice("--look").flatMap { Look(rawValue: $0) }
    time = try arguments.number("--time")
    controls = try Self.controls(arguments)
    themeOptions = try ThemeOptions(arguments)
    if device != nil, width != nil || height != nil {
      throw .conflict(
        "--device", width != nil ? "--width" : "--height", reason: "a device has a size of its own")
    }
  }

  private static func variant(_ arguments: Arguments) throws(UsageError) -> Variant? {
    guard let name = arguments.text("--variant") else { return nil }
    guard let variant = Variant(name: name), variant.isPlausible else {
      throw arguments.invalid(
        "--variant", name,
        expected: "the name of a variant, such as light, dark, rtl, ax3 or dark-rtl-ax5")
    }
    return variant
  }

  private static func controls(_ arguments: Arguments) throws(UsageError) -> [String: String] {
    var controls: [String: String] = [:]
    for text in arguments.texts("--control") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, controls[String(parts[0])] == nil else {
        throw arguments.invalid("--control", text, expected: "NAME=VALUE, each name once")
      }
      controls[String(parts[0])] = String(parts[1])
    }
    return controls
  }

  /// The language of `--locale`.
  static func locale(_ arguments: Arguments) throws(UsageError) -> String? {
    guard let tag = arguments.text("--locale") else { return nil }
    guard isLanguageTag(tag) else {
      throw arguments.invalid("--locale", tag, expected: "a language tag such as en or pt-BR")
    }
    return tag
  }

  private static func typeSize(_ arguments: Arguments) throws(UsageError) -> DynamicTypeSize? {
    guard let name = arguments.text("--type-size") else { return nil }
    guard let size = DynamicTypeSize(name: name) else {
      let names = DynamicTypeSize.names
      throw arguments.invalid(
        "--type-size", name, expected: list(names, conjunction: "or"),
        nearest: nearestName(to: name, in: names))
    }
    return size
  }

  /// The story with the canvas of the flags, and the variant of the flags.
  ///
  /// - Throws: `CommandFailure` for a theme that is missing or wrong.
  func applied(to story: Story) throws(CommandFailure) -> (story: Story, variant: Variant) {
    let variant = self.variant ?? story.variants.first ?? .light
    return (try changed(story), changed(variant))
  }

  /// The story with the canvas of the flags, and each of its variants as the flags change it, equal ones
  /// once; or the one variant that the flags name.
  ///
  /// - Throws: `CommandFailure` for a theme that is missing or wrong.
  func appliedToAllVariants(
    of story: Story
  ) throws(CommandFailure) -> (story: Story, variants: [Variant]) {
    var known: Set<Variant> = []
    let variants = (variant.map { [$0] } ?? story.variants).map(changed)
    return (try changed(story), variants.filter { known.insert($0).inserted })
  }

  private func changed(_ story: Story) throws(CommandFailure) -> Story {
    let file = if let theme { theme } else { try readTheme() }
    let theme = try file?.theme()
    return story.changingCanvas { canvas in
      if let look { canvas.look = look }
      if let theme { canvas.theme = theme }
      if let device {
        canvas.device = device
        canvas.scale = device.scale
      } else if width != nil || height != nil {
        canvas.device = nil
      }
      if let width { canvas.width = CGFloat(width) }
      if let height { canvas.height = CGFloat(height) }
      if let scale { canvas.scale = CGFloat(scale) }
      if let time { canvas.time = time }
      canvas.controls.merge(controls) { $1 }
    }
  }

  private func changed(_ variant: Variant) -> Variant {
    var variant = variant
    if let scheme { variant.colorScheme = scheme }
    if let locale { variant.locale = locale }
    if let direction { variant.layoutDirection = direction }
    if let typeSize { variant.dynamicTypeSize = typeSize }
    if let contrast { variant.contrast = contrast }
    if isBold { variant.legibilityWeight = .bold }
    if reducesTransparency { variant.reduceTransparency = true }
    if reducesMotion { variant.reduceMotion = true }
    if differentiates { variant.differentiateWithoutColor = true }
    if let vision { variant.vision = vision }
    if device != nil || scale != nil { variant.scale = nil }
    if width != nil { variant.width = nil }
    if height != nil { variant.height = nil }
    if look != nil { variant.look = nil }
    return variant
  }

  /// The flags with their theme read, which standard input gives only once.
  ///
  /// - Throws: `CommandFailure` for a theme that is missing.
  func withTheme() throws(CommandFailure) -> AppearanceOptions {
    var options = self
    options.theme = try readTheme()
    return options
  }

  private func readTheme() throws(CommandFailure) -> StoryReference.ThemeFile? {
    try themeOptions?.read().file
  }
}
