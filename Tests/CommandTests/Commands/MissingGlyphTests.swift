import Components
import Foundation
import Testing

@testable import Commands

@Suite("Commands: characters that no font has")
@MainActor
struct MissingGlyphTests {
  private let lack = """
    no glyph for 設 (U+8A2D), 定 (U+5B9A), を (U+3092), 保 (U+4FDD), 存 (U+5B58): Han, Hiragana, in ja
    """

  private func withDocument(
    _ body: (_ folder: String, _ path: String) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/save.json"
      try FileSystem.write(document("設定を保存"), to: path)
      try body(folder, path)
    }
  }

  private func document(_ title: String) -> [UInt8] {
    Array(
      """
      {"version": 1, "name": "save", "variants": ["light"], "environment": {"locale": "ja"},
        "view": {"type": "button", "value": "\(title)"}}
      """.utf8)
  }

  @Test("No golden is made of empty boxes, unless somebody says so")
  func refusesGoldens() throws {
    try withDocument { folder, path in
      for mode in ["missing", "failed", "all"] {
        let refused = run("record", path, "--record", mode)
        #expect(refused.status == .findings)
        #expect(refused.output.contains(lack))
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/Snapshots/save/light.png"))
      }
      #expect(run("record", path, "--allow-missing-glyphs").status == .clean)
      // Accepted, and told again.
      let verified = run("verify", path, "--artifacts", "\(folder)/F")
      #expect(verified.status == .clean)
      #expect(verified.messages.contains(lack))
    }
  }

  @Test("A golden of other words does not let boxes pass, nor does approve")
  func failsVerify() throws {
    try withDocument { folder, path in
      try FileSystem.write(document("Save"), to: path)
      #expect(run("record", path).status == .clean)
      try FileSystem.write(document("設定を保存"), to: path)
      let artifacts = "\(folder)/F"
      let failed = run("verify", path, "--artifacts", artifacts)
      #expect(failed.status == .findings)
      #expect(failed.output.contains(lack))
      let root = "\(folder)/Snapshots"
      let approved = run("approve", "--from", artifacts, "--snapshots", root)
      #expect(approved.status == .findings)
      #expect(approved.messages.contains(lack))
      let words = ["approve", "--from", artifacts, "--snapshots", root, "--allow-missing-glyphs"]
      #expect(run(words).status == .clean)
    }
  }

  @Test("What a gallery says of its stories names them beside what is not drawn")
  func summary() throws {
    try withDocument { folder, path in
      let words = ["gallery", path, "-o", "\(folder)/site", "--summary", "\(folder)/summary.json"]
      _ = run(words)
      let summary = try String(contentsOfFile: "\(folder)/summary.json", encoding: .utf8)
      #expect(summary.contains(#""state": "drawn", "details": ["\#(lack)"]"#), "\(summary)")
    }
  }

  @Test("Render and doctor tell what is missing, and which fonts have it")
  func tells() throws {
    try withDocument { folder, path in
      let rendered = run("render", path, "-o", "\(folder)/save.png")
      #expect(rendered.status == .clean)
      #expect(rendered.messages.contains(lack))
      #expect(rendered.messages.contains("Noto Sans CJK JP (fonts-noto-cjk)"))
      let doctor = run("doctor", path)
      #expect(doctor.status == .findings)
      #expect(doctor.output.contains(lack))
    }
  }
}
