import Render

/// The results of a run, or of the shards of one, ready to be written in any form.
struct Report: Equatable, Sendable {
  /// The version of the report's own JSON form.
  static let schemaVersion = 1

  let tool: String
  let engine: Int
  /// Sorted by story and variant.
  let entries: [ReportEntry]

  init(tool: String, engine: Int = EngineVersion.current, entries: [ReportEntry]) {
    self.tool = tool
    self.engine = engine
    self.entries = entries.sorted { a, b in
      a.story == b.story
        ? a.variant.utf8.lexicographicallyPrecedes(b.variant.utf8)
        : a.story.utf8.lexicographicallyPrecedes(b.story.utf8)
    }
  }

  /// What neither passed nor was recorded.
  var failures: [ReportEntry] {
    entries.filter { $0.status != .passed && $0.status != .recorded }
  }

  func count(_ status: SnapshotResult.Status) -> Int { entries.count { $0.status == status } }

  /// “12 passed, 2 differ, 1 without a golden”.
  var summary: String {
    let parts: [(SnapshotResult.Status, String)] = [
      (.passed, "passed"), (.recorded, "recorded"), (.differs, "differ"),
      (.missing, "without a golden"), (.error, "with errors"),
    ]
    let counts = parts.compactMap { status, word in
      count(status) > 0 ? "\(count(status)) \(word)" : nil
    }
    return counts.isEmpty ? "nothing was checked" : counts.joined(separator: ", ")
  }

  /// Puts the reports of shards together.
  ///
  /// - Throws: `ReportError` where there are none, where engines differ, or where two of them have
  ///   the same variant: shards share nothing, so one of the reports is of another run.
  static func merged(_ reports: [Report]) throws(ReportError) -> Report {
    guard let first = reports.first else { throw .nothingToMerge }
    for report in reports where report.engine != first.engine {
      throw .engines(first.engine, report.engine)
    }
    let all = Report(
      tool: first.tool, engine: first.engine, entries: reports.flatMap(\.entries))
    for (a, b) in zip(all.entries, all.entries.dropFirst())
    where a.story == b.story && a.variant == b.variant {
      throw .duplicate(a.name)
    }
    return all
  }
}

/// Why reports cannot be read or put together.
enum ReportError: Error, Equatable, Sendable {
  case nothingToMerge
  case engines(Int, Int)
  case duplicate(String)
  case version(Int?)
  case invalid(path: String, expected: String)
}

extension ReportError: CustomStringConvertible {
  var description: String {
    switch self {
    case .nothingToMerge:
      "there is no report to merge; name the JSON reports of the shards"
    case .engines(let first, let second):
      "one report is of engine \(first), another of engine \(second); verify with one version"
    case .duplicate(let name):
      "\(name) is in two reports; name each shard of one run once"
    case .version(let version?):
      """
      the report has schema version \(version), this program reads \(Report.schemaVersion); \
      use the version that wrote it
      """
    case .version(nil):
      "the file is no report: it has no schemaVersion"
    case .invalid(let path, let expected):
      "the report has no \(expected) at \(path)"
    }
  }
}
