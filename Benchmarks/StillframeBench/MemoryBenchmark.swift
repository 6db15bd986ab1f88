import Foundation
import Components
import Layout
import Render

/// `stillframe-bench memory [--large yes]`: for each kind of work a line `name peak`: the most memory
/// held at once beyond what was held before, as a multiple of the picture's pixels.
///
/// Drawing counts the finished picture; encoding counts the pixels that are encoded; decoding counts
/// the file. `--large` adds pictures of 8,000 × 8,000. Linux only, which reports the peak of a process.
func runMemoryBenchmark(_ arguments: BenchmarkArguments) throws {
  let size = Size(width: 1170, height: 2532)
  let page = Rect(origin: .zero, size: size)
  let ink = Render.Paint.solid(.black.opacity(0.5))
  let card = DrawCommand.fill(
    .roundedRect(page.insetBy(dx: 20, dy: 20), CornerRadii(60), .continuous), ink)
  let free = VectorPath.ellipse(in: page.insetBy(dx: 100, dy: 100))
  func layer(_ style: LayerStyle) -> [DrawCommand] { [.pushLayer(style), card, .popLayer] }
  func shadow(_ sigma: Double) -> Shadow {
    Shadow(color: .black, sigma: sigma, offset: Point(x: 0, y: 8))
  }
  var scenes: [(String, [DrawCommand])] = [
    ("draw", [card]), ("group", layer(LayerStyle(opacity: 0.5))),
    ("shadow-of-shape", [.dropShadow(.path(free, .nonZero), shadow(15))]),
    ("shadow-of-shape-60", [.dropShadow(.path(free, .nonZero), shadow(60))]),
  ]
  for sigma in [2.0, 6, 20, 60] {
    for (name, filter) in [
      ("blur", LayerFilter.blur(sigma: sigma)),
      ("blur-opaque", .blur(sigma: sigma, isOpaque: true)),
      ("shadow-of-layer", .dropShadow(shadow(sigma))),
    ] {
      scenes.append(("\(name)-\(Int(sigma))", layer(LayerStyle(filters: [filter]))))
    }
  }
  for (name, commands) in scenes {
    let list = DisplayList(size: size, commands: commands)
    try reportPeak(name, of: 1170 * 2532 * 4) { keep(try Rasterizer.render(list, scale: 1)) }
  }
  try reportCodec("page", width: 1170, height: 2532)
  if arguments.value("--large") != nil { try reportCodec("8000", width: 8_000, height: 8_000) }
}

private func reportCodec(_ name: String, width: Int, height: Int) throws {
  let bytes = width * height * 4
  let list = DisplayList(
    size: Size(width: Double(width), height: Double(height)),
    commands: [
      .fill(
        .rect(Rect(minX: 0, minY: 0, maxX: Double(width), maxY: Double(height))),
        .linearGradient(
          [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)],
          start: .zero, end: Point(x: Double(width), y: Double(height))))
    ])
  let file = PNGEncoder.encode(try Rasterizer.render(list, scale: 1))
  try reportPeak("encode-\(name)", of: bytes) {
    keep(PNGEncoder.encode(try Rasterizer.render(list, scale: 1)))
  }
  try reportPeak("decode-\(name)", of: bytes) { keep(try PNGDecoder.decode(file)) }
}

private func reportPeak(_ name: String, of bytes: Int, _ body: () throws -> Void) throws {
  #if os(Linux)
    giveBackFreedMemory()
    // Forgets the peak so far.
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    let before = try kilobytes("VmRSS:")
    try body()
    let multiple = Double((try kilobytes("VmHWM:") - before) * 1024) / Double(bytes)
    print("\(name) \((multiple * 100).rounded() / 100)")
  #else
    print("\(name) -")
  #endif
}

/// What earlier work left to the allocator must not serve this one unseen.
func giveBackFreedMemory() {
  typealias Trim = @convention(c) (_ pad: Int) -> Int32
  guard let symbol = unsafe dlsym(nil, "malloc_trim") else { return }
  _ = unsafe unsafeBitCast(symbol, to: Trim.self)(0)
}

/// A line of this process's status.
private func kilobytes(_ field: String) throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status.split(separator: "\n").first { $0.hasPrefix(field) }
  return line.flatMap { Int($0.split(whereSeparator: \.isWhitespace)[1]) } ?? 0
}
