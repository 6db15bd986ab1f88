import Layout
import Render

/// `stillframe-bench blur [--scenes DIR] [--reps N] [--jobs N] [--dump DIR]`: milliseconds to draw a
/// page of 1170 × 2532 pixels as an image through a blur, for each deviation in pixels.
func runBlurBenchmark(_ arguments: BenchmarkArguments) throws {
  let scenes = RasterScenes(directory: arguments.value("--scenes") ?? "scenes")
  let page = RasterImage(
    name: "page", pixmap: try Rasterizer.render(try scenes.page(shadows: true), scale: 1))
  let frame = Rect(origin: .zero, size: RasterScenes.size)
  for sigma in [2.0, 10, 20, 60] {
    let list = DisplayList(
      size: frame.size,
      commands: [
        .pushLayer(LayerStyle(filters: [.blur(sigma: sigma, isOpaque: true)])),
        .image(PicturePaint(page, in: frame)), .popLayer,
      ])
    var picture = page.pixmap
    let timing = measure(reps: arguments.number("--reps", default: 11)) {
      Rasterizer.render(
        list, scale: 1, jobs: arguments.number("--jobs", default: 1), into: &picture)
    }
    report("sigma-\(Int(sigma))", timing)
    if let directory = arguments.value("--dump") {
      try writePPM(picture, to: "\(directory)/stillframe_blur_\(Int(sigma)).ppm")
    }
  }
}
