import Testing

@testable import Components
@testable import Documents

@Suite("Documents: refusals")
@MainActor
struct DocumentErrorTests {
  @Test(
    "A wrong document names place, path, expectation and the nearest name",
    arguments: [
      (
        "[]",
        "1:1: $: expected a document: an object with \"version\" and \"view\", found an empty array"
      ),
      (
        "{\"view\": {\"type\": \"spacer\"}}",
        "1:1: $: a document needs the key \"version\": a whole number from 1 to 1"
      ),
      (
        "{\"version\": 2, \"view\": {\"type\": \"spacer\"}}",
        "1:13: $.version: expected a whole number from 1 to 1, found 2"
      ),
      ("{\"version\": 1}", "1:1: $: a document needs the key \"view\": a view"),
      (
        "{\"version\": 1, \"veiw\": {}}",
        "1:16: $.veiw: unknown key \"veiw\" in a document; did you mean \"view\"?"
      ),
      (
        "{\"version\": 1, \"name\": \"Order Card\", \"view\": {\"type\": \"spacer\"}}",
        "1:24: $.name: expected a name of small letters, digits and hyphens, such as \"order-card\", found \"Order Card\""
      ),
      (
        "{\"version\": 1, \"variants\": [\"ligth\"], \"view\": {\"type\": \"spacer\"}}",
        "1:29: $.variants[0]: expected the name of a variant, such as \"light\", \"dark\", \"rtl\" or \"dark-rtl-ax5\", found \"ligth\""
      ),
      (
        "{\"version\": 1, \"size\": {\"width\": -3}, \"view\": {\"type\": \"spacer\"}}",
        "1:34: $.size.width: expected a number from 1 to 16384, found -3"
      ),
      (
        "{\"version\": 1, \"size\": {\"height\": 1e30}, \"view\": {\"type\": \"spacer\"}}",
        "1:35: $.size.height: expected a number from 1 to 16384, found 1e+30"
      ),
    ])
  func explainsDocuments(text: String, message: String) {
    #expect(refusal(of: text) == message)
  }

  @Test(
    "A wrong view is refused where the fault stands",
    arguments: [
      (
        "{\"type\": \"vtsack\"}",
        ":10: $.view.type: unknown component \"vtsack\"; did you mean \"vstack\"?"
      ),
      (
        "{\"kind\": \"text\"}", ":1: $.view: a view needs the key \"type\": the name of a component"
      ),
      (
        "{\"type\": \"text\"}",
        ":1: $.view: text needs exactly one of \"value\", \"verbatim\" and \"runs\""
      ),
      (
        "{\"type\": \"text\", \"value\": 3}",
        ":27: $.view.value: expected a string, found the number 3"
      ),
      (
        "{\"type\": \"text\", \"valeu\": \"a\"}",
        ":18: $.view.valeu: unknown key \"valeu\" in text; did you mean \"value\"?"
      ),
      (
        "{\"type\": \"vstack\", \"spacing\": \"big\", \"children\": []}",
        ":31: $.view.spacing: unknown spacing token \"big\"; known are xxxs, xxs, xs, sm, md, lg, xl, xxl, xxxl"
      ),
      (
        "{\"type\": \"vstack\", \"alignment\": \"centre\"}",
        ":33: $.view.alignment: unknown alignment \"centre\"; did you mean \"center\"?"
      ),
      (
        "{\"type\": \"vstack\", \"children\": {}}",
        ":32: $.view.children: expected an array of views, found an object"
      ),
      (
        "{\"type\": \"vstack\", \"children\": [1]}",
        ":33: $.view.children[0]: expected a view: an object with a \"type\", found the number 1"
      ),
      (
        "{\"type\": \"image\", \"systemName\": \"shipingbox\"}",
        ":33: $.view.systemName: unknown symbol \"shipingbox\"; did you mean \"shippingbox\"?"
      ),
      (
        "{\"type\": \"image\", \"file\": \"a.png\"}",
        ":27: $.view.file: cannot use \"a.png\": no such file or folder"
      ),
      (
        "{\"type\": \"color\", \"value\": \"#12345\"}",
        ":28: $.view.value: expected \"#RRGGBB\" or \"#RRGGBBAA\", found \"#12345\""
      ),
      (
        "{\"type\": \"color\", \"value\": \"primry\"}",
        ":28: $.view.value: unknown colour \"primry\"; did you mean \"primary\"?"
      ),
      (
        "{\"type\": \"linearGradient\", \"colors\": [\"red\"]}",
        ":38: $.view.colors: expected at least 2 colours, found 1"
      ),
      (
        "{\"type\": \"linearGradient\"}",
        ":1: $.view: a gradient needs exactly one of \"colors\" and \"stops\""
      ),
    ])
  func explainsViews(text: String, message: String) {
    #expect(refusal(ofView: text) == "2" + message)
  }

