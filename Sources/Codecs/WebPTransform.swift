/// A change that the encoder made to lossless pixels, which decoding takes back (RFC 9649 §4).
enum WebPTransform {
  case predictor(RawBuffer<UInt32>, bits: Int)
  case crossColor(RawBuffer<UInt32>, bits: Int)
  case subtractGreen
  /// - Parameter width: that of the picture once its bundled pixels are apart.
  case palette(RawBuffer<UInt32>, bits: Int, width: Int)

  /// - Parameter width: before and after.
  func undone(_ pixels: RawBuffer<UInt32>, width: inout Int, height: Int) -> RawBuffer<UInt32> {
    switch self {
    case .predictor(let tiles, let bits):
      unsafe Self.addPredictions(
        to: pixels.start, tiles: tiles.start, bits: bits, width: width, height: height)
    case .crossColor(let tiles, let bits):
      unsafe Self.addCrossColors(
        to: pixels.start, tiles: tiles.start, bits: bits, width: width, height: height)
    case .subtractGreen:
      let start = unsafe pixels.start
      for index in 0..<pixels.count {
        let color = unsafe start[index]
        let green = color &>> 8 & 0xFF
        let both = (color & 0xFF_00FF) &+ (green &<< 16 | green)
        unsafe start[index] = color & 0xFF00_FF00 | both & 0xFF_00FF
      }
    case .palette(let palette, let bits, let full):
      let expanded = RawBuffer<UInt32>(count: full * height, repeating: 0)
      unsafe Self.lookUp(
        pixels.start, to: expanded.start, palette: palette.start, bits: bits, stored: width,
        width: full, height: height)
      width = full
      return expanded
    }
    return pixels
  }

  private static func lookUp(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>,
    palette: UnsafePointer<UInt32>, bits: Int, stored: Int, width: Int, height: Int
  ) {
    let (perPixel, each) = (8 >> bits, 1 << bits - 1)
    let mask = UInt32(1) << UInt32(perPixel) - 1
    for y in 0..<height {
      let row = unsafe source + y &* stored
      let output = unsafe target + y &* width
      for x in 0..<width {
        let bundle = unsafe row[x &>> bits] &>> 8 & 0xFF
        let index = bundle &>> UInt32(truncatingIfNeeded: (x & each) &* perPixel) & mask
        unsafe output[x] = palette[Int(index)]
      }
    }
  }

  private static func addCrossColors(
    to pixels: UnsafeMutablePointer<UInt32>, tiles: UnsafePointer<UInt32>, bits: Int, width: Int,
    height: Int
  ) {
    let tilesWide = ceilingDivide(width, 1 << bits)
    for y in 0..<height {
      let row = unsafe pixels + y &* width
      let factors = unsafe tiles + (y &>> bits) &* tilesWide
      var x = 0
      while x < width {
        let tile = unsafe factors[x &>> bits]
        let greenToRed = Int32(Int8(truncatingIfNeeded: tile))
        let greenToBlue = Int32(Int8(truncatingIfNeeded: tile &>> 8))
        let redToBlue = Int32(Int8(truncatingIfNeeded: tile &>> 16))
        let end = min(width, (x &>> bits &+ 1) &<< bits)
        while x < end {
          let color = unsafe row[x]
          let green = Int32(Int8(truncatingIfNeeded: color &>> 8))
          let red = Int32(color &>> 16 & 0xFF) &+ (greenToRed &* green) &>> 5
          let reddish = Int32(Int8(truncatingIfNeeded: red))
          let blue =
            Int32(color & 0xFF) &+ (greenToBlue &* green) &>> 5
            &+ (redToBlue &* reddish) &>> 5
          unsafe row[x] =
            color & 0xFF00_FF00 | UInt32(bitPattern: red & 0xFF) &<< 16
            | UInt32(bitPattern: blue & 0xFF)
          x &+= 1
        }
      }
    }
  }

  // MARK: Predictions

  private static func addPredictions(
    to pixels: UnsafeMutablePointer<UInt32>, tiles: UnsafePointer<UInt32>, bits: Int, width: Int,
    height: Int
  ) {
    unsafe pixels[0] = addPixels(pixels[0], 0xFF00_0000)
    for x in 1..<max(width, 1) { unsafe pixels[x] = addPixels(pixels[x], pixels[x &- 1]) }
    let tilesWide = ceilingDivide(width, 1 << bits)
    for y in 1..<max(height, 1) {
      let row = unsafe pixels + y &* width
      let above = unsafe row - width
      unsafe row[0] = addPixels(row[0], above[0])
      let modes = unsafe tiles + (y &>> bits) &* tilesWide
      var x = 1
      while x < width {
        let end = min(width, (x &>> bits &+ 1) &<< bits)
        unsafe addRun(row, above, x..<end, mode: modes[x &>> bits] &>> 8 & 15)
        x = end
      }
    }
  }

