import Components
import Documents
import Foundation
import Testing

@testable import Commands

@Suite("Documents: an example for every component")
@MainActor
struct ExampleDocumentTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("Every component has an example, and Examples/Documents is what the table makes")
  func keepsExamplesUpToDate() throws {
    for component in DocumentTable.standard.components {
      #expect(DocumentExamples.view(of: component.name) != nil, "\(component.name)")
    }
    let folder = root.appendingPathComponent("Examples/Documents")
    for file in DocumentExamples.files() {
      let text = try String(contentsOf: folder.appendingPathComponent(file.name), encoding: .utf8)
      #expect(text == file.text, "run: render-cli schema --examples Examples/Documents")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(DocumentExamples.files().map(\.name)))
  }

  @Test("The schema accepts all examples and refuses slips, judged by Python's jsonschema")
  func validatesExamples() throws {
    let judge = root.appendingPathComponent("scripts/schema-check.py")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", judge.path, root.appendingPathComponent("Examples").path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    do { try process.run() } catch { return }
    let words = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(words)")
  }
}
