import Testing

@testable import Commands

@Suite("Command: layout")
@MainActor
struct LayoutCommandTests {
  @Test("Cases become rectangles in both directions, relative to the parent and unrounded")
  func laysOutCases() throws {
    let result = try layout(
      """
      {"format": 1, "cases": [{"name": "row", "tree": {
        "style": {"width": 100, "height": 20, "paddingLeft": 1},
        "children": [{"style": {"flexGrow": 1}}, {"style": {"flexGrow": 2}}, {"text": "ab"}]}}]}
      """)
    // 99 pt of content less 20 pt of text leave 79: thirds of 26.33 and 52.67.
    #expect(result.messages == "")
    #expect(
      result.output == """
        {
          "results": [
            {"name": "row", "ltr": [[0, 0, 100, 20], [1, 0, 26.328125, 20], [27.328125, 0, 52.671875, 20], \
        [80, 0, 20, 20]], "rtl": [[0, 0, 100, 20], [73.671875, 0, 26.328125, 20], [21, 0, 52.671875, 20], \
        [1, 0, 20, 20]]}
          ]
        }

        """)
  }

  @Test("A tree of 10,000 levels is laid out or refused, and never ends the process")
  func survivesDeepTrees() throws {
    let depth = 10_000
    let result = try layout(
      "{\"cases\": [{\"name\": \"deep\", \"tree\": "
        + String(repeating: "{\"children\": [", count: depth) + "{}"
        + String(repeating: "]}", count: depth) + "}]}")
    #expect(result.status == .clean || result.status == .badInput)
  }

  @Test(
    "A wrong file is explained with its place and exits 65",
    arguments: [
      ("[]", "1:1: $: expected an object, found an empty array"),
      (
        "{\"cases\": [{\"name\": \"a\"}]}",
        "1:12: $.cases[0]: a case needs the key \"tree\": it is not there"
      ),
      (
        "{\"cases\": [{\"tree\": {\"style\": {\"wdith\": 3}}}]}",
        "1:32: $.cases[0].tree.style.wdith: unknown layout property \"wdith\"; properties are spelled as in CSS, in camelCase"
      ),
      (
        "{\"cases\": [{\"tree\": {\"style\": {\"width\": true}}}]}",
        "1:41: $.cases[0].tree.style.width: expected a number, a percentage or a keyword, found true"
      ),
      (
        "{\"cases\": [{\"tree\": {\"text\": \"a\", \"children\": [{}]}}]}",
        "1:30: $.cases[0].tree.text: a node has a text or children, not both"
      ),
    ])
  func explainsMistakes(text: String, message: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/cases.json"
      try FileSystem.write(Array(text.utf8), to: path)
      let result = run("layout", path)
      #expect(result.messages == "error: \(path):\(message)\n")
      #expect(result.status == .badInput)
      #expect(result.output == "")
    }
  }

  @Test("A missing file exits 66")
  func needsFile() {
    let result = run("layout", "/nonexistent/cases.json")
    #expect(
      result.messages == "error: cannot read /nonexistent/cases.json: no such file or folder\n")
    #expect(result.status == .missingInput)
  }

  private func layout(_ text: String) throws -> Run {
    try withTemporaryFolder { folder in
      try FileSystem.write(Array(text.utf8), to: "\(folder)/cases.json")
      return run("layout", "\(folder)/cases.json")
    }
  }
}
