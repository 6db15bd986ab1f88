import Commands
import Components
import Foundation
import Render
import Stories

/// `stillframe-bench stories [--jobs N] [--only TEXT]`: every story in light, dark, right-to-left and
/// accessibility 3, rendered and encoded once, on all cores.
///
/// Prints `stories pictures seconds`, then a line `name ms` for each of the slowest ten.
@MainActor
func runStoriesBenchmark(_ arguments: BenchmarkArguments) throws {
  let only = arguments.value("--only") ?? ""
  let jobs = arguments.number(
    "--jobs", default: ProcessInfo.processInfo.activeProcessorCount)
  let renderer = Renderer()
  let clock = ContinuousClock()
  var pictures: [TimedPicture] = []
  let total = try clock.measure {
    let queue = WorkQueue<Result<TimedPicture, RasterError>>(width: jobs)
    for story in StoryCatalog.all where story.id.hasPrefix(only) {
      for variant in variants(of: story) {
        // Views are resolved here, on the main actor, while other threads draw.
        let start = clock.now
        let scene = renderer.scene(for: story, variant: variant)
        let resolving = clock.now - start
        let name = "\(story.id)/\(variant.name)"
        queue.add {
          let start = ContinuousClock().now
          return Result { () throws(RasterError) in
            keep(try renderer.png(scene))
            return TimedPicture(name: name, time: resolving + (ContinuousClock().now - start))
          }
        }
      }
    }
    pictures = try queue.finish().map { try $0.get() }
  }
  print("stories \(pictures.count) \(total / .seconds(1))")
  for picture in pictures.sorted(by: { $0.time > $1.time }).prefix(10) {
    print("\(picture.name) \(picture.time / .milliseconds(1))")
  }
}

private struct TimedPicture: Sendable {
  let name: String
  let time: Duration
}

/// The standard four, or the one of a story that is drawn in one only.
private func variants(of story: Story) -> [Variant] {
  story.variants.count > 1 ? .standard : story.variants
}
