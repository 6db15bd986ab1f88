import Components
import Render

/// What a failing run leaves for people and for `approve`: pictures and trees of every failure, and
/// a report of each in a file of its own, so that tests that run at the same time do not meet.
package struct SnapshotArtifacts: Sendable {
  package static let defaultFolder = ".build/snapshot-failures"
  static let reportSuffix = ".result.json"

  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// The pictures of one failure, by the paths at which they lie.
  package struct Pictures: Codable, Sendable {
    package var expected: String?
    package var difference: String?
    package var sideBySide: String?
    package var actual: String?

    package init() {}
  }

  static let actualSuffix = ".actual.png"
  /// What follows the name of a rendered picture, without its ending, for the resources in it.
  static let usesSuffix = ".uses.txt"
  /// The same for the tokens in it.
  static let tokensSuffix = ".tokens.txt"
  private static let suffixes = [
    reportSuffix, actualSuffix, ".actual\(usesSuffix)", ".actual.tree.txt", ".actual.audit.txt",
    ".actual.speech.txt", ".actual\(tokensSuffix)", ".expected.png",
    ".difference.png", ".side-by-side.png",
  ]

  /// Where the list of variants that passed lies.
  var passedPath: String { "\(folder)/passed.txt" }

  func path(_ name: SnapshotName, _ suffix: String) -> String { "\(folder)/\(name.path)\(suffix)" }

  // MARK: Removing

  /// Removes the files that the last run left, and none that no run writes.
  func removeLastRun() {
    for report in Self.reports(in: folder) {
      let stem = String(report.dropLast(Self.reportSuffix.utf8.count))
      // The report goes last: a process that is killed here leaves nothing that nobody removes.
      for suffix in Self.suffixes.reversed() { FileSystem.remove(stem + suffix) }
    }
  }

  /// Removes what an earlier run left of one variant.
  package func remove(_ name: SnapshotName) {
    for suffix in Self.suffixes.reversed() { FileSystem.remove(path(name, suffix)) }
  }

  /// The report of every failure, sorted.
  static func reports(in folder: String) -> [String] {
    // No run makes links, and a folder that is linked is somebody else's.
    let walk = try? FolderWalk(
      folder, links: .list, enters: { !$0.hasPrefix(".") },
      takes: { !$0.hasPrefix(".") && $0.hasSuffix(reportSuffix) })
    return (walk?.files ?? []).map { "\(folder)/\($0)" }
  }

  // MARK: Writing

  /// Writes the pictures and texts of a failure.
  func write(
    _ name: SnapshotName, actual: Snapshot, uses: [ResourceUse], expected: Snapshot?,
    scale: Double
  ) throws(CommandFailure) -> Pictures {
    func png(_ pixmap: Pixmap, _ suffix: String) throws(CommandFailure) -> String {
      let path = path(name, suffix)
      try FileSystem.write(
        PNGEncoder.encode(pixmap, scale: scale, effort: .fast), to: path, createsFolders: true)
      return path
    }
    var pictures = Pictures()
    pictures.actual = try png(actual.pixmap, Self.actualSuffix)
    try FileSystem.write(Array(actual.tree.utf8), to: path(name, ".actual.tree.txt"))
    try FileSystem.write(Array(actual.audit.utf8), to: path(name, ".actual.audit.txt"))
    if !actual.speech.isEmpty {
      try FileSystem.write(Array(actual.speech.utf8), to: path(name, ".actual.speech.txt"))
    }
    if !uses.isEmpty {
      let lines = uses.map { "\(Manifest.word(for: $0))\n" }.joined()
      try FileSystem.write(Array(lines.utf8), to: path(name, ".actual\(Self.usesSuffix)"))
    }
    if !actual.tokens.isEmpty {
      try FileSystem.write(Array(actual.tokens.utf8), to: path(name, ".actual\(Self.tokensSuffix)"))
    }
    guard let expected else { return pictures }
    pictures.expected = try png(expected.pixmap, ".expected.png")
    // Pictures too large for a sheet still have their two parts.
    if let overlay = try? DifferenceImage.overlay(expected: expected.pixmap, actual: actual.pixmap)
    {
      pictures.difference = try png(overlay, ".difference.png")
    }
    if let sheet = try? DifferenceImage.sideBySide(
      expected: expected.pixmap, actual: actual.pixmap)
    {
      pictures.sideBySide = try png(sheet, ".side-by-side.png")
    }
    return pictures
  }

  /// Writes the tokens of a rendered picture, which become part of the golden that is made of it.
  package func write(tokens: String, of name: SnapshotName) throws {
    try FileSystem.write(Array(tokens.utf8), to: path(name, ".actual\(Self.tokensSuffix)"))
  }

  /// Writes what `approve` and `--last-failed` read of one failure.
  func write(_ entry: ReportEntry, of name: SnapshotName, tool: String) throws(CommandFailure) {
    let path = path(name, Self.reportSuffix)
    let report = Report(tool: tool, entries: [entry])
    try FileSystem.write(Array(JSONReport.text(of: report).utf8), to: path, createsFolders: true)
  }
}
