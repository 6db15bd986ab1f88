import Commands
import Foundation

let benchmarks: [(name: String, run: @MainActor (BenchmarkArguments) throws -> Void)] = [
  ("layout", runLayoutBenchmark),
  ("text", runTextBenchmark),
  ("raster", runRasterBenchmark),
  ("blur", runBlurBenchmark),
  ("png", runPNGBenchmark),
  ("card", runCardBenchmark),
  ("screen", runScreenBenchmark),
  ("stories", runStoriesBenchmark),
  ("memory", runMemoryBenchmark),
  ("mutants", runMutants),
  ("decode", runDecoder),
  ("outlines", { _ in runOutlines() }),
  ("glyphs", runGlyphs),
  ("fuzz", runFuzzer),
  ("deep", runDeep),
  ("judge", runJudge),
]

let words = Array(CommandLine.arguments.dropFirst())
// As the tool does; but where memory is measured, what is freed must not serve the next one unseen.
if words.first != "mutants" { Allocator.keepFreedMemory() }
guard let name = words.first, let benchmark = benchmarks.first(where: { $0.name == name }) else {
  print("usage: stillframe-bench \(benchmarks.map(\.name).joined(separator: "|")) [--reps N] …")
  exit(64)
}
do {
  try benchmark.run(BenchmarkArguments(Array(words.dropFirst())))
} catch {
  FileHandle.standardError.write(Data("stillframe-bench \(name): \(error)\n".utf8))
  exit(66)
}
