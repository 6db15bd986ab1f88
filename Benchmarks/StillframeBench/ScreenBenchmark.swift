import Components
import Render
import Stories

/// `stillframe-bench screen [--only ID] [--reps N] [--variant NAME] [--jobs N]`: whole screens of 390 × 844 points at three
/// pixels a point, from their views to PNG bytes, on one core
/// or on `N`.
///
/// Prints `name median_ms min_ms` for each screen, warm; with `--only` also a line for each part.
@MainActor
func runScreenBenchmark(_ arguments: BenchmarkArguments) throws {
  let reps = arguments.number("--reps", default: 21)
  let only = arguments.value("--only")
  var variant = arguments.value("--variant").flatMap(Variant.init(name:)) ?? .light
  variant.scale = 3
  let jobs = arguments.number("--jobs", default: 1)
  let renderer = Renderer()
  for story in StoryCatalog.all where only.map({ story.id == $0 }) ?? isScreen(story) {
    report(
      story.id,
      try measure(reps: reps) {
        let scene = renderer.scene(for: story, variant: variant)
        keep(try renderer.png(scene, jobs: jobs))
      })
    if only != nil {
      try reportParts(of: story, variant: variant, renderer: renderer, reps: reps, jobs: jobs)
    }
  }
}

private func isScreen(_ story: Story) -> Bool { story.id.hasPrefix("screens/") }

@MainActor
private func reportParts(
  of story: Story, variant: Variant, renderer: Renderer, reps: Int, jobs: Int
) throws {
  let scene = renderer.scene(for: story, variant: variant)
  let tree = renderer.place(scene)
  let pixmap = try renderer.render(tree, background: scene.background)
  report(
    "screen-resolve", measure(reps: reps) { keep(renderer.scene(for: story, variant: variant)) })
  report("screen-place", measure(reps: reps) { keep(renderer.place(scene)) })
  report(
    "screen-draw",
    try measure(reps: reps) {
      keep(try renderer.render(tree, background: scene.background, jobs: jobs))
    })
  report(
    "screen-png",
    measure(reps: reps) { keep(PNGEncoder.encode(pixmap, scale: scene.scale, jobs: jobs)) })
}
