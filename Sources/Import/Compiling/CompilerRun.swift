import Foundation
import Resources

/// Runs compilers beside one another.
struct CompilerRun {
  /// The longest that one may take, in seconds.
  private static let seconds = 900.0
  /// The most that is read of what one says, in bytes.
  private static let outputLimit = 64_000_000

  struct Call {
    var program: String
    var arguments: [String]
    /// The path, without an ending, of the files with the arguments and with what it says.
    var log: String
  }

  struct Outcome {
    var succeeded: Bool
    /// Whether it stopped by a fault of its own.
    var crashed: Bool
    var output: String

    /// Takes what is said at places in some files out of the output.
    mutating func removeErrors(of paths: [String]) {
      let lines = output.split(separator: "\n").filter { line in
        !paths.contains { line.hasPrefix($0 + ":") }
      }
      output = lines.joined(separator: "\n")
    }
  }

  /// The most processes at the same time.
  let width: Int

  /// Runs all calls; the outcomes are in their order.
  func run(_ calls: [Call]) throws(ImportError) -> [Outcome] {
    var outcomes: [Outcome] = []
    var waiting = calls[...]
    var running: [(call: Call, process: Process)] = []
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < width, let call = waiting.popFirst() {
        running.append((call, try Self.start(call)))
      }
      guard !running.isEmpty else { break }
      let first = running.removeFirst()
      outcomes.append(Self.finish(first.call, first.process))
    }
    return outcomes
  }

  private static func start(_ call: Call) throws(ImportError) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: call.program)
    do {
      // Command lines have a limit that many files exceed.
      var first: [String] = []
      var rest = call.arguments
      if rest.first == "-frontend" { first.append(rest.removeFirst()) }
      let text = rest.map(quoted).joined(separator: "\n")
      try Data(text.utf8).write(to: URL(fileURLWithPath: call.log + ".args"))
      process.arguments = first + ["@" + call.log + ".args"]
      _ = FileManager.default.createFile(atPath: call.log + ".log", contents: nil)
      let output = try FileHandle(forWritingTo: URL(fileURLWithPath: call.log + ".log"))
      process.standardOutput = output
      process.standardError = output
      process.standardInput = FileHandle.nullDevice
      try process.run()
    } catch {
      throw ImportError(.tool, call.program, "it cannot be started: \(error)")
    }
    return process
  }

  private static func quoted(_ word: String) -> String {
    "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func finish(_ call: Call, _ process: Process) -> Outcome {
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < end { usleep(5_000) }
    if process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    let bytes = (try? readFile(call.log + ".log", limit: outputLimit, only: .file)) ?? []
    let output = String(decoding: bytes, as: UTF8.self)
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      succeeded: !isSignal && process.terminationStatus == 0,
      crashed: isSignal || output.contains("Stack dump:"), output: output)
  }
}
