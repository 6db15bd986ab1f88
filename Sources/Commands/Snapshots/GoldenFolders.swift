import Render

/// Which folders `approve` may write goldens to: a report, which may come from anywhere, names them.
struct GoldenFolders {
  /// The folders that the command line names, by their paths without links.
  private let named: Set<String>

  /// - Parameter paths: folders whose goldens may be written wherever they are.
  init(named paths: [String]) { named = Set(paths.compactMap(resolvedPath)) }

  /// Refuses a folder that the command line does not name and that is not plainly one of goldens.
  ///
  /// - Parameter source: the report that names it.
  func check(_ folder: String, of source: String) throws(CommandFailure) {
    guard !Self.isPlain(folder) else { return }
    if let path = resolvedPath(folder), named.contains(path) { return }
    throw CommandFailure(
      .badInput,
      "\(source) has goldens in \(folder), which is no folder of goldens below this one",
      advice: "Nothing was approved. If they are to be there, add: --snapshots "
        + shellQuoted(folder))
  }

  /// Whether a folder lies below the working folder, not in a hidden one, and is called as those of
  /// goldens are or has a manifest.
  static func isPlain(_ folder: String) -> Bool {
    guard let path = resolvedPath(folder), let working = resolvedPath("."),
      path.utf8.starts(with: (working + "/").utf8)
    else { return false }
    let parts = path.dropFirst(working.count).split(separator: "/")
    guard !parts.contains(where: { $0.hasPrefix(".") }), let name = parts.last else { return false }
    if name == "Snapshots" || name == "TestSnapshots" { return true }
    let store = SnapshotStore(root: folder)
    return FileSystem.exists(store.manifestPath) && (try? store.manifest()) != nil
  }
}
