import Audit
import Components

/// An audit in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS).
enum AuditSARIFReport {
  /// Readers such as code hosts take at most this many results of a run; more make further runs.
  static let maximumResults = 25_000

  /// A finding with all appearances that have it: a code host shows it once.
  private struct Result {
    var finding: AuditFinding
    /// In the order in which they were audited.
    var variants: [String]
    /// Why a baseline accepts the finding; `nil` where none does.
    let acceptance: String?
  }

  /// Of an appearance that the baseline does not accept there is no suppression: those come first.
  private static func merged(_ paper: AuditPaper) -> [Result] {
    let all =
      paper.findings.map { ($0, nil as String?) }
      + (paper.baseline.map { outcome in
        zip(outcome.accepted, outcome.acceptedBy).map { ($0, $1.reason) }
      } ?? [])
    var results: [Result] = []
    var known: [UInt64: Int] = [:]
    for (finding, reason) in all {
      if let index = known[finding.fingerprint], !results[index].variants.contains(finding.variant)
      {
        results[index].variants.append(finding.variant)
        if finding.severity > results[index].finding.severity { results[index].finding = finding }
      } else {
        known[finding.fingerprint] = results.count
        results.append(
          Result(finding: finding, variants: [finding.variant], acceptance: reason))
      }
    }
    return results
  }

  static func write(_ paper: AuditPaper) -> String {
    let results = merged(paper)
    let starts = Array(stride(from: 0, to: max(results.count, 1), by: maximumResults))
    var json = JSONWriter()
    json.object { root in
      root.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      root.member("version", "2.1.0")
      root.member("runs", array: .block) { runs in
        for (index, start) in starts.enumerated() {
          let part = results[start..<min(start + maximumResults, results.count)]
          runs.object { write(run: index, of: starts.count, part, paper, &$0) }
        }
      }
    }
    return json.text
  }

  private static func write(
    run: Int, of count: Int, _ results: ArraySlice<Result>, _ paper: AuditPaper,
    _ json: inout JSONWriter
  ) {
    let rules = paper.report.tallies.map(\.rule)
    json.member("tool", object: .block) { tool in
      tool.member("driver", object: .block) { driver in
        driver.member("name", "Stillframe")
        driver.member("version", toolVersion)
        driver.member("rules", array: .block) { list in
          for rule in rules { list.object { write(rule, &$0) } }
        }
      }
    }
    json.member("originalUriBaseIds", object: .block) { bases in
      bases.member("SRCROOT", object: .block) { base in
        base.member("description", object: .inline) {
          $0.member("text", "The folder that --source-root names.")
        }
      }
    }
    // Several runs of one tool need ids of their own to stand side by side.
    json.member("automationDetails", object: .inline) {
      let suffix = count > 1 ? "\(run + 1)" : ""
      $0.member("id", "stillframe-audit/\(paper.report.profile.rawValue)/\(suffix)")
    }
    json.member("columnKind", "unicodeCodePoints")
    if run == 0, !paper.report.failures.isEmpty { writeInvocation(of: paper, &json) }
    json.member("results", array: .block) { list in
      for result in results {
        list.object { write(result, rules.firstIndex(of: result.finding.rule), paper, &$0) }
      }
    }
  }

  /// Says which stories could not be audited.
  private static func writeInvocation(of paper: AuditPaper, _ json: inout JSONWriter) {
    json.member("invocations", array: .block) { list in
      list.object { invocation in
        invocation.member("executionSuccessful", false)
        invocation.member("toolExecutionNotifications", array: .block) { notices in
          for failure in paper.report.failures {
            let details = failure.fault.details.joined(separator: "\n")
            notices.object { notice in
              notice.member("level", "error")
              notice.member("message", object: .inline) {
                $0.member(
                  "text", "\(paper.title(of: failure)): \(failure.fault.reason)\n\(details)")
              }
              notice.member("locations", array: .block) { places in
                places.object { write(physical: failure.fault.source, paper, &$0) }
              }
            }
          }
        }
      }
    }
  }

