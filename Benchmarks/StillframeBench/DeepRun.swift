import Commands
import Components
import Foundation
import Mutants
import Render

/// `stillframe-bench deep [--only REGEX]`: documents that are as deep as they may be, through every
/// stage.
///
/// Prints for each document its name, the seconds that it took, and those of the stages that took more
/// than a tenth of a second. A stack that overflows ends the process: `scripts/check-deep.sh` starts
/// this with a small one.
///
/// - Throws: never for a document that is drawn, or that is refused by the budget with the node that
///   exceeds it; anything else ends the run.
@MainActor
func runDeep(_ arguments: BenchmarkArguments) throws {
  let only = arguments.value("--only")
  let documents = DeepDocuments().all + [("100000 runs", DeepDocuments.runs(100_000))]
  for (name, text) in documents {
    if let only, name.range(of: only, options: .regularExpression) == nil { continue }
    print(name, terminator: " ")
    // Whoever ends the process from outside wants to know where it was.
    fflush(nil)
    var stages = DeepStages()
    try stages.use(text)
    print(stages.summary)
  }
}

/// What each stage of one document took.
private struct DeepStages {
  private var times: [(stage: String, seconds: Double)] = []
  private var outcome = ""

  private mutating func time<Value>(_ stage: String, _ work: () throws -> Value) rethrows -> Value {
    let start = ContinuousClock.now
    defer {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      times.append((stage, Double(seconds) + Double(attoseconds) * 1e-18))
    }
    return try work()
  }

  var summary: String {
    let total = times.reduce(0) { $0 + $1.seconds }
    let long = times.filter { $0.seconds > 0.1 }
      .map { "\($0.stage) \(String(format: "%.1f", $0.seconds))" }
    return ([String(format: "%.2f s", total)] + long + [outcome]).joined(separator: " ")
  }

  @MainActor
  mutating func use(_ text: String) throws {
    let document = try time("read") {
      try Document(
        parsing: Array(text.utf8), file: "deep.json", fallbackName: "deep", readFile: { _ in [] })
    }
    let renderer = Renderer()
    let scene = time("resolve") { renderer.scene(for: document.story) }
    if let overrun = scene.overrun {
      outcome = "refused: \(overrun)"
      return
    }
    let placed = time("place") { renderer.place(scene) }
    time("dump") { _ = placed.dump() }
    time("compare") { _ = renderer.place(scene) == placed }
    time("audit") {
      _ = Audit().run(on: placed, background: scene.background, story: "deep", variant: "light")
    }
    do {
      try time("draw") {
        _ = try PNGEncoder.encode(
          renderer.render(placed, background: scene.background), scale: placed.scale)
      }
    } catch RasterError.overBudget(let overrun) {
      outcome = "refused: \(overrun)"
    } catch {
      // Nothing may be left to see, or more than a picture can hold.
      outcome = "\(error)"
    }
  }
}
