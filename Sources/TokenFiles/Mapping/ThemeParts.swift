import Graphics
import JSON

/// A part of a theme, in points and sRGB.
enum ThemePart {
  struct Stop {
    var color: ResolvedColor
  }

  struct Style {
    var families: [String]?
    var size: Double?
    var weight: Int?
    var lineHeight: Double?
    /// In parts of the em.
    var letterSpacing: Double?
  }

  struct Shadow {
    var color: ResolvedColor
    var x, y, blur: Double
    var darkOpacity: Double?
  }

  case color(ResolvedColor)
  case gradient([Stop])
  case length(Double)
  case style(Style)
  case families([String])
  case seconds(Double)
  case shadows([Shadow])
}

/// The parts of a theme as they are found, and the file that they make.
struct ThemeParts {
  private let name: String
  private let surfaces: String?
  private var plain: [ThemeSection: [(key: String, part: ThemePart)]] = [:]
  private var colors: [ThemeSection: [ThemeAppearance: [(key: String, part: ThemePart)]]] = [:]

  init(name: String, surfaces: String?) {
    self.name = name
    self.surfaces = surfaces
  }

  mutating func add(
    _ part: ThemePart, to section: ThemeSection, key: String, appearance: ThemeAppearance? = nil
  ) {
    if let appearance {
      colors[section, default: [:]][appearance, default: []].append((key, part))
    } else {
      plain[section, default: []].append((key, part))
    }
  }

  func text() -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("$extensions", object: .block) { json in
        json.member("stillframe", object: .block) { json in
          json.member("name", name)
          json.member("extends", "standard")
          if let surfaces { json.member("surfaces", surfaces) }
        }
      }
      writeColors(to: &json)
      writeGradients(to: &json)
      for section in ThemeSection.allCases {
        guard let parts = plain[section] else { continue }
        json.member(section.rawValue, object: .block) { json in
          for (key, part) in parts { Self.write(part, named: key, to: &json) }
        }
      }
    }
    return json.text
  }

  private func writeColors(to json: inout JSONWriter) {
    guard colors[.color] != nil || colors[.named] != nil else { return }
    json.member("color", object: .block) { json in
      for appearance in ThemeAppearance.allCases {
        let roles = colors[.color]?[appearance] ?? []
        let named = colors[.named]?[appearance] ?? []
        guard !roles.isEmpty || !named.isEmpty else { continue }
        json.member(appearance.rawValue, object: .block) { json in
          for (key, part) in roles { Self.write(part, named: key, to: &json) }
          guard !named.isEmpty else { return }
          json.member("named", object: .block) { json in
            for (key, part) in named { Self.write(part, named: key, to: &json) }
          }
        }
      }
    }
  }

  private func writeGradients(to json: inout JSONWriter) {
    guard let gradients = colors[.gradient] else { return }
    json.member("gradient", object: .block) { json in
      for appearance in ThemeAppearance.allCases {
        guard let parts = gradients[appearance] else { continue }
        json.member(appearance.rawValue, object: .block) { json in
          for (key, part) in parts { Self.write(part, named: key, to: &json) }
        }
      }
    }
  }

  private static func write(_ part: ThemePart, named key: String, to json: inout JSONWriter) {
    json.member(key, object: .inline) { json in
      if case .shadows(let shadows) = part {
        writeDarkness(of: shadows, to: &json)
      }
      json.key("$value")
      switch part {
      case .color(let color): write(color, to: &json)
      case .length(let points): write(points, to: &json)
      case .seconds(let seconds):
        json.object(.inline) { json in
          json.member("value", seconds)
          json.member("unit", "s")
        }
      case .families(let names): json.array(.inline) { for name in names { $0.value(name) } }
      case .gradient(let stops):
        json.array(.inline) { json in
          for stop in stops {
            json.object(.inline) { json in
              json.key("color")
              write(stop.color, to: &json)
            }
          }
        }
      case .style(let style): write(style, to: &json)
      case .shadows(let shadows):
        json.array(.inline) { json in for shadow in shadows { write(shadow, to: &json) } }
      }
    }
  }

  private static func writeDarkness(
    of shadows: [ThemePart.Shadow], to json: inout JSONWriter
  ) {
    let dark = shadows.compactMap(\.darkOpacity)
    guard !dark.isEmpty, dark.count == shadows.count else { return }
    json.member("$extensions", object: .inline) { json in
      json.member("stillframe", object: .inline) { $0.member("darkOpacity", dark) }
    }
  }

  private static func write(_ color: ResolvedColor, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("colorSpace", "srgb")
      json.member("components", [color.red, color.green, color.blue])
      if color.alpha < 1 { json.member("alpha", color.alpha) }
    }
  }

  private static func write(_ points: Double, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("value", points)
      json.member("unit", "px")
    }
  }

  private static func write(_ style: ThemePart.Style, to json: inout JSONWriter) {
    json.object(.inline) { json in
      if let families = style.families { json.member("fontFamily", families) }
      if let size = style.size {
        json.key("fontSize")
        write(size, to: &json)
      }
      if let weight = style.weight { json.member("fontWeight", weight) }
      if let height = style.lineHeight { json.member("lineHeight", height) }
      if let spacing = style.letterSpacing {
        json.member("letterSpacing", object: .inline) { json in
          json.member("value", spacing)
          json.member("unit", "em")
        }
      }
    }
  }

  private static func write(_ shadow: ThemePart.Shadow, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.key("color")
      write(shadow.color, to: &json)
      json.key("offsetX")
      write(shadow.x, to: &json)
      json.key("offsetY")
      write(shadow.y, to: &json)
      json.key("blur")
      write(shadow.blur, to: &json)
    }
  }
}
