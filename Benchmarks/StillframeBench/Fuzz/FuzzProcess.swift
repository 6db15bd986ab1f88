import Foundation

/// What a worker said of a range of documents before it ended.
struct FuzzBatch: Sendable {
  var counts: [String: Int] = [:]
  /// Documents by their numbers, and what was wrong with them.
  var failures: [(index: Int, fault: String)] = []

  mutating func merge(_ other: FuzzBatch) {
    counts.merge(other.counts, uniquingKeysWith: +)
    failures += other.failures
  }
}

/// Processes that draw documents, of this same program.
enum FuzzProcess {
  /// Draws a range of documents; one that ends its process is a failure, and the next process goes on
  /// behind it.
  static func run(
    _ kind: FuzzKind, _ range: Range<Int>, words: [String]
  ) throws -> FuzzBatch {
    var batch = FuzzBatch()
    var next = range.lowerBound
    while next < range.upperBound {
      let (lines, ending) = try answer(
        ["fuzz", "--worker", kind.rawValue, "--from", "\(next)", "--to", "\(range.upperBound)"]
          + words)
      var current: Int?
      for line in lines {
        if line.hasPrefix("at ") {
          current = Int(line.dropFirst(3))
        } else if let index = current {
          if line.hasPrefix("failed ") {
            batch.failures.append((index, String(line.dropFirst(7))))
          } else {
            batch.counts[line, default: 0] += 1
          }
          next = index + 1
          current = nil
        }
      }
      guard let ending else { break }
      guard let lost = current else { throw FuzzError.noWorker(ending) }
      batch.failures.append((lost, ending))
      next = lost + 1
    }
    return batch
  }

  /// What is wrong with one document; `nil` where nothing is.
  static func fault(of bytes: [UInt8], round: Int, _ kind: FuzzKind) throws -> String? {
    let (lines, ending) = try answer(
      ["fuzz", "--worker", "one", "--round", "\(round)", "--kind", kind.rawValue], input: bytes)
    if let ending { return ending }
    return lines.first { $0.hasPrefix("failed ") }.map { String($0.dropFirst(7)) }
  }

  /// The lines that a process wrote, and how it ended where that was not as it should be.
  static func answer(
    _ words: [String], input: [UInt8] = []
  ) throws -> (lines: [String], ending: String?) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = words
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw FuzzError.noWorker("\(error)")
    }
    if !input.isEmpty { standardInput.fileHandleForWriting.write(Data(input)) }
    try? standardInput.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return (lines, nil)
    case (.uncaughtSignal, SIGALRM): return (lines, "hangs")
    case (.uncaughtSignal, let signal): return (lines, "ends its process with signal \(signal)")
    case (_, let status): return (lines, "ends its process with status \(status)")
    }
  }
}
