import JSON
import Testing
import TokenFiles

@Suite("Tokens Studio")
struct TokensStudioTests {
  private let file = """
    {"core": {"blue": {"value": "#1D4ED8", "type": "color"}, "base": {"value": "4", "type": "dimension"},
      "gap": {"value": "({base} + 2px) * 2", "type": "spacing"}, "tall": {"value": "150%", "type": "lineHeights"},
      "shade": {"value": "rgba({blue}, 0.5)", "type": "color"}, "dim": {"value": "$blue", "type": "color",
        "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "0.5", "space": "srgb"}}}},
      "text": {"value": {"fontWeight": "Semi Bold Italic", "fontSize": "{gap}", "textCase": "uppercase"}, "type": "typography"},
      "faint": {"value": "20%", "type": "opacity"}},
     "light": {"bg": {"value": "{blue}", "type": "color"}}, "dark": {"bg": {"value": "hsl(0 0% 0%)", "type": "color"}},
     "$themes": [
       {"name": "Light", "group": "Mode", "selectedTokenSets": {"core": "source", "light": "enabled"}},
       {"name": "Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "dark": "enabled", "light": "disabled"}}],
     "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}}
    """

  @Test("Sets, themes, expressions, colours and references")
  func read() throws {
    let tokens = try library(file)
    #expect(tokens.format == .tokensStudio)
    #expect(tokens.axes == [TokenAxis(name: "Mode", contexts: ["Light", "Dark"])])
    #expect(try tokens.words("bg") == "#1D4ED8")
    #expect(try tokens.words("bg", in: "Dark") == "#000000")
    #expect(try tokens.words("gap") == "12px")
    #expect(try tokens.words("tall") == "1.5")
    #expect(try tokens.words("shade") == "#1D4ED880")
    // Half of 1D, 4E and D8.
    #expect(try tokens.words("dim") == "#0F276C")
    #expect(try tokens.words("faint") == "0.2")
    #expect(
      try tokens.words("text") == "fontSize 12px, fontWeight 600 italic, textCase uppercase")
  }

  @Test("One set with the keys of the Design Tokens format is known by its types")
  func singleSet() throws {
    let tokens = try library(
      ##"""
      {"scale": {"$value": "2", "$type": "math"}, "xs": {"$value": "4px", "$type": "dimension"},
       "sm": {"$value": "{xs} * {scale}", "$type": "dimension"}, "pad": {"$value": "{xs} {sm}", "$type": "spacing"},
       "blue": {"$value": "#0000FF", "$type": "color"}, "tint": {"$value": "rgba({blue}, 50%)", "$type": "color"},
       "line": {"$value": "5", "$type": "sizing"}}
      """##)
    #expect(tokens.format == .tokensStudio)
    #expect(try tokens.words("sm") == "8px" && tokens.words("pad") == "4px 8px")
    #expect(try tokens.words("tint") == "#0000FF80" && tokens.words("line") == "5px")
    // Without such types the format is strict.
    #expect(try token("dimension", "\"5\"").hasPrefix("expected a length"))
    let refused = try library(
      ##"""
      {"a": {"$value": "#fff", "$type": "color", "$extensions": {"studio.tokens": {"modify": "{b}"}}},
       "b": {"$value": {"type": "alpha", "value": 0.5}}}
      """##)
    #expect(try refused.words("a").contains("a color modifier such as"))
  }

  @Test("Sets that are called light and dark are modes where there are no themes")
  func setsAsModes() throws {
    let text = file.replacing(
      /,\s*"\$themes"(.|\n)*/,
      with: #", "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}}"#)
    let tokens = try library(text)
    #expect(tokens.axes == [TokenAxis(name: "mode", contexts: ["light", "dark"])])
    #expect(try tokens.words("bg") == "#1D4ED8" && tokens.words("bg", in: "dark") == "#000000")
    #expect(try tokens.words("gap", in: "dark") == "12px")
    #expect(tokens.notes.contains { $0.contains("sets are modes by their names") })
    let merged = try library(text.replacing("\"dark\"", with: "\"night\""))
    #expect(try merged.axes.isEmpty && merged.words("bg") == "#000000")
    #expect(merged.notes.contains { $0.contains("all sets are merged in their order") })
  }

  @Test(
    "Expressions",
    arguments: [
      ("1 + 2 * 3", "7px"), ("-(2 - 5)", "3px"), ("10px / 4", "2.5px"), ("1rem + 4px", "20px"),
      ("{a} * 150%", "12px"), ("roundTo(10 / 3, 2)", "3.33px"), ("max(1, {a}, 3)px", "error"),
      ("{a} * ", "error"), ("1 / 0", "error"), ("2 em + 1px", "error"), ("{b}", "error"),
      ("nope(1)", "error"),
      // As expr-eval computes, which Tokens Studio uses.
      ("2 ^ 3 ^ 2", "512px"), ("-2 ^ 2", "-4px"), ("2px ^ 2", "4px"), ("4 ^ 0.5", "2px"),
      ("{a} * 1.5 ^ -1", "5.3333px"), ("(-1) ^ 0.5", "error"), ("2 ^ 1px", "error"),
      ("10 % 4", "2px"), ("10%4", "2px"), ("-7 % 4", "-3px"), ("{a}%3", "2px"), ("7 % 0", "error"),
      ("sqrt({a} * 2)", "4px"), ("sqrt(-1)", "error"), ("sqrt(1, 2)", "error"),
      ("pow(2, 3)", "8px"), ("cbrt(27)", "3px"), ("round(2.5)", "3px"), ("round(-2.5)", "-2px"),
      ("roundTo(1.005, 2)", "1.01px"), ("roundTo(1234, -2)", "1200px"), ("trunc(-1.5)", "-1px"),
      ("ceil(roundTo(16px/1.2,0)/2)*2", "14px"), ("log10(1000)", "3px"),
    ])
  func expressions(text: String, words: String) throws {
    let tokens = try library(
      ##"{"a": {"value": "8", "type": "number"}, "b": {"value": "{c} + 1", "type": "number"}, "c": {"value": "{b} * 2", "type": "number"}, "t": {"value": "\##(text)", "type": "spacing"}}"##
    )
    let table = try tokens.table(tokens.standardMode)
    let value = try #require(table["t"]).value
    switch value {
    case .success(let value): #expect(value.words == words)
    case .failure: #expect(words == "error")
    }
  }

  @Test("A folder: sets are files, in the order of $metadata")
  func folder() throws {
    let tokens = try library(folder: [
      "$metadata.json": ##"{"tokenSetOrder": ["b/two", "a"]}"##,
      "$themes.json":
        ##"[{"name": "All", "selectedTokenSets": {"a": "enabled", "b/two": "enabled"}}]"##,
      "a.json": ##"{"x": {"$value": "#000000", "$type": "color"}}"##,
      "b/two.json":
        ##"{"x": {"$value": "#FFFFFF", "$type": "color"}, "y": {"$value": "{x}", "$type": "color"}}"##,
    ])
    #expect(tokens.format == .tokensStudio)
    #expect(try tokens.words("y") == "#000000")
  }

  @Test("A theme of a set that is not there is refused with the nearest name")
  func unknownSet() throws {
    let error = #expect(throws: DocumentError.self) {
      _ = try library(
        ##"{"core": {}, "$themes": [{"name": "A", "selectedTokenSets": {"cor": "enabled"}}]}"##)
    }
    #expect("\(try #require(error).problem)" == "unknown set \"cor\"; did you mean \"core\"?")
  }
}

@Suite("Figma variables")
struct FigmaVariableTests {
  @Test("The REST form: collections, modes, aliases, and names that are groups too")
  func rest() throws {
    let tokens = try library(
      """
      {"meta": {"variableCollections": {
         "c1": {"id": "c1", "name": "Base", "modes": [{"modeId": "m", "name": "Value"}], "defaultModeId": "m"},
         "c2": {"id": "c2", "name": "Theme", "defaultModeId": "d",
           "modes": [{"modeId": "l", "name": "Light"}, {"modeId": "d", "name": "Dark"}]}},
       "variables": {
         "1": {"id": "1", "name": "blue", "variableCollectionId": "c1", "resolvedType": "COLOR",
           "valuesByMode": {"m": {"r": 0, "g": 0, "b": 1, "a": 1}}},
         "2": {"id": "2", "name": "blue/500", "variableCollectionId": "c1", "resolvedType": "COLOR",
           "valuesByMode": {"m": {"r": 0, "g": 0, "b": 0.6, "a": 0.5}}},
         "3": {"id": "3", "name": "fill", "variableCollectionId": "c2", "resolvedType": "COLOR",
           "valuesByMode": {"l": {"type": "VARIABLE_ALIAS", "id": "1"}, "d": {"type": "VARIABLE_ALIAS", "id": "2"}}},
         "4": {"id": "4", "name": "blue", "variableCollectionId": "c2", "resolvedType": "FLOAT",
           "valuesByMode": {"l": 4, "d": 8}, "scopes": ["GAP"]}}}}
      """)
    #expect(tokens.format == .figmaVariables)
    // The default mode comes first, and a name of two collections says which.
    #expect(tokens.name(of: tokens.standardMode) == "Dark")
    #expect(try tokens.words("Base/blue") == "#0000FF")
    #expect(try tokens.words("blue/500") == "#00009980")
    #expect(try tokens.words("fill") == "#00009980")
    #expect(try tokens.words("fill", in: "Light") == "#0000FF")
    #expect(try tokens.words("Theme/blue", in: "Light") == "4px")
  }

  @Test("Exports of plugins: lists of variables, and groups by mode")
  func exports() throws {
    let lists = try library(
      """
      {"collections": [{"name": "C", "modes": [
        {"name": "L", "variables": [{"name": "a/b", "type": "color", "isAlias": false, "value": "#010203"},
          {"name": "x", "type": "color", "isAlias": true, "value": {"collection": "C", "name": "a/b"}}]},
        {"name": "D", "variables": [{"name": "a/b", "type": "color", "isAlias": false, "value": "#FFFFFF"}]}]}]}
      """)
    #expect(try lists.words("x") == "#010203")
    #expect(try lists.words("a/b", in: "D") == "#FFFFFF")
    // Modes without lists of variables have nothing to read, which is not the same as no tokens.
    #expect(throws: DocumentError.self) {
      try library(
        #"""
        {"collections": [{"name": "C", "modes": [{"modeId": "1:0", "name": "Light"}], "variableIds": ["V:1"]}],
         "variables": [{"id": "V:1", "name": "a", "valuesByMode": {"1:0": 4}}]}
        """#)
    }
    let groups = try library(
      """
      [{"P": {"modes": {"Mode 1": {"red": {"$type": "color", "$value": "#FF0000"}}}}},
       {"S": {"modes": {"Light": {"bg": {"$type": "color", "$value": "{red}"}},
                        "Dark": {"bg": {"$type": "color", "$value": "#000000"}}}}}]
      """)
    #expect(groups.axes.map(\.name) == ["S"])
    #expect(try groups.words("bg") == "#FF0000")
    #expect(try groups.words("bg", in: "Dark") == "#000000")
  }
}

@Suite("Tokens: hostile files")
struct HostileTokenTests {
  @Test("A long chain of aliases, a wide fan and a circle of many tokens end")
  func chains() throws {
    var json = ##"{"$type": "number", "t0": {"$value": 1}"##
    for index in 1...20_000 { json += ##", "t\##(index)": {"$value": "{t\##(index - 1)}"}"## }
    for index in 0..<20_000 {
      json += ##", "c\##(index)": {"$value": "{c\##((index + 1) % 20000)}"}"##
    }
    json += "}"
    let tokens = try library(json)
    #expect(try tokens.words("t20000") == "1")
    #expect(try tokens.words("c7").contains("lead in a circle: "))
  }

  @Test("Values that refer to themselves, or to very many, are refused")
  func recursion() throws {
    #expect(
      try token("shadow", ##"["{t}", "{t}"]"##).contains("refers to itself"))
    var others = ##""s0": {"$type": "shadow", "$value": []},"##
    for index in 1...40 {
      others +=
        ##""s\##(index)": {"$type": "shadow", "$value": ["{s\##(index - 1)}", "{s\##(index - 1)}"]},"##
    }
    #expect(try token("shadow", ##"["{s40}"]"##, beside: others).contains("very many"))
  }

  @Test("Groups that multiply by extending each other are refused")
  func multiplication() throws {
    var json = ##"{"$type": "number", "g0": {"t": {"$value": 1}}"##
    for index in 1...40 {
      json +=
        ##", "g\##(index)": {"a": {"$extends": "{g\##(index - 1)}"}, "b": {"$extends": "{g\##(index - 1)}"}}"##
    }
    let text = json + "}"
    let error = #expect(throws: DocumentError.self) { _ = try library(text).words("x") }
    #expect("\(try #require(error).problem)".contains("more than 1000000 groups and tokens"))
  }

  @Test("Expressions and texts that grow are refused")
  func growth() throws {
    var json = ##"{"t0": {"value": "0123456789", "type": "text"}"##
    for index in 1...30 {
      json += ##", "t\##(index)": {"value": "{t\##(index - 1)}{t\##(index - 1)}", "type": "text"}"##
    }
    #expect(try library(json + "}").words("t30").contains("longer than 10000 bytes"))
    let brackets = String(repeating: "(", count: 500) + "1"
    #expect(
      try library(##"{"t": {"value": "\##(brackets)", "type": "spacing"}}"##).words("t")
        .contains("expected a number"))
  }

  @Test("Deep files are refused by the reader")
  func depth() {
    let json = String(repeating: ##"{"a":"##, count: 300) + "1" + String(repeating: "}", count: 300)
    #expect(throws: DocumentError.self) { _ = try library(json) }
  }

  @Test(
    "One collection as Figma's example of a plugin exports it: modes by names, values of other files"
  )
  func collection() throws {
    let tokens = try library(
      ##"""
      {"id": "VariableCollectionId:1:2", "name": "Theme", "modes": {"1:0": "Light", "1:1": "Dark"}, "variableIds": ["VariableID:1:3"],
       "variables": [
        {"id": "VariableID:1:3", "name": "bg/base", "type": "COLOR", "scopes": ["ALL_SCOPES"],
         "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 1}}},
        {"id": "VariableID:1:4", "name": "own", "type": "COLOR", "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "VariableID:1:3"},
         "1:1": {"type": "VARIABLE_ALIAS", "id": "VariableID:9:9"}},
         "resolvedValuesByMode": {"1:1": {"resolvedValue": {"r": 1, "g": 0, "b": 0, "a": 1}, "alias": "VariableID:9:9", "aliasName": "red"}}}]}
      """##)
    #expect(tokens.axes.map(\.contexts) == [["Light", "Dark"]])
    #expect(try tokens.words("bg/base", in: "Dark") == "#000000")
    #expect(try tokens.words("own") == "#FFFFFF" && tokens.words("own", in: "Dark") == "#FF0000")
  }

  @Test("Variables without a collection and collections that extend others are told")
  func leftOut() throws {
    let tokens = try library(
      ##"""
      {"meta": {"variableCollections": {"a": {"id": "a", "name": "A", "modes": [{"modeId": "m", "name": "M"}]},
        "b": {"id": "b", "name": "B", "modes": [{"modeId": "n", "name": "N"}], "isExtension": true, "variableOverrides": {}}},
       "variables": {"v": {"id": "v", "name": "v", "variableCollectionId": "gone", "resolvedType": "FLOAT", "valuesByMode": {"x": 1}}}}}
      """##)
    #expect(
      tokens.notes.contains { $0.contains("\"B\" extends another one; its overrides are not read") }
    )
    #expect(
      tokens.notes.contains { $0.contains("\"v\" is of a collection that is not in the file") })
  }

  @Test("Effects and units beside numbers, as plugins of Figma write styles")
  func styles() throws {
    func words(_ type: String, _ value: String) throws -> String {
      try library(
        #"{"collections": [{"name": "C", "modes": [{"name": "M", "variables": [{"name": "t", "type": "\#(type)", "value": \#(value)}]}]}]}"#
      ).words("t")
    }
    let offset =
      #""color": {"r": 0, "g": 0, "b": 0, "a": 0.2}, "offset": {"x": 0, "y": 2}, "radius": 4, "spread": 1"#
    #expect(
      try words(
        "effect",
        #"{"effects": [{"type": "DROP_SHADOW", \#(offset)}, {"type": "INNER_SHADOW", \#(offset)}, {"type": "DROP_SHADOW", "visible": false, \#(offset)}]}"#
      )
        == "0px 2px 4px 1px #00000033, inset 0px 2px 4px 1px #00000033")
    #expect(
      try words("effect", #"{"effects": [{"type": "LAYER_BLUR", "radius": 4}]}"#).contains(
        "LAYER_BLUR"))
    let percent = try words(
      "typography",
      #"{"fontSize": 16, "lineHeight": 120, "lineHeightUnit": "PERCENT", "letterSpacing": -2, "letterSpacingUnit": "PERCENT"}"#
    )
    #expect(percent == "fontSize 16px, letterSpacing -2%, lineHeight 1.2")
    let pixels = try words(
      "typography", #"{"fontSize": 2, "lineHeight": 3, "lineHeightUnit": "PIXELS"}"#)
    #expect(pixels == "fontSize 2px, lineHeight 3px")
  }

  @Test("A set that is in the order and not there is told")
  func order() throws {
    let tokens = try library(folder: [
      "$metadata.json": #"{"tokenSetOrder": ["core", "cores"]}"#,
      "core.json": #"{"a": {"$value": "4", "$type": "spacing"}}"#,
    ])
    #expect(
      tokens.notes.contains {
        $0.contains("$metadata.json:1:28: the set \"cores\" of tokenSetOrder is not there")
      })
  }
}
