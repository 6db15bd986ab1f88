import Foundation
import Documents
import Testing

@testable import Commands

@Suite("Documents: reference and examples")
@MainActor
struct DocumentReferenceTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("docs/documents.md ends with what 'schema --format markdown' prints")
  func keepsReferenceUpToDate() throws {
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/documents.md"), encoding: .utf8)
    let reference = run("schema", "--format", "markdown").output
    #expect(
      page.hasSuffix(reference),
      "replace the end of docs/documents.md by: render-cli schema --format markdown")
  }

  @Test("Every example document is read and has a name of its own")
  func readsExamples() throws {
    let result = run("list", root.appendingPathComponent("Examples").path)
    #expect(result.messages == "")
    #expect(result.status == .clean)
    let names = result.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.contains("order-card") && names.contains("settings-list"))
    #expect(Set(names).count == names.count)
  }
}
