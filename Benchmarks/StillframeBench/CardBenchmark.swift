import Components
import Render
import Stories

/// `stillframe-bench card [--reps N] [--jobs N] [--only PART]`: the story `profile-card` from its view
/// to PNG bytes.
///
/// Prints `card median_ms min_ms` for the whole pipeline, warm, then a line for each part of it.
@MainActor
func runCardBenchmark(_ arguments: BenchmarkArguments) throws {
  guard let story = StoryCatalog.all.first(where: { $0.id == "profile-card" }) else {
    return print("card: the story profile-card is not registered")
  }
  let reps = arguments.number("--reps", default: 100)
  let jobs = arguments.number("--jobs", default: 1)
  let only = arguments.value("--only")
  let renderer = Renderer()
  func part(_ name: String, _ work: () throws -> Void) rethrows {
    if only == nil || only == name { report(name, try measure(reps: reps, work)) }
  }
  try part("card") {
    let scene = renderer.scene(for: story)
    keep(try renderer.png(scene, jobs: jobs))
  }
  let scene = renderer.scene(for: story)
  let tree = renderer.place(scene)
  let pixmap = try renderer.render(tree, background: scene.background)
  part("card-resolve") { keep(renderer.scene(for: story)) }
  part("card-place") { keep(renderer.place(scene)) }
  try part("card-draw") {
    keep(try renderer.render(tree, background: scene.background, jobs: jobs))
  }
  part("card-png") { keep(PNGEncoder.encode(pixmap, scale: scene.scale, jobs: jobs)) }
}
