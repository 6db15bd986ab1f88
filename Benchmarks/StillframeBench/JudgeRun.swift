import Components
import Foundation
import Mutants
import Render
import Stories

/// `stillframe-bench judge [--step N] [--only TEXT]`: what the audit samples of every variant of every
/// story, against the pixels that are drawn, every third one across and down.
///
/// Prints the faults, then `judge pictures compared skipped faults`.
///
/// - Throws: where samples and pixels differ.
@MainActor
func runJudge(_ arguments: BenchmarkArguments) throws {
  let only = arguments.value("--only") ?? ""
  let renderer = Renderer()
  var comparison = JudgeComparison(step: max(arguments.number("--step", default: 3), 1))
  var pictures = 0
  for story in StoryCatalog.all where story.id.hasPrefix(only) {
    for variant in story.variants {
      let scene = renderer.scene(for: story, variant: variant)
      let tree = renderer.place(scene)
      let before = comparison.faults.count
      try comparison.compare(
        renderer.displayList(for: tree, on: scene.background), scale: tree.scale)
      pictures += 1
      let faults = comparison.faults[before...]
      if !faults.isEmpty {
        print(story.id, variant.name, faults.count, faults.prefix(3).joined(separator: "; "))
      }
    }
  }
  print("judge \(pictures) \(comparison.compared) \(comparison.skipped) \(comparison.faults.count)")
  if !comparison.faults.isEmpty { throw JudgesDiffer(count: comparison.faults.count) }
}

private struct JudgesDiffer: Error, CustomStringConvertible {
  let count: Int

  var description: String { "\(count) samples are not what is drawn" }
}