  private static func write(_ rule: AuditRule, _ json: inout JSONWriter) {
    json.member("id", rule.rawValue)
    json.member("shortDescription", object: .inline) { $0.member("text", rule.summary) }
    let criteria = rule.reference.criteria.compactMap(SuccessCriterion.numbered)
    json.member("fullDescription", object: .inline) {
      let asked = criteria.map { "\($0.number) \($0.name) (level \($0.level.rawValue))" }
      $0.member(
        "text",
        rule.summary
          + (asked.isEmpty ? "" : " WCAG 2.2 asks for it: \(asked.joined(separator: "; "))."))
    }
    if let page = rule.reference.explanation { json.member("helpUri", page) }
    json.member("defaultConfiguration", object: .inline) { $0.member("level", rule.severity.level) }
    json.member("properties", object: .inline) { properties in
      properties.member("tags", array: .inline) { tags in
        tags.value("accessibility")
        for criterion in criteria { tags.value("WCAG \(criterion.number)") }
      }
    }
  }

  private static func write(
    _ result: Result, _ ruleIndex: Int?, _ paper: AuditPaper, _ json: inout JSONWriter
  ) {
    let finding = result.finding
    json.member("ruleId", finding.rule.rawValue)
    if let ruleIndex { json.member("ruleIndex", ruleIndex) }
    json.member("level", finding.severity.level)
    json.member("message", object: .inline) {
      $0.member(
        "text",
        "\(finding.story) [\(result.variants.joined(separator: ", "))] \(finding.path): \(finding.measured); "
          + "required \(finding.required)\(spread(of: finding)). \(finding.advice)")
    }
    json.member("locations", array: .block) { list in
      list.object { write(locationOf: result, paper, &$0) }
    }
    json.member("partialFingerprints", object: .inline) {
      let high = UInt32(truncatingIfNeeded: finding.fingerprint >> 32)
      let low = UInt32(truncatingIfNeeded: finding.fingerprint)
      $0.member(
        "stillframeFinding/v2", hexadecimal(high, digits: 8) + hexadecimal(low, digits: 8))
    }
    if let reason = result.acceptance {
      json.member("suppressions", array: .block) { list in
        list.object(.inline) {
          $0.member("kind", "external")
          $0.member("status", "accepted")
          $0.member("justification", reason)
        }
      }
    }
  }

  private static func spread(of finding: AuditFinding) -> String {
    finding.spread.map { " (\($0.text))" } ?? ""
  }

  private static func write(
    locationOf result: Result, _ paper: AuditPaper, _ json: inout JSONWriter
  ) {
    let finding = result.finding
    if let source = finding.source { write(physical: source, paper, &json) }
    json.member("logicalLocations", array: .block) { list in
      for variant in result.variants {
        list.object(.inline) {
          $0.member("fullyQualifiedName", "\(finding.story)/\(variant)/\(finding.path)")
          $0.member("kind", "element")
        }
      }
    }
  }

  private static func write(
    physical source: SourceLocation, _ paper: AuditPaper, _ json: inout JSONWriter
  ) {
    // What came from standard input is no file that a reader of the log could open.
    guard source.line > 0, source.file != FileSystem.displayName("-") else { return }
    let path = paper.path(of: source)
    json.member("physicalLocation", object: .block) { place in
      place.member("artifactLocation", object: .inline) {
        if path.hasPrefix("/") {
          $0.member("uri", "file://" + percentEncoded(path))
        } else {
          $0.member("uri", percentEncoded(path))
          $0.member("uriBaseId", "SRCROOT")
        }
      }
      place.member("region", object: .inline) { $0.member("startLine", source.line) }
    }
  }

  /// A path as a URI reference (RFC 3986): all but unreserved characters and slashes are encoded.
  private static func percentEncoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + hexadecimal(UInt32(byte), digits: 2)
      }
    }
    return text
  }
}

extension AuditSeverity {
  /// The severity in SARIF's words.
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }
}
