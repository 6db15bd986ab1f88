import Audit
import Components

/// An audit in the Evaluation and Report Language 1.0 (W3C Working Group Note), as JSON-LD.
///
/// An assertion for each rule over all pictures, and one for each finding in its picture.
enum AuditEARLReport {
  private static let tool = "_:stillframe"
  private static let all = "_:pictures"

  static func write(_ paper: AuditPaper) -> String {
    let findings = paper.allFindings
    let asked = paper.report.tallies.map(\.rule)
    let pictures = Dictionary(
      paper.report.pictures.map { ("\($0.story) \($0.variant)", $0) },
      uniquingKeysWith: { first, _ in first })
    var json = JSONWriter()
    json.object { root in
      root.member("@context", object: .block) { context in
        context.member("earl", "http://www.w3.org/ns/earl#")
        context.member("dct", "http://purl.org/dc/terms/")
        context.member("ptr", "http://www.w3.org/2009/pointers#")
      }
      root.member("@graph", array: .block) { graph in
        graph.object { node in
          node.member("@id", tool)
          node.member("@type", "earl:Software")
          node.member("dct:title", "Stillframe")
          node.member("dct:hasVersion", toolVersion)
        }
        graph.object { node in
          node.member("@id", all)
          node.member("@type", "earl:TestSubject")
          node.member("dct:title", count(paper.report.pictures.count, "picture"))
          if let digest = paper.digest { node.member("dct:identifier", "sha256:\(digest)") }
          node.member("dct:description", "Repeat: \(paper.command)")
        }
        var known: Set<String> = []
        for finding in findings where known.insert(subject(of: finding)).inserted {
          graph.object { node in
            node.member("@id", subject(of: finding))
            node.member("@type", "earl:TestSubject")
            node.member("dct:title", "\(finding.story) [\(finding.variant)]")
            if let picture = pictures["\(finding.story) \(finding.variant)"],
              let tree = picture.treeHash, let pixels = picture.pictureHash
            {
              node.member("dct:identifier", "sha256:\(pixels)")
              node.member("dct:description", "SHA-256 of tree \(tree), of picture \(pixels)")
            }
            node.member("dct:isPartOf", object: .inline) { $0.member("@id", all) }
          }
        }
        for rule in AuditRule.allCases { graph.object { write(rule, &$0) } }
        for rule in AuditRule.allCases {
          let tally = asked.contains(rule) ? paper.report.tally(of: rule) : nil
          let isBroken = findings.contains { $0.rule == rule }
          graph.object { node in
            write(
              assertion: rule, of: all, outcome: outcome(tally, isBroken: isBroken),
              text: (tally.map(description) ?? "The rule was not asked for")
                + ". Repeat: \(paper.command) --rules \(rule.rawValue)", pointer: nil, &node)
          }
        }
        for finding in findings {
          graph.object { node in
            write(
              assertion: finding.rule, of: subject(of: finding), outcome: "failed",
              text: "\(finding.measured); required \(finding.required). \(finding.advice) "
                + "Repeat: \(paper.command) --rules \(finding.rule.rawValue)",
              pointer: finding.path, &node)
          }
        }
      }
    }
    return json.text
  }

  /// What a rule says of all pictures; it never says `passed` where it could not judge.
  static func outcome(_ tally: AuditTally?, isBroken: Bool) -> String {
    guard let tally else { return "untested" }
    if isBroken { return "failed" }
    if !tally.notRun.isEmpty { return "cantTell" }
    if tally.checked > 0 { return "passed" }
    return tally.notApplicable > 0 ? "inapplicable" : "untested"
  }

  private static func description(_ tally: AuditTally) -> String {
    let reasons = tally.notRun.map { "; not judged on \($0.count): \($0.reason)" }.joined()
    let exempt = tally.exemptions.map { "; \($0.count) exempt: \($0.reason)" }.joined()
    return "\(tally.passed) passed, \(tally.failed) failed, \(tally.notApplicable) exempt"
      + reasons + exempt
  }

  /// An address of its own in the report, of the letters that one may have.
  private static func subject(of finding: AuditFinding) -> String {
    "urn:stillframe:picture:" + percent(finding.story) + ":" + percent(finding.variant)
  }

  private static func percent(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x2F
        || byte == 0x5F
      return isPlain
        ? String(Unicode.Scalar(byte)) : "%" + hexadecimal(UInt32(byte), digits: 2)
    }.joined()
  }

  private static func write(_ rule: AuditRule, _ json: inout JSONWriter) {
    json.member("@id", "urn:stillframe:rule:\(rule.rawValue)")
    json.member("@type", "earl:TestCase")
    json.member("dct:title", rule.rawValue)
    json.member("dct:description", rule.summary)
    let criteria = rule.reference.criteria.compactMap(SuccessCriterion.numbered)
    guard !criteria.isEmpty else { return }
    json.member("dct:isPartOf", array: .block) { list in
      for criterion in criteria {
        list.object(.inline) { $0.member("@id", criterion.explanation) }
      }
    }
  }

  private static func write(
    assertion rule: AuditRule, of subject: String, outcome: String, text: String, pointer: String?,
    _ json: inout JSONWriter
  ) {
    json.member("@type", "earl:Assertion")
    json.member("earl:assertedBy", object: .inline) { $0.member("@id", tool) }
    json.member("earl:mode", object: .inline) { $0.member("@id", "earl:automatic") }
    json.member("earl:subject", object: .inline) { $0.member("@id", subject) }
    json.member("earl:test", object: .inline) {
      $0.member("@id", "urn:stillframe:rule:\(rule.rawValue)")
    }
    json.member("earl:result", object: .block) { result in
      result.member("@type", "earl:TestResult")
      result.member("earl:outcome", object: .inline) { $0.member("@id", "earl:\(outcome)") }
      result.member("earl:info", text)
      guard let pointer else { return }
      result.member("earl:pointer", object: .inline) {
        $0.member("@type", "ptr:ExpressionPointer")
        $0.member("ptr:expression", pointer)
      }
    }
  }
}
