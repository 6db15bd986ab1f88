import Components
import Graphics
import JSON
import Testing
import TokenFiles

@Suite("Maps of tokens to themes")
struct ThemeMapTests {
  private let tokens = """
    {"c": {"$type": "color", "bg": {"$value": "#FAFAFA"}, "ink": {"$value": "#101010"}, "night": {"$value": "#202020"}},
     "s": {"$type": "dimension", "m": {"$value": {"value": 1.25, "unit": "rem"}}},
     "e": {"$type": "shadow", "$value": {"color": "#10203080", "offsetX": {"value": 1, "unit": "px"},
       "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 8, "unit": "px"}, "spread": {"value": 3, "unit": "px"}}},
     "y": {"$type": "typography", "$value": {"fontFamily": ["Inter"], "fontSize": {"value": 20, "unit": "px"},
       "fontWeight": 600, "lineHeight": 1.5, "letterSpacing": {"value": 0.5, "unit": "px"}, "textCase": "uppercase"}}}
    """

  private func theme(_ map: String) throws -> Theme {
    var mapper = ThemeMapper(
      try library(tokens), map: try ThemeMap(Array(map.utf8), file: "m.json"))
    return try Theme(designTokens: Array(mapper.document().utf8), file: "made.json")
  }

  private func fault(_ map: String) throws -> String {
    let error = #expect(throws: DocumentError.self) { _ = try theme(map) }
    return error.map { "\($0.file ?? ""):\($0)" } ?? ""
  }

  @Test("Colours, lengths and names by appearance become a theme")
  func colors() throws {
    let theme = try theme(
      ##"{"color": {"background": {"light": "c.bg", "dark": "c.night"}, "textPrimary": "c.ink"}, "named": {"brand": "c.ink"}, "space": {"md": "s.m"}}"##
    )
    #expect(theme.palette[.background].light == ResolvedColor(hex: 0xFAFAFA))
    #expect(theme.palette[.background].dark == ResolvedColor(hex: 0x202020))
    #expect(theme.palette[.textPrimary].light == ResolvedColor(hex: 0x101010))
    #expect(theme.namedColors["brand"]?.light == ResolvedColor(hex: 0x101010))
    #expect(theme.space.md == 20)
  }

