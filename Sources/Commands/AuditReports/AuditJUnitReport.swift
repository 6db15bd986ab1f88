import Audit
import Components

/// An audit as JUnit XML: a test suite for each story and a test case for each picture.
enum AuditJUnitReport {
  static func write(_ paper: AuditPaper) -> String {
    let pictures = paper.report.pictures
    let stops = paper.report.failures
    var stories: [String] = []
    var known: Set<String> = []
    for story in pictures.map(\.story) + stops.map(\.story) where known.insert(story).inserted {
      stories.append(story)
    }
    let failing = pictures.count { !failures(of: $0, paper).isEmpty }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="stillframe audit" tests="\#(pictures.count + stops.count)" "#
        + #"failures="\#(failing)"\#(errors(stops))>"#,
    ]
    let casesByStory = Dictionary(grouping: pictures, by: \.story)
    let stopsByStory = Dictionary(grouping: stops, by: \.story)
    for story in stories {
      let (cases, stops) = (casesByStory[story] ?? [], stopsByStory[story] ?? [])
      let failed = cases.count { !failures(of: $0, paper).isEmpty }
      let skipped = cases.count { $0.checked == 0 }
      lines.append(
        "  <testsuite name=\"\(MarkupText.escaped(story))\" tests=\"\(cases.count + stops.count)\" "
          + "failures=\"\(failed)\"\(errors(stops)) skipped=\"\(skipped)\">")
      for picture in cases { lines += testCase(picture, paper) }
      for stop in stops { lines += testCase(stop) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func errors(_ stops: [AuditReport.Failure]) -> String {
    stops.isEmpty ? "" : " errors=\"\(stops.count)\""
  }

  private static func testCase(_ stop: AuditReport.Failure) -> [String] {
    let fault = stop.fault
    return [
      "    <testcase classname=\"\(MarkupText.escaped(stop.story))\" name=\"\(MarkupText.escaped(stop.variant))\" "
        + "file=\"\(MarkupText.escaped(fault.source.file))\" line=\"\(fault.source.line)\">",
      "      <error message=\"\(MarkupText.escaped(fault.reason))\" type=\"\(fault.kind.rawValue)\">"
        + "\(MarkupText.escaped(fault.details.joined(separator: "\n")))</error>",
      "    </testcase>",
    ]
  }

  private static func testCase(
    _ picture: AuditReport.Picture, _ paper: AuditPaper
  ) -> [String] {
    let open =
      "    <testcase classname=\"\(MarkupText.escaped(picture.story))\" name=\"\(MarkupText.escaped(picture.variant))\""
    let failures = failures(of: picture, paper)
    guard !failures.isEmpty else {
      guard picture.checked == 0 else { return [open + "/>"] }
      return [open + ">", "      <skipped message=\"nothing was checked\"/>", "    </testcase>"]
    }
    let text = failures.map { finding in
      let spread = finding.spread.map { "\n  \($0.text)" } ?? ""
      let place = paper.place(of: finding).map { "\n  \($0)" } ?? ""
      return MarkupText.escaped(
        "\(finding.severity.rawValue): \(finding.line)\(spread)\(place)\n  \(finding.advice)")
    }.joined(separator: "\n")
    return [
      open + ">",
      "      <failure message=\"\(count(failures.count, "finding"))\" "
        + "type=\"\(failures[0].rule.rawValue)\">\(text)</failure>",
      "    </testcase>",
    ]
  }

  private static func failures(
    of picture: AuditReport.Picture, _ paper: AuditPaper
  ) -> [AuditFinding] {
    paper.failures.filter { $0.story == picture.story && $0.variant == picture.variant }
  }
}
