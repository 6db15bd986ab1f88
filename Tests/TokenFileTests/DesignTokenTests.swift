import JSON
import Testing
import TokenFiles

@Suite("Design Tokens: groups and references")
struct DesignTokenGroupTests {
  @Test("Types are inherited from groups, and a token's own wins")
  func types() throws {
    let tokens = try library(
      """
      {"a": {"$type": "dimension", "b": {"c": {"$value": {"value": 4, "unit": "px"}},
        "d": {"$type": "number", "$value": 2}}}}
      """)
    #expect(try tokens.words("a.b.c") == "4px")
    #expect(try tokens.words("a.b.d") == "2")
  }

  @Test("A token without a type takes that of what it is an alias of, before its group's")
  func aliasType() throws {
    let tokens = try library(
      """
      {"one": {"$type": "number", "$value": 3},
       "g": {"$type": "color", "two": {"$value": "{one}"}}, "three": {"$value": 1}}
      """)
    #expect(try tokens.words("g.two") == "3")
    #expect(try tokens.words("three").contains("has no type"))
  }

  @Test("A group's own token is $root")
  func root() throws {
    let tokens = try library(
      """
      {"blue": {"$type": "color", "$root": {"$value": "#0000FF"}, "500": {"$value": "#0000AA"}},
       "a": {"$type": "color", "$value": "{blue.$root}"}}
      """)
    #expect(try tokens.words("blue.$root") == "#0000FF")
    #expect(try tokens.words("a") == "#0000FF")
  }

  @Test("Pointers lead to tokens and into their values, through aliases")
  func pointers() throws {
    let tokens = try library(
      """
      {"a~b": {"x/y": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}}},
       "whole": {"$type": "color", "$ref": "#/a~0b/x~1y"},
       "part": {"$type": "color", "$value": {"colorSpace": "srgb",
         "components": [{"$ref": "#/whole/$value/components/2"}, 0, 0]}},
       "none": {"$type": "color", "$value": {"$ref": "#/a~0b/x~1z"}}}
      """)
    #expect(try tokens.words("whole") == "#336699")
    #expect(try tokens.words("part") == "#990000")
    #expect(try tokens.words("none") == "unknown part of a pointer \"x/z\"; did you mean \"x/y\"?")
  }

  @Test("Groups extend others, deeply, and keep what is their own")
  func extends() throws {
    let tokens = try library(
      """
      {"button": {"$type": "color", "fill": {"$value": "#111111"}, "text": {"on": {"$value": "#222222"},
         "off": {"$value": "#333333"}}},
       "danger": {"$extends": "{button}", "fill": {"$value": "#AA0000"}, "text": {"off": {"$value": "#BB0000"}}},
       "more": {"inner": {"$extends": {"$ref": "#/danger"}}}}
      """)
    #expect(try tokens.words("danger.fill") == "#AA0000")
    #expect(try tokens.words("danger.text.on") == "#222222")
    #expect(try tokens.words("more.inner.text.off") == "#BB0000")
    #expect(try tokens.words("button.fill") == "#111111")
  }

  @Test(
    "Circles are named",
    arguments: [
      (
        ##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"##,
        "t.json:1:46: $.b[\"$extends\"]: b extends a, which has or extends b itself"
      ),
      (
        ##"{"a": {"b": {"$extends": "{a}"}}}"##,
        "t.json:1:26: $.a.b[\"$extends\"]: a.b extends a, which has or extends a.b itself"
      ),
    ])
  func circles(json: String, message: String) throws {
    #expect(try library(json).faults() == [message])
  }

