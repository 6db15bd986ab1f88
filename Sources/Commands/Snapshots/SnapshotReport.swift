import Render

/// The answer of a run over goldens: what did not pass, and how many did.
@MainActor
struct SnapshotReport {
  let outcomes: [SnapshotRun.Outcome]
  /// The items of the outcomes, in the same order.
  let items: [SnapshotItem]
  let toolName: String
  /// Whether the run was meant to write.
  let isRecording: Bool
  /// Where pictures of failures lie, if any were left.
  var artifacts: SnapshotArtifacts?

  var results: [SnapshotResult] { outcomes.map(\.result) }

  /// The gravest of all results; nothing checked is incomplete.
  var status: ExitStatus {
    results.isEmpty ? .incomplete : results.map(\.exitStatus).max() ?? .clean
  }

  func print(as format: OutputFormat, to console: inout Console) {
    switch format {
    case .json: console.write(JSONReport.text(of: report(artifacts: artifacts)))
    case .text:
      for (result, item) in zip(results, items) where result.status != .passed {
        console.print(explanation(result, item))
      }
      console.print(summary)
    }
  }

  private func explanation(_ result: SnapshotResult, _ item: SnapshotItem) -> String {
    let wording = SnapshotWording(tool: toolName)
    let text = wording.explanation(result)
    guard let command = wording.acceptCommand(result), let better = acceptCommand(result, item)
    else { return text }
    return text.replacing(command, with: better)
  }

  /// The command that accepts a result; `record` knows a document by its file.
  private func acceptCommand(_ result: SnapshotResult, _ item: SnapshotItem) -> String? {
    guard let command = SnapshotWording(tool: toolName).acceptCommand(result) else { return nil }
    guard case .document(let path) = item.subject.origin, command.hasPrefix("\(toolName) record")
    else { return command }
    return command.replacing(" \(result.name.story)", with: " \(path)")
  }

  /// "12 passed, 2 differ, 1 has no golden".
  var summary: String {
    guard !results.isEmpty else { return "nothing was checked: no story was chosen" }
    func count(_ status: SnapshotResult.Status) -> Int { results.count { $0.status == status } }
    let parts = [
      (count(.passed), isRecording ? "kept" : "passed"), (count(.recorded), "recorded"),
      (count(.differs), "differ"), (count(.missing), "without a golden"),
      (count(.error), "failed"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The report for files; `artifacts` are where pictures of failures lie.
  func report(artifacts: SnapshotArtifacts?) -> Report {
    let wording = SnapshotWording(tool: toolName)
    let entries = zip(outcomes, items).map { outcome, item in
      var pictures = ReportEntry.Pictures()
      if let artifacts, outcome.actual != nil {
        pictures.actual = artifacts.path(outcome.result.name, ".actual.png")
        if outcome.expected != nil {
          pictures.expected = artifacts.path(outcome.result.name, ".expected.png")
          pictures.difference = artifacts.path(outcome.result.name, ".difference.png")
        }
      }
      var entry = ReportEntry(
        outcome.result, wording: wording, scale: outcome.scale, pictures: pictures)
      entry.accept = acceptCommand(outcome.result, item)
      return entry
    }
    return Report(tool: toolName, entries: entries)
  }
}
