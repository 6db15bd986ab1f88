import Foundation

/// Git as a program: what it prints, or why it could not.
struct Git {
  /// The option of the command that needs it, for messages.
  let option: String
  /// An index other than that of the repository, so that the repository's stays as it is.
  var index: String?
  /// The checkout that git works in; `nil` for that of the working folder.
  var folder: String?

  /// What git prints for a command, without the last line feed.
  ///
  /// - Throws: `.missingInput` where there is no git, or where it fails.
  func run(_ words: [String]) throws(CommandFailure) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + (folder.map { ["-C", $0] } ?? []) + words
    var environment = ProcessInfo.processInfo.environment
    if folder != nil {
      // Hooks of git run with those of the repository that they are of.
      for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
        environment[name] = nil
      }
    }
    if let index { environment["GIT_INDEX_FILE"] = index }
    process.environment = environment
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
      throw CommandFailure(.missingInput, "git cannot be run", advice: "\(option) needs it.")
    }
    // What env says where there is no such program.
    guard process.terminationStatus != 127 else {
      throw CommandFailure(.missingInput, "git cannot be run", advice: "\(option) needs it.")
    }
    guard process.terminationStatus == 0 else {
      let words = Self.text(errors.fileHandleForReading.readDataToEndOfFile())
      throw CommandFailure(
        .missingInput, "git says: \(words.isEmpty ? "nothing" : words)",
        advice: "\(option) needs a git repository and the commits in question.")
    }
    return Self.text(data)
  }

  private static func text(_ data: Data) -> String {
    let text = String(decoding: data, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
