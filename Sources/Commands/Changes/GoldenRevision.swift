import Foundation

/// The goldens of a commit in a folder of their own, for as long as a run needs them.
///
/// They are checked out with an index of their own, so that neither the working folder nor the index of the
/// repository changes; hooks are not run, and links become plain files.
struct GoldenRevision {
  private let folder: String
  private let commit: String
  private let prefix: String
  private let git = Git(option: GoldenReference.option.name)

  /// - Parameter reference: a commit, by any name that git knows.
  init(_ reference: String) throws(CommandFailure) {
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      throw CommandFailure(.usage, "'\(reference)' is neither a folder nor a commit")
    }
    commit = try git.commit(reference, kind: "folder and no commit")
    prefix = try git.run(["rev-parse", "--show-prefix"])
    folder =
      FileManager.default.temporaryDirectory.path
      + "/stillframe-goldens-\(ProcessInfo.processInfo.processIdentifier)-\(TemporaryName.next())"
    try FileSystem.createFolder(folder)
  }

  /// Removes the goldens.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// The folder that has the goldens of a folder as they were.
  ///
  /// - Returns: an empty folder where the commit has none.
  func goldens(of root: String) throws(CommandFailure) -> String {
    guard !root.hasPrefix("/"), !root.split(separator: "/").contains("..") else {
      throw CommandFailure(
        .usage, "the goldens in \(root) are not below the working folder",
        advice: "Name a folder of goldens in place of a commit: --against DIR.")
    }
    let inner = prefix + root
    let top = try git.run(["rev-parse", "--show-cdup"])
    try checkOut(inner, of: commit, in: git, at: top.isEmpty ? "." : top, into: folder)
    return "\(folder)/\(inner)"
  }

  /// Writes a folder of a commit into one of our own, where the commit has it; in submodules that of the commit that is
  /// noted for them.
  ///
  /// - Parameter top: the checkout of the repository.
  private func checkOut(
    _ inner: String, of commit: String, in git: Git, at top: String, into folder: String
  ) throws(CommandFailure) {
    if (try? git.run(["cat-file", "-t", "\(commit):\(inner)"])) == "tree" {
      var apart = git
      apart.index = "\(self.folder)/.index-\(TemporaryName.next())"
      _ = try apart.run([
        "-c", "core.hooksPath=/dev/null", "-c", "core.symlinks=false", "--work-tree=\(folder)",
        "checkout", "--quiet", commit, "--", ":(top,literal)\(inner)",
      ])
      return
    }
    let parts = inner.split(separator: "/")
    for count in parts.indices.dropFirst() {
      let module = parts[..<count].joined(separator: "/")
      let entry = try git.run(["ls-tree", "--full-tree", commit, "--", ":(literal)\(module)"])
        .split(whereSeparator: \.isWhitespace)
      guard entry.count > 2, entry[0] == "160000" else { continue }
      let place = "\(top)/\(module)"
      let inside = Git(option: git.option, folder: place)
      let noted = String(entry[2])
      guard FileSystem.exists("\(place)/.git"),
        (try? inside.run(["cat-file", "-e", "\(noted)^{commit}"])) != nil
      else {
        throw CommandFailure(
          .missingInput,
          "the submodule \(module) has no commit \(noted), which is that of \(commit)",
          advice: "Fetch it: git submodule update --init \(module) && "
            + "git -C \(module) fetch --depth=1 origin \(noted).")
      }
      let target = "\(folder)/\(module)"
      try FileSystem.createFolder(target)
      return try checkOut(
        parts[count...].joined(separator: "/"), of: noted, in: inside, at: place, into: target)
    }
  }
}
