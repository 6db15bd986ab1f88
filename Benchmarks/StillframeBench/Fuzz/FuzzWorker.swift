import Foundation

/// The part of the fuzzer that may be lost: it draws in a process of its own and tells the other one
/// where it is, a line before and a line after each document.
@MainActor
enum FuzzWorker {
  /// Seconds after which a document hangs; no result depends on it but that one.
  static let patience: UInt32 = 60
  /// Bytes of address space that a document may need.
  private static let memory: UInt = 6 << 30

  /// `fuzz --worker documents|mutants --seed S --from A --to B --depth D`.
  static func run(_ arguments: BenchmarkArguments, _ kind: FuzzKind) {
    let plan = FuzzPlan(arguments)
    limitMemory()
    let first = arguments.number("--from", default: 0)
    for index in first..<arguments.number("--to", default: first) {
      say("at \(index)")
      judge(plan.bytes(kind, index), round: index, isValid: kind == .documents)
    }
  }

  /// `fuzz --worker one --round R --kind documents|mutants`: the document on standard input.
  static func runOne(_ arguments: BenchmarkArguments, _ kind: FuzzKind) {
    limitMemory()
    let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    judge(
      bytes, round: arguments.number("--round", default: 0), isValid: kind == .documents)
  }

  private static func judge(_ bytes: [UInt8], round: Int, isValid: Bool) {
    // A document that hangs ends the process, as one that traps does.
    alarm(patience)
    do {
      say(try FuzzCase(bytes: bytes, round: round, isValid: isValid).run().rawValue)
    } catch {
      say("failed \(error)".split(separator: "\n").joined(separator: " "))
    }
    alarm(0)
  }

  private static func limitMemory() {
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    _ = unsafe setrlimit(__rlimit_resource_t(UInt32(RLIMIT_AS.rawValue)), &limit)
  }

  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

/// What documents a run makes.
enum FuzzKind: String, Sendable { case documents, mutants }

/// The documents of a run, by their numbers.
@MainActor
struct FuzzPlan {
  let seed: Int
  let depth: Int
  private let generator: DocumentGenerator

  init(_ arguments: BenchmarkArguments) {
    seed = arguments.number("--seed", default: 2026)
    depth = arguments.number("--depth", default: 12)
    generator = DocumentGenerator(depth: depth)
  }

  func value(_ index: Int) -> FuzzValue {
    generator.document(UInt64(truncatingIfNeeded: seed &* 1_000_003 &+ index))
  }

  func bytes(_ kind: FuzzKind, _ index: Int) -> [UInt8] {
    switch kind {
    case .documents: Array(value(index).text.utf8)
    case .mutants:
      DocumentMutants(generator).document(
        UInt64(truncatingIfNeeded: seed &* 1_000_003 &+ index))
    }
  }
}
