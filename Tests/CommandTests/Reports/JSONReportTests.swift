import Components
import Foundation
import Testing

@testable import Commands

@Suite("Reports: JSON")
struct JSONReportTests {
  private func read(_ text: String) throws -> Report {
    let document = try JSONDocument(parsing: Array(text.utf8), limits: .data)
    return try JSONReport.report(from: document.root)
  }

  @Test("A report reads back as it was written")
  func roundTrip() throws {
    let report = try SampleReport.report()
    #expect(try read(JSONReport.text(of: report)) == report)
  }

  @Test("Programs find counts, gates, boxes, nodes and the command")
  func members() throws {
    let text = JSONReport.text(of: try SampleReport.report())
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["schemaVersion"] as? Int == 1)
    let summary = try #require(root["summary"] as? [String: Int])
    #expect(summary == ["passed": 1, "recorded": 0, "differs": 4, "missing": 1, "error": 1])
    let results = try #require(root["results"] as? [[String: Any]])
    let dark = try #require(
      results.first { $0["story"] as? String == "plan/card" && $0["variant"] as? String == "dark" })
    #expect(dark["gates"] as? [String] == ["pixels"])
    #expect(dark["nodes"] as? [String] == ["text \"Pro\""])
    #expect(dark["accept"] as? String == "render-cli approve plan/card")
    let pixels = try #require(dark["pixels"] as? [String: Any])
    #expect(pixels["differing"] as? Int == 1)
    #expect(pixels["regions"] as? [[Int]] == [[30, 20, 1, 1]])
  }

  @Test("Shards put together are the whole run")
  func shards() throws {
    let whole = try SampleReport.report()
    let parts = [0, 1].map { shard in
      Report(
        tool: whole.tool, engine: whole.engine,
        entries: whole.entries.enumerated().filter { $0.offset % 2 == shard }.map(\.element))
    }
    #expect(try Report.merged([parts[1], parts[0]]) == whole)
    #expect(throws: ReportError.nothingToMerge) { try Report.merged([]) }
    #expect(throws: ReportError.self) { try Report.merged([parts[0], whole]) }
    let other = Report(tool: "x", engine: 9, entries: [])
    #expect(throws: ReportError.engines(1, 9)) { try Report.merged([whole, other]) }
  }

  @Test("What is no report is refused with its place")
  func refusals() {
    #expect(throws: ReportError.version(nil)) { try read("{}") }
    #expect(throws: ReportError.version(2)) { try read(#"{"schemaVersion": 2}"#) }
    #expect(
      throws: ReportError.invalid(path: "$.results[0]", expected: "a known status")
    ) {
      try read(
        """
        {"schemaVersion": 1, "tool": "t", "engine": 1,
         "results": [{"story": "a", "variant": "light", "status": "fine"}]}
        """)
    }
  }
}