  @Test(
    "Text styles keep family, size, weight, line height and letter spacing; the rest is refused by name"
  )
  func typography() throws {
    let refused = try fault(##"{"typography": {"body": "y"}}"##)
    #expect(refused.hasPrefix("t.json:"))
    #expect(refused.contains("text styles have no textCase, which is \"uppercase\""))
    let theme = try theme(##"{"typography": {"body": {"token": "y", "without": ["textCase"]}}}"##)
    let style = theme.typeScale[.body]
    #expect(style.family == "Inter")
    #expect(style.weight == .semibold)
    #expect(style[.large] == TypeScale.Step(size: 20, leading: 30))
    #expect(abs(style.letterSpacing - 0.025) < 1e-12)
  }

  @Test("Shadows keep colour, offset and blur; a spread is refused by name")
  func shadows() throws {
    #expect(try fault(##"{"elevation": {"level1": "e"}}"##).contains("its shadow spreads by 3px"))
    let theme = try theme(##"{"elevation": {"level1": {"token": "e", "without": ["spread"]}}}"##)
    let shadow = theme.elevation[.level1].ambient
    #expect(shadow.color == ResolvedColor(hex: 0x102030))
    #expect((shadow.x, shadow.y, shadow.radius) == (1, 2, 4))
    #expect(abs(shadow.opacity - 128.0 / 255) < 1e-9)
    #expect(theme.elevation[.level1].contact.opacity == 0)
  }

  @Test(
    "Wrong names and types are told with their place and the nearest name",
    arguments: [
      (
        ##"{"color": {"primry": "c.bg"}}"##,
        "m.json:1:12: $.color.primry: unknown color role \"primry\"; did you mean \"primary\"?"
      ),
      (
        ##"{"color": {"primary": "c.bgg"}}"##,
        "m.json:1:23: $.color.primary: unknown token \"c.bgg\"; did you mean \"c.bg\"?"
      ),
      (
        ##"{"colour": {}}"##,
        "m.json:1:2: $.colour: unknown key \"colour\" in a map of a theme; did you mean \"color\"?"
      ),
      (
        ##"{"color": {"primary": "s.m"}}"##,
        "t.json:2:35: $.s.m: s.m cannot be primary: it is a dimension, not a color"
      ),
      (
        ##"{"appearances": {"dark": "night"}, "color": {"primary": "c.bg"}}"##,
        "m.json:1:26: $.appearances.dark: unknown mode \"night\": the tokens have no modes"
      ),
    ])
  func wrong(map: String, message: String) throws {
    #expect(try fault(map) == message)
  }

  @Test("Shadows that are stronger by night keep that; other differences are refused")
  func darkShadows() throws {
    func shadow(_ color: String, _ y: Int) -> String {
      ##"{"s": {"$type": "shadow", "$value": {"color": "\##(color)", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": \##(y), "unit": "px"}, "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}}"##
    }
    func made(_ dark: String) throws -> Theme {
      let json = """
        {"version": "2025.10", "modifiers": {"t": {"contexts": {"l": [\(shadow("#00000033", 1))], "d": [\(dark)]}, "default": "l"}},
         "resolutionOrder": [{"$ref": "#/modifiers/t"}]}
        """
      let map = ##"{"appearances": {"light": "l", "dark": "d"}, "elevation": {"level1": "s"}}"##
      var mapper = ThemeMapper(
        try library(json), map: try ThemeMap(Array(map.utf8), file: "m.json"))
      return try Theme(designTokens: Array(mapper.document().utf8), file: "made.json")
    }
    let shadowToken = try made(shadow("#00000099", 1)).elevation[.level1].ambient
    #expect(abs(shadowToken.opacity - 0.2) < 1e-9)
    #expect(abs(shadowToken.darkOpacity - 0.6) < 1e-9)
    #expect(throws: DocumentError.self) { _ = try made(shadow("#00000099", 5)) }
  }

  @Test("A proposal finds roles by names and modes, and reads back as it was written")
  func proposal() throws {
    let json = """
      {"version": "2025.10", "sets": {"s": {"sources": [{"acme": {"color": {"$type": "color",
        "bg": {"default": {"$value": "#FFFFFF"}}, "textPrimary": {"$value": "#000000"}, "danger": {"$value": "#AA0000"},
        "on-danger": {"$value": "#FFFFFF"}}, "spacing": {"$type": "dimension", "4": {"$value": {"value": 16, "unit": "px"}}}}}]}},
       "modifiers": {"scheme": {"contexts": {"Light": [], "Dark": [], "Dark high contrast": []}, "default": "Light"}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/scheme"}]}
      """
    let map = try ThemeMapProposal(try library(json), file: "m.json").map
    #expect(map.appearances.map(\.appearance) == [.light, .dark, .darkIncreased])
    #expect(map.appearances.map(\.mode)[2] == "scheme=Dark high contrast")
    let roles = map[.color].map { "\($0.key) \($0.entry.token ?? "")" }
    #expect(
      roles == [
        "background acme.color.bg.default", "textPrimary acme.color.textPrimary",
        "error acme.color.danger", "onError acme.color.on-danger",
      ])
    #expect(map[.space].map { "\($0.key) \($0.entry.token ?? "")" } == ["md acme.spacing.4"])
    #expect(try ThemeMap(Array(map.text().utf8), file: "m.json").text() == map.text())
  }

  @Test("A proposal goes by names, by values only where several names are as good, and says why")
  func reasons() throws {
    let json = ##"""
      {"space": {"$type": "dimension", "md": {"$value": {"value": 8, "unit": "px"}}, "3": {"$value": {"value": 12, "unit": "px"}}},
       "color": {"$type": "color", "brand": {"$value": "#777777"}, "base": {"brand": {"$value": "#0A5CD6"}}, "ui": {"brand": {"$value": "#FF0000"}}}}
      """##
    let proposal = try ThemeMapProposal(try library(json), file: "m.json")
    // What is called medium is no xs, though it is as long; a number has no name but its length.
    #expect(
      proposal.map[.space].map { "\($0.key) \($0.entry.token ?? "")" } == [
        "sm space.3", "md space.md",
      ])
    #expect(proposal.notes.contains("space.md is space.md: its name says “space md”"))
    #expect(
      proposal.notes.contains(
        "space.sm is space.3: no name says “sm”; it is called space and is 12 pt, as in the standard theme"
      ))
    // The plainest name wins whatever its value is.
    #expect(proposal.notes.contains("color.primary is color.brand: its name says “brand”"))
    let tie = try ThemeMapProposal(
      library(json.replacing(##""brand": {"$value": "#777777"}, "##, with: "")), file: "m.json")
    #expect(
      tie.notes.contains(
        "color.primary is color.base.brand: its name says “brand” as well as color.ui.brand, and its value is nearest to the standard theme's"
      ))
  }
}

@Suite("Tokens: lint, diff, export")
struct TokenCheckTests {
  private let old =
    ##"{"a": {"$type": "color", "$value": "#000000"}, "b": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}, "c": {"$type": "color", "$value": "{a}", "$deprecated": "use a"}, "gone": {"x": {"$type": "number", "$value": 7}}, "d": {"$type": "color", "$value": "{c}"}}"##
  private let new =
    ##"{"a": {"$type": "color", "$value": "#FFFFFF"}, "b": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}}, "c": {"$type": "color", "$value": "{a}"}, "here": {"x": {"$type": "number", "$value": 7}}, "n": {"$type": "number", "$value": 1}}"##

  @Test("A difference says what is added, removed, renamed and changed, and by how much")
  func diff() throws {
    let changes = try TokenDiff(from: library(old), to: library(new)).changes
    let words = changes.map {
      "\($0.kind.rawValue) \($0.name) \($0.before ?? "") \($0.after ?? "") \($0.meaning ?? "")"
    }
    #expect(
      words == [
        "changed a #000000 #FFFFFF lighter, 21:1 between them",
        "changed b 8px 12px 4 pt longer",
        "changed c a (#000000) a (#FFFFFF) lighter, 21:1 between them",
        "renamed gone.x 7 here.x ", "removed d c (#000000)  ", "added n  1 ",
      ])
    #expect(try TokenDiff(from: library(old), to: library(old)).changes.isEmpty)
  }

  @Test("Unused, deprecated and wrong tokens are found; too many modes are told")
  func lint() throws {
    let map = try ThemeMap(Array(##"{"color": {"primary": "d"}}"##.utf8), file: "m.json")
    let found = try TokenLint(library(old), map: map).findings
    #expect(
      found.map { "\($0.rule.rawValue) \($0.subject)" } == [
        "unused b", "deprecated c", "unused gone.x",
      ])
    var axes: [String] = []
    for index in 0..<4 {
      axes.append(
        ##""m\##(index)": {"contexts": {"a": [], "b": [], "c": [], "d": []}, "default": "a"}"##)
    }
    let order = (0..<4).map { ##"{"$ref": "#/modifiers/m\##($0)"}"## }.joined(separator: ", ")
    let many = try TokenLint(
      library(
        ##"{"version": "2025.10", "modifiers": {\##(axes.joined(separator: ", "))}, "resolutionOrder": [\##(order)]}"##
      ), map: nil)
    #expect(many.checkedModes == 64)
    #expect(many.modeCount == 256)
  }

  @Test("Contrast is that of WCAG, cut and not rounded, for every pair that the tokens set")
  func contrast() {
    var theme = Theme.standard
    theme.palette[.onPrimary].light = ResolvedColor(hex: 0x777777)
    theme.palette[.primary].light = ResolvedColor(hex: 0xFFFFFF)
    var lint = TokenLint()
    lint.checkContrast(of: theme, in: .light, mode: "light", roles: [.onPrimary])
    #expect(lint.findings.map(\.text) == ["4.47:1, at least 4.5:1 is needed (#777777 on #FFFFFF)"])
    #expect(lint.checkedPairs == 1)
  }

  @Test("Exports read back as the same tokens")
  func roundTrip() throws {
    let tokens = try library(old)
    let text = try TokenExport(tokens, as: .dtcg, tool: "t").text
    #expect(try TokenDiff(from: tokens, to: library(text)).changes.isEmpty)
  }

  @Test("CSS has modes, own spaces and quotes, and names what it cannot say")
  func css() throws {
    let json = #"""
      {"core": {"a b": {"value": "#ff0000", "type": "color"}, "f": {"value": "A\"}", "type": "text"},
        "on": {"value": "true", "type": "boolean"}, "a-b": {"value": "1", "type": "number"}},
       "dark": {"a b": {"value": "#000000", "type": "color"}},
       "$themes": [{"name": "L", "selectedTokenSets": {"core": "enabled"}}, {"name": "D", "selectedTokenSets": {"core": "enabled", "dark": "enabled"}}]}
      """#
    let export = try TokenExport(library(json), as: .css, tool: "t")
    #expect(
      export.text == #"""
        /* Made by t from t.json. */
        :root {
          --a-b: #FF0000;
          --f: "A\"}";
          --a-b2: 1;
        }

        [data-theme="D"] {
          --a-b: #000000;
        }

        """#)
    #expect(
      export.omissions == [
        "on: CSS has no true and false", "a-b is called a-b2, since a b is a-b",
      ])
  }
}