  @Test(
    "A wrong modifier is refused where the fault stands",
    arguments: [
      (
        "{\"paddding\": 3}",
        ":35: $.view.modifiers[0].paddding: unknown modifier \"paddding\"; did you mean \"padding\"?"
      ),
      (
        "{\"bold\": true, \"italic\": true}",
        ":34: $.view.modifiers[0]: expected a modifier: an object with one key, its name, such as {\"padding\": 16}, found an object"
      ),
      (
        "\"bold\"",
        ":34: $.view.modifiers[0]: expected a modifier: an object with one key, its name, such as {\"padding\": 16}, found \"bold\""
      ),
      (
        "{\"frame\": {\"widht\": 3}}",
        ":45: $.view.modifiers[0].frame.widht: unknown key \"widht\" in frame; did you mean \"width\"?"
      ),
      (
        "{\"frame\": {\"width\": -1}}",
        ":54: $.view.modifiers[0].frame.width: expected a number from 0 to 100000, found -1"
      ),
      (
        "{\"frame\": {\"maxWidth\": \"infinite\"}}",
        ":57: $.view.modifiers[0].frame.maxWidth: unknown length \"infinite\"; did you mean \"infinity\"?"
      ),
      (
        "{\"opacity\": 2}",
        ":46: $.view.modifiers[0].opacity: expected a number from 0 to 1, found 2"
      ),
      (
        "{\"font\": \"boddy\"}",
        ":43: $.view.modifiers[0].font: unknown text style \"boddy\"; did you mean \"body\"?"
      ),
      (
        "{\"fill\": \"primary\"}",
        ":43: $.view.modifiers[0].fill: fill is for shapes, before all modifiers that are not for shapes"
      ),
      (
        "{\"bold\": 1}", ":43: $.view.modifiers[0].bold: expected true or false, found the number 1"
      ),
      (
        "{\"clipShape\": {\"type\": \"text\", \"value\": \"a\"}}",
        ":57: $.view.modifiers[0].clipShape.type: unknown shape \"text\"; known are rectangle, roundedRectangle, unevenRoundedRectangle, capsule, circle, ellipse"
      ),
      (
        "{\"clipShape\": {\"type\": \"circle\", \"modifiers\": []}}",
        ":67: $.view.modifiers[0].clipShape.modifiers: unknown key \"modifiers\" in circle; known are type"
      ),
      (
        "{\"clipShape\": \"hexagon\"}",
        ":48: $.view.modifiers[0].clipShape: unknown shape \"hexagon\"; known are rectangle, capsule, circle, ellipse"
      ),
      (
        "{\"environment\": {\"colorSheme\": \"dark\"}}",
        ":51: $.view.modifiers[0].environment.colorSheme: unknown key \"colorSheme\" in an environment; did you mean \"colorScheme\"?"
      ),
    ])
  func explainsModifiers(text: String, message: String) {
    #expect(
      refusal(ofView: "{\"type\":\"emptyView\",\"modifiers\":[\(text)]}")
        == "2" + message)
  }

  @Test("Faults of the JSON itself are refused with their place")
  func explainsSyntax() {
    #expect(
      refusal(of: "{\"version\": 1,\n \"version\": 1}")
        == "2:2: $: duplicate key \"version\", first given at 1:2")
    let deep = String(repeating: "[", count: 600)
    #expect(
      refusal(of: deep)?.hasSuffix("nested deeper than 512 levels, which is the most that is read")
        == true)
  }

  private func refusal(ofView view: String) -> String? {
    refusal(of: "{\"version\": 1, \"view\":\n\(view)}")
  }

  private func refusal(of text: String) -> String? {
    struct Missing: Error, CustomStringConvertible {
      var description: String { "no such file or folder" }
    }
    do {
      _ = try Document(parsing: Array(text.utf8), file: "card.json", fallbackName: "card") { _ in
        throw Missing()
      }
      return nil
    } catch {
      return error.description
    }
  }
}
