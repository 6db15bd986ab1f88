import Foundation

/// Git as a program: what it prints, or why it could not.
struct Git {
  /// The option of the command that needs it, for messages.
  let option: String
  /// An index other than that of the repository, so that the repository's stays as it is.
  var index: String?

  /// What git prints for a command, without the last line feed.
  ///
  /// - Throws: `.missingInput` where there is no git, or where it fails.
  func run(_ words: [String]) throws(CommandFailure) -> String {
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

  /// The commit that a name stands for; `nil` where git knows none.
  func commit(_ name: String) -> String? {
    try? run(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
  }

  private static func text(_ data: Data) -> String {
    let text = String(decoding: data, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
