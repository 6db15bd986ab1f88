import Render

/// The results of a run, or of the shards of one, ready to be written in any form.
struct Report: Equatable, Sendable {
  /// The version of the report's own JSON form.
  static let schemaVersion = 1

  let tool: String
  let engine: Int
  /// Sorted by story and variant.
  let entries: [ReportEntry]
  /// The parts of a run that was split; `nil` for a whole one.
  let shards: ReportShards?
  /// The parts that reports of a split run were put together without.
  private(set) var missingShards: [Int] = []

  init(
    tool: String, engine: Int = EngineVersion.current, entries: [ReportEntry],
    shards: ReportShards? = nil
  ) {
    self.tool = tool
    self.engine = engine
    self.shards = shards
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

  /// “12 passed, 2 differ, 1 without a golden”, and which parts of the run are missing.
  var summary: String {
    let absent = missingShards.prefix(20).map { "\($0)/\(shards?.count ?? 0)" }
    guard !absent.isEmpty else { return counts }
    let more = missingShards.count - absent.count
    let names = more > 0 ? absent + ["\(more) more"] : absent
    return "\(counts); the report of shard \(list(names, conjunction: "and")) is missing"
  }

  private var counts: String {
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
  ///   the same part or variant: shards share nothing, so one of the reports is of another run.
  static func merged(_ reports: [Report]) throws(ReportError) -> Report {
    guard let first = reports.first else { throw .nothingToMerge }
    for report in reports where report.engine != first.engine {
      throw .engines(first.engine, report.engine)
    }
    let shards = try ReportShards.merged(reports)
    let missing = shards?.missing ?? []
    // All parts together are a whole run.
    var all = Report(
      tool: first.tool, engine: first.engine, entries: reports.flatMap(\.entries),
      shards: missing.isEmpty ? nil : shards)
    all.missingShards = missing
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
  case shardCounts(Int, Int)
  case duplicateShard(Int, of: Int)
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
    case .shardCounts(let first, let second):
      "one report is of \(first) shards, another of \(second); name the reports of one run"
    case .duplicateShard(let part, let count):
      "shard \(part)/\(count) is in two reports; name each shard of one run once"
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