  @Test("An alias that leads to itself is told with its way, and others can be read")
  func aliasCircle() throws {
    let tokens = try library(
      """
      {"$type": "number", "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{b}"},
       "d": {"$value": "{colr.blue}"}, "color": {"blue": {"$value": 1}}}
      """)
    #expect(try tokens.words("a") == "the aliases lead in a circle: b → c → b")
    #expect(
      try tokens.words("d")
        == "unknown token in an alias \"colr.blue\"; did you mean \"color.blue\"?")
    #expect(try tokens.words("color.blue") == "1")
  }

  @Test("What is no token is told in its place, and does not keep the others from being read")
  func members() throws {
    let tokens = try library(
      ##"""
      {"a": {"$type": "color", "$value": "#000000", "b": {"$value": "#111111"}}, "palette": {"$type": "color", "blue": {"$value": "#0000FF"},
       "red": {"$value": "#FF0000"}}, "version": 3, "wrong": {"$type": 7, "x": {"$value": 1, "$type": "number"}},
       "copy": {"$ref": "#/palette", "own": {"$type": "number", "$value": 2}}, "lost": {"$extends": "{pallete}", "y": {"$value": 3, "$type": "number"}}}
      """##)
    #expect(
      try tokens.faults() == [
        #"t.json:1:52: $.a.b: a token has no tokens inside it: call the outer one "$root" of a group"#,
        #"t.json:2:44: $.version: expected a token or a group of tokens, found the number 3"#,
        ##"t.json:2:66: $.wrong["$type"]: expected the name of a type, found the number 7"##,
        ##"t.json:3:19: $.copy["$ref"]: a group takes over another one by "$extends"; "$ref" is for tokens"##,
        ##"t.json:3:95: $.lost["$extends"]: unknown group to extend "pallete"; did you mean "palette"?"##,
      ])
    for (name, value) in [
      ("a", "#000000"), ("palette.blue", "#0000FF"), ("wrong.x", "1"), ("copy.own", "2"),
      ("lost.y", "3"),
    ] {
      #expect(try tokens.words(name) == value)
    }
  }

  @Test(
    "A reference to a group says that it is one, and what it has",
    arguments: [
      ("{\"$ref\": \"#/palette\"}", "#/palette"), ("{\"$value\": \"{palette}\"}", "{palette}"),
    ])
  func groups(token: String, reference: String) throws {
    let tokens = try library(
      ##"{"palette": {"$type": "color", "blue": {"$value": "#0000FF"}, "red": {"$value": "#FF0000"}}, "t": \##(token)}"##
    )
    #expect(
      try tokens.words("t")
        == "\"\(reference)\" is a group and no token: name one of what it has (blue, red); a group takes over another one by \"$extends\""
    )
  }

  @Test("A circle is told once, with what leads into it; a fault once, with what refers to it")
  func faults() throws {
    let tokens = try library(
      ##"""
      {"$type": "number", "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}, "d": {"$value": "{c}"},
       "bad": {"$value": "x"}, "one": {"$value": "{bad}"}, "two": {"$value": "{one}"}}
      """##)
    #expect(
      try tokens.faults() == [
        "t.json:1:26: $.a: the aliases lead in a circle: a → b → c → a; for this d cannot be read either",
        "t.json:2:20: $.bad[\"$value\"]: expected a number, a length such as \"16px\", or an expression of them, found \"x\"; for this one, two cannot be read either",
      ])
    #expect(try TokenLint(tokens, map: nil).findings.map(\.subject) == ["a", "bad"])
  }
}

@Suite("Design Tokens: types")
struct DesignTokenTypeTests {
  @Test(
    "Every type is read",
    arguments: [
      ("color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}"##, "#FF000080"),
      (
        "color", ##"{"colorSpace": "hsl", "components": ["none", 0, 100]}"##,
        "hsl none 0 100 (#FFFFFF)"
      ),
      ("dimension", ##"{"value": 1.5, "unit": "rem"}"##, "1.5rem"),
      ("fontFamily", ##"["Inter", "sans-serif"]"##, "Inter, sans-serif"),
      ("fontWeight", ##""semi-bold""##, "600"), ("fontWeight", "350", "350"),
      ("duration", ##"{"value": 150, "unit": "ms"}"##, "150ms"),
      ("cubicBezier", "[0.4, -1, 0.2, 2]", "(0.4, -1, 0.2, 2)"), ("number", "1.5", "1.5"),
      ("strokeStyle", ##""dotted""##, "dotted"),
      (
        "strokeStyle",
        ##"{"dashArray": [{"value": 4, "unit": "px"}, {"value": 2, "unit": "px"}], "lineCap": "butt"}"##,
        "4px 2px butt"
      ),
      (
        "border", ##"{"color": "#000000", "width": {"value": 1, "unit": "px"}, "style": "solid"}"##,
        "1px solid #000000"
      ),
      (
        "transition",
        ##"{"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}"##,
        "1s (0, 0, 1, 1) after 0ms"
      ),
      (
        "gradient",
        ##"[{"color": "#FFFFFF", "position": -1}, {"color": "#000000", "position": 1}]"##,
        "#FFFFFF 0%, #000000 100%"
      ),
      (
        "typography",
        ##"{"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 700, "letterSpacing": {"value": 0.1, "unit": "px"}, "lineHeight": 1.2}"##,
        "fontFamily Inter, fontSize 16px, fontWeight 700, letterSpacing 0.1px, lineHeight 1.2"
      ),
    ])
  func types(type: String, value: String, words: String) throws {
    #expect(try token(type, value) == words)
  }

  @Test("Shadows: one, a list, one inside, and aliases of lists")
  func shadows() throws {
    let one =
      ##"{"color": "#00000080", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 4, "unit": "px"}, "spread": {"value": 1, "unit": "px"}, "inset": true}"##
    #expect(try token("shadow", one) == "inset 0px 2px 4px 1px #00000080")
    let others = ##""s": {"$type": "shadow", "$value": [\##(one), \##(one)]},"##
    let words = try token("shadow", ##"["{s}"]"##, beside: others)
    #expect(words == "inset 0px 2px 4px 1px #00000080, inset 0px 2px 4px 1px #00000080")
  }

  @Test(
    "Wrong values say what was expected",
    arguments: [
      ("color", ##"{"colorSpace": "oklsh", "components": [0, 0, 0]}"##, "did you mean \"oklch\""),
      ("color", ##"{"colorSpace": "srgb", "components": [2, 0, 0]}"##, "a number in 0…1"),
      ("color", ##"{"colorSpace": "srgb", "components": [0, 0]}"##, "three components"),
      ("dimension", ##"{"value": 1, "unit": "pyx"}"##, "unknown unit \"pyx\""),
      ("dimension", "4", "a length"),
      ("cubicBezier", "[2, 0, 0, 0]", "the first and third from 0 to 1"),
      ("fontWeight", "1001", "from 1 to 1000"),
      ("fontWeight", ##""bolt""##, "did you mean \"bold\""),
      ("strokeStyle", ##""sold""##, "did you mean \"solid\""),
      ("gradient", "[]", "at least one stop"),
      ("shadow", ##"{"blur": {"value": 1, "unit": "px"}}"##, "needs the key \"color\""),
      ("colour", "1", "did you mean \"color\""),
      ("border", ##"{"colr": 1}"##, "did you mean \"color\""),
    ])
  func wrong(type: String, value: String, message: String) throws {
    #expect(try token(type, value).contains(message))
  }
}

@Suite("Design Tokens: resolver documents")
struct ResolverDocumentTests {
  private let files = [
    "base.json":
      ##"{"c": {"$type": "color", "a": {"$value": "#111111"}, "b": {"$value": "{c.a}"}}}"##,
    "themes/dark.json": ##"{"c": {"a": {"$type": "color", "$value": "#EEEEEE"}}}"##,
  ]

  private func document(_ modifiers: String, order: String = "") -> String {
    """
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}}, "modifiers": {\(modifiers)},
     "resolutionOrder": [{"$ref": "#/sets/base"}\(order)]}
    """
  }

  @Test("Contexts are modes; aliases are followed after everything is merged")
  func contexts() throws {
    let json = document(
      ##""theme": {"contexts": {"light": [], "dark": [{"$ref": "themes/dark.json"}]}, "default": "light"}"##,
      order: ##", {"$ref": "#/modifiers/theme"}"##)
    let tokens = try library(json, files: files)
    #expect(tokens.axes == [TokenAxis(name: "theme", contexts: ["light", "dark"])])
    #expect(try tokens.words("c.b") == "#111111")
    #expect(try tokens.words("c.b", in: "dark") == "#EEEEEE")
    #expect(try tokens.words("c.b", in: "theme=dark") == "#EEEEEE")
  }

  @Test("References lead anywhere in the document, and keys beside one replace those it leads to")
  func references() throws {
    // The examples of the specification under "Extending" and "Using $defs for files".
    let json = ##"""
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "#/$defs/base~1colors.json", "flat": {"$type": "color", "own": {"$value": "#222222"}}}]},
                "same": {"$ref": "#/sets/base", "description": "Another name"}},
       "modifiers": {"theme": {"contexts": {"light": [], "dark": {"$ref": "#/$defs/dark"}}, "default": "light"}},
       "resolutionOrder": [{"$ref": "#/sets/same"}, {"$ref": "#/modifiers/theme", "default": "dark"}, {"$ref": "#/sets/base"}],
       "$defs": {"base/colors.json": {"deep": {"$type": "color", "a": {"$value": "#111111"}, "b": {"$value": "{deep.a}"}},
                                      "flat": {"$type": "color", "other": {"$value": "#333333"}}},
                 "dark": [{"deep": {"c": {"$type": "color", "$value": "#EEEEEE"}}}]}}
      """##
    let tokens = try library(json)
    #expect(tokens.axes == [TokenAxis(name: "theme", contexts: ["light", "dark"], standard: 1)])
    #expect(try tokens.words("deep.b") == "#111111" && tokens.words("deep.c") == "#EEEEEE")
    #expect(try tokens.words("deep.c", in: "light") == "no such token")
    // Objects are replaced and not merged.
    #expect(try tokens.words("flat.own") == "#222222")
    #expect(try tokens.words("flat.other") == "no such token")
    #expect(try tokens.faults().isEmpty)
  }

  @Test("A part of another resolver document is its set, whose files are beside it")
  func setOfFile() throws {
    let json =
      ##"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "kit/kit.json#sets/base"}]}]}"##
    let tokens = try library(
      json,
      files: [
        "kit/kit.json":
          ##"{"sets": {"base": {"sources": [{"$ref": "./colors.json"}, {"$ref": "#/more"}]}}, "more": {"b": {"$type": "color", "$value": "{a}"}}}"##,
        "kit/colors.json": ##"{"a": {"$type": "color", "$value": "#123456"}}"##,
      ])
    #expect(try tokens.words("b") == "#123456")
  }

  @Test("Modes are the combinations of contexts, the standard one first")
  func modes() throws {
    let json = document(
      ##""a": {"contexts": {"1": [], "2": []}, "default": "2"}, "b": {"contexts": {"x": [], "y": [], "z": []}, "default": "x"}"##,
      order: ##", {"$ref": "#/modifiers/a"}, {"$ref": "#/modifiers/b"}"##)
    let tokens = try library(json, files: files)
    #expect(tokens.modeCount == 6)
    #expect(tokens.modes(limit: 100).map(tokens.name(of:)).first == "2 · x")
    #expect(tokens.modes(limit: 100).count == 6)
    #expect(tokens.modes(limit: 4).count == 4)
    #expect(throws: TokenModeError.self) { _ = try tokens.mode("w") }
  }

  @Test(
    "What is wrong is told with its place",
    arguments: [
      (##"{"version": "2024", "resolutionOrder": []}"##, "expected \"2025.10\""),
      (
        ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/x"}]}"##, "unknown set \"x\""
      ),
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        "the reference leads to what it is in itself"
      ),
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        "the references lead in a circle: #/sets/a → #/sets/b → #/sets/a"
      ),
      (
        ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"a": []}}}, "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "#/modifiers/m/contexts/a"}]}]}"##,
        "only resolutionOrder may refer to modifiers"
      ),
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/resolutionOrder/0"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        "nothing may refer to what is in resolutionOrder"
      ),
      (
        ##"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": []}, {"type": "modifier", "name": "s", "contexts": {"a": []}}]}"##,
        "is in the order twice by this name"
      ),
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "../secret.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        "only what is in the folder of the file and below it is read"
      ),
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "https://e.com/a.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        "files of the network are not read"
      ),
      (
        ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"a": []}, "default": "b"}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
        "unknown context \"b\""
      ),
    ])
  func wrong(json: String, message: String) throws {
    let error = #expect(throws: DocumentError.self) { _ = try library(json) }
    #expect(error.map { "\($0)" }?.contains(message) == true, "\(String(describing: error))")
  }
}
