import Components
import Foundation
import Graphics
import Testing

/// ColorAide's answers, written by scripts/color-fixtures.py.
private struct ColorFixtures: Decodable {
  struct InSpace: Decodable {
    let space: String
    let components: [Double]
    let srgb: [Double]
  }
  struct InText: Decodable {
    let css: String
    let srgb: [Double]
  }
  let spaces: [InSpace]
  let texts: [InText]

  static func read() throws -> ColorFixtures {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Tokens/css-colors.json")
    return try JSONDecoder().decode(ColorFixtures.self, from: Data(contentsOf: file))
  }
}

@Suite("Colour spaces of CSS Color 4")
struct ColorSpaceTests {
  private func distance(_ color: ResolvedColor, _ expected: [Double]) -> Double {
    zip([color.red, color.green, color.blue, color.alpha], expected)
      .reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  @Test("Every space is brought into sRGB as ColorAide brings it")
  func spaces() throws {
    let cases = try ColorFixtures.read().spaces
    #expect(Set(cases.map(\.space)) == Set(ColorSpace.allCases.map(\.rawValue)))
    for item in cases {
      let space = try #require(ColorSpace(rawValue: item.space))
      // The matrices of ProPhoto are rounded, and ColorAide has them anew.
      #expect(distance(space.color(item.components), item.srgb) < 0.002, "\(item)")
    }
  }

  @Test("Every way of CSS to write a colour")
  func texts() throws {
    for item in try ColorFixtures.read().texts {
      let color = try #require(CSSColor.color(item.css), "\(item.css)")
      #expect(distance(color, item.srgb) < 0.002, "\(item)")
    }
  }

  @Test(
    "What is no colour of CSS is none",
    arguments: [
      "", "(", ")", "rgb()", "rgb(1 2)", "lab(a 1 2)", "color(foo 1 2 3)", "oklch(1 2 3 4 5)",
      "rgb(nan 1 2)", "#12345", "blurple",
    ])
  func refused(text: String) {
    #expect(CSSColor.color(text) == nil)
  }
}

@Suite("Design tokens: colours and references")
struct DesignTokenColorTests {
  private func primary(_ value: String, beside others: String = "") throws(ThemeError)
    -> ResolvedColor
  {
    let json = """
      {"$extensions": {"stillframe": {"extends": "standard"}}\(others),
       "color": {"light": {"primary": \(value)}}}
      """
    return try Theme(designTokens: Array(json.utf8), file: "t.json").palette[.primary].light
  }

  @Test("Colours in other spaces, in CSS, and with missing components")
  func spaces() throws {
    // CSS Color 4 says that these are sRGB's red and a grey.
    let red = try primary(
      #"{"$value": {"colorSpace": "oklch", "components": [0.6279553606, 0.2576833077, 29.2338827]}}"#
    )
    #expect(abs(red.red - 1) < 1e-4 && red.green < 1e-3 && red.blue < 1e-3)
    let gray = try primary(#"{"$value": {"colorSpace": "hsl", "components": ["none", 0, 50]}}"#)
    #expect(gray == ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(try primary(#"{"$value": "rgb(255 0 0 / 50%)"}"#).alpha == 0.5)
  }

  @Test("Pointers lead to tokens and into their values")
  func references() throws {
    let palette = """
      , "palette": {"a/b": {"$value": "#123456"}, "grey": {"$value": {"value": 3, "unit": "px"}}}
      """
    let blue = ResolvedColor(hex: 0x123456)
    #expect(try primary(##"{"$ref": "#/palette/a~1b"}"##, beside: palette) == blue)
    #expect(
      try primary(##"{"$value": {"$ref": "#/palette/a~1b/$value"}}"##, beside: palette) == blue)
  }

  @Test(
    "What is wrong is refused by place, with the nearest name",
    arguments: [
      (#"{"$value": {"colorSpace": "okclh", "components": [0, 0, 0]}}"#, #"did you mean "oklch""#),
      (#"{"$value": {"colorSpace": "lab", "components": [101, 0, 0]}}"#, "a number in 0…100"),
      (#"{"$value": {"colorSpace": "oklch", "components": [0.5, -1, 0]}}"#, "a number from 0"),
      (#"{"$value": {"colorSpace": "srgb", "components": [0, 0]}}"#, "three components"),
      (##"{"$ref": "#/color/light/prime"}"##, "unknown part of a pointer \"prime\""),
      (##"{"$ref": "other.json#/a"}"##, "a pointer into this file"),
      (##"{"$ref": "#/color/light/primary"}"##, "in a circle"),
    ])
  func refused(value: String, words: String) {
    let error = #expect(throws: ThemeError.self) { try primary(value) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }
}
