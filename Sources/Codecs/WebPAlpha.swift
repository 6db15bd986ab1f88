/// The alpha of a lossy picture (RFC 9649 §2.7.1.2): raw or lossless, each level told by its neighbours.
enum WebPAlpha {
  static func plane(
    of bytes: [UInt8], in range: Range<Int>, width: Int, height: Int
  ) throws(PictureError) -> [UInt8] {
    guard let first = range.first else { throw .truncated(.webp, offset: range.upperBound) }
    let (method, filter) = (bytes[first] & 3, bytes[first] >> 2 & 3)
    let data = first + 1..<range.upperBound
    var levels: [UInt8]
    switch method {
    case 0:
      guard data.count >= width * height else { throw .truncated(.webp, offset: range.upperBound) }
      levels = Array(bytes[data.prefix(width * height)])
    case 1:
      let pixels = try WebPLosslessDecoder.pixels(
        of: bytes, in: data, width: width, height: height, isPlain: true)
      levels = (0..<pixels.count).map { unsafe UInt8(pixels.start[$0] >> 8 & 0xFF) }
    default:
      throw .damaged(.webp, offset: first, reason: "its alpha is compressed in an unknown way")
    }
    if filter > 0 { unfilter(&levels, width: width, height: height, filter: filter) }
    return levels
  }

  private static func unfilter(_ levels: inout [UInt8], width: Int, height: Int, filter: UInt8) {
    var span = levels.mutableSpan
    for x in 1..<max(width, 1) { span[x] &+= span[x - 1] }
    for y in 1..<max(height, 1) {
      let row = y * width
      span[row] &+= span[row - width]
      for x in row + 1..<max(row + width, row + 1) {
        switch filter {
        case 1: span[x] &+= span[x - 1]
        case 2: span[x] &+= span[x - width]
        default:
          let sum =
            Int32(span[x - 1]) &+ Int32(span[x - width]) &- Int32(span[x - width - 1])
          span[x] &+= UInt8(truncatingIfNeeded: clampedLevel(sum))
        }
      }
    }
  }
}
