/// Pictures that show a difference.
public enum DifferenceImage {
  /// Pixels between the parts of a side-by-side picture.
  private static let gap = 8

  /// The actual picture faded to light grey, differing pixels over it in red: the stronger the
  /// difference, the darker.
  public static func overlay(expected: Pixmap, actual: Pixmap) throws(RasterError) -> Pixmap {
    try overlay(of: DifferenceMap(expected: expected, actual: actual), over: actual)
  }

  private static func overlay(
    of map: DifferenceMap, over actual: Pixmap
  ) throws(RasterError) -> Pixmap {
    var picture = try Pixmap.canvas(width: map.width, height: map.height)
    for y in 0..<map.height {
      for x in 0..<map.width {
        let level = map.levels[y * map.width + x]
        let start = (y * map.width + x) * 4
        let color = level > 0 ? red(level) : faded(actual, x: x, y: y)
        for channel in 0..<4 { picture.bytes[start + channel] = color[channel] }
      }
    }
    return picture
  }

  /// Expected, difference and actual in a row, or below each other where a row would be too wide.
  ///
  /// - Throws: `RasterError.sizeOutOfRange` where neither fits.
  public static func sideBySide(expected: Pixmap, actual: Pixmap) throws(RasterError) -> Pixmap {
    try sheet(
      expected, DifferenceMap(expected: expected, actual: actual), actual)
  }

  /// The same for colours as files store them.
  package static func sideBySide(
    expected: StraightPixmap, actual: StraightPixmap
  ) throws(RasterError) -> Pixmap {
    let map = DifferenceMap(
      expected: Pixmap(comparing: expected), actual: Pixmap(comparing: actual))
    return try sheet(Pixmap(expected), map, Pixmap(actual))
  }

  private static func sheet(
    _ expected: Pixmap, _ map: DifferenceMap, _ actual: Pixmap
  ) throws(RasterError) -> Pixmap {
    let difference = try overlay(of: map, over: actual)
    let (width, height) = (difference.width, difference.height)
    let isRow = width * 3 + gap * 2 <= Pixmap.maximumSide
    var sheet = try Pixmap.canvas(
      width: isRow ? width * 3 + gap * 2 : width, height: isRow ? height : height * 3 + gap * 2)
    for index in stride(from: 0, to: sheet.bytes.count, by: 4) {
      for channel in 0..<3 { sheet.bytes[index + channel] = 0x80 }
      sheet.bytes[index + 3] = 255
    }
    for (index, part) in [expected, difference, actual].enumerated() {
      let (x, y) = isRow ? (index * (width + gap), 0) : (0, index * (height + gap))
      sheet.copy(part, toX: x, y: y)
    }
    return sheet
  }

  /// Half red for the smallest difference, dark red for the largest.
  private static func red(_ level: UInt8) -> SIMD4<UInt8> {
    SIMD4(255 - level / 4, 64 - level / 4, 64 - level / 4, 255)
  }

  /// An eighth of the contrast, on white.
  private static func faded(_ pixmap: Pixmap, x: Int, y: Int) -> SIMD4<UInt8> {
    guard x < pixmap.width, y < pixmap.height else { return SIMD4(255, 255, 255, 255) }
    let start = (y * pixmap.width + x) * 4
    let bytes = pixmap.bytes
    // Rec. 709 weights in 256ths; premultiplied colour over white adds what alpha leaves.
    let luma =
      54 * Int(bytes[start]) + 183 * Int(bytes[start + 1]) + 19 * Int(bytes[start + 2])
    let level = luma / 256 + 255 - Int(bytes[start + 3])
    let gray = UInt8(223 + min(level, 255) / 8)
    return SIMD4(gray, gray, gray, 255)
  }
}

extension Pixmap {
  /// Replaces the pixels under `part`, which must be inside.
  fileprivate mutating func copy(_ part: Pixmap, toX x: Int, y: Int) {
    for row in 0..<part.height {
      let target = ((y + row) * width + x) * 4
      let source = row * part.width * 4
      bytes.replaceSubrange(
        target..<target + part.width * 4, with: part.bytes[source..<source + part.width * 4])
    }
  }
}
