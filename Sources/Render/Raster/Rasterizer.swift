package import Layout

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
    return try Pixmap(width: width, height: height)
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
