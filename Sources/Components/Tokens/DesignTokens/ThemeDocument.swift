import Foundation
import Graphics
public import Resources

extension Theme {
  /// Reads a theme in the W3C Design Tokens format.
  ///
  /// Groups: `color.light`, `color.dark`, `color.lightIncreased` and `color.darkIncreased` with the
  /// names of `ColorRole`, and any further colours under their `named`; `gradient.light` and
  /// `.dark`, with two or three stops each; `space`; `radius`; `elevation`; `typography`; `fontFamily` with
  /// the families of `default`, `serif`, `rounded` and `monospaced`; `duration`; and `palette`, which holds
  /// whatever the others refer to as `{palette.…}`. A group that is there must be complete, unless
  /// `$extensions.stillframe.extends` is `"standard"`: then the standard theme fills the gaps.
  /// `$extensions.stillframe.surfaces` is `"solid"` or `"glass"`.
  ///
  /// `$extensions.stillframe.fonts` is a list of files of fonts.
  ///
  /// - Parameters:
  ///   - bytes: the JSON text.
  ///   - file: how messages name it.
  ///   - readFont: reads a file of a font by its path as the theme writes it, from the folder of the theme;
  ///     without it, a theme that names fonts is refused.
  /// - Throws: `ThemeError` with the place of the first fault.
  public init(
    designTokens bytes: [UInt8], file: String,
    readFont: ((String) throws(ResourceError) -> FontFile)? = nil
  ) throws(ThemeError) {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw ThemeError(DocumentError(error), file: file)
    }
    do throws(DocumentError) {
      var reader = try ThemeReader(root: root)
      reader.readFont = readFont
      self = try reader.theme(fallbackName: file)
    } catch {
      throw ThemeError(error, file: file)
    }
  }
}

/// Reads the groups of a theme file.
struct ThemeReader {
  let root: JSONValue
  let isExtension: Bool
  var readFont: ((String) throws(ResourceError) -> FontFile)?

  init(root: JSONValue) throws(DocumentError) {
    self.root = root
    guard root.kind == .object else { throw root.wrongKind(expected: "an object of token groups") }
    let base = root["$extensions"]?["stillframe"]?["extends"]
    if let base, base.string != "standard" {
      throw base.unknownName(base.string ?? base.found, kind: "base theme", known: ["standard"])
    }
    isExtension = base != nil
  }

  /// What surfaces are made of, as `$extensions.stillframe.surfaces` says.
  private func surfaces() throws(DocumentError) -> Theme.SurfaceKind {
    guard let value = root["$extensions"]?["stillframe"]?["surfaces"] else { return .solid }
    guard let kind = value.string.flatMap({ Theme.SurfaceKind(rawValue: $0) }) else {
      throw value.unknownName(
        value.string ?? value.found, kind: "kind of surface",
        known: Theme.SurfaceKind.allCases.map(\.rawValue))
    }
    return kind
  }

  /// The files that `$extensions.stillframe.fonts` names.
  private func fonts() throws(DocumentError) -> FontSet {
    guard let list = root["$extensions"]?["stillframe"]?["fonts"] else { return .none }
    guard list.kind == .array else { throw list.wrongKind(expected: "a list of files of fonts") }
    var files: [FontFile] = []
    for item in list.elements {
      guard let path = item.string else { throw item.wrongKind(expected: "the path of a font") }
      guard let readFont else {
        throw DocumentError(
          at: item, .notAllowed("nothing reads fonts here: set `Theme.fonts`, or give `readFont`"))
      }
      do throws(ResourceError) {
        files.append(try readFont(path))
      } catch {
        throw DocumentError(at: item, .notAllowed("the font cannot be read: \(error.reason)"))
      }
    }
    return FontSet(files)
  }

  func theme(fallbackName: String) throws(DocumentError) -> Theme {
    let known = [
      "color", "gradient", "space", "radius", "elevation", "typography", "fontFamily", "duration",
      "palette",
    ]
    try checkNames(of: root, among: known, kind: "token group")
    let name = root["$extensions"]?["stillframe"]?["name"]?.string
    var theme = Theme(name: name ?? fallbackName)
    theme.surfaces = try surfaces()
    theme.fonts = try fonts()
    try readColors(into: &theme)
    try readGradients(into: &theme)
    try readLengths("space", names: SpaceToken.allCases.map(\.rawValue)) { name, length in
      SpaceToken(rawValue: name).map { theme.space[$0] = length }
    }
    try readLengths("radius", names: RadiusToken.allCases.map(\.rawValue)) { name, length in
      RadiusToken(rawValue: name).map { theme.radius[$0] = length }
    }
    try readElevations(into: &theme)
    try readTypography(into: &theme)
    try readFamilies(into: &theme)
    try readDurations(into: &theme)
    return theme
  }

  // MARK: Groups

