import Codecs

/// Plays a display list into pixels.
package struct Rasterizer {
  /// Draws a list at `scale` device pixels per point.
  ///
  /// - Parameters:
  ///   - jobs: how many threads may draw; the bytes are the same for any number.
  ///   - cache: masks kept between pictures.
  /// - Throws: `RasterError.sizeOutOfRange` when a side is not in `1...Pixmap.maximumSide` pixels.
  package static func render(
    _ list: DisplayList, scale: Double, jobs: Int = 1, cache: RasterCache = RasterCache()
  ) throws(RasterError) -> Pixmap {
    let (width, height) = pixelSize(of: list.size, scale: scale)
    var pixmap = try Pixmap.undefinedCanvas(width: width, height: height)
    draw(list, scale: scale, jobs: jobs, cache: cache, into: &pixmap, isUndefined: true)
    return pixmap
  }

  /// Draws a list over what a picture of the same size holds; the background covers it first.
  package static func render(
    _ list: DisplayList, scale: Double, jobs: Int = 1, cache: RasterCache = RasterCache(),
    into pixmap: inout Pixmap
  ) {
    draw(list, scale: scale, jobs: jobs, cache: cache, into: &pixmap, isUndefined: false)
  }

  /// Draws a list into a PNG file: the one that `PNGEncoder` makes of the drawn picture.
  ///
  /// It is drawn and stored part by part, unless it may have alpha or is a single part.
  ///
  /// - Throws: `RasterError.sizeOutOfRange`, as `render`.
  static func png(
    _ list: DisplayList, scale: Double, jobs: Int, cache: RasterCache
  ) throws(RasterError) -> [UInt8] {
    let (width, height) = pixelSize(of: list.size, scale: scale)
    try Pixmap.checkSize(width: width, height: height)
    var rgb: [UInt8]?
    if list.background.alpha == 1, PNGEncoder.hasParts(width: width, height: height) {
      var recorder = Recorder(
        rect: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height),
        toDevice: .scale(x: scale, y: scale), jobs: jobs, cache: cache)
      recorder.fillAll(list.background)
      let picture = recorder.recording(of: list.commands)
      let source = unsafe PNGEncoder.Source(width: width, height: height) { rows, pixels in
        picture.draw(rows, into: pixels)
      }
      let (file, isFinal) = PNGEncoder.encode(source, scale: scale, jobs: jobs)
      if isFinal, let file { return file }
      rgb = file
    }
    // A palette needs the whole picture.
    let pixmap = try render(list, scale: scale, jobs: jobs, cache: cache)
    return PNGEncoder.encode(pixmap, scale: scale, jobs: jobs, rgb: rgb)
  }

  private static func draw(
    _ list: DisplayList, scale: Double, jobs: Int, cache: RasterCache, into pixmap: inout Pixmap,
    isUndefined: Bool
  ) {
    let rect = PixelRect(minX: 0, minY: 0, maxX: pixmap.width, maxY: pixmap.height)
    unsafe pixmap.bytes.withUnsafeMutableBytes { bytes in
      let pixels = unsafe bytes.bindMemory(to: UInt32.self)
      guard let base = pixels.baseAddress else { return }
      let target = unsafe PixelTarget(base: base, stride: rect.width, rect: rect)
      var recorder = Recorder(
        target: target, isUndefined: isUndefined, toDevice: .scale(x: scale, y: scale), jobs: jobs,
        cache: cache)
      recorder.fillAll(list.background)
      recorder.play(list.commands)
    }
  }

  /// The size of a picture in pixels: each side rounded to the nearest whole number.
  package static func pixelSize(of size: Size, scale: Double) -> (width: Int, height: Int) {
    func pixels(_ points: Double) -> Int {
      let value = (points * scale).rounded(.toNearestOrAwayFromZero)
      return value > 0 ? Int(min(value, 1e9)) : 0
    }
    return (pixels(size.width), pixels(size.height))
  }
}
