import Components
import TokenFiles

/// What `tokens lint` says.
struct TokenLintReport {
  let lint: TokenLint
  let library: TokenLibrary

  private var summary: String {
    let errors = lint.findings.count { $0.isError }
    let notes = lint.findings.count - errors
    var text = "\(count(errors, "error")), \(count(notes, "note"))"
    if lint.omitted > 0 { text += ", \(lint.omitted) more are left out" }
    text += "; \(count(lint.checkedPairs, "pair of roles", "pairs of roles"))"
    return text
      + (lint.modeCount > lint.checkedModes
        ? "; only \(lint.checkedModes) of \(lint.modeCount) combinations of modes are checked"
        : "; all \(lint.modeCount) combinations of modes")
  }

  func text() -> String {
    var text = ""
    for finding in lint.findings {
      let kind = finding.isError ? "error" : "note"
      let place = finding.place.map { "\($0): " } ?? ""
      let modes = finding.modes.isEmpty ? "" : " [\(finding.modes.joined(separator: "; "))]"
      text +=
        "\(kind): \(place)\(finding.rule.rawValue): \(finding.subject): \(finding.text)\(modes)\n"
    }
    return text + summary + "\n"
  }

  @MainActor
  func json() -> String {
    JSONWriter.answer { json in
      json.member("checkedModes", lint.checkedModes)
      json.member("modes", lint.modeCount)
      json.member("pairs", lint.checkedPairs)
      json.member("omitted", lint.omitted)
      json.member("findings", array: .block) { json in
        for finding in lint.findings {
          json.object(.inline) { json in
            json.member("rule", finding.rule.rawValue)
            json.member("severity", finding.isError ? "error" : "note")
            json.member("subject", finding.subject)
            json.member("text", finding.text)
            json.member("modes", finding.modes)
            if let place = finding.place { json.member("place", place) }
          }
        }
      }
    }
  }
}