  private func readColors(into theme: inout Theme) throws(DocumentError) {
    guard let group = root["color"] else {
      if isExtension { return }
      throw DocumentError(
        at: root,
        .missingKey("color", of: "a theme", expected: "a group with \"light\" and \"dark\""))
    }
    try checkNames(of: group, among: Appearance.allCases.map(\.rawValue), kind: "appearance")
    for appearance in Appearance.allCases {
      guard let colors = group[appearance.rawValue] else {
        if isExtension || appearance.isOptional { continue }
        throw DocumentError(
          at: group,
          .missingKey(
            appearance.rawValue, of: "the colours", expected: "a group of colour roles"))
      }
      let roles = ColorRole.allCases.map(\.rawValue)
      try checkNames(of: colors, among: roles + ["named"], kind: "colour role")
      for role in ColorRole.allCases {
        // What ungrouped content lies on follows from the surfaces where it is not given.
        if role == .page, colors[role.rawValue] == nil { continue }
        guard let member = try member(role.rawValue, of: colors, expected: "a colour") else {
          continue
        }
        let color = try DesignToken(member, in: root).color()
        theme.palette[role].set(color, in: appearance)
      }
      guard let named = colors["named"] else { continue }
      for member in named.members where !member.key.hasPrefix("$") {
        let color = try DesignToken(member.value, in: root).color()
        theme.namedColors[member.key, default: Palette.Swatch(light: color)]
          .set(color, in: appearance)
      }
    }
    derivePages(where: { group[$0.rawValue]?["page"] == nil }, in: &theme)
  }

  /// Derives the page of each colour scheme whose groups leave it out.
  private func derivePages(where isMissing: (Appearance) -> Bool, in theme: inout Theme) {
    let derived = theme.derivedPage
    // A page that a scheme gives at standard contrast holds at increased contrast too.
    if isMissing(.light) {
      theme.palette[.page].light = derived.light
      if isMissing(.lightIncreased) {
        theme.palette[.page].lightIncreased = derived.lightIncreased
      }
    }
    if isMissing(.dark) {
      theme.palette[.page].dark = derived.dark
      if isMissing(.darkIncreased) { theme.palette[.page].darkIncreased = derived.darkIncreased }
    }
  }

  private func readGradients(into theme: inout Theme) throws(DocumentError) {
    guard let group = root["gradient"] else { return }
    try checkNames(of: group, among: Appearance.allCases.map(\.rawValue), kind: "appearance")
    for appearance in Appearance.allCases {
      guard let gradients = group[appearance.rawValue] else { continue }
      let names = GradientToken.allCases.map(\.rawValue)
      try checkNames(of: gradients, among: names, kind: "gradient")
      for token in GradientToken.allCases {
        // Only themes of glass need a backdrop.
        if token == .backdrop, gradients[token.rawValue] == nil { continue }
        guard let member = try member(token.rawValue, of: gradients, expected: "a gradient") else {
          continue
        }
        let value = try DesignToken(member, in: root).value
        let stops = Array(value.elements)
        guard let first = stops.first, let last = stops.last, (2...3).contains(stops.count) else {
          throw value.wrongKind(expected: "an array of two or three stops with \"color\"")
        }
        // A theme's gradients have their colours at even distances.
        for (index, stop) in stops.enumerated() {
          guard let position = stop["position"] else { continue }
          let even = Double(index) / Double(stops.count - 1)
          guard let number = position.number, abs(number - even) < 0.001 else {
            throw position.wrongKind(expected: "\(decimalText(even)): a theme's stops are even")
          }
        }
        var swatch = theme.gradients[token]
        swatch.start.set(try stopColor(first), in: appearance)
        swatch.end.set(try stopColor(last), in: appearance)
        if stops.count == 3 {
          let color = try stopColor(stops[1])
          var middle = swatch.middle ?? Palette.Swatch(light: color)
          middle.set(color, in: appearance)
          swatch.middle = middle
        }
        theme.gradients[token] = swatch
      }
    }
  }

  private func stopColor(_ stop: JSONValue) throws(DocumentError) -> ResolvedColor {
    guard let color = stop["color"] else {
      throw DocumentError(
        at: stop, .missingKey("color", of: "a gradient's stop", expected: "a colour"))
    }
    return try DesignToken.color(DesignToken.following(color, in: root))
  }

  private func readLengths(
    _ name: String, names: [String], store: (String, CGFloat) -> Void
  ) throws(DocumentError) {
    guard let group = root[name] else { return }
    try checkNames(of: group, among: names, kind: "\(name) token")
    for name in names {
      guard let member = try member(name, of: group, expected: "a length") else { continue }
      store(name, CGFloat(try DesignToken.dimension(DesignToken(member, in: root).value)))
    }
  }

