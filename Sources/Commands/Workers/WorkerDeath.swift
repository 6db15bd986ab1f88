import Components
import Foundation
import Layout

extension StoryFault.Kind {
  /// What the fault means for the exit status.
  var exitStatus: ExitStatus { self == .exceeded ? .badInput : .internalError }
}

/// What is known of a worker that ended while it showed a story.
struct WorkerDeath {
  var ending: WorkerProcess.Ending
  /// Why the tool ended it.
  var sentence: Sentence?
  /// The last of what it printed.
  var printed: String
  var limits: WorkerLimits

  enum Sentence: Equatable {
    case timeout, nonsense(String)
    /// Nobody waits for what it does any more.
    case abandoned
  }

  /// Whether memory ran out, by what the process said at the end; or the system killed it, which it does
  /// where memory runs out.
  var isMemory: Bool {
    guard sentence == nil else { return false }
    return ending == .signal(9)
      || ["failed to allocate", "Could not allocate memory"].contains { printed.contains($0) }
  }

  func fault(of story: Story?) -> StoryFault {
    guard let story else {
      return StoryFault(
        kind: kind, reason: reason, source: SourceLocation(file: "", line: 1), backtrace: backtrace)
    }
    let folder = FileManager.default.currentDirectoryPath
    let source = SourceLocation(
      file: SourcePaths(root: folder, workingFolder: folder).path(of: story.source),
      line: story.source.line)
    return StoryFault(kind: kind, reason: reason, source: source, backtrace: backtrace)
  }

  private var kind: StoryFault.Kind {
    if isMemory { return .memory }
    return sentence == .timeout ? .hung : .stopped
  }

  private var reason: String {
    switch (sentence, ending) {
    case (.timeout, _):
      return """
        it took longer than \(decimalText(limits.seconds)) s; --story-timeout allows more
        """
    case (.nonsense(let words), _): return "its worker answered nonsense: \(words)"
    case (.abandoned, _): return "it was given up"
    case (nil, _) where isMemory:
      return """
        it needed more than \(limits.megabytes) MB of memory, or more than there is; \
        --story-memory allows more
        """
    case (nil, .status(let status)): return "it ended the process with status \(status)"
    case (nil, .signal(let signal)):
      let name = Self.names[signal].map { "signal \(signal), \($0)" } ?? "signal \(signal)"
      return fatalError.map { "it stopped the process: \($0) (\(name))" }
        ?? "it stopped the process (\(name))"
    }
  }

  private static let names: [Int32: String] = [
    4: "illegal instruction", 5: "trap", 6: "abort", 8: "arithmetic fault", 10: "bus error",
    11: "invalid memory access", 15: "termination",
  ]

  /// What Swift's runtime says before it traps; optimised code says nothing.
  private var fatalError: String? {
    printed.split(separator: "\n").last { $0.contains("Fatal error") }
      .map { String($0.prefix(500)) }
  }

  /// The calls of the crashed thread, such as `3 Card.body.getter in kiosk at Card.swift:12:9`.
  ///
  /// The runtime prints them as `3 [ra] 0x55… Card.body.getter + 60 in kiosk at /home/…`, between
  /// lines of the sources.
  private var backtrace: [String] {
    guard let start = printed.range(of: " crashed:") else { return [] }
    let folder = FileManager.default.currentDirectoryPath + "/"
    var calls: [String] = []
    for line in printed[start.upperBound...].split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let number = words.first else { continue }
      if number == "..." {
        calls.append("...")
      } else if number.allSatisfy(\.isNumber),
        let address = words.firstIndex(where: { $0.hasPrefix("0x") })
      {
        var rest = words[(address + 1)...].joined(separator: " ")
        if let offset = rest.firstMatch(of: /\ \+\ [0-9]+(?=\ in\ )/) {
          rest.removeSubrange(offset.range)
        }
        calls.append("\(number) " + rest.replacing(" at \(folder)", with: " at "))
      }
    }
    return calls
  }
}
