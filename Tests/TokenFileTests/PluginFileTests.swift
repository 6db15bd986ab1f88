import JSON
import Testing
import TokenFiles

@Suite("Tokens: what plugins of Figma write")
struct PluginFileTests {
  @Test("Values of modes beside variables of whole names, and aliases by a dollar sign")
  func variableValues() throws {
    let tokens = try library(
      ##"""
      {"Theme": {
        "fill/main": {"$variableValues": {"Light": "$blue/500", "Dark": "#FFFFFF"}, "$scopes": ["ALL_SCOPES"],
          "$description": "", "$codeSyntax": {}, "$hiddenFromPublishing": false},
        "blue/500": {"$variableValues": {"Light": "#0000FF", "Dark": "#000099"}, "$scopes": ["ALL_SCOPES"]},
        "gap": {"$variableValues": {"Light": 8}, "$scopes": ["GAP"]},
        "face": {"$variableValues": {"Light": "Inter", "Dark": "Inter"}, "$scopes": ["FONT_FAMILY"]}},
       "Base": {"gap": {"$variableValues": {"Value": true}, "$scopes": []}}}
      """##)
    #expect(tokens.axes == [TokenAxis(name: "Theme", contexts: ["Light", "Dark"])])
    #expect(try tokens.words("fill/main") == "#0000FF")
    #expect(try tokens.words("fill/main", in: "Dark") == "#FFFFFF")
    // A name of two collections says which.
    #expect(try tokens.words("Theme/gap") == "8px" && tokens.words("Base/gap") == "true")
    #expect(try tokens.table(tokens.standardMode)["face"]?.value.get().type == .fontFamily)
    #expect(
      tokens.notes == [#"t.json:5:10: "Theme/gap" has no value in the mode "Dark""#])
  }

  @Test("Values of modes in the metadata of variables, in groups with a sign before their names")
  func metadata() throws {
    let tokens = try library(
      ##"""
      {"@base": {"$collection_metadata": {"name": "Base", "modes": [{"key": "day", "name": "Day"}, {"key": "night", "name": "Night"}]},
        "$color": {"ink": {"$type": "color", "$value": "#111111",
          "$variable_metadata": {"name": "color/ink", "modes": {"day": "#111111", "night": "#EEEEEE"}}}}},
       "@use": {"$collection_metadata": {"name": "Use"}, "$color": {"text": {"$type": "color", "$value": "{@base.$color.ink}"}}}}
      """##)
    #expect(tokens.axes == [TokenAxis(name: "Base", contexts: ["Day", "Night"])])
    #expect(try tokens.words("@use.$color.text") == "#111111")
    #expect(try tokens.words("@use.$color.text", in: "Night") == "#EEEEEE")
  }

  @Test("Files that are called by their collection and mode are the modes of an axis")
  func collectionFiles() throws {
    func file(_ value: String) -> String {
      #"{"gap": {"$type": "number", "$value": \#(value), "$extensions": {"com.figma": {"scopes": ["GAP"]}}}}"#
    }
    let tokens = try library(folder: [
      "Primitives.Mode 1.json":
        #"{"four": {"$type": "number", "$value": 4, "$extensions": {"com.figma": {}}}}"#,
      "Space.Dense.json": file(#""{four}""#), "Space.Wide 1.5.tokens.json": file("12"),
    ])
    #expect(tokens.axes == [TokenAxis(name: "Space", contexts: ["Dense", "Wide 1.5"])])
    #expect(try tokens.words("gap") == "4" && tokens.words("gap", in: "Wide 1.5") == "12")
    #expect(try tokens.table(tokens.standardMode).notes == [])
    // Without variables of Figma, files are merged, and what is replaced is told.
    let plain = try library(folder: [
      "space.a.json": #"{"gap": {"$type": "number", "$value": 1}}"#,
      "space.b.json": #"{"gap": {"$type": "number", "$value": 2}}"#,
    ])
    #expect(plain.axes == [])
    #expect(try plain.table(plain.standardMode).notes.count == 1)
  }

  @Test("A unit beside the number of a token is its unit, and one that is not known is told")
  func units() throws {
    let tokens = try library(
      #"""
      {"size": {"value": 32.5, "type": "number", "unit": "pixel"}, "time": {"value": 0.5, "type": "number", "unit": "s"},
       "line": {"value": 120, "unit": "percent"}, "angle": {"value": 4, "type": "number", "unit": "degree"}}
      """#)
    #expect(try tokens.words("size") == "32.5px" && tokens.words("time") == "0.5s")
    #expect(try tokens.words("line") == "1.2" && tokens.words("angle") == "4")
    #expect(
      try tokens.table(tokens.standardMode).notes == [
        #"t.json:2:54: the unit "degree" has no effect"#
      ])
  }

  @Test("Types of a plugin's own beside those of the format, and lengths without units")
  func customTypes() throws {
    let tokens = try library(
      ##"""
      {"gap": {"$type": "dimension", "$value": 32},
       "drop": {"$type": "custom-shadow", "$value": {"shadowType": "innerShadow", "radius": 4, "color": "#00000040",
         "offsetX": 0, "offsetY": 2, "spread": 1}},
       "fade": {"$type": "custom-gradient", "$value": {"gradientType": "linear", "rotation": 180,
         "stops": [{"position": 0, "color": "#FF0000FF"}, {"position": 1, "color": "#0000FFFF"}]}},
       "ring": {"$type": "custom-gradient", "$value": {"gradientType": "radial", "stops": []}}}
      """##)
    #expect(try tokens.words("gap") == "32px")
    #expect(try tokens.words("drop") == "inset 0px 2px 4px 1px #00000040")
    #expect(try tokens.words("fade") == "#FF0000 0%, #0000FF 100%")
    #expect(
      try tokens.faults() == [
        "t.json:6:66: $.ring[\"$value\"].gradientType: a radial gradient is not read: a token has the stops of a linear one"
      ])
  }

  @Test("Figma's own export says by its extensions what is a boolean or a font")
  func ownExport() throws {
    let tokens = try library(
      #"""
      {"on": {"$type": "number", "$value": 1, "$extensions": {"com.figma.type": "boolean"}},
       "face": {"$type": "string", "$value": "Inter", "$extensions": {"com.figma.scopes": ["FONT_FAMILY"]}}}
      """#)
    #expect(try tokens.words("on") == "true")
    #expect(try tokens.table(tokens.standardMode)["face"]?.value.get().type == .fontFamily)
  }

  @Test("A shadow may be none; gradients of CSS are refused with what to write")
  func cssWords() throws {
    let tokens = try library(
      #"""
      {"flat": {"value": "none", "type": "boxShadow"},
       "fade": {"value": "linear-gradient(90deg, red, blue)", "type": "gradient"}}
      """#)
    #expect(try tokens.words("flat") == "none")
    #expect(try tokens.faults().count == 1)
    #expect(try tokens.faults()[0].contains("gradients of CSS are not read: write a token"))
  }

  @Test("Sets that no theme has are told")
  func setsOfNoTheme() throws {
    let tokens = try library(
      ##"""
      {"core": {"a": {"value": "#000000", "type": "color"}}, "day": {"b": {"value": "#FFFFFF", "type": "color"}},
       "$themes": [{"name": "Day", "selectedTokenSets": {"day": "enabled", "core": "disabled"}}]}
      """##)
    #expect(tokens.notes == [#"t.json: no theme has the tokens of "core"; they are left out"#])
  }

  @Test("Without an order of sets, those that others are made from come first, as themes list them")
  func orderOfThemes() throws {
    func radius(_ value: String) -> String {
      #"{"radius": {"value": "\#(value)", "type": "borderRadius"}}"#
    }
    var files = [
      "$themes.json":
        #"[{"name": "Red", "selectedTokenSets": {"a/red": "enabled", "base": "source"}}]"#,
      "a/red.json": radius("0px"), "base.json": radius("10px"),
    ]
    #expect(try library(folder: files).words("radius") == "0px")
    files["$metadata.json"] = #"{"tokenSetOrder": ["a/red", "base"]}"#
    #expect(try library(folder: files).words("radius") == "10px")
  }

  @Test("Types with hyphens are those without")
  func hyphens() throws {
    let tokens = try library(
      #"{"r": {"value": "8", "type": "border-radius"}, "f": {"value": "Inter", "type": "font-family"}}"#
    )
    #expect(try tokens.words("r") == "8px")
    #expect(try tokens.table(tokens.standardMode)["f"]?.value.get().type == .fontFamily)
  }

  @Test(
    "A file in which nothing is a token is refused",
    arguments: [#"{"a": {"b": {}}}"#, #"{"$a": {"x": 1}}"#])
  func nothing(_ json: String) throws {
    let error = try #require(throws: DocumentError.self) { try library(json).words("a") }
    #expect("\(error)".contains("nothing in it is a token"))
  }
}