  private func readTypography(into theme: inout Theme) throws(DocumentError) {
    guard let group = root["typography"] else { return }
    try checkNames(
      of: group, among: Font.TextStyle.allCases.map(\.rawValue), kind: "text style")
    for style in Font.TextStyle.allCases {
      let expected = "{\"fontSize\", \"lineHeight\", \"fontWeight\"}"
      guard let member = try member(style.rawValue, of: group, expected: expected) else {
        continue
      }
      let value = try DesignToken(member, in: root).value
      try value.checkKeys(
        ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"],
        of: "a text style")
      if let size = value["fontSize"] {
        let points = try DesignToken.dimension(DesignToken.following(size, in: root))
        let ratio = try value["lineHeight"].map { (value) throws(DocumentError) in
          try DesignToken.number(
            DesignToken.following(value, in: root), in: 0.8...3, "a line height in 0.8…3")
        }
        theme.typeScale[style].rescale(toSize: points, lineHeight: ratio)
      } else if let height = value["lineHeight"] {
        throw DocumentError(
          at: height,
          .missingKey("fontSize", of: "the text style", expected: "the size that it multiplies"))
      }
      if let spacing = value["letterSpacing"] {
        let size = theme.typeScale[style][.large].size
        theme.typeScale[style].letterSpacing = try DesignToken.letterSpacing(
          DesignToken.following(spacing, in: root), ofSize: size)
      }
      if let family = value["fontFamily"] {
        switch try DesignToken.family(DesignToken.following(family, in: root)) {
        case .named(let name): theme.typeScale[style].family = name
        case .design(let design): theme.typeScale[style].design = design
        }
      }
      if let weight = value["fontWeight"] {
        theme.typeScale[style].weight = try DesignToken.fontWeight(
          DesignToken.following(weight, in: root))
      }
    }
  }

  /// The families of the kinds of typeface, and the files of fonts.
  private func readFamilies(into theme: inout Theme) throws(DocumentError) {
    guard let group = root["fontFamily"] else { return }
    try checkNames(
      of: group, among: Font.Design.allCases.map(\.rawValue), kind: "design of a font")
    for design in Font.Design.allCases {
      guard let member = group[design.rawValue] else { continue }
      let value = try DesignToken(member, in: root).value
      guard case .named(let name) = try DesignToken.family(value) else {
        throw value.wrongKind(expected: "the name of a family; a generic one is no other design")
      }
      theme.families[design] = name
    }
  }

  private func readDurations(into theme: inout Theme) throws(DocumentError) {
    guard let group = root["duration"] else { return }
    let paths: [(String, WritableKeyPath<MotionScale, Double>)] = [
      ("fast", \.fast), ("standard", \.standard), ("slow", \.slow), ("shimmer", \.shimmer),
      ("spin", \.spin),
    ]
    try checkNames(of: group, among: paths.map(\.0), kind: "duration")
    for (name, path) in paths {
      guard let member = try member(name, of: group, expected: "a duration") else { continue }
      theme.motion[keyPath: path] = try DesignToken.duration(DesignToken(member, in: root).value)
    }
  }

  // MARK: Members

  /// A token of a group; a missing one is refused unless another theme is extended.
  func member(
    _ name: String, of group: JSONValue, expected: String
  ) throws(DocumentError) -> JSONValue? {
    if let member = group[name] { return member }
    guard !isExtension else { return nil }
    throw DocumentError(at: group, .missingKey(name, of: "the group", expected: expected))
  }

  /// Refuses members that are neither known nor the format's own, which begin with `$`.
  func checkNames(
    of group: JSONValue, among known: [String], kind: String
  ) throws(DocumentError) {
    guard group.kind == .object else { throw group.wrongKind(expected: "a group of tokens") }
    for member in group.members where !member.key.hasPrefix("$") {
      guard !known.contains(member.key) else { continue }
      throw DocumentError(
        atKeyOf: member,
        .unknownName(
          member.key, kind: kind, nearest: nearestName(to: member.key, in: known), known: known))
    }
  }
}

extension Theme {
  /// The surface by day and the background at night; glass leaves the backdrop to be seen.
  fileprivate var derivedPage: Palette.Swatch {
    var page = palette[.background]
    guard surfaces == .solid else { return page }
    page.light = palette[.surface].light
    page.lightIncreased = palette[.surface].lightIncreased
    return page
  }
}

/// The four appearances by the names of their groups.
private enum Appearance: String, CaseIterable {
  case light, lightIncreased, dark, darkIncreased

  /// Increased contrast may be left to the standard contrast's colours.
  var isOptional: Bool { self == .lightIncreased || self == .darkIncreased }
}

extension Palette.Swatch {
  /// Sets one appearance; a standard contrast sets the increased one of its scheme too, which its
  /// own group then overrides.
  fileprivate mutating func set(_ color: ResolvedColor, in appearance: Appearance) {
    switch appearance {
    case .light:
      light = color
      lightIncreased = color
    case .lightIncreased: lightIncreased = color
    case .dark:
      dark = color
      darkIncreased = color
    case .darkIncreased: darkIncreased = color
    }
  }
}

extension TypeScale.Style {
  /// Gives the style another size by default, and every type size the same change in proportion.
  fileprivate mutating func rescale(toSize size: Double, lineHeight: Double?) {
    let base = self[.large]
    let factor = size / base.size
    for typeSize in DynamicTypeSize.allCases {
      let step = self[typeSize]
      let points = (step.size * factor).rounded(.toNearestOrAwayFromZero)
      let leading = lineHeight.map { points * $0 } ?? step.leading * factor
      self[typeSize] = TypeScale.Step(
        size: points, leading: leading.rounded(.toNearestOrAwayFromZero))
    }
  }
}
