/// Undoes the filters that look to the left for rows of three- and four-byte pixels, all channels
/// of a pixel at once.
enum PNGPixelRow {
  static func sub(_ row: UnsafeMutableRawPointer, _ count: Int, isRGB: Bool) {
    var left: UInt32 = 0
    unsafe forEachPixel(row, count, isRGB: isRGB) { _, raw in
      left = addBytes(raw, left)
      return left
    }
  }

  static func average(
    _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int, isRGB: Bool
  ) {
    var left: UInt32 = 0
    unsafe forEachPixel(row, count, isRGB: isRGB) { offset, raw in
      let top = unsafe load(above, offset, isRGB: isRGB)
      // (a + b) / 2 rounded down, byte by byte, without a ninth bit.
      let mean = (left & top) &+ (((left ^ top) & 0xFEFE_FEFE) &>> 1)
      left = addBytes(raw, mean)
      return left
    }
  }

  /// Flat neighbours mostly decide for all channels at once.
  static func paeth(
    _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int, isRGB: Bool
  ) {
    var left: UInt32 = 0
    var aboveLeft: UInt32 = 0
    unsafe forEachPixel(row, count, isRGB: isRGB) { offset, raw in
      let top = unsafe load(above, offset, isRGB: isRGB)
      let predictor: UInt32
      if top == aboveLeft {
        predictor = left
      } else if left == aboveLeft {
        predictor = top
      } else {
        predictor = paethPredictors(left: left, above: top, aboveLeft: aboveLeft)
      }
      left = addBytes(raw, predictor)
      aboveLeft = top
      return left
    }
  }

  @inline(__always)
  private static func forEachPixel(
    _ row: UnsafeMutableRawPointer, _ count: Int, isRGB: Bool,
    _ reconstruct: (Int, UInt32) -> UInt32
  ) {
    if isRGB {
      for offset in stride(from: 0, to: count, by: 3) {
        let pixel = reconstruct(offset, unsafe load(row, offset, isRGB: true))
        unsafe row.storeBytes(
          of: UInt16(truncatingIfNeeded: pixel).littleEndian, toByteOffset: offset, as: UInt16.self)
        unsafe row.storeBytes(
          of: UInt8(truncatingIfNeeded: pixel &>> 16), toByteOffset: offset &+ 2, as: UInt8.self)
      }
    } else {
      for offset in stride(from: 0, to: count, by: 4) {
        let pixel = reconstruct(offset, unsafe load(row, offset, isRGB: false))
        unsafe row.storeBytes(of: pixel.littleEndian, toByteOffset: offset, as: UInt32.self)
      }
    }
  }

  @inline(__always)
  private static func load(_ base: UnsafeRawPointer, _ offset: Int, isRGB: Bool) -> UInt32 {
    guard isRGB else {
      return UInt32(
        littleEndian: unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    let low = unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
    let high = unsafe base.load(fromByteOffset: offset &+ 2, as: UInt8.self)
    return UInt32(UInt16(littleEndian: low)) | UInt32(high) &<< 16
  }

  private static func paethPredictors(left: UInt32, above: UInt32, aboveLeft: UInt32) -> UInt32 {
    var packed: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let predictor = PNGUnfilter.paethPredictor(
        left: UInt8(truncatingIfNeeded: left &>> shift),
        above: UInt8(truncatingIfNeeded: above &>> shift),
        aboveLeft: UInt8(truncatingIfNeeded: aboveLeft &>> shift))
      packed |= UInt32(predictor) &<< shift
      shift &+= 8
    }
    return packed
  }

  /// Four sums of bytes without carries between them.
  @inline(__always)
  private static func addBytes(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
  }
}
