import Audit
import Components
import Documents
import Foundation
import Testing

@testable import Commands

/// The documents in `Tests/Fixtures/Audit`: a folder for each rule, with `fails…` for one planted
/// defect and `passes…` for what comes close and is none.
enum PlantedDefects {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Audit").path

  /// What `expected.json` says of a document beyond its name.
  struct Expectation: Decodable, Sendable {
    /// All variants of the document unless it says which.
    var variants: [String]?
    var measured: String?
    var required: String?
    /// `hig` unless it says which.
    var profile: String?
    /// The rules that run by default, unless it says which.
    var rules: [String]?
  }

  struct Document: CustomTestStringConvertible, Sendable {
    /// Such as `target-size/fails`.
    var name: String
    var expectation: Expectation

    var path: String { "\(folder)/\(name).json" }
    var rule: String { name.split(separator: "/").first.map(String.init) ?? "" }
    var isDefect: Bool { name.contains("/fails") }
    var testDescription: String { name }
  }

  static let documents: [Document] = {
    struct Expectations: Decodable {
      var expectations: [String: Expectation]
    }
    guard let data = FileManager.default.contents(atPath: "\(folder)/expected.json"),
      let expected = try? JSONDecoder().decode(Expectations.self, from: data),
      let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]
    else { return [] }
    return names.filter { $0.contains("/") && $0.hasSuffix(".json") }.sorted().map { file in
      let name = String(file.dropLast(5))
      return Document(
        name: name, expectation: expected.expectations[name] ?? Expectation())
    }
  }()
}

@Suite("Audit: planted defects and near misses")
@MainActor
struct PlantedDefectTests {
  private struct Report: Decodable {
    struct Picture: Decodable {
      var variant: String
    }
    struct Finding: Decodable {
      var rule: String
      var variant: String
      var node: String
      var measured: String
      var required: String
    }
    struct Tally: Decodable {
      var rule: String
      var checked: Int
      var notApplicable: Int
    }
    var pictures: [Picture]
    var findings: [Finding]
    var rules: [Tally]
  }

  @Test("Every rule that documents can break has a defect and a near miss")
  func isComplete() {
    let names = Set(PlantedDefects.documents.map(\.name))
    // A document that names a symbol or picture which does not exist is refused before any audit.
    for rule in AuditRule.allCases where rule != .missingResource && rule != .symbolMissing {
      #expect(names.contains("\(rule.rawValue)/fails"), "\(rule)")
      #expect(names.contains("\(rule.rawValue)/passes"), "\(rule)")
    }
  }

  @Test(
    "One defect gives its finding and no other; a near miss gives none",
    arguments: PlantedDefects.documents)
  func findsExactlyTheDefect(_ document: PlantedDefects.Document) throws {
    let expectation = document.expectation
    var words = ["audit", document.path, "--json", "--fail-on", "advice", "--jobs", "1"]
    if let profile = expectation.profile { words += ["--profile", profile] }
    if let rules = expectation.rules { words += ["--rules", rules.joined(separator: ",")] }
    let result = run(words)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.bytes))

    guard document.isDefect else {
      #expect(result.status == .clean)
      #expect(report.findings.map { "\($0.rule) \($0.node): \($0.measured)" } == [])
      // It has to come close: the rule looked at something.
      let tally = report.rules.first { $0.rule == document.rule }
      #expect(tally.map { $0.checked + $0.notApplicable > 0 } == true)
      return
    }
    #expect(result.status == .findings)
    #expect(Set(report.findings.map(\.rule)) == [document.rule])
    #expect(Set(report.findings.map(\.node)).count == 1)
    #expect(
      report.findings.map(\.variant) == expectation.variants ?? report.pictures.map(\.variant))
    for finding in report.findings {
      if let measured = expectation.measured { #expect(finding.measured == measured) }
      if let required = expectation.required { #expect(finding.required == required) }
    }
  }
}
