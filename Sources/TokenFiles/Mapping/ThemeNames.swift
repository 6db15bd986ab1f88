/// What design systems call the parts of a theme: words in their order, the likeliest name first.
enum ThemeNames {
  /// Words that say nothing of what a token is for.
  static let neutral: Set<String> = [
    "color", "colors", "colour", "colours", "sys", "ref", "semantic", "alias", "global",
    "core",
    "base", "default", "rest", "token", "tokens", "root", "theme", "themes", "light", "system",
    "ui",
    "normal", "enabled", "idle", "value", "standard", "typography", "font", "type", "shadow",
    "size",
    "dimension", "main", "general", "role", "roles", "functional",
  ]

  static let spaces: [String: Double] = [
    "xxxs": 2, "xxs": 4, "xs": 8, "sm": 12, "md": 16, "lg": 24, "xl": 32, "xxl": 48, "xxxl": 64,
  ]

  static func patterns(of key: String, in section: ThemeSection) -> [[String]] {
    let lines: [String]
    switch section {
    case .color: lines = roles[key] ?? family(key) ?? [key, "\(key) 500", "\(key) 600"]
    case .gradient: lines = ["gradient \(key)", "\(key) gradient", key]
    case .space:
      let names = sizes[key] ?? [key]
      lines = names.flatMap { ["space \($0)", "spacing \($0)", "gap \($0)", "spacer \($0)"] }
    case .radius:
      let names = radii[key] ?? [key]
      lines = names.flatMap { name in
        ["radius", "border radius", "corner radius", "corner", "shape corner", "rounded", "radii"]
          .map { "\($0) \(name)" }
      }
    case .elevation: lines = elevations[key] ?? []
    case .typography: lines = styles[key] ?? []
    case .fontFamily: lines = families[key] ?? []
    case .duration: lines = durations[key] ?? []
    case .named: lines = []
    }
    // What a pattern says in neutral words is not asked for twice.
    return lines.map { $0.split(separator: " ").map(String.init) }
  }

  private static let roles: [String: [String]] = [
    "background": [
      "background", "bg", "canvas", "page background", "background page", "body background",
      "bg canvas", "background primary", "bg primary", "background 1", "neutral background",
    ],
    "page": ["page"],
    "surface": [
      "surface", "layer 01", "background surface", "bg surface", "surface primary", "card",
      "background card", "container", "surface container", "background base",
    ],
    "surfaceElevated": [
      "surface elevated", "surface raised", "elevation surface raised", "overlay background",
      "surface overlay", "background elevated", "surface container high", "layer 02", "popover",
    ],
    "surfaceSecondary": [
      "surface secondary", "background secondary", "bg secondary", "surface variant", "bg muted",
      "background muted", "bg subtle", "background subtle", "surface subtle", "muted",
      "layer accent",
      "surface container low",
    ],
    "surfaceInverse": [
      "surface inverse", "inverse surface", "background inverse", "bg inverse",
      "inverse background",
      "bg emphasis", "bg neutral emphasis",
    ],
    "fill": ["fill", "fill neutral", "neutral fill", "field", "field 01", "input", "track"],
    "textPrimary": [
      "text primary", "text", "fg", "foreground", "on surface", "on background", "content primary",
      "text 1", "text neutral", "content", "foreground primary",
    ],
    "textSecondary": [
      "text secondary", "fg muted", "text muted", "on surface variant", "content secondary",
      "foreground secondary", "muted foreground", "text subtle", "text 2",
    ],
    "textTertiary": [
      "text tertiary", "fg subtle", "text helper", "text placeholder", "content tertiary",
      "text subtlest", "foreground tertiary",
    ],
    "textDisabled": ["text disabled", "fg disabled", "content disabled", "disabled text"],
    "textInverse": [
      "text inverse", "inverse on surface", "fg on emphasis", "text on color", "inverse text",
      "content inverse", "text on inverse", "fg on inverse",
    ],
    "border": ["border", "border subtle", "outline variant", "border subtle 01", "stroke", "line"],
    "separator": ["separator", "divider", "border muted", "border divider", "border subtle"],
    "controlBorder": [
      "control border", "border strong", "border strong 01", "outline", "border input",
      "input border", "border emphasis", "border bold", "field border",
    ],
    "controlKnob": ["control knob", "knob", "toggle knob", "thumb"],
    "segmentSelection": ["segment selection", "segmented control selected"],
    "focusRing": [
      "focus ring", "focus", "ring", "focus outline", "border focus", "border focused",
      "outline focus",
      "focus indicator",
    ],
    "scrim": ["scrim", "overlay", "backdrop", "overlay backdrop", "blanket"],
    "shadow": ["shadow"],
    "rating": ["rating", "star"],
    "skeletonBase": ["skeleton", "skeleton background", "skeleton base"],
    "skeletonHighlight": ["skeleton element", "skeleton highlight"],
    "gray": ["gray", "grey", "gray 500", "grey 500", "gray 600", "grey 600"],
  ]

