import Components
import Render

/// What a failing run leaves for people and for `approve`: pictures, trees and a list of both.
struct SnapshotArtifacts {
  /// The list's name in the folder.
  static let listName = "results.json"
  static let defaultFolder = ".build/snapshot-failures"

  let folder: String

  /// Replaces the artefacts of the last run by those of this one.
  func write(_ outcomes: [SnapshotRun.Outcome], roots: [String]) throws(CommandFailure) {
    removeLastRun()
    try FileSystem.createFolder(folder)
    for (outcome, root) in zip(outcomes, roots) {
      guard outcome.result.status != .passed, outcome.actual != nil else { continue }
      try write(outcome, root: root)
    }
    try FileSystem.write(Array(list(outcomes, roots: roots).utf8), to: "\(folder)/\(Self.listName)")
  }

  private static let suffixes = [
    ".actual.png", ".actual.tree.txt", ".actual.audit.txt", ".expected.png", ".difference.png",
    ".side-by-side.png",
  ]

  /// Removes the files that the last run left, and none that it did not write.
  private func removeLastRun() {
    guard let names = try? failedNames() else { return }
    for name in names {
      for suffix in Self.suffixes { FileSystem.remove(path(name, suffix)) }
    }
  }

  func path(_ name: SnapshotName, _ suffix: String) -> String { "\(folder)/\(name.path)\(suffix)" }

  private func write(_ outcome: SnapshotRun.Outcome, root: String) throws(CommandFailure) {
    guard let actual = outcome.actual else { return }
    let name = outcome.result.name
    try FileSystem.createFolder(FileSystem.parent(of: path(name, "")))
    func png(_ pixmap: Pixmap, _ suffix: String) throws(CommandFailure) {
      let bytes = PNGEncoder.encode(pixmap, scale: outcome.scale, effort: .fast)
      try FileSystem.write(bytes, to: path(name, suffix))
    }
    try png(actual.pixmap, ".actual.png")
    try FileSystem.write(Array(actual.tree.utf8), to: path(name, ".actual.tree.txt"))
    try FileSystem.write(Array(actual.audit.utf8), to: path(name, ".actual.audit.txt"))
    guard let expected = outcome.expected else { return }
    try png(expected.pixmap, ".expected.png")
    do throws(RasterError) {
      let overlay = try DifferenceImage.overlay(
        expected: expected.pixmap, actual: actual.pixmap)
      try? png(overlay, ".difference.png")
      let sheet = try DifferenceImage.sideBySide(
        expected: expected.pixmap, actual: actual.pixmap)
      try? png(sheet, ".side-by-side.png")
    } catch {
      // Pictures too large for a sheet still have their two parts.
    }
  }

  /// What `approve` reads: every variant that did not pass, with the folder of its goldens.
  private func list(_ outcomes: [SnapshotRun.Outcome], roots: [String]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", OutputFormat.schemaVersion)
      json.member("engine", EngineVersion.current)
      json.member("results", array: .block) { json in
        for (outcome, root) in zip(outcomes, roots) where outcome.result.status != .passed {
          json.object(.inline) { json in
            json.member("story", outcome.result.name.story)
            json.member("variant", outcome.result.name.variant)
            json.member("status", outcome.result.status.rawValue)
            json.member("gates", outcome.result.failedGates.map(\.rawValue))
            json.member("snapshots", root)
            json.member("scale", outcome.scale)
            json.member("hasActual", outcome.actual != nil)
          }
        }
      }
    }
    return json.text
  }
}
