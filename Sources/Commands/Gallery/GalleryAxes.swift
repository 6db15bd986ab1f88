import Components
import Foundation

/// What a gallery varies: every story is shown in every combination of these values.
struct GalleryAxes: Equatable, Sendable {
  enum Axis: String, CaseIterable, Sendable {
    /// The story's own variants and nothing else.
    case variants
    case scheme, direction
    case typeSize = "type-size"
    case contrast
    case look
    /// The languages of the string tables.
    case locale
    /// The screens of devices.
    case device
  }

  /// In which languages of its string tables a story is shown.
  enum Languages: Equatable, Sendable {
    case own
    /// In all of them, each in the first variant alone.
    case each
    /// In all of them, in every combination.
    case crossed
  }

  var schemes: [ColorScheme] = []
  var directions: [LayoutDirection] = []
  var typeSizes: [DynamicTypeSize] = []
  var contrasts: [ColorSchemeContrast] = []
  var looks: [Look] = []
  var languages = Languages.own
  /// The devices on whose screens stories are shown beside their own room.
  var devices: [Device] = []
  /// Whether devices are shown in every combination, not only in a story's first variant.
  var crossesDevices = false

  /// Type sizes that show what grows, what wraps and what breaks, from the smallest to the largest.
  static let notableTypeSizes: [DynamicTypeSize] = [
    .xSmall, .large, .xxxLarge, .accessibility3, .accessibility5,
  ]

  /// Both schemes, directions and contrasts at the notable type sizes.
  static let standard = GalleryAxes(
    schemes: ColorScheme.allCases, directions: [.leftToRight, .rightToLeft],
    typeSizes: notableTypeSizes, contrasts: ColorSchemeContrast.allCases, languages: .each)

  init(
    schemes: [ColorScheme] = [], directions: [LayoutDirection] = [],
    typeSizes: [DynamicTypeSize] = [], contrasts: [ColorSchemeContrast] = [], looks: [Look] = [],
    languages: Languages = .own
  ) {
    self.languages = languages
    self.looks = looks
    self.schemes = schemes
    self.directions = directions
    self.typeSizes = typeSizes
    self.contrasts = contrasts
  }

  /// - Parameters:
  ///   - axes: those that a command line names.
  ///   - typeSizes: the type sizes that it names; none for all twelve.
  ///   - looks: the looks that it names; none for all of them.
  init(_ axes: [Axis], typeSizes: [DynamicTypeSize], looks: [Look] = []) {
    if axes.contains(.scheme) { schemes = ColorScheme.allCases }
    if axes.contains(.direction) { directions = [.leftToRight, .rightToLeft] }
    if axes.contains(.typeSize) || !typeSizes.isEmpty {
      self.typeSizes = typeSizes.isEmpty ? DynamicTypeSize.allCases : typeSizes.sorted()
    }
    if axes.contains(.contrast) { contrasts = ColorSchemeContrast.allCases }
    if axes.contains(.locale) { languages = .crossed }
    if axes.contains(.look) || !looks.isEmpty { self.looks = looks.isEmpty ? Look.allCases : looks }
    if axes.contains(.device) { (devices, crossesDevices) = (Device.all, true) }
  }

  /// The variants of a story: its own ones first, then all combinations that are not among them.
  @MainActor
  func variants(of story: Story) -> [GalleryVariant] {
    let found = story.variants.map { GalleryVariant($0, of: story, isOwn: true) }
    var names = Set(found.map(\.name))
    guard !isEmpty, let base = story.variants.first else { return found }
    // What the story has anyway is left out, so that names meet the goldens'.
    var bases = [base]
    if !looks.isEmpty {
      var plain = base
      plain.look = nil
      let own = story.environment(for: plain).look
      bases = looks.map { look in
        plain.look = look == own ? nil : look
        return plain
      }
    }
    let screens = devices.compactMap { base.on($0, of: story) }
    if crossesDevices {
      bases += bases.flatMap { base in devices.compactMap { base.on($0, of: story) } }
    }
    let spoken = languages == .own ? [] : spoken(of: base, in: story)
    if languages == .crossed { bases += bases.flatMap { base in spoken.map { base.speaking($0) } } }
    var further = bases.flatMap { combinations(of: $0, story: story) }
    if languages == .each {
      further += spoken.map { GalleryVariant(base.speaking($0), of: story, isOwn: false) }
    }
    further += screens.map { GalleryVariant($0, of: story, isOwn: false) }
    further = further.map { $0.placed(on: devices) }
    return found + further.filter { names.insert($0.name).inserted }
  }

  /// The languages of a story's tables beside its own.
  @MainActor
  private func spoken(of base: Variant, in story: Story) -> [String] {
    let own = LocaleTag.normalized(story.environment(for: base).localeIdentifier)
    return story.canvas.resources.strings.locales.filter { LocaleTag.normalized($0) != own }
  }

