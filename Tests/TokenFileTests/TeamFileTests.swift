import JSON
import Testing
import TokenFiles

@Suite("Tokens in the structures of public design systems")
struct TeamFileTests {
  @Test("Spectrum: sets of colours and of scales are axes, and aliases follow them")
  func spectrum() throws {
    let tokens = try library(folder: [
      "aliases.json": """
      {"accent": {"$schema": "https://example.com/token-types/color-set.json", "sets": {
        "light": {"value": "{blue-900}"}, "dark": {"value": "{gray-100}"}, "wireframe": {"value": "{blue-900}"}}},
       "content": {"$schema": "alias.json", "value": "{blue-900}", "deprecated": true}}
      """,
      "palette.json": """
      {"blue-900": {"$schema": "color-set.json", "sets": {"light": {"value": "rgb(2, 101, 220)", "uuid": "a"},
        "dark": {"value": "rgb(52, 143, 244)"}, "wireframe": {"value": "rgb(2, 101, 220)"}}},
       "gray-100": {"value": "rgb(29, 29, 29)"},
       "height": {"$schema": "scale-set.json", "sets": {"desktop": {"value": "32px"}, "mobile": {"value": "40px"}}}}
      """,
    ])
    #expect(
      tokens.axes == [
        TokenAxis(name: "color", contexts: ["light", "dark", "wireframe"]),
        TokenAxis(name: "scale", contexts: ["desktop", "mobile"]),
      ])
    // 2, 101 and 220; 52, 143 and 244; 29.
    #expect(try tokens.words("accent") == "#0265DC" && tokens.words("content") == "#0265DC")
    #expect(try tokens.words("accent", in: "dark") == "#1D1D1D")
    #expect(try tokens.words("content", in: "dark") == "#348FF4")
    #expect(try tokens.words("height") == "32px")
    #expect(try tokens.words("height", in: "dark, mobile") == "40px")
  }

  @Test("GitLab: a value of default and dark")
  func defaultAndDark() throws {
    let tokens = try library(
      ##"""
      {"neutral": {"$type": "color", "0": {"$value": "#fff"}, "950": {"$value": "#050506"}},
       "background": {"$value": {"default": "{neutral.0}", "dark": "{neutral.950}"}, "$type": "color"}}
      """##)
    #expect(tokens.axes == [TokenAxis(name: "mode", contexts: ["default", "dark"])])
    #expect(try tokens.words("background") == "#FFFFFF")
    #expect(try tokens.words("background", in: "dark") == "#050506")
    #expect(try tokens.words("neutral.0", in: "dark") == "#FFFFFF")
  }

  @Test("Cobalt and plugins of Figma: values of modes among the extensions")
  func extensionModes() throws {
    let tokens = try library(
      ##"""
      {"green": {"$type": "color", "$value": "#4AC26B", "$extensions": {"mode": {"standard": "#4AC26B", "colorblind": "#35ADFF"}}},
       "alias": {"$type": "color", "$value": "{green}"},
       "part": {"$type": "color", "$value": "#4AC26B", "$extensions": {"mode": {"colorblind": "{alias}"}}}}
      """##)
    #expect(
      tokens.axes == [TokenAxis(name: "mode", contexts: ["standard", "colorblind", "default"])])
    #expect(try tokens.words("alias") == "#4AC26B")
    #expect(try tokens.words("alias", in: "colorblind") == "#35ADFF")
    #expect(try tokens.words("part") == "#4AC26B")
    #expect(try tokens.words("part", in: "colorblind") == "#35ADFF")
    // A value for dark alone is beside one for all others.
    let two = try library(
      ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"dark": "#000"}}}}"##)
    #expect(two.axes == [TokenAxis(name: "mode", contexts: ["default", "dark"])])
    #expect(try two.words("a") == "#FFFFFF" && two.words("a", in: "dark") == "#000000")
  }

  @Test("Figma's export: a file for each mode, which names itself, beside collections of one mode")
  func figmaExport() throws {
    func file(_ mode: String, _ tokens: String) -> String {
      "{\(tokens), \"$extensions\": {\"com.figma.modeName\": \"\(mode)\"}}"
    }
    let tokens = try library(folder: [
      "Dark.tokens.json": file(
        "Dark",
        ##""bg": {"$type": "color", "$value": "#000000"}, "ink": {"$type": "color", "$value": "{grey}"}"##
      ),
      "Light.tokens.json": file(
        "Light",
        ##""bg": {"$type": "color", "$value": "#FFFFFF"}, "ink": {"$type": "color", "$value": "{grey}"}"##
      ),
      "Value.tokens.json": file("Value", ##""grey": {"$type": "color", "$value": "#808080"}"##),
    ])
    #expect(
      tokens.axes == [TokenAxis(name: "mode", contexts: ["Dark", "Light"], standard: 1)])
    #expect(try tokens.words("bg") == "#FFFFFF" && tokens.words("bg", in: "Dark") == "#000000")
    #expect(try tokens.words("ink", in: "Dark") == "#808080")
    #expect(try tokens.table(tokens.standardMode).notes.isEmpty)
  }

  @Test("Primer: JSON5, a folder of light and one of dark, further modes of each, and overrides")
  func primer() throws {
    let tokens = try library(folder: [
      "base/dark/dark.dimmed.json5": "{ base: { neutral: { $value: '#212830', $type: 'color' } } }",
      "base/dark/dark.json5": "{ base: { neutral: { $value: '#0d1117', $type: 'color' }, }, }",
      "base/light/light.json5": """
      // The palette
      { base: { neutral: { $value: '#fff', $type: 'color', /* it's "white" */ }, } }
      """,
      "functional.json5": """
      { bgColor: { $type: 'color', default: { $value: '{base.neutral}' },
        accent: { $value: '#0969da', $extensions: { 'org.primer.overrides': { dark: '{base.neutral}', 'dark-dimmed': '#316dca' } } } } }
      """,
    ])
    #expect(tokens.axes.map(\.contexts) == [["dark.dimmed", "dark", "light"]])
    #expect(try tokens.words("bgColor.default") == "#FFFFFF")
    #expect(try tokens.words("bgColor.default", in: "dark") == "#0D1117")
    #expect(try tokens.words("bgColor.default", in: "dark.dimmed") == "#212830")
    #expect(try tokens.words("bgColor.accent") == "#0969DA")
    #expect(try tokens.words("bgColor.accent", in: "dark") == "#0D1117")
    #expect(try tokens.words("bgColor.accent", in: "dark.dimmed") == "#316DCA")
  }

  @Test("JSON5: a fault has its line, and what is no JSON5 is refused")
  func json5() throws {
    for text in ["{ a: 'b", "{ a: /* ", "{ a b }", "[", "{ 'a': 1, , }", "'"] {
      #expect(throws: DocumentError.self) { try library(folder: ["t.json5": text]) }
    }
    let tokens = try library(folder: [
      "t.json5":
        "// one\n{ /* two\nthree */ a: { $type: 'color', $value: 'puce' }, it: { $type: 'string', $value: 'it\\'s \"x\"' } }"
    ])
    let fault = try #require(throws: TokenFault.self) {
      try tokens.table(tokens.standardMode)["a"]?.value.get()
    }
    #expect(fault.located().position.line == 3)
    #expect(try tokens.words("it") == "it's \"x\"")
  }

  @Test("Material Theme Builder: schemes are modes, palettes are tokens")
  func material() throws {
    let tokens = try library(
      ##"""
      {"description": "TYPE: CUSTOM", "seed": "#6750A4", "coreColors": {"primary": "#6750A4"}, "extendedColors": [],
       "schemes": {"light": {"primary": "#65558F", "onPrimary": "#FFFFFF"}, "light-medium-contrast": {"primary": "#493A71"},
         "light-high-contrast": {"primary": "#2C1D52"}, "dark": {"primary": "#CFBDFE"}}, "palettes": {"primary": {"40": "#6750A4"}}}
      """##)
    #expect(tokens.format == .materialTheme)
    #expect(
      tokens.axes[0].contexts == ["light", "light-medium-contrast", "light-high-contrast", "dark"])
    #expect(try tokens.words("primary") == "#65558F")
    #expect(try tokens.words("primary", in: "dark") == "#CFBDFE")
    #expect(try tokens.words("palettes.primary.40") == "#6750A4")
    let map = try ThemeMapProposal(tokens, file: "map.json").map
    #expect(
      map.appearances.map(\.mode) == [
        "scheme=light", "scheme=light-high-contrast", "scheme=dark",
      ])
    // Only light has onPrimary: a theme could not be made with it.
    #expect(map[.color].map(\.key) == ["primary"])
  }

  @Test("Style Dictionary: aliases that end in .value, and what it writes beside tokens")
  func styleDictionary() throws {
    let tokens = try library(
      ##"""
      {"color": {"red": {"value": "#C00000"}, "ink": {"value": "{color.red.value}"}, "value": {"value": "#112233"}},
       "size": {"base": {"value": "4"}, "large": {"value": "{size.base.value} * 2", "type": "dimension"}},
       "own": {"value": "{color.value}"}}
      """##)
    #expect(try tokens.words("color.ink") == "#C00000" && tokens.words("own") == "#112233")
    #expect(try tokens.words("size.large") == "8px")
    let written = try library(
      ##"{"a-b": {"key": "{a.b}", "$value": "#112233", "$type": "color", "original": {"$value": "{x}"}, "path": ["a", "b"]}}"##
    )
    #expect(try written.words("a-b") == "#112233")
    #expect(try written.table(written.standardMode).notes.isEmpty)
  }

  @Test("What has no effect is told: members of tokens, and tokens that another file replaces")
  func notes() throws {
    let alpha = try library(##"{"a": {"$value": "#112233", "$type": "color", "alpha": 0.5}}"##)
    #expect(try alpha.table(alpha.standardMode).notes.first?.contains("alpha") == true)
    let twice = try library(folder: [
      "a.json": ##"{"x": {"$value": "#111111", "$type": "color"}}"##,
      "b.json": ##"{"x": {"$value": "#222222", "$type": "color"}}"##,
    ])
    let notes = try twice.table(twice.standardMode).notes
    #expect(try twice.words("x") == "#222222")
    #expect(notes.count == 1 && notes[0].contains("b.json") && notes[0].contains("replaces"))
  }

  @Test("Tokens Studio: several lengths, and compositions, are texts")
  func composed() throws {
    let tokens = try library(
      ##"""
      {"s": {"r": {"value": "4", "type": "borderRadius"}, "all": {"value": "{s.r} 8", "type": "borderRadius"},
       "card": {"value": {"fill": "{s.r}"}, "type": "composition"}}}
      """##)
    #expect(try tokens.words("s.all") == "4px 8")
    #expect(try tokens.words("s.card") == #"{"fill": "{s.r}"}"#)
  }
}
