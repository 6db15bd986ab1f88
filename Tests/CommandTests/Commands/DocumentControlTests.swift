import Components
import Foundation
import Testing

@testable import Commands

@Suite("Controls: values of documents that are set from outside")
@MainActor
struct DocumentControlTests {
  private static let controls = """
    {"name": "ink", "kind": "color", "value": "primary"},
    {"name": "day", "kind": "date", "value": "2026-03-31"},
    {"name": "size", "kind": "range", "minimum": 8, "maximum": 40, "value": 12.5},
    {"name": "lines", "kind": "integer", "minimum": 1, "maximum": 3, "value": 2},
    {"name": "title", "kind": "text", "value": "Sale"},
    {"name": "icon", "kind": "text", "value": "heart"},
    {"name": "tone", "kind": "choice", "choices": ["leading", "trailing"], "value": "leading"},
    {"name": "shown", "kind": "bool", "value": true}
    """

  private static let view = """
    {"type": "vstack", "alignment": {"control": "tone"}, "children": [
      {"type": "text", "verbatim": {"control": "title"}, "modifiers": [
        {"font": {"size": {"control": "size"}}}, {"lineLimit": {"control": "lines"}},
        {"foregroundStyle": {"control": "ink"}}]},
      {"type": "toggle", "value": "On", "isOn": {"control": "shown"}},
      {"type": "datePicker", "value": "Day", "date": {"control": "day"}},
      {"type": "image", "systemName": {"control": "icon"}}
    ]}
    """

  private func tree(
    _ words: String..., controls: String = controls, view: String = view
  ) throws -> Run {
    try withTemporaryFolder { folder in
      let path = folder + "/card.json"
      let text = "{\"version\": 1, \"controls\": [\(controls)],\n\"view\": \(view)}"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return run(["tree", path, "--variant", "light"] + words)
    }
  }

  @Test("A document draws what it would draw with the values in place of its controls")
  func values() throws {
    func plain(_ values: [String: String]) throws -> String {
      var view = Self.view
      for (name, value) in values {
        view = view.replacing("{\"control\": \"\(name)\"}", with: value)
      }
      let drawn = try tree(controls: "", view: view)
      #expect(drawn.status == .clean, "\(drawn.messages)")
      return drawn.output
    }
    let own = try tree()
    #expect(own.status == .clean, "\(own.messages)")
    let initial = [
      "ink": "\"primary\"", "day": "\"2026-03-31\"", "size": "12.5", "lines": "2",
      "title": "\"Sale\"", "icon": "\"heart\"", "tone": "\"leading\"", "shown": "true",
    ]
    #expect(try own.output == plain(initial))
    let set = try tree(
      "--control", "ink=success", "--control", "day=2000-02-29T23:59", "--control", "size=33.125",
      "--control", "lines=3", "--control", "title=a \"b\" \\ c", "--control", "icon=star",
      "--control", "tone=trailing", "--control", "shown=false")
    #expect(set.status == .clean, "\(set.messages)")
    let values = [
      "ink": "\"success\"", "day": "\"2000-02-29T23:59\"", "size": "33.125", "lines": "3",
      "title": #""a \"b\" \\ c""#, "icon": "\"star\"", "tone": "\"trailing\"", "shown": "false",
    ]
    #expect(try set.output == plain(values))
    #expect(set.output != own.output)
  }

  @Test("A value that its control or its place refuses is an error, with the place")
  func refusals() throws {
    for (control, words) in [
      ("size=7", "a number from 8 to 40"), ("lines=1.5", "a whole number from 1 to 3"),
      ("shown=yes", "true or false"), ("tone=middle", "one of leading, trailing"),
      ("ikon=star", "did you mean 'icon'?"), ("icon=hart.fillet", "children[3].systemName"),
    ] {
      let refused = try tree("--control", control)
      #expect(refused.status == .badInput, "\(control)")
      #expect(refused.messages.contains(words), "\(control): \(refused.messages)")
    }
    // The error is told with the reference's own place in the text.
    #expect(try tree("--control", "icon=hart.fillet").messages.contains("15:35"))
  }

  @Test("A long text that is named often is refused before it is put in")
  func bounds() throws {
    // 800 texts of 10,000 bytes and their quotes are more than 8,000,000 bytes.
    let view = Array(repeating: #"{"type": "text", "value": {"control": "a"}}"#, count: 800)
      .joined(separator: ",")
    let text = String(repeating: "b", count: 10_000)
    let refused = try tree(
      controls: "{\"name\": \"a\", \"kind\": \"text\", \"value\": \"\(text)\"}",
      view: "{\"type\": \"hstack\", \"children\": [\(view)]}")
    #expect(refused.status == .badInput)
    #expect(refused.messages.contains("children[799].value: the values of controls make more than"))
  }

  @Test("What a document declares wrongly is refused where it is")
  func declarations() throws {
    let text = #"{"type": "text", "value": {"control": "a"}}"#
    for (controls, words) in [
      (#"{"name": "b", "kind": "text", "value": ""}"#, "$.view.value.control: unknown control"),
      ("", "unknown control"),
      (#"{"name": "a", "kind": "text", "value": 1}"#, "$.controls[0]: the value"),
      (#"{"name": "a", "kind": "range", "value": 2}"#, "a number from 0 to 1"),
      (#"{"name": "a", "kind": "range", "value": 0.5}"#, "$.view.value: expected a string"),
      (#"{"name": "a", "kind": "range", "minimum": 2, "value": 0}"#, "minimum > maximum"),
      (#"{"name": "a", "kind": "integer", "maximum": 1.5, "value": 0}"#, "whole numbers"),
      (#"{"name": "a", "kind": "bool", "maximum": 1, "value": true}"#, "no bounds"),
      (#"{"name": "a", "kind": "choice", "value": "b"}"#, "choices"),
      (#"{"name": "a", "kind": "color", "value": "puce"}"#, "the role of a colour"),
      (#"{"name": "a=b", "kind": "text", "value": ""}"#, "without ="),
      (#"{"name": "a", "kind": "txt", "value": ""}"#, "did you mean \"text\"?"),
      (
        #"{"name": "a", "kind": "text", "value": ""}, {"name": "a", "kind": "bool", "value": true}"#,
        "$.controls[1]: two controls"
      ),
    ] {
      let refused = try tree(controls: controls, view: text)
      #expect(refused.status == .badInput, "\(controls)")
      #expect(refused.messages.contains(words), "\(controls): \(refused.messages)")
    }
  }
}
