import JSON

extension AssetSlot {
  /// Reads where an entry is used.
  ///
  /// - Returns: `nil` for an entry of a kind of place that no picture is of, such as a tinted home screen, the
  ///   screen of a single device, or a phone on its side.
  init?(_ json: JSONValue) throws(DocumentError) {
    self.init()
    if let value = json["idiom"] {
      let name = value.string ?? ""
      let (idioms, names) = (Self.idioms, Self.idioms.map(\.name))
      guard let known = idioms.first(where: { $0.name == name }) else {
        throw value.unknownName(name, kind: "idiom", known: names)
      }
      guard let idiom = known.idiom else { return nil }
      self.idiom = idiom
    }
    if let appearances = json["appearances"] {
      for appearance in appearances.elements {
        switch (appearance["appearance"]?.string, appearance["value"]?.string) {
        case ("luminosity", "dark"): isDark = true
        case ("luminosity", "light"): isDark = false
        case ("luminosity", "tinted"): return nil
        case ("contrast", "high"): hasHighContrast = true
        case ("contrast", "normal"): break
        case (let kind, let value):
          throw DocumentError(
            at: appearance,
            .notAllowed(
              "unknown appearance \(messageQuoted(kind ?? "")) \(messageQuoted(value ?? ""))"))
        }
      }
    }
    if let value = json["scale"]?.string, value != "single" {
      guard let scale = Int(value.dropLast()), value.hasSuffix("x"), (1...8).contains(scale) else {
        throw (json["scale"] ?? json).unknownName(value, kind: "scale", known: ["1x", "2x", "3x"])
      }
      self.scale = scale
    }
    switch json["language-direction"]?.string {
    case "right-to-left"?: isRightToLeft = true
    case "left-to-right"?: isRightToLeft = false
    case let name?:
      throw (json["language-direction"] ?? json).unknownName(
        name, kind: "direction", known: ["left-to-right", "right-to-left"])
    case nil: break
    }
    if json["subtype"] != nil || json["height-class"]?.string == "compact" { return nil }
    switch json["width-class"]?.string {
    case "compact"?: isWide = false
    case "regular"?: isWide = true
    case let name?:
      throw (json["width-class"] ?? json).unknownName(
        name, kind: "size class", known: ["compact", "regular"])
    case nil: break
    }
    locale = json["locale"]?.string
    isWideGamut = json["display-gamut"]?.string == "display-P3"
  }

  /// `nil` for what shows no views.
  private static let idioms: [(name: String, idiom: AssetTraits.Idiom?)] = {
    var idioms: [(name: String, idiom: AssetTraits.Idiom?)] = []
    for idiom in AssetTraits.Idiom.allCases { idioms.append((idiom.rawValue, idiom)) }
    let others = ["reality", "ios-marketing", "watch-marketing", "car-marketing", "mac-catalyst"]
    for name in others { idioms.append((name, nil)) }
    return idioms
  }()
}
