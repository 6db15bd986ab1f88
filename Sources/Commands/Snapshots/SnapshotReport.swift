import Components
import Render

/// The answer of a run over goldens: what did not pass, and how many did.
@MainActor
struct SnapshotReport {
  let outcomes: [SnapshotJob.Outcome]
  /// The items of the outcomes, in the same order.
  let items: [SnapshotItem]
  let accepting: AcceptCommand
  /// What the tool is called.
  let tool: String
  /// Whether the run was meant to write.
  let isRecording: Bool
  /// Why nothing was to be checked, where that is as it should be, such as for a part of a run that
  /// has no story.
  var emptyReason: String?
  /// The part of the run that this is.
  var shard: Shard?

  var results: [SnapshotResult] { outcomes.map(\.result) }

  /// The gravest of all results; nothing checked is incomplete.
  var status: ExitStatus {
    guard !results.isEmpty else { return emptyReason == nil ? .incomplete : .clean }
    return results.map(\.exitStatus).max() ?? .clean
  }

  func print(as format: OutputFormat, to console: inout Console) {
    for gap in gaps { console.warning(gap) }
    switch format {
    case .json: console.write(JSONReport.text(of: report))
    case .text:
      let wording = SnapshotWording(tool: accepting.tool)
      let sources = SourcePaths.working
      for (outcome, item) in zip(outcomes, items) {
        let result = outcome.result
        if result.status != .passed {
          var lines = wording.lines(result)
          if result.status != .recorded {
            // The form that editors and build servers find the place by.
            let source = sources.location(of: item.subject)
            lines[0] = "\(source.file):\(source.line): error: \(lines[0])"
          }
          if let command = accepting.command(result, item) {
            lines.append("  accept with: \(command)")
          }
          console.print(lines.joined(separator: "\n"))
        } else if case .match(let comparison) = result.outcome, comparison.usesTolerance {
          console.print(wording.summary(result))
        }
      }
      console.print(summary)
    }
  }

  /// What pictures leave out of what their stories ask for, each once.
  private var gaps: [String] {
    var told: Set<String> = []
    return outcomes.flatMap { outcome in
      outcome.gaps.map { "\(outcome.result.name.story): \($0)" }.filter { told.insert($0).inserted }
    }
  }

  /// "12 passed, 2 differ, 1 has no golden".
  var summary: String {
    guard !results.isEmpty else {
      return emptyReason.map { "nothing to check: \($0)" }
        ?? "nothing was checked: no story was chosen"
    }
    func count(_ status: SnapshotResult.Status) -> Int { results.count { $0.status == status } }
    let skipped = outcomes.count { $0.isSkipped }
    let passed = isRecording ? "kept" : skipped > 0 ? "passed (\(skipped) unchanged)" : "passed"
    let parts = [
      (count(.passed), passed), (count(.recorded), "recorded"),
      (count(.differs), "differ"), (count(.missing), "without a golden"),
      (count(.error), "failed"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The report for files.
  var report: Report {
    let sources = SourcePaths.working
    let entries = zip(outcomes, items).map { outcome, item in entry(outcome, item, sources) }
    return Report(tool: tool, entries: entries, shards: shard.map(ReportShards.init))
  }

  private func entry(
    _ outcome: SnapshotJob.Outcome, _ item: SnapshotItem, _ sources: SourcePaths
  ) -> ReportEntry {
    var entry = ReportEntry(
      outcome, tool: accepting.tool, accept: accepting.command(outcome.result, item),
      snapshots: item.store.root)
    entry.source = sources.location(of: item.subject)
    entry.duration = outcome.duration
    return entry
  }

  /// The command that accepts all that differs, where anything does.
  var approval: String? {
    let folders = zip(outcomes, items).filter { $0.0.result.status == .differs }.map {
      $0.1.store.root
    }
    return folders.isEmpty ? nil : accepting.approval(of: [], in: folders)
  }

  /// Writes what `approve` and `--last-failed` read.
  func leave(in artifacts: SnapshotArtifacts) throws(CommandFailure) {
    let sources = SourcePaths.working
    for (outcome, item) in zip(outcomes, items)
    where outcome.result.status != .passed && outcome.result.status != .recorded {
      try artifacts.write(entry(outcome, item, sources), of: item.name, tool: tool)
    }
    if let failure = outcomes.lazy.compactMap(\.failure).first { throw failure }
  }
}

/// The command that accepts a failure, with the options that it needs to find what this run found.
struct AcceptCommand {
  /// How the tool is called on a command line.
  let tool: String
  /// `--snapshots` of the run.
  var snapshots: String?
  /// `--store` of the run.
  var store: String?
  /// `--artifacts` of the run.
  var artifacts: String?
  /// Whether the run leaves what `approve` takes.
  var canApprove = true

  /// - Returns: `nil` where there is nothing to accept.
  @MainActor
  func command(_ result: SnapshotResult, _ item: SnapshotItem) -> String? {
    switch result.remedy {
    case nil: nil
    case .approve where canApprove: approval(of: [result.name.story], in: [item.store.root])
    case .approve: recording(of: item, "failed")
    case .record(let mode): recording(of: item, mode)
    }
  }

  /// The command that accepts failures of the run, all of them where none is named.
  ///
  /// - Parameter folders: where the goldens lie.
  func approval(of stories: [String], in folders: [String]) -> String {
    var words = ["approve"] + stories
    if let artifacts { words += ["--from", artifacts] }
    if let store { words += [GoldenStore.option.name, store] }
    var named: Set<String> = []
    for folder in folders
    where named.insert(folder).inserted && !GoldenFolders.isPlain(folder) {
      words += ["--snapshots", folder]
    }
    return line(words)
  }

  @MainActor
  private func recording(of item: SnapshotItem, _ mode: String? = nil) -> String {
    var words = ["record"] + (mode.map { ["--record", $0] } ?? []) + [item.subject.operand]
    if item.subject.origin == .registry, let snapshots { words += ["--snapshots", snapshots] }
    if let store { words += [GoldenStore.option.name, store] }
    return line(words)
  }

  private func line(_ words: [String]) -> String {
    ([tool] + words.map(shellQuoted)).joined(separator: " ")
  }
}

/// A word as a POSIX shell reads it back.
package func shellQuoted(_ word: String) -> String {
  let isPlain =
    !word.isEmpty
    && word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./:,+@%".utf8.contains(byte)
      }
    }
  return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
}

extension ReportEntry {
  init(_ outcome: SnapshotJob.Outcome, tool: String, accept: String?, snapshots: String) {
    var pictures = Pictures()
    pictures.expected = outcome.pictures.expected
    pictures.difference = outcome.pictures.difference
    pictures.actual = outcome.pictures.actual
    self.init(
      outcome.result, wording: SnapshotWording(tool: tool), scale: outcome.scale,
      pictures: pictures)
    self.accept = accept
    self.snapshots = snapshots
    if case .stopped(let fault) = outcome.result.outcome {
      details = fault.details.joined(separator: "\n")
    }
  }
}

extension SnapshotArtifacts {
  /// Keeps what `approve` reads of a failure of a test; nothing of what passed.
  package func leave(
    _ outcome: SnapshotJob.Outcome, snapshots: String, accept: String
  ) throws {
    if let failure = outcome.failure { throw failure }
    guard outcome.result.status != .passed, outcome.result.status != .recorded else { return }
    let entry = ReportEntry(outcome, tool: "swift test", accept: accept, snapshots: snapshots)
    try write(entry, of: outcome.result.name, tool: "swift test")
  }
}
