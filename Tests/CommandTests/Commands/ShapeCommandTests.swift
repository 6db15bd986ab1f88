import Testing

@testable import Commands

@Suite("Command: shape")
@MainActor
struct ShapeCommandTests {
  @Test("Runs become glyphs with clusters and advances, in visual order")
  func shapesRuns() throws {
    // HarfBuzz gives these glyphs and advances for the same face.
    let result = try shape(
      """
      {"note": "kept", "runs": [
        {"id": "a", "font": "StillframeSans-Regular", "text": "Hi", "script": "latn", "direction": "ltr",
         "features": {"kern": 0}}
      ]}
      """)
    #expect(result.messages == "")
    #expect(result.status == .clean)
    #expect(
      result.output == """
        {
          "results": [
            {"id": "a", "glyphs": [[91, 0, 1522, 0, 0, 0], [402, 1, 496, 0, 0, 0]]}
          ]
        }

        """)
  }

  @Test(
    "A wrong file is explained with its place and exits 65",
    arguments: [
      ("{}", "1:1: $: the file needs the key \"runs\": it is not there"),
      ("{\"runs\": [{\"id\": 1}]}", "1:18: $.runs[0].id: expected a string, found the number 1"),
      (
        "{\"runs\": [{\"id\": \"a\", \"font\": \"StilframeSans-Bold\", \"text\": \"\", \"script\": \"Latn\", \"direction\": \"ltr\"}]}",
        "1:31: $.runs[0].font: unknown font \"StilframeSans-Bold\"; did you mean \"StillframeSans-Bold\"?"
      ),
      (
        "{\"runs\": [{\"id\": \"a\", \"font\": \"f\", \"text\": \"\", \"script\": \"Latin\", \"direction\": \"ltr\"}]}",
        "1:58: $.runs[0].script: expected a four-letter script code (ISO 15924) such as \"Latn\", found \"Latin\""
      ),
    ])
  func explainsMistakes(text: String, message: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/runs.json"
      try FileSystem.write(Array(text.utf8), to: path)
      let result = run("shape", path)
      #expect(result.messages == "error: \(path):\(message)\n")
      #expect(result.status == .badInput)
      #expect(result.output == "")
    }
  }

  private func shape(_ text: String) throws -> Run {
    try withTemporaryFolder { folder in
      try FileSystem.write(Array(text.utf8), to: "\(folder)/runs.json")
      return run("shape", "\(folder)/runs.json")
    }
  }
}
