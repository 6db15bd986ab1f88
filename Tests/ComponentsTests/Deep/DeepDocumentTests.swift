import Mutants
import Testing

@testable import Components
@testable import Documents

@Suite("Deep documents")
@MainActor
struct DeepDocumentTests {
  private func read(
    _ text: String, files: [String: String] = [:]
  ) throws(DocumentError) -> Document {
    struct Missing: Error {}
    return try Document(parsing: Array(text.utf8), file: "a.json", fallbackName: "a") { path in
      guard let file = files[path] else { throw Missing() }
      return Array(file.utf8)
    }
  }

  private func message(_ text: String, files: [String: String] = [:]) -> String? {
    do throws(DocumentError) {
      _ = try read(text, files: files)
      return nil
    } catch {
      return (error.file.map { $0 + ":" } ?? "") + "\(error)"
    }
  }

  @Test("A stretch of a stretch of an outline is one stretch")
  func trimsAgain() throws {
    let trims = "{\"trim\":{\"from\":0.5}},{\"trim\":{\"to\":0.5}}"
    let text = "{\"version\":1,\"view\":{\"type\":\"circle\",\"modifiers\":[\(trims)]}}"
    let root = Resolver(
      environment: EnvironmentValues(look: .stillframe), measurer: GridTextMeasurer(), width: 100,
      height: 100
    ).resolve(try read(text).story.view())
    var trim: ShapeGeometry.Trim?
    root.walk(()) { node, _ in
      if case .shape(let content) = node.kind { trim = content.geometry.trim }
      return ()
    }
    // The first half of what the second half is: from ½ to ½ + ½ · ½.
    #expect(trim?.from == 0.5)
    #expect(trim?.to == 0.75)
  }

  private func view(modifiers: Int) -> String {
    let list = [String](repeating: "{\"bold\":true}", count: modifiers).joined(separator: ",")
    return "{\"version\":1,\"view\":{\"type\":\"spacer\",\"modifiers\":[\(list)]}}"
  }

  @Test("More modifiers than a view may have are refused where they begin")
  func refusesModifiers() {
    #expect(message(view(modifiers: 4_000)) == nil)
    // 50 characters before the list, 14 for each modifier with its comma.
    #expect(
      message(view(modifiers: 4_001))
        == "1:\(51 + 14 * 4_000): $.view.modifiers[4000]: more than 4000 modifiers around one another"
    )
  }

  @Test("Modifiers of the views around a view count as well")
  func refusesModifiersAround() {
    let list = [String](repeating: "{\"bold\":true}", count: 2_001).joined(separator: ",")
    let inner = "{\"type\":\"spacer\",\"modifiers\":[\(list)]}"
    let text =
      "{\"version\":1,\"view\":{\"type\":\"group\",\"children\":[\(inner)],\"modifiers\":[\(list)]}}"
    #expect(message(text)?.contains("$.view.children[0].modifiers[1999]: more than 4000") == true)
  }

  @Test("More runs than a text may have are refused where they begin")
  func refusesRuns() {
    #expect(message(DeepDocuments.runs(100_000)) == nil)
    #expect(
      message(DeepDocuments.runs(100_001))?.hasSuffix(
        "$.view.runs[100000]: more than 100000 runs") == true)
  }

  @Test("Levels of included documents count with those around them")
  func refusesLevelsOfInclusions() {
    func nested(_ count: Int, _ inner: String) -> String {
      "{\"version\":1,\"view\":"
        + String(repeating: "{\"type\":\"group\",\"children\":[", count: count) + inner
        + String(repeating: "]}", count: count) + "}"
    }
    let include = "{\"type\":\"include\",\"file\":\"b.json\"}"
    // One level for the document, two for each group and one for the innermost object.
    let outer = nested(100, include)
    #expect(
      message(outer, files: ["b.json": nested(154, "{\"type\":\"spacer\"}")]) == nil)
    #expect(
      message(outer, files: ["b.json": nested(155, "{\"type\":\"spacer\"}")])?.contains(
        "b.json:1:") == true)
  }

  @Test("An error deep in a document is told with its place")
  func tellsDeepErrors() {
    let before = String(repeating: "{\"type\":\"group\",\"children\":[", count: 250)
    let after = String(repeating: "]}", count: 250)
    let text = message("{\"version\":1,\"view\":\(before){\"type\":\"txet\"}\(after)}") ?? ""
    // Long paths are cut.
    #expect(text.hasPrefix("1:\(20 + 250 * 28 + 9): $.view.children[0]"))
    #expect(text.hasSuffix("…: unknown component \"txet\"; did you mean \"text\"?"))
  }
}
