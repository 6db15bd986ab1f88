import Foundation
import Testing

/// The tool of `Tests/FaultyStories`, built beside these tests.
enum FaultyTool {
  struct Result {
    var status: Int32
    var output: String
    var messages: String
  }

  /// Runs the tool in a folder.
  ///
  /// - Parameter goodStories: how many of its stories do no harm; 12 by default.
  static func run(
    _ words: [String], in folder: String, input: String? = nil, goodStories: Int? = nil,
    hasLateStories: Bool = false
  ) throws -> Result {
    let program = try program()
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    environment["GOOD_STORIES"] = goodStories.map(String.init)
    environment["LATE_STORIES"] = hasLateStories ? "1" : nil
    process.environment = environment
    let (output, messages) = ("\(folder)/.out", "\(folder)/.err")
    for path in [output, messages] { try Data().write(to: URL(fileURLWithPath: path)) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: messages))
    if let input {
      let path = "\(folder)/.in"
      try input.write(toFile: path, atomically: true, encoding: .utf8)
      process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    }
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOfFile: output, encoding: .utf8),
      messages: try String(contentsOfFile: messages, encoding: .utf8))
  }

  /// The path of the tool.
  static func program() throws -> URL {
    try #require(
      CommandLine.arguments.lazy.map { URL(fileURLWithPath: $0) }
        .map { $0.pathExtension == "xctest" ? $0 : $0.deletingLastPathComponent() }
        .map { candidates(beside: $0) }.joined()
        .first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "faulty-stories is not built beside the tests")
  }

  private static func candidates(beside path: URL) -> [URL] {
    [path, path.deletingLastPathComponent()].map { $0.appendingPathComponent("faulty-stories") }
  }
}