  /// A variant with every combination of the main axes.
  @MainActor
  private func combinations(of base: Variant, story: Story) -> [GalleryVariant] {
    let natural = story.environment(for: base.withoutMainAxes).layoutDirection
    var found: [GalleryVariant] = []
    for size in typeSizes.isEmpty ? [base.dynamicTypeSize] : typeSizes {
      for contrast in contrasts.isEmpty ? [base.contrast] : contrasts {
        for direction in directions.isEmpty ? [nil] : directions.map(Optional.some) {
          for scheme in schemes.isEmpty ? [base.colorScheme] : schemes {
            var variant = base
            variant.dynamicTypeSize = size
            variant.contrast = contrast
            variant.colorScheme = scheme
            if let direction { variant.layoutDirection = direction == natural ? nil : direction }
            found.append(GalleryVariant(variant, of: story, isOwn: false))
          }
        }
      }
    }
    return found
  }

  private var isEmpty: Bool { self == GalleryAxes() }
}

/// One variant as the gallery offers it: its place along the axes, and what else it sets.
@MainActor
struct GalleryVariant {
  let variant: Variant
  let name: String
  let direction: LayoutDirection
  /// What the variant sets beyond the four axes, as a variant's name; empty for nothing.
  let rest: String
  /// What the rest sets, by axis: those that the page's tables may have as rows and columns.
  let traits: [(axis: String, value: String)]
  /// Whether the story itself names the variant, so that it may have a golden.
  private(set) var isOwn: Bool
  /// The device whose safe area the content keeps to, where that is not the story's own.
  private(set) var device: Device?
  /// What controls are set to; those without a value have their own.
  private(set) var controls: [String: String] = [:]

  init(_ variant: Variant, of story: Story, isOwn: Bool) {
    self.variant = variant
    self.isOwn = isOwn
    name = variant.name
    direction = story.environment(for: variant).layoutDirection
    let rest = variant.withoutMainAxes
    self.rest = rest == Variant() ? "" : rest.name
    let switches = [
      ("bold", rest.legibilityWeight == .bold), ("opaque", rest.reduceTransparency),
      ("still", rest.reduceMotion), ("symbols", rest.differentiateWithoutColor),
      ("spaced", rest.textSpacing),
    ]
    let values: [(String, String?)] = [
      ("locale", rest.locale), ("look", rest.look?.rawValue),
      ("width", rest.width.map(String.init)),
      ("height", rest.height.map(String.init)), ("scale", rest.scale.map(String.init)),
      ("vision", rest.vision == .full ? nil : rest.vision.rawValue),
    ]
    traits =
      values.compactMap { axis, value in value.map { (axis, $0) } }
      + switches.compactMap { axis, isOn in isOn ? (axis, "on") : nil }
  }

  /// The name with what controls are set to.
  var title: String {
    ([name] + controls.keys.sorted().map { "\($0)=\(controls[$0] ?? "")" }).joined(separator: " ")
  }

  /// What decides about the outlines of the picture: all but scheme and contrast.
  var shape: String {
    var plain = variant
    (plain.colorScheme, plain.contrast) = (.light, .standard)
    let values = controls.keys.sorted().map { "\($0)=\(controls[$0] ?? "")" }
    return ([plain.name] + values).joined(separator: " ")
  }

  /// The variant on the device that has its size, where one of them has.
  func placed(on devices: [Device]) -> GalleryVariant {
    var other = self
    other.device = devices.first { device in
      variant.width == Int(device.size.width) && variant.height == Int(device.size.height)
    }
    return other
  }

  /// The variant with controls set, of which no golden is kept.
  func setting(_ controls: [String: String]) -> GalleryVariant {
    var other = self
    other.controls = controls
    other.isOwn = false
    return other
  }
}

extension Variant {
  /// The variant in a language, and in the direction of its script.
  fileprivate func speaking(_ language: String) -> Variant {
    var variant = self
    variant.locale = language
    variant.layoutDirection = nil
    return variant
  }

  /// The variant on a device's screen, whose height counts where the story has one; `nil` where that is the
  /// story's own room.
  @MainActor
  fileprivate func on(_ device: Device, of story: Story) -> Variant? {
    let canvas = story.canvas
    let (width, height) = (
      width.map { CGFloat($0) } ?? canvas.device?.size.width ?? canvas.width,
      height.map { CGFloat($0) } ?? canvas.device?.size.height ?? canvas.height
    )
    var variant = self
    variant.width = Int(device.size.width)
    if height != nil { variant.height = Int(device.size.height) }
    return width == device.size.width && (height == nil || height == device.size.height)
      ? nil : variant
  }

  /// The variant with the default scheme, direction, type size and contrast.
  fileprivate var withoutMainAxes: Variant {
    var rest = self
    rest.colorScheme = .light
    rest.layoutDirection = nil
    rest.dynamicTypeSize = .large
    rest.contrast = .standard
    return rest
  }
}
