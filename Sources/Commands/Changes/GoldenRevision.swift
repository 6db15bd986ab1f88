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
    guard let commit = git.commit(reference) else {
      throw CommandFailure(
        .missingInput, "'\(reference)' is neither a folder nor a commit that git knows",
        advice: "Fetch the commit first; shallow clones have few.")
    }
    self.commit = commit
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
    let known = try? git.run(["cat-file", "-t", "\(commit):\(inner)"])
    if known == "tree" {
      let apart = Git(option: git.option, index: "\(folder)/.index")
      _ = try apart.run([
        "-c", "core.hooksPath=/dev/null", "-c", "core.symlinks=false", "--work-tree=\(folder)",
        "checkout", "--quiet", commit, "--", ":(top,literal)\(inner)",
      ])
    }
    return "\(folder)/\(inner)"
  }
}
