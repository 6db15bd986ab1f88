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

  @Test("An export has what colour modifiers make, and tells what a mode has not")
  func exportsModified() throws {
    let tokens = try library(
      ##"""
      {"base": {"red": {"type": "color", "value": "#FF0000"}, "dark": {"type": "color", "value": "{red}",
        "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "1", "space": "srgb"}}}}},
       "light": {"only": {"type": "color", "value": "#00FF00"}}, "night": {},
       "$themes": [{"id": "1", "name": "light", "group": "mode", "selectedTokenSets": {"base": "enabled", "light": "enabled"}},
         {"id": "2", "name": "night", "group": "mode", "selectedTokenSets": {"base": "enabled"}}]}
      """##)
    let written = try TokenExport(tokens, as: .dtcg, tool: "")
    #expect(written.omissions == ["mode=night has 1 tokens less, which keep the value of light"])
    let again = try library(written.text)
    #expect(try again.words("red") == "#FF0000" && again.words("dark") == "#000000")
    let css = try TokenExport(tokens, as: .css, tool: "").text
    #expect(!css.contains("var(--red)"))
  }

  @Test("Spectrum's schemas say types; plugins of Figma write both forms into one file")
  func otherTypes() throws {
    let tokens = try library(
      ##"""
      {"bold": {"$schema": "https://example.com/token-types/font-weight.json", "value": "bold"},
       "sans": {"$schema": "https://example.com/token-types/font-family.json", "value": "Clean"}}
      """##)
    #expect(
      try tokens.table(tokens.mode("")).tokens.map { try $0.value.get().type.rawValue } == [
        "fontWeight", "fontFamily",
      ])
    let primer = try library(
      ##"""
      {"c": {"$type": "color", "clear": {"$value": "#000000", "alpha": 0}, "half": {"$value": "{c.blue}", "alpha": 0.5},
        "blue": {"$value": "#0000FF"}}}
      """##)
    #expect(try primer.words("c.clear") == "#00000000" && primer.words("c.half") == "#0000FF80")
    let composites = try library(
      ##"""
      {"drop": {"$schema": "token-types/drop-shadow.json", "value": [{"x": "0", "y": "1px", "blur": "6px", "spread": "0", "color": "#00000033"}]},
       "size": {"value": "14px"}, "body": {"$schema": "token-types/typography.json", "value": {"fontSize": "{size}"}}}
      """##)
    #expect(try composites.words("drop") == "0px 1px 6px 0px #00000033")
    #expect(try composites.words("body") == "fontSize 14px")
    let fluent = try library(
      ##"""
      {"Global": {"Color": {"Blue": {"value": "#0000FF"}}}, "Set": {"Fill": {"aliasOf": "Global.Color.Blue"},
        "None": {"aliasOf": "Global.Color.Bleu"}}}
      """##)
    #expect(try fluent.words("Set.Fill") == "#0000FF")
    #expect(try fluent.words("Set.None").contains("did you mean \"Global.Color.Blue\""))
    let theo = #expect(throws: DocumentError.self) {
      try library(
        #"{"imports": ["./aliases.json"], "props": {"A": {"value": "{!A}", "type": "size"}}}"#)
    }
    #expect(theo.map { "\($0)" }?.contains("--format raw.json") == true)
    let mixed = try library(
      ##"""
      {"blue": {"$type": "color", "$value": "#1A4DCC"},
       "fill": {"type": "color", "value": "{blue}", "blendMode": "normal"}}
      """##)
    #expect(try mixed.words("fill") == "#1A4DCC")
  }

  @Test("Colour modifiers hold in chains of aliases, borders, shadows and expressions")
  func modifiedAliases() throws {
    let modifier = { (type: String, value: String) in
      #""$extensions": {"studio.tokens": {"modify": {"type": "\#(type)", "value": "\#(value)", "space": "srgb"}}}"#
    }
    let tokens = try library(
      ##"""
      {"set": {
        "base": {"type": "color", "value": "#336699", \##(modifier("lighten", "1"))},
        "dark": {"type": "color", "value": "{base}", \##(modifier("darken", "1"))},
        "same": {"type": "color", "value": "{dark}"},
        "faint": {"type": "color", "value": "rgba({same}, 0.5)"},
        "line": {"type": "border", "value": {"color": "{base}", "width": "1", "style": "solid"}},
        "drop": {"type": "boxShadow", "value": {"x": "0", "y": "1", "blur": "2", "spread": "0", "color": "{same}"}}
      }, "$themes": []}
      """##)
    #expect(try tokens.words("base") == "#FFFFFF")
    #expect(try tokens.words("dark") == "#000000" && tokens.words("same") == "#000000")
    #expect(try tokens.words("faint") == "#00000080")
    #expect(try tokens.words("line") == "1px solid #FFFFFF")
    #expect(try tokens.words("drop") == "0px 1px 2px 0px #000000")
    // A colour that is mixed with itself ends, and says why it has no value.
    let circle = try library(
      ##"""
      {"set": {"a": {"type": "color", "value": "#336699", "$extensions": {"studio.tokens":
        {"modify": {"type": "mix", "value": "0.5", "color": "{a}"}}}}}, "$themes": []}
      """##)
    #expect(try circle.words("a").contains("refers to itself"))
  }

  @Test("Kong, Telekom: files without any type, types of other names, shadows of CSS")
  func untyped() throws {
    let tokens = try library(
      ##"""
      {"color": {"green": {"$value": "#42D782"}, "border": {"$value": "{color.green}"}},
       "shadow": {"$value": "0 0 0 1px rgba(255, 255, 255, 0.2) inset, 4px 0.5rem {color.green}"},
       "fast": {"$value": "0.2s"}, "round": {"$value": "50%"}, "text": {"$value": "calc(100% - 10px)"},
       "family": {"$value": "'Inter', Helvetica, sans-serif"}, "words": {"$value": "one, two"}}
      """##)
    #expect(tokens.format == .styleDictionary)
    #expect(try tokens.words("color.border") == "#42D782")
    // 0.2 of 255 is 51, 33 in hexadecimal digits.
    #expect(
      try tokens.words("shadow")
        == "inset 0px 0px 0px 1px #FFFFFF33, 4px 0.5rem 0px 0px #42D782")
    #expect(try tokens.words("fast") == "0.2s" && tokens.words("round") == "50%")
    #expect(try tokens.words("text") == "calc(100% - 10px)" && tokens.words("words") == "one, two")
    #expect(try tokens.words("family") == "Inter, Helvetica, sans-serif")
    let styles = try library(
      ##"""
      {"time": {"value": "200ms", "type": "time"}, "radius": {"value": "4px", "type": "cornerSize"},
       "family": {"value": "Inter"}, "size": {"value": 16, "type": "fontSize"},
       "style": {"value": {"font-family": "{family.value}", "font-size": "{size.value}", "font-weight": 700}, "type": "textStyle"},
       "shadow": {"value": "1px", "type": "shadow"}, "gradient": {"value": "linear-gradient(red, blue)", "type": "color"}}
      """##)
    #expect(try styles.words("time") == "200ms" && styles.words("radius") == "4px")
    #expect(try styles.words("style") == "fontFamily Inter, fontSize 16px, fontWeight 700")
    #expect(try styles.words("shadow").contains("expected a shadow such as"))
    #expect(try styles.words("gradient").contains("gradients of CSS are not read"))
    // As soon as one token says its type, the others have to.
    let typed = try library(
      ##"{"a": {"$value": "#42D782"}, "b": {"$type": "color", "$value": "#42D782"}}"##)
    #expect(try typed.words("a").contains("has no type"))
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
    let mixed = try library(##"{"a": {"$value": "#112233", "$type": "color", "mix": 0.5}}"##)
    #expect(try mixed.table(mixed.standardMode).notes.first?.contains("mix") == true)
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
