import Components
import Testing

@Suite("Themes: W3C Design Tokens")
struct ThemeDocumentTests {
  private func theme(_ json: String) throws(ThemeError) -> Theme {
    try Theme(designTokens: Array(json.utf8), file: "brand.tokens.json")
  }

  /// A theme that changes something and takes the rest from the standard one.
  private func extending(_ groups: String) -> String {
    """
    {"$extensions": {"stillframe": {"extends": "standard", "name": "brand"}},
     \(groups)}
    """
  }

  private func message(_ json: String) -> String {
    do {
      _ = try theme(json)
      return "accepted"
    } catch {
      return error.description
    }
  }

  @Test("Colours are read from text, objects and aliases")
  func colors() throws {
    let theme = try theme(
      extending(
        """
        "palette": {"sea": {"$type": "color", "$value": "#006478"}},
        "color": {
          "light": {
            "primary": {"$value": "{palette.sea}"},
            "accent": {"$value": {"colorSpace": "srgb", "components": [0.5, 0, 1], "alpha": 0.5}}
          },
          "dark": {"named": {"leaf": {"$value": "#0F0"}}}
        }
        """))
    #expect(theme.name == "brand")
    #expect(theme.palette[.primary].light == ResolvedColor(hex: 0x006478))
    #expect(theme.palette[.primary].lightIncreased == ResolvedColor(hex: 0x006478))
    #expect(theme.palette[.primary].dark == Theme.standard.palette[.primary].dark)
    #expect(
      theme.palette[.accent].light == ResolvedColor(red: 0.5, green: 0, blue: 1, alpha: 0.5))
    #expect(theme.namedColors["leaf"]?.dark == ResolvedColor(hex: 0x00FF00))
  }

  @Test("The page of plain lists follows the surface by day and the background at night")
  func derivedPage() throws {
    let colors = """
      "color": {
        "light": {"surface": {"$value": "#FFFEFA"}, "background": {"$value": "#F6F4EE"}},
        "dark": {"surface": {"$value": "#1B211A"}, "background": {"$value": "#10140F"}}
      }
      """
    let derived = try theme(extending(colors)).palette[.page]
    #expect(derived.light == ResolvedColor(hex: 0xFFFEFA))
    #expect(derived.dark == ResolvedColor(hex: 0x10140F))
    let given = colors.replacing(
      "\"light\": {", with: "\"light\": {\"page\": {\"$value\": \"#FAF0E6\"}, ")
    let page = try theme(extending(given)).palette[.page]
    #expect(page.light == ResolvedColor(hex: 0xFAF0E6))
    #expect(page.lightIncreased == ResolvedColor(hex: 0xFAF0E6))
    // Dark does not give it: it still follows the background there.
    #expect(page.dark == ResolvedColor(hex: 0x10140F))
    #expect(page.darkIncreased == ResolvedColor(hex: 0x10140F))
  }

  @Test("Lengths, durations, shadows and text styles are read")
  func otherTypes() throws {
    let theme = try theme(
      extending(
        """
        "space": {"md": {"$value": {"value": 1, "unit": "rem"}}, "lg": {"$value": "20px"}},
        "radius": {"large": {"$value": {"value": 24, "unit": "px"}}},
        "duration": {"fast": {"$value": {"value": 120, "unit": "ms"}}},
        "elevation": {"level1": {"$value": [
          {"color": "#00000020", "offsetX": "0px", "offsetY": "1px", "blur": "2px"},
          {"color": "#00000010", "offsetX": "0px", "offsetY": "4px", "blur": "12px"}]}},
        "typography": {"body": {"$value":
          {"fontSize": "18px", "lineHeight": 1.5, "fontWeight": "medium"}}}
        """))
    #expect(theme.space.md == 16)
    #expect(theme.space.lg == 20)
    #expect(theme.radius.large == 24)
    #expect(theme.motion.fast == 0.12)
    // A CSS blur is twice the standard deviation.
    #expect(theme.elevation[.level1].ambient.radius == 6)
    #expect(theme.elevation[.level1].contact.y == 1)
    let body = theme.typeScale[.body]
    #expect(body.weight == .medium)
    // 18 × 1.5; at accessibility5 53 × 18 / 17 = 56.1 and 56 × 1.5.
    #expect(body[.large] == TypeScale.Step(size: 18, leading: 27))
    #expect(body[.accessibility5] == TypeScale.Step(size: 56, leading: 84))
  }

  @Test("Shadows keep their colours and offsets")
  func shadows() throws {
    let theme = try theme(
      extending(
        """
        "elevation": {"level1": {"$value": [
          {"color": "#33006680", "offsetX": "-3px", "offsetY": "-1px", "blur": "2px",
           "spread": "0px", "inset": false},
          {"color": "#00000010", "offsetY": "4px", "blur": "12px"}]}}
        """))
    let contact = theme.elevation[.level1].contact
    #expect(contact.color == ResolvedColor(hex: 0x330066))
    #expect(contact.opacity == 128.0 / 255)
    #expect(contact.x == -3)
    #expect(contact.y == -1)
    #expect(theme.elevation[.level1].ambient.x == 0)
  }

  @Test(
    "What shadows of a theme cannot be is refused by name",
    arguments: [
      ("\"spread\": \"4px\"", "do not spread"), ("\"inset\": true", "not inside"),
      ("\"offsetx\": \"1px\"", "offsetX"),
    ])
  func refusedShadows(part: String, word: String) {
    let shadow = "{\"color\": \"#000\", \"offsetY\": \"1px\", \"blur\": \"2px\", \(part)}"
    let text = message(
      extending("\"elevation\": {\"level1\": {\"$value\": [\(shadow), \(shadow)]}}"))
    #expect(text.contains(word))
  }

  @Test("An unknown name is refused with its place and the nearest known one")
  func unknownNames() {
    #expect(
      message(extending("\"color\": {\"light\": {\"sucess\": {\"$value\": \"#000000\"}}}"))
        == "brand.tokens.json:2:22: $.color.light.sucess: unknown colour role \"sucess\"; "
        + "did you mean \"success\"?")
    #expect(
      message(extending("\"spaces\": {}"))
        == "brand.tokens.json:2:2: $.spaces: unknown token group \"spaces\"; "
        + "did you mean \"space\"?")
    let alias = message(extending("\"space\": {\"md\": {\"$value\": \"{radius.large}\"}}"))
    #expect(alias.contains("unknown token in an alias \"radius\""))
  }

  @Test("A theme of its own must define every role")
  func missingTokens() {
    let text = message("{\"color\": {\"light\": {}, \"dark\": {}}}")
    #expect(text.hasPrefix("brand.tokens.json:1:21: $.color.light: the group needs the key "))
    #expect(message("{}").contains("a theme needs the key \"color\""))
  }

  @Test(
    "Values of the wrong type are refused",
    arguments: [
      "\"color\": {\"light\": {\"primary\": {\"$value\": \"bluish\"}}}",
      "\"color\": {\"light\": {\"primary\": {\"$value\": \"#12345\"}}}",
      "\"color\": {\"light\": {\"primary\": \"#123456\"}}",
      "\"space\": {\"md\": {\"$value\": -4}}",
      "\"space\": {\"md\": {\"$value\": \"16em\"}}",
      "\"duration\": {\"fast\": {\"$value\": \"99999s\"}}",
      "\"elevation\": {\"level1\": {\"$value\": []}}",
      "\"gradient\": {\"light\": {\"primary\": {\"$value\": [{\"color\": \"#000000\"}]}}}",
      "\"gradient\": {\"light\": {\"primary\": {\"$value\": [{\"color\": \"#000\", "
        + "\"position\": 0.2}, {\"color\": \"#FFF\"}]}}}",
      "\"fontFamily\": {\"default\": {\"$value\": [\"monospace\", \"Lobster\"]}}",
      "\"typography\": {\"body\": {\"$value\": {\"fontWeight\": \"fat\"}}}",
      "\"palette\": {\"a\": {\"$value\": \"{palette.a}\"}}, "
        + "\"space\": {\"md\": {\"$value\": \"{palette.a}\"}}",
    ])
  func wrongValues(groups: String) {
    #expect(throws: ThemeError.self) { try theme(extending(groups)) }
  }

  @Test("Text that is no JSON is refused with line and column")
  func noJSON() {
    #expect(message("{\"color\": }").hasPrefix("brand.tokens.json:1:11: "))
    #expect(message("").hasPrefix("brand.tokens.json:1:1: "))
  }
}
