import Foundation

/// The goldens of a commit in a folder of their own, for as long as a run needs them.
///
/// They are checked out with an index of their own, so that neither the working folder nor the index of the
/// repository changes; hooks are not run, and links become plain files.
struct GoldenRevision {
  private let folder: String
  private let commit: String
  private let prefix: String

  /// - Parameter reference: a commit, by any name that git knows.
  init(_ reference: String) throws(CommandFailure) {
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      throw CommandFailure(.usage, "'\(reference)' is neither a folder nor a commit")
    }
    do throws(CommandFailure) {
      commit = try Self.git(["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"])
    } catch {
      throw CommandFailure(
        .missingInput, "'\(reference)' is neither a folder nor a commit that git knows",
        advice: "Fetch the commit first; shallow clones have few.")
    }
    prefix = try Self.git(["rev-parse", "--show-prefix"])
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
    let known = try? Self.git(["cat-file", "-t", "\(commit):\(inner)"])
    if known == "tree" {
      _ = try Self.git(
        [
          "-c", "core.hooksPath=/dev/null", "-c", "core.symlinks=false", "--work-tree=\(folder)",
          "checkout", "--quiet", commit, "--", ":(top,literal)\(inner)",
        ], index: "\(folder)/.index")
    }
    return "\(folder)/\(inner)"
  }

  private static func git(
    _ words: [String], index: String? = nil
  ) throws(CommandFailure) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + words
    if let index {
      var environment = ProcessInfo.processInfo.environment
      environment["GIT_INDEX_FILE"] = index
      process.environment = environment
    }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    let data: Data
    do {
      try process.run()
      data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
    } catch {
      throw CommandFailure(.missingInput, "git cannot be run", advice: "--against needs it.")
    }
    guard process.terminationStatus == 0 else {
      let words = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      throw CommandFailure(.missingInput, "git says: \(words.isEmpty ? "nothing" : words)")
    }
    var text = String(decoding: data, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
