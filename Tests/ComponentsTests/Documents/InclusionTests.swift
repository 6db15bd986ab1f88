import Testing

@testable import Components
@testable import Documents

@Suite("Documents: inclusions")
@MainActor
struct InclusionTests {
  /// Reads a document beside files, and says how often each was read.
  private func read(
    _ text: String, files: [String: String]
  ) throws -> (document: Document, reads: [String: Int]) {
    var reads: [String: Int] = [:]
    let document = try Document(
      parsing: Array(text.utf8), file: "a.json", fallbackName: "a"
    ) { file in
      reads[file, default: 0] += 1
      return Array((files[file] ?? "").utf8)
    }
    return (document, reads)
  }

  private func including(_ file: String, times: Int = 1) -> String {
    let views = Array(repeating: "{\"type\": \"include\", \"file\": \"\(file)\"}", count: times)
    return """
      {"version": 1, "view": {"type": "vstack", "children": [\(views.joined(separator: ","))]}}
      """
  }

  private let leaf = "{\"version\": 1, \"view\": {\"type\": \"spacer\"}}"

  @Test("A document that is included many times is read once")
  func readsOnce() throws {
    let (_, reads) = try read(
      including("b.json", times: 500), files: ["b.json": including("c.json"), "c.json": leaf])
    #expect(reads == ["b.json": 1, "c.json": 1])
  }

  @Test("Inclusions in what is included again count again")
  func countsAgain() throws {
    // 11 times one document and the 90 in it are 1,001 inclusions, 10 times 910.
    let files = ["b.json": including("c.json", times: 90), "c.json": leaf]
    _ = try read(including("b.json", times: 10), files: files)
    #expect(throws: DocumentError.self) {
      try self.read(self.including("b.json", times: 11), files: files)
    }
  }

  @Test("Levels in what is included again count again")
  func countsLevels() throws {
    // A chain of ten documents below c0, which is read first where there is room for it.
    var files = ["c10.json": leaf]
    for level in 0..<10 { files["c\(level).json"] = including("c\(level + 1).json") }
    for level in 0..<9 { files["d\(level).json"] = including("d\(level + 1).json") }
    files["d9.json"] = including("c0.json")
    let text = """
      {"version": 1, "view": {"type": "vstack", "children": [
        {"type": "include", "file": "c0.json"}, {"type": "include", "file": "d4.json"}]}}
      """
    #expect(throws: DocumentError.self) { try self.read(text, files: files) }
    // c0 to c10 are eleven levels; with the document itself and four others they are sixteen.
    _ = try read(text.replacing("d4.json", with: "d6.json"), files: files)
  }
}
