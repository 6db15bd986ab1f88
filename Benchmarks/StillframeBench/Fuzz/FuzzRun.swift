import Commands
import Foundation

/// `stillframe-bench fuzz [--documents N] [--mutants N] [--kills N] [--seed S] [--depth D] [--jobs N]`:
/// random documents that the schema allows, damaged ones, and recordings that are killed.
///
/// Prints how many were drawn or refused, and of each kind of failure the smallest document found.
@MainActor
func runFuzzer(_ arguments: BenchmarkArguments) throws {
  if let worker = arguments.value("--worker") {
    if let kind = FuzzKind(rawValue: worker) { return FuzzWorker.run(arguments, kind) }
    return FuzzWorker.runOne(
      arguments, arguments.value("--kind").flatMap { FuzzKind(rawValue: $0) } ?? .documents)
  }
  let plan = FuzzPlan(arguments)
  var failures = 0
  for kind in [FuzzKind.documents, .mutants] {
    let count = arguments.number("--\(kind.rawValue)", default: kind == .documents ? 1_000 : 0)
    guard count > 0 else { continue }
    let batch = try runBatches(kind, count, plan, arguments)
    let counts = FuzzOutcome.allCases.map { "\($0.rawValue) \(batch.counts[$0.rawValue] ?? 0)" }
    print(
      "\(kind.rawValue) \(count) \(counts.joined(separator: " ")) failed \(batch.failures.count)")
    try tell(batch.failures, kind, plan)
    failures += batch.failures.count
  }
  let kills = arguments.number("--kills", default: 0)
  if kills > 0 { try runKills(kills) }
  if failures > 0 { throw FuzzError.failures(failures) }
}

/// Draws all documents of a kind, in several processes.
@MainActor
private func runBatches(
  _ kind: FuzzKind, _ count: Int, _ plan: FuzzPlan, _ arguments: BenchmarkArguments
) throws -> FuzzBatch {
  let jobs = arguments.number("--jobs", default: ProcessInfo.processInfo.activeProcessorCount)
  let words = ["--seed", "\(plan.seed)", "--depth", "\(plan.depth)"]
  let queue = WorkQueue<Result<FuzzBatch, any Error>>(width: max(jobs, 1))
  let length = 200
  for first in stride(from: 0, to: count, by: length) {
    queue.add {
      Result { try FuzzProcess.run(kind, first..<min(first + length, count), words: words) }
    }
  }
  var all = FuzzBatch()
  for batch in queue.finish() { all.merge(try batch.get()) }
  return all
}

/// Prints the smallest document of each kind of failure.
@MainActor
private func tell(
  _ failures: [(index: Int, fault: String)], _ kind: FuzzKind, _ plan: FuzzPlan
) throws {
  var told: Set<String> = []
  for (index, fault) in failures where told.count < 12 {
    // Failures that differ in their numbers and names only are of one kind.
    let sort = String(fault.filter { !$0.isNumber }.prefix(60))
    guard told.insert(sort).inserted else { continue }
    print("\(kind.rawValue) \(index) of seed \(plan.seed): \(fault)")
    switch kind {
    case .documents:
      var shrinker = FuzzShrinker(round: index, kind: kind, fault: fault)
      print("  " + (try shrinker.shrunk(plan.value(index))).text)
    case .mutants:
      print("  " + String(decoding: plan.bytes(kind, index), as: UTF8.self))
    }
  }
}

/// Kills recordings, which a script does.
private func runKills(_ count: Int) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "scripts/check-kills.sh")
  process.arguments = ["\(count)"]
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 { throw FuzzError.failures(1) }
}
