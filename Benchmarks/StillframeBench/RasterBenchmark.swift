import Render

/// `stillframe-bench raster --scenes DIR [--dump DIR] [--reps N] [--jobs N] [--only NAME]`:
/// milliseconds to draw each fixed scene into an existing picture, as peers do, with nothing kept
/// between runs.
func runRasterBenchmark(_ arguments: BenchmarkArguments) throws {
  let scenes = RasterScenes(directory: arguments.value("--scenes") ?? "scenes")
  let lists = [
    ("a0", { try scenes.page(shadows: false) }), ("a1", { try scenes.page(shadows: true) }),
    ("b", { try scenes.roundedRects() }), ("c", { try scenes.glyphPaths() }),
  ]
  let only = arguments.value("--only")
  for (name, makeList) in lists where only == nil || only == name {
    let list = try makeList()
    var picture = try Rasterizer.render(list, scale: 1)
    let timing = measure(reps: arguments.number("--reps", default: 21)) {
      Rasterizer.render(
        list, scale: 1, jobs: arguments.number("--jobs", default: 1), into: &picture)
    }
    report(name, timing)
    if let directory = arguments.value("--dump") {
      try writePPM(picture, to: "\(directory)/stillframe_\(name).ppm")
    }
  }
}
