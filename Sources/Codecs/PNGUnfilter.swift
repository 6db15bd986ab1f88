/// Undoes the row filters of PNG (§9.2) in place.
enum PNGUnfilter {
  /// Reconstructs `rows` rows of `rowBytes` bytes, each after its filter byte, from `offset` on.
  ///
  /// - Parameters:
  ///   - stride: the distance of a byte to its left neighbour, in bytes.
  ///   - firstRow: the number of the first row, for messages.
  /// - Precondition: the rows are inside `data`.
  static func reconstruct(
    _ data: inout [UInt8], at offset: Int, rows: Int, rowBytes: Int, stride: Int
  ) throws(PNGDecodingError) {
    precondition(offset >= 0 && offset + rows * (rowBytes + 1) <= data.count)
    try unsafe data.withUnsafeMutableBufferPointer { bytes throws(PNGDecodingError) in
      guard let first = bytes.baseAddress, rowBytes > 0 else { return }
      let base = UnsafeMutableRawPointer(first)
      for row in 0..<rows {
        let start = unsafe base + offset + row * (rowBytes + 1) + 1
        let filter = unsafe start.load(fromByteOffset: -1, as: UInt8.self)
        // Above the first row lies a row of zeros.
        let above = unsafe row > 0 ? UnsafeRawPointer(start - rowBytes - 1) : nil
        switch (filter, unsafe above) {
        case (0, _), (2, nil): break
        case (1, _), (4, nil): unsafe sub(start, rowBytes, stride)
        case (2, let above?): unsafe up(start, above, rowBytes)
        case (3, let above): unsafe average(start, above, rowBytes, stride)
        case (4, let above?): unsafe paeth(start, above, rowBytes, stride)
        default: throw .invalidFilter(row: row, filter: filter)
        }
      }
    }
  }

  /// Without a row above, Paeth's predictor is the left neighbour, as Sub's.
  private static func sub(_ row: UnsafeMutableRawPointer, _ count: Int, _ stride: Int) {
    if stride == 3 || stride == 4 {
      unsafe PNGPixelRow.sub(row, count, isRGB: stride == 3)
      return
    }
    for offset in Swift.stride(from: stride, to: count, by: 1) {
      let sum = unsafe byte(row, offset) &+ byte(row, offset - stride)
      unsafe row.storeBytes(of: sum, toByteOffset: offset, as: UInt8.self)
    }
  }

  private static func up(
    _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int
  ) {
    var offset = 0
    while count - offset >= 16 {
      let raw = unsafe row.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      let top = unsafe above.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      unsafe row.storeBytes(of: raw &+ top, toByteOffset: offset, as: SIMD16<UInt8>.self)
      offset += 16
    }
    while offset < count {
      let sum = unsafe byte(row, offset) &+ byte(above, offset)
      unsafe row.storeBytes(of: sum, toByteOffset: offset, as: UInt8.self)
      offset += 1
    }
  }

  private static func average(
    _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer?, _ count: Int, _ stride: Int
  ) {
    if stride == 3 || stride == 4, let above = unsafe above {
      unsafe PNGPixelRow.average(row, above, count, isRGB: stride == 3)
      return
    }
    for offset in 0..<count {
      let left = offset < stride ? 0 : UInt16(unsafe byte(row, offset - stride))
      let top =
        if let above = unsafe above { UInt16(unsafe byte(above, offset)) } else { UInt16(0) }
      let sum = unsafe byte(row, offset) &+ UInt8(truncatingIfNeeded: (left &+ top) &>> 1)
      unsafe row.storeBytes(of: sum, toByteOffset: offset, as: UInt8.self)
    }
  }

  private static func paeth(
    _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int, _ stride: Int
  ) {
    if stride == 3 || stride == 4 {
      unsafe PNGPixelRow.paeth(row, above, count, isRGB: stride == 3)
      return
    }
    for offset in 0..<min(stride, count) {
      let sum = unsafe byte(row, offset) &+ byte(above, offset)
      unsafe row.storeBytes(of: sum, toByteOffset: offset, as: UInt8.self)
    }
    for offset in Swift.stride(from: stride, to: count, by: 1) {
      let predictor = paethPredictor(
        left: unsafe byte(row, offset - stride), above: unsafe byte(above, offset),
        aboveLeft: unsafe byte(above, offset - stride))
      let sum = unsafe byte(row, offset) &+ predictor
      unsafe row.storeBytes(of: sum, toByteOffset: offset, as: UInt8.self)
    }
  }

  /// The neighbour nearest to `left + above − aboveLeft`; ties go to left, then above (§9.4).
  @inline(__always)
  static func paethPredictor(left: UInt8, above: UInt8, aboveLeft: UInt8) -> UInt8 {
    let (a, b, c) = (Int32(left), Int32(above), Int32(aboveLeft))
    let distanceA = (b &- c).magnitude
    let distanceB = (a &- c).magnitude
    let distanceC = (a &+ b &- c &- c).magnitude
    let nearest = distanceB <= distanceC ? above : aboveLeft
    return distanceA <= min(distanceB, distanceC) ? left : nearest
  }

  @inline(__always)
  private static func byte(_ base: UnsafeRawPointer, _ offset: Int) -> UInt8 {
    unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  @inline(__always)
  private static func byte(_ base: UnsafeMutableRawPointer, _ offset: Int) -> UInt8 {
    unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }
}
