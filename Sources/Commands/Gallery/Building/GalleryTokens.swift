import Components
import Graphics

/// The tokens of the themes that stories are shown in, as the site's browser of tokens has them.
struct GalleryTokens {
  static let path = "data/tokens.js"
  /// More themes than this are no longer looked at one by one.
  private static let themeLimit = 24

  private let themes: [GalleryTheme]

  /// - Parameter themes: those of the stories, in which many are the same.
  init(_ themes: [GalleryTheme]) {
    var seen: Set<String> = []
    self.themes = Array(themes.filter { seen.insert($0.tokens).inserted }.prefix(Self.themeLimit))
  }

  var script: String {
    var json = JSONWriter()
    var titles: [String: Int] = [:]
    json.array(.compact) { json in
      for theme in themes {
        titles[theme.title, default: 0] += 1
        let copy = titles[theme.title, default: 1]
        json.object(.compact) { json in
          json.member("title", copy == 1 ? theme.title : "\(theme.title) (\(copy))")
          json.key("tokens")
          json.raw(theme.tokens)
        }
      }
    }
    return "stillframe.tokens(\(json.line));\n"
  }
}

/// Asks for the theme that a story is shown in, which is code of an app as its canvas is.
struct ThemeTask: WorkerTask {
  static let operation = "theme"

  var story: StoryReference

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> GalleryTheme {
    GalleryTheme(of: try desk.story(story))
  }
}

/// The tokens of the theme that a story is shown in, and the symbols that it can name beside the engine's.
struct GalleryTheme: Codable, Hashable, Sendable {
  var title: String
  /// As JSON.
  var tokens: String
  /// A line of JSON for each symbol of its asset catalogs.
  var symbols: [String]

  @MainActor
  init(of story: Story) {
    symbols = GallerySymbols.lines(of: story.canvas.resources.catalogs)
    let environment = story.environment(for: story.variants.first ?? .light)
    let (theme, look) = (environment.appearance.theme, environment.look.rawValue)
    title = theme.name == look ? look : "\(theme.name) · \(look)"
    var json = JSONWriter()
    json.object(.compact) { Self.write(theme, to: &$0) }
    tokens = json.line
  }

  private static func write(_ theme: Theme, to json: inout JSONWriter) {
    json.member("colors", object: .compact) { json in
      for role in ColorRole.allCases {
        json.member(role.rawValue, hexes(theme.palette[role]))
      }
    }
    if !theme.namedColors.isEmpty {
      json.member("named", object: .compact) { json in
        for name in theme.namedColors.keys.sorted() {
          guard let swatch = theme.namedColors[name] else { continue }
          json.member(name, hexes(swatch))
        }
      }
    }
    json.member("gradients", object: .compact) { json in
      for token in GradientToken.allCases {
        let swatch = theme.gradients[token]
        json.member(token.rawValue, array: .compact) { json in
          for stop in [swatch.start, swatch.middle, swatch.end] {
            guard let stop else { continue }
            json.array(.compact) { json in
              for hex in hexes(stop) { json.value(hex) }
            }
          }
        }
      }
    }
    json.member("type", object: .compact) { json in
      for style in Font.TextStyle.allCases { write(style, of: theme, to: &json) }
    }
    json.member("space", object: .compact) { json in
      for token in SpaceToken.allCases { json.member(token.rawValue, Double(theme.space[token])) }
    }
    json.member("radius", object: .compact) { json in
      for token in RadiusToken.allCases { json.member(token.rawValue, Double(theme.radius[token])) }
    }
    json.member("elevation", object: .compact) { json in
      for token in ElevationToken.allCases {
        let level = theme.elevation[token]
        json.member("level\(token.rawValue)", array: .compact) { json in
          for shadow in [level.contact, level.ambient] { write(shadow, to: &json) }
        }
      }
    }
    let motion = theme.motion
    json.member("motion", object: .compact) { json in
      let durations: [(String, Double)] = [
        ("fast", motion.fast), ("standard", motion.standard), ("slow", motion.slow),
        ("shimmer", motion.shimmer), ("spin", motion.spin),
      ]
      for (name, seconds) in durations { json.member(name, seconds) }
      for (name, spring) in [("press", motion.press), ("present", motion.present)] {
        json.member(name, [spring.duration, spring.bounce])
      }
    }
  }

  /// Weight, design, spacing of letters, family, and size and leading at each type size.
  private static func write(_ style: Font.TextStyle, of theme: Theme, to json: inout JSONWriter) {
    let scale = theme.typeScale[style]
    json.member(style.rawValue, object: .compact) { json in
      json.member("weight", scale.weight.value)
      if scale.design != .default { json.member("design", scale.design.rawValue) }
      if let family = scale.family ?? theme.families[scale.design] { json.member("family", family) }
      if scale.letterSpacing != 0 { json.member("spacing", scale.letterSpacing) }
      json.member("steps", array: .compact) { json in
        for size in DynamicTypeSize.allCases {
          json.array(.compact) { json in
            json.value(scale[size].size)
            json.value(scale[size].leading)
          }
        }
      }
    }
  }

  /// Light, light with increased contrast, dark, dark with increased contrast.
  private static func hexes(_ swatch: Palette.Swatch) -> [String] {
    [swatch.light, swatch.lightIncreased, swatch.dark, swatch.darkIncreased].map { color in
      color.hexText(withAlpha: color.alpha < 1)
    }
  }

  /// X, y, radius, opacity, that in dark surroundings and, where it is not black, the colour.
  private static func write(_ shadow: ShadowToken, to json: inout JSONWriter) {
    json.array(.compact) { json in
      json.value(Double(shadow.x))
      json.value(Double(shadow.y))
      json.value(Double(shadow.radius))
      json.value(shadow.opacity)
      json.value(shadow.darkOpacity)
      if let color = shadow.color { json.value(color.hexText()) }
    }
  }
}