  @inline(__always)
  private static func run(
    _ row: UnsafeMutablePointer<UInt32>, _ range: Range<Int>,
    _ prediction: (_ x: Int, _ left: UInt32) -> UInt32
  ) {
    var left = unsafe row[range.lowerBound &- 1]
    var x = range.lowerBound
    while x < range.upperBound {
      left = unsafe addPixels(row[x], prediction(x, left))
      unsafe row[x] = left
      x &+= 1
    }
  }

  /// The pixel to the right above the last one of a row is the first of its own row, which is next in
  /// memory.
  private static func addRun(
    _ row: UnsafeMutablePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ range: Range<Int>,
    mode: UInt32
  ) {
    switch mode {
    case 1: unsafe run(row, range) { _, left in left }
    case 2: unsafe run(row, range) { x, _ in unsafe above[x] }
    case 3: unsafe run(row, range) { x, _ in unsafe above[x &+ 1] }
    case 4: unsafe run(row, range) { x, _ in unsafe above[x &- 1] }
    case 5:
      unsafe run(row, range) { x, left in
        unsafe average(average(left, above[x &+ 1]), above[x])
      }
    case 6: unsafe run(row, range) { x, left in unsafe average(left, above[x &- 1]) }
    case 7: unsafe run(row, range) { x, left in unsafe average(left, above[x]) }
    case 8: unsafe run(row, range) { x, _ in unsafe average(above[x &- 1], above[x]) }
    case 9: unsafe run(row, range) { x, _ in unsafe average(above[x], above[x &+ 1]) }
    case 10:
      unsafe run(row, range) { x, left in
        unsafe average(average(left, above[x &- 1]), average(above[x], above[x &+ 1]))
      }
    case 11: unsafe run(row, range) { x, left in unsafe select(above[x], left, above[x &- 1]) }
    case 12: unsafe run(row, range) { x, left in unsafe full(left, above[x], above[x &- 1]) }
    case 13:
      unsafe run(row, range) { x, left in unsafe half(average(left, above[x]), above[x &- 1]) }
    default: unsafe run(row, range) { _, _ in 0xFF00_0000 }
    }
  }

  @inline(__always)
  private static func average(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a ^ b) & 0xFEFE_FEFE) &>> 1 &+ (a & b)
  }

  @inline(__always)
  private static func level(_ color: UInt32, _ shift: UInt32) -> Int32 {
    Int32(truncatingIfNeeded: color &>> shift & 0xFF)
  }

  @inline(__always)
  private static func select(_ top: UInt32, _ left: UInt32, _ corner: UInt32) -> UInt32 {
    var sum: Int32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let c = level(corner, shift)
      sum &+= distance(level(left, shift) &- c) &- distance(level(top, shift) &- c)
      shift &+= 8
    }
    return sum <= 0 ? top : left
  }

  @inline(__always)
  private static func distance(_ value: Int32) -> Int32 {
    let sign = value &>> 31
    return (value ^ sign) &- sign
  }

  @inline(__always)
  private static func full(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
    eachLevel { clampedLevel(level(a, $0) &+ level(b, $0) &- level(c, $0)) }
  }

  @inline(__always)
  private static func half(_ a: UInt32, _ b: UInt32) -> UInt32 {
    eachLevel {
      let difference = level(a, $0) &- level(b, $0)
      // Halves are rounded towards zero.
      return clampedLevel(level(a, $0) &+ (difference &- difference &>> 31) &>> 1)
    }
  }

  @inline(__always)
  private static func eachLevel(_ value: (UInt32) -> Int32) -> UInt32 {
    UInt32(bitPattern: value(0)) | UInt32(bitPattern: value(8)) &<< 8
      | UInt32(bitPattern: value(16)) &<< 16 | UInt32(bitPattern: value(24)) &<< 24
  }
}

/// Sums of bytes without carries between them.
@inline(__always)
func addPixels(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let even = (a & 0xFF_00FF) &+ (b & 0xFF_00FF)
  let odd = (a &>> 8 & 0xFF_00FF) &+ (b &>> 8 & 0xFF_00FF)
  return even & 0xFF_00FF | (odd & 0xFF_00FF) &<< 8
}