  /// The five roles of a family, by what else families are called.
  private static func family(_ key: String) -> [String]? {
    for (family, words) in familyWords {
      let capital = family.prefix(1).uppercased() + family.dropFirst()
      switch key {
      case family:
        return words.flatMap {
          [
            $0, "\($0) solid", "\($0) fill", "bg \($0) emphasis", "button \($0)",
            "button \($0) background", "bg \($0) solid", "background \($0) bold", "\($0) 600",
            "\($0) 500", "support \($0)",
          ]
        }
      case "on\(capital)":
        return words.flatMap {
          ["on \($0)", "\($0) foreground", "\($0) on", "text on \($0)", "\($0) contrast"]
        }
      case "\(family)Text":
        return words.flatMap {
          // The primary and the secondary text are roles of their own.
          ["primary", "secondary", "tertiary"].contains($0)
            ? ["\($0) text", "link \($0)", "text brand \($0)"]
            : ["\($0) text", "text \($0)", "fg \($0)", "content \($0)", "foreground \($0)"]
        } + (family == "primary" ? ["link", "text link", "link primary"] : [])
      case "\(family)Subtle":
        return words.flatMap {
          [
            "\($0) subtle", "\($0) container", "bg \($0) muted", "bg \($0) subtle", "\($0) muted",
            "background \($0) subtle", "surface \($0)", "\($0) background", "\($0) 100", "\($0) 50",
          ]
        }
      case "on\(capital)Subtle":
        return words.flatMap { ["on \($0) subtle", "on \($0) container", "\($0) subtle text"] }
      default: continue
      }
    }
    return nil
  }

  private static let familyWords: [(family: String, words: [String])] = [
    ("primary", ["primary", "brand", "interactive", "brand primary", "action primary"]),
    ("secondary", ["secondary", "brand secondary", "action secondary"]),
    ("accent", ["accent", "tertiary", "highlight"]),
    ("success", ["success", "positive"]),
    ("warning", ["warning", "attention", "caution", "notice"]),
    ("error", ["error", "danger", "critical", "negative", "destructive"]),
    ("info", ["info", "information", "informative", "informational"]),
  ]

  private static let sizes: [String: [String]] = [
    "xxxs": ["xxxs", "3xs", "xxxsmall"], "xxs": ["xxs", "2xs", "xxsmall"],
    "xs": ["xs", "xsmall", "extra small"], "sm": ["sm", "s", "small"],
    "md": ["md", "m", "medium"], "lg": ["lg", "l", "large"],
    "xl": ["xl", "xlarge", "extra large"], "xxl": ["xxl", "2xl", "xxlarge"],
    "xxxl": ["xxxl", "3xl", "xxxlarge"],
  ]

  /// The words of the names of steps: a token that has one of them is another step than its value says.
  static let stepWords = Set(
    sizes.values.flatMap { $0.flatMap { $0.split(separator: " ").map(String.init) } })

  private static let radii: [String: [String]] = [
    "small": ["small", "sm", "s"], "medium": ["medium", "md", "m", ""],
    "large": ["large", "lg", "l"], "sheet": ["sheet", "xl", "extra large", "xlarge", "2xl"],
    "capsule": ["capsule", "full", "pill", "round", "circle"],
  ]

  private static let elevations: [String: [String]] = [
    "level0": ["level0", "elevation 0", "level 0", "none"],
    "level1": [
      "level1", "elevation 1", "level 1", "sm", "small", "resting small", "xs", "raised",
      "elevation sm",
    ],
    "level2": [
      "level2", "elevation 2", "level 2", "medium", "md", "resting medium", "elevation md", "m",
    ],
    "level3": [
      "level3", "elevation 3", "level 3", "lg", "large", "floating small", "overlay",
      "elevation lg",
    ],
    "level4": [
      "level4", "elevation 4", "level 4", "xl", "floating large", "modal", "elevation xl", "2xl",
    ],
  ]

  private static let styles: [String: [String]] = [
    "largeTitle": [
      "large title", "headline large", "h1", "heading 1", "heading h1", "heading xl",
      "display small", "heading 06", "title large",
    ],
    "title": [
      "title", "title 1", "h2", "heading 2", "heading h2", "headline medium", "heading lg",
    ],
    "title2": [
      "title2", "title 2", "h3", "heading 3", "heading h3", "headline small", "heading md",
    ],
    "title3": ["title3", "title 3", "h4", "heading 4", "heading h4", "title large", "heading sm"],
    "headline": [
      "headline", "title medium", "h5", "heading 5", "heading h5", "body strong", "body bold",
    ],
    "subheadline": ["subheadline", "subtitle", "title small", "h6", "heading 6", "body sm"],
    "body": [
      "body", "body large", "body medium", "body regular", "body 1", "body 01", "body md",
      "text body", "paragraph", "text body medium", "text md",
    ],
    "callout": ["callout", "body small", "body 2", "body compact 01", "text body small"],
    "footnote": ["footnote", "body small", "helper text", "label medium", "text sm"],
    "caption": ["caption", "caption 1", "label small", "label 01", "text caption", "text xs"],
    "caption2": ["caption2", "caption 2", "label 02", "overline small"],
    "displayLarge": ["display large", "display 1", "display lg", "display", "display xl"],
    "displayMedium": ["display medium", "display 2", "display md"],
    "overline": ["overline", "eyebrow", "label large"],
    "code": ["code", "code inline", "code block", "mono", "text code inline", "code 01"],
  ]

  private static let families: [String: [String]] = [
    "default": [
      "family", "family sans", "sans", "family body", "body", "family primary",
      "fontstack sans serif",
    ],
    "serif": ["family serif", "serif"],
    "rounded": ["family rounded", "rounded"],
    "monospaced": ["family mono", "mono", "family monospace", "monospace", "family code", "code"],
  ]

  private static let durations: [String: [String]] = [
    "fast": ["duration fast", "fast", "fast 01", "short", "duration short", "duration short 2"],
    "standard": [
      "duration", "duration medium", "duration normal", "moderate", "moderate 01", "medium",
      "duration medium 1",
    ],
    "slow": ["duration slow", "slow", "slow 01", "long", "duration long", "duration long 1"],
  ]
}
