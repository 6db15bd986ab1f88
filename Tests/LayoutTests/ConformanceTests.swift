import Foundation
import Testing

import Layout

@Suite("Layout: equal to a browser")
struct ConformanceTests {
  @Test(
    "Random trees come out as in Chromium, within 0.1 pt, left to right and right to left",
    arguments: ["fuzz-ui.json", "fuzz-core.json", "fuzz-full.json", "found-by-fuzzing.json"])
  func randomTrees(file: String) throws {
    let cases = try ConformanceFile(contentsOf: ConformanceFile.fixture(file))
    #expect(!cases.cases.isEmpty)
    let failures = try cases.failures()
    #expect(failures.isEmpty, "\(failures.prefix(5).joined(separator: "\n"))")
  }

  /// The corpus is not part of this package; it lies beside a checkout, or the test is skipped.
  static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../shared/conformance/layout/corpus-open.json")
    .standardizedFileURL

  @Test(
    "The browser-derived corpus comes out as in Chromium",
    .enabled(if: FileManager.default.fileExists(atPath: corpus.path)))
  func corpusCases() throws {
    let failures = try ConformanceFile(contentsOf: Self.corpus).failures()
    #expect(failures.isEmpty, "\(failures.prefix(5).joined(separator: "\n"))")
  }

  /// `scripts/layout-fuzz.py` puts fresh trees there.
  static let extra = ProcessInfo.processInfo.environment["LAYOUT_CASES"]

  @Test("Trees named by LAYOUT_CASES come out as in Chromium", .enabled(if: extra != nil))
  func extraCases() throws {
    let url = URL(fileURLWithPath: try #require(Self.extra))
    let cases = try ConformanceFile(contentsOf: url)
    let failures = try cases.failures()
    let failed = Set(failures.map { $0.prefix { $0 != " " } }).count
    #expect(failures.isEmpty, "\(failed) of \(cases.cases.count) cases: \(failures)")
  }
}
