@testable import Components
import Foundation
import Layout
import Testing

/// Text on the grid: a character is 5 pt wide, a line 10 pt high.
@Suite("Links in texts")
@MainActor
struct TextLinkTests {
  /// The lines of the tree that are links, without their depth.
  private func links(width: Double? = 200, _ view: some View) -> [String] {
    placedText(width: width) { view }.split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("link") }
  }

  @Test("Each link is where its characters are, with its destination")
  func places() {
    // "Read terms and more": terms are characters 5 to 10, more 15 to 19.
    #expect(
      links(Text("Read [terms](https://a.b/t) and [more](mailto:c@d.e)")) == [
        "link \"terms\" 25,0 25×10 hit 25,0 25×10 to \"https://a.b/t\" inline link",
        "link \"more\" 75,0 20×10 hit 75,0 20×10 to \"mailto:c@d.e\" inline link",
      ])
  }

  @Test("A link that goes on in the next line has a part in each, and its target is the larger one")
  func wraps() {
    // 14 characters fit into 70 pt: "Read the terms", "of use today".
    #expect(
      links(width: 70, Text("Read the [terms of use](a) today")) == [
        "link \"terms of use\" 0,0 70×20 hit 0,10 30×10 to \"a\" lines 45,0 25×10 0,10 30×10 inline link"
      ])
  }

  @Test("Bold words in a link are a part of it; neighbours with other destinations are not")
  func runs() {
    #expect(
      links(Text("Go [to **the** shop](a)[now](b)")) == [
        "link \"to the shop\" 15,0 55×10 hit 15,0 55×10 to \"a\" inline link",
        "link \"now\" 70,0 15×10 hit 70,0 15×10 to \"b\" inline link",
      ])
    var string = AttributedString("Ask us")
    string[string.range(of: "us")!].link = URL(string: "https://a.b")
    #expect(
      links(Text(string)) == [
        "link \"us\" 20,0 10×10 hit 20,0 10×10 to \"https://a.b\" inline link"
      ])
  }

  @Test("A text that is one link, and links with marks between them, are in no sentence")
  func alone() {
    #expect(
      links(Text("[Terms](a).").accessibilityLabel("Terms of use")) == [
        "link \"Terms of use\" 0,0 25×10 hit 0,0 25×10 to \"a\" link"
      ])
    #expect(
      links(Text("[Terms](a) · [Help](b)").disabled(true)) == [
        "link \"Terms\" 0,0 25×10 hit 0,0 25×10 to \"a\" link disabled",
        "link \"Help\" 40,0 20×10 hit 40,0 20×10 to \"b\" link disabled",
      ])
  }

  @Test("What is cut has no part left")
  func cut() {
    #expect(
      links(width: 70, Text("Read about the [terms](a)").lineLimit(1)) == [
        "link \"terms\" 0,0 0×0 hit 0,0 0×0 wish 0,0 0×0 to \"a\" inline link"
      ])
  }

  @Test("Trees in other colours keep their links")
  func colours() throws {
    func node(_ scheme: ColorScheme) -> ResolvedNode {
      var environment = EnvironmentValues(look: .stillframe)
      environment.colorScheme = scheme
      return Resolver(
        environment: environment, measurer: GridTextMeasurer(), width: 100, height: nil
      ).resolve(Text("Read the [terms](a) now"))
    }
    let placement = Placement(measurer: GridTextMeasurer(), scale: 1)
    let (light, dark) = (node(.light), node(.dark))
    #expect(dark.difference(from: light) == .colors)
    let tree = placement.place(light, width: 100, height: nil)
    #expect(tree.recolored(as: dark) == placement.place(dark, width: 100, height: nil))
  }

  @Test(
    "The target of parts of lines is the rectangle with the largest square in it",
    arguments: [
      // One line only; two that share 60 of 100 points, so that 20 × 60 beats 10 × 100; leading; half a line between.
      ([Rect(x: 0, y: 0, width: 30, height: 10)], Rect(x: 0, y: 0, width: 30, height: 10)),
      (
        [Rect(x: 40, y: 0, width: 60, height: 10), Rect(x: 0, y: 10, width: 100, height: 10)],
        Rect(x: 40, y: 0, width: 60, height: 20)
      ),
      (
        [Rect(x: 0, y: 0, width: 30, height: 10), Rect(x: 5, y: 11.5, width: 40, height: 10)],
        Rect(x: 5, y: 0, width: 25, height: 21.5)
      ),
      (
        [Rect(x: 0, y: 0, width: 30, height: 10), Rect(x: 0, y: 15, width: 40, height: 10)],
        Rect(x: 0, y: 15, width: 40, height: 10)
      ),
      // Two that share only 5 points: a square of 10 in either is larger; the longer one counts.
      (
        [Rect(x: 90, y: 0, width: 10, height: 10), Rect(x: 0, y: 10, width: 95, height: 10)],
        Rect(x: 0, y: 10, width: 95, height: 10)
      ),
    ])
  func rooms(parts: [Rect], room: Rect) { #expect(parts.roomiest == room) }
}
