import Commands
import Foundation
import Mutants

/// `stillframe-bench mutants [--count N] [--only png,svg] [--from N] [--jobs N]`: damaged files of every format,
/// each opened and used.
///
/// Processes of this same program do it, so that a trap is the failure of one mutant. Failures too: more than a
/// second of the processor, more than ten times the memory of the picture (`MutantMeter.allowance` beside it).
@MainActor
func runMutants(_ arguments: BenchmarkArguments) throws {
  if let worker = arguments.value("--worker") { return try runMutantWorker(worker, arguments) }
  let count = arguments.number("--count", default: 10_000)
  let first = arguments.number("--from", default: 0)
  let jobs = arguments.number("--jobs", default: ProcessInfo.processInfo.activeProcessorCount)
  let only = arguments.value("--only")?.split(separator: ",").map(String.init)
  var failures = 0
  for format in MutantFormat.all.map(\.name) where only?.contains(format) ?? true {
    let queue = WorkQueue<Result<MutantBatch, any Error>>(width: max(jobs, 1))
    let length = 10_000
    for start in stride(from: first, to: first + count, by: length) {
      let range = start..<min(start + length, first + count)
      queue.add { Result { try MutantBatch.run(format, range) } }
    }
    var all = MutantBatch()
    for batch in queue.finish() { all.merge(try batch.get()) }
    print(
      """
      \(format) \(count) opened \(all.opened), the longest took \(all.longest.value) ms \
      (\(all.longest.number)), the largest \(all.largest.value) KB (\(all.largest.number)), \
      failed \(all.failures.count)
      """)
    for (number, fault) in all.failures.prefix(12) { print("  \(format) \(number): \(fault)") }
    failures += all.failures.count
  }
  if failures > 0 { throw FuzzError.failures(failures) }
}

/// What came of a range of mutants.
private struct MutantBatch: Sendable {
  var opened = 0
  /// Milliseconds of the processor and kilobytes of memory, with the number of the mutant.
  var longest = (value: 0, number: 0)
  var largest = (value: 0, number: 0)
  var failures: [(number: Int, fault: String)] = []

  mutating func merge(_ other: MutantBatch) {
    opened += other.opened
    if other.longest.value > longest.value { longest = other.longest }
    if other.largest.value > largest.value { largest = other.largest }
    failures += other.failures
  }

  /// Has mutants used by other processes; one that ends its process is a failure, and the next process goes
  /// on behind it.
  static func run(_ format: String, _ range: Range<Int>) throws -> MutantBatch {
    var batch = MutantBatch()
    var next = range.lowerBound
    while next < range.upperBound {
      let (lines, ending) = try FuzzProcess.answer([
        "mutants", "--worker", format, "--from", "\(next)", "--to", "\(range.upperBound)",
      ])
      for line in lines {
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { continue }
        let numbers = words[1].split(separator: " ").compactMap { Int($0) }
        switch words[0] {
        case "at": next = numbers.first ?? next
        case "failed": batch.failures.append((next, String(words[1])))
        case "used" where numbers.count == 3:
          batch.merge(
            MutantBatch(
              opened: numbers[0], longest: (numbers[1], next), largest: (numbers[2], next)))
        default: continue
        }
      }
      guard let ending else { break }
      guard lines.contains(where: { $0.hasPrefix("at ") }) else { throw FuzzError.noWorker(ending) }
      batch.failures.append((next, ending))
      next += 1
    }
    return batch
  }
}

/// `mutants --worker FORMAT --from A --to B`: a line before each mutant and one after it.
@MainActor
private func runMutantWorker(_ name: String, _ arguments: BenchmarkArguments) throws {
  guard let format = MutantFormat.all.first(where: { $0.name == name }) else {
    throw FuzzError.noWorker("mutants has no format \(name)")
  }
  let folder = FileManager.default.temporaryDirectory.path + "/mutants-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let use = try format.prepare(folder)
  let first = arguments.number("--from", default: 0)
  var meter = MutantMeter()
  // What is made once, such as fonts and caches, is no mutant's.
  _ = try? use(first)
  for number in first..<arguments.number("--to", default: first) {
    FuzzWorker.say("at \(number)")
    alarm(FuzzWorker.patience)
    meter.start()
    do {
      let outcome = try use(number)
      let (milliseconds, kilobytes) = meter.stop()
      FuzzWorker.say("used \(outcome.opened ? 1 : 0) \(milliseconds) \(kilobytes)")
      if milliseconds > 1_000 { FuzzWorker.say("failed takes \(milliseconds) ms") }
      if kilobytes > outcome.pictureBytes * 10 / 1_024 + MutantMeter.allowance {
        FuzzWorker.say("failed takes \(kilobytes) KB for \(outcome.pictureBytes) bytes")
      }
    } catch {
      FuzzWorker.say("failed \(error)")
    }
    alarm(0)
  }
}

/// The time and memory that a mutant takes.
private struct MutantMeter {
  /// Kilobytes that the process may grow by for any mutant: caches, and pages that were given back before.
  static let allowance = 16_384

  private var began = clock()
  private var before = 0

  mutating func start() {
    #if os(Linux)
      // Forgets the peak so far.
      if let file = unsafe fopen("/proc/self/clear_refs", "w") {
        _ = unsafe fputs("5", file)
        _ = unsafe fclose(file)
      }
    #endif
    before = memory().now
    began = clock()
  }

  /// Milliseconds of the processor, and kilobytes by which the process was larger at its peak.
  mutating func stop() -> (milliseconds: Int, kilobytes: Int) {
    let time = Int(clock() - began) * 1_000 / Int(CLOCKS_PER_SEC)
    let after = memory()
    let growth = max(after.peak - before, 0)
    if growth > 4_096 { giveBackFreedMemory() }
    return (time, growth)
  }

  /// Kilobytes in memory: at the most since `start`, and now. Where the system does not tell, the most since the
  /// process began stands for both.
  private func memory() -> (peak: Int, now: Int) {
    #if os(Linux)
      var (peak, now) = (0, 0)
      guard let file = unsafe fopen("/proc/self/status", "r") else { return (0, 0) }
      defer { _ = unsafe fclose(file) }
      var text = [UInt8](repeating: 0, count: 2_048)
      let count = unsafe fread(&text, 1, text.count, file)
      for line in text[..<count].split(separator: UInt8(ascii: "\n")) {
        func kilobytes() -> Int {
          line.reduce(0) { $1 >= 48 && $1 < 58 ? $0 * 10 + Int($1 - 48) : $0 }
        }
        if line.starts(with: "VmHWM:".utf8) { peak = kilobytes() }
        if line.starts(with: "VmRSS:".utf8) { now = kilobytes() }
      }
      return (peak, now)
    #else
      var usage = rusage()
      _ = unsafe getrusage(RUSAGE_SELF, &usage)
      return (usage.ru_maxrss / 1_024, usage.ru_maxrss / 1_024)
    #endif
  }
}
