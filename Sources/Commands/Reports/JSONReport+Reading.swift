import Components
import Render

extension JSONReport {
  /// Reads a report's file.
  static func read(_ path: String) throws(CommandFailure) -> Report {
    let root = try JSONInput.read(path).root
    do throws(ReportError) {
      return try report(from: root)
    } catch {
      throw CommandFailure(.badInput, "\(path): \(error)")
    }
  }

  /// Reads a report that `text(of:)` wrote; members that it does not know are skipped.
  static func report(from root: JSONValue) throws(ReportError) -> Report {
    guard let version = root["schemaVersion"]?.integer else { throw .version(nil) }
    guard version == Report.schemaVersion else { throw .version(version) }
    guard let tool = root["tool"]?.string else { throw missing("a tool", in: root) }
    guard let engine = root["engine"]?.integer else { throw missing("an engine", in: root) }
    guard let results = root["results"], results.kind == .array else {
      throw missing("results", in: root)
    }
    var entries: [ReportEntry] = []
    for value in results.elements { entries.append(try entry(from: value)) }
    return Report(
      tool: tool, engine: engine, entries: entries, shards: try shards(from: root["shards"]))
  }

  private static func shards(from value: JSONValue?) throws(ReportError) -> ReportShards? {
    guard let value else { return nil }
    let parts = value["parts"].map(integers) ?? []
    guard let count = value["count"]?.integer, let shards = ReportShards(count: count, parts: parts)
    else { throw missing("a count and parts of it", in: value) }
    return shards
  }

  private static func entry(from value: JSONValue) throws(ReportError) -> ReportEntry {
    guard let story = value["story"]?.string, let variant = value["variant"]?.string else {
      throw missing("a story and variant", in: value)
    }
    guard let word = value["status"]?.string, let status = SnapshotResult.Status(rawValue: word)
    else { throw missing("a known status", in: value) }
    var entry = ReportEntry(
      story: story, variant: variant, status: status, summary: value["summary"]?.string ?? "")
    if let source = value["source"], let file = source["file"]?.string,
      let line = source["line"]?.integer
    {
      entry.source = SourceLocation(file: file, line: line)
    }
    for gate in strings(value["gates"]) {
      guard let gate = SnapshotGate(rawValue: gate) else {
        throw missing("known gates", in: value)
      }
      entry.gates.append(gate)
    }
    entry.nodes = strings(value["nodes"])
    if let pixels = value["pixels"] { entry.pixels = try self.pixels(from: pixels) }
    entry.details = value["details"]?.string ?? ""
    entry.tree = value["tree"]?.string ?? ""
    entry.audit = value["audit"]?.string ?? ""
    entry.accept = value["accept"]?.string
    entry.snapshots = value["snapshots"]?.string
    if let scale = value["scale"]?.number, scale > 0, scale <= 100 { entry.scale = scale }
    if let pictures = value["pictures"] {
      entry.pictures = ReportEntry.Pictures(
        expected: pictures["expected"]?.string, difference: pictures["difference"]?.string,
        actual: pictures["actual"]?.string)
    }
    return entry
  }

  private static func pixels(from value: JSONValue) throws(ReportError) -> ReportEntry.Pixels {
    guard let differing = value["differing"]?.integer, let compared = value["compared"]?.integer,
      let largest = value["largestDifference"]?.integer,
      let expected = value["expectedSize"], let actual = value["actualSize"]
    else { throw missing("the numbers of the pixel gate", in: value) }
    var regions: [[Int]] = []
    for region in value["regions"]?.elements ?? expected.elements where region.kind == .array {
      regions.append(integers(region))
    }
    return ReportEntry.Pixels(
      differing: differing, compared: compared, largestDifference: largest,
      expectedSize: integers(expected), actualSize: integers(actual), regions: regions)
  }

  private static func strings(_ value: JSONValue?) -> [String] {
    guard let value else { return [] }
    return value.elements.compactMap(\.string)
  }

  private static func integers(_ value: JSONValue) -> [Int] {
    value.elements.compactMap(\.integer)
  }

  private static func missing(_ what: String, in value: JSONValue) -> ReportError {
    .invalid(path: value.path, expected: what)
  }
}
