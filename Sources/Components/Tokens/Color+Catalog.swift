import Graphics
import Resources

extension Color {
  /// The colour of a name: that of the theme, of an asset catalog, of a role.
  ///
  /// - Returns: `nil` where nobody has it, which is noted as what the picture lacks.
  static func named(_ reference: AssetReference, in context: AppearanceContext) -> ResolvedColor? {
    let name = reference.name
    if let swatch = context.theme.namedColors[name] {
      return context.marked(context.color(of: swatch), name)
    }
    let catalogs = reference.catalogs(besides: context.resources)
    for catalog in catalogs {
      guard let set = catalog.colors[name] else { continue }
      let (color, isGiven) = value(of: set, name, in: context)
      if !isGiven, set.source.problem == nil {
        PictureGaps.fail("the colour \(messageQuoted(name)) has no value for this appearance")
      }
      return color.map { context.marked($0, name) }
    }
    if let role = ColorRole(rawValue: name) { return context.color(of: role) }
    PictureGaps.fail((catalogs.last ?? AssetCatalog()).complaint(noColor: name))
    return nil
  }

  /// What a set of a catalog is in a place, which is noted as used; and whether it says so at all.
  fileprivate static func value(
    of set: ColorSet, _ name: String, in context: AppearanceContext
  ) -> (color: ResolvedColor?, isGiven: Bool) {
    PictureGaps.use(ResourceUse(.color, name, set.source))
    if let problem = set.source.problem {
      PictureGaps.fail("the colour \(messageQuoted(name)) is damaged: \(problem)")
    }
    switch set.value(for: context.assetTraits) {
    case .color(let color)?: return (color, true)
    case .system(let system)?:
      if let color = systemColor(system) { return (color.resolve(in: context), true) }
      PictureGaps.fail(
        "the colour \(messageQuoted(name)) refers to \(messageQuoted(system)), which is not known")
      return (nil, true)
    case nil: return (nil, false)
    }
  }

  /// A colour of the system as catalogs refer to it, such as `systemBackgroundColor`.
  private static func systemColor(_ reference: String) -> Color? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    return systemColors[name]
  }

  private static let systemColors: [String: Color] = {
    var colors: [String: Color] = [
      "label": .textPrimary, "secondaryLabel": .textSecondary, "tertiaryLabel": .textTertiary,
      "tint": .accentColor, "controlAccent": .accentColor, "separator": .separator,
      "systemBackground": .page, "systemGroupedBackground": .background, "systemFill": .fill,
      "secondarySystemGroupedBackground": .surface, "systemRed": .red, "systemOrange": .orange,
      "systemYellow": .yellow, "systemGreen": .green, "systemMint": .mint, "systemTeal": .teal,
    ]
    colors["systemCyan"] = .cyan
    colors["systemBlue"] = .blue
    colors["systemIndigo"] = .indigo
    colors["systemPurple"] = .purple
    colors["systemPink"] = .pink
    colors["systemBrown"] = .brown
    colors["systemGray"] = .gray
    colors["white"] = .white
    colors["black"] = .black
    colors["clear"] = .clear
    colors["lightText"] = Color.white.opacity(0.6)
    colors["darkText"] = .black
    colors["lightGray"] = Color(white: 2.0 / 3)
    colors["darkGray"] = Color(white: 1.0 / 3)
    for color in SystemColor.allCases { colors["\(color)"] = Color(color) }
    return colors
  }()
}

extension AppearanceContext {
  /// The colour of an app's controls: that of the catalogs by the name that Xcode's projects give it, unless the theme
  /// has its own or the set is empty, as Xcode makes it.
  ///
  /// - Parameter opacity: that of the accent, as of tints behind controls.
  func appAccent(or role: ColorRole, opacity: Double = 1) -> ResolvedColor {
    let name = "AccentColor"
    guard let set = resources.catalogs.colors[name],
      theme.palette[role] == theme.look.theme.palette[role]
    else { return color(of: role) }
    var context = self
    // A set that refers to the tint means the theme's.
    context.resources = .none
    context.tint = nil
    guard let color = Color.value(of: set, name, in: context).color else { return color(of: role) }
    return marked(color, name).opacity(opacity)
  }
}
