import Components
import Snapshots

/// The goldens that stories are compared with in place of those here: of a commit, or of another folder.
final class GoldenReference {
  static let option = OptionManual(
    "--against", .text("REV|DIR"),
    "Compare with the goldens of a commit, or of another checkout or folder of goldens.")

  private let folder: String?
  private let revision: GoldenRevision?
  /// The folders that were asked for, each looked up once.
  private var known: [String: String] = [:]

  init(_ name: String) throws(CommandFailure) {
    if FileSystem.isFolder(name) {
      folder = name
      revision = nil
    } else {
      folder = nil
      revision = try GoldenRevision(name)
    }
  }

  /// The folder of the goldens that stand for those of a folder here.
  ///
  /// - Throws: `.usage` for a folder here that none there stands for.
  func goldens(of root: String) throws(CommandFailure) -> String {
    if let place = known[root] { return place }
    var place = root
    if let revision {
      place = try revision.goldens(of: root)
    } else if let folder {
      let isStore = FileSystem.exists(SnapshotStore(root: folder).manifestPath)
      guard isStore || !root.hasPrefix("/") else {
        throw CommandFailure(
          .usage, "\(folder) has no manifest, and \(root) is no path in it",
          advice: "Name the folder of goldens itself, or stories and --snapshots by relative paths.")
      }
      place = isStore ? folder : "\(folder)/\(root)"
    }
    known[root] = place
    return place
  }

  /// Removes what was made for the comparison.
  func remove() { revision?.remove() }
}
