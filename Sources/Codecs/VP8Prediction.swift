/// What a block is expected to look like by its neighbours (RFC 6386 §12).
enum VP8Prediction {
  /// Modes of whole blocks and the first of those of 4×4 blocks.
  static let (average, trueMotion, vertical, horizontal) = (0, 1, 2, 3)

  /// Fills a square of 16 or 8 samples.
  static func whole(
    _ target: UnsafeMutablePointer<UInt8>, stride: Int, side: Int, mode: Int, hasLeft: Bool,
    hasTop: Bool
  ) {
    let top = unsafe target - stride
    switch mode {
    case vertical:
      for y in 0..<side { unsafe (target + y &* stride).update(from: top, count: side) }
    case horizontal:
      for y in 0..<side {
        let row = unsafe target + y &* stride
        unsafe row.update(repeating: row[-1], count: side)
      }
    case trueMotion: unsafe motion(target, stride: stride, side: side)
    default:
      var (sum, count) = (0, 0)
      if hasTop {
        for x in 0..<side { unsafe sum &+= Int(top[x]) }
        count &+= side
      }
      if hasLeft {
        for y in 0..<side { unsafe sum &+= Int(target[y &* stride &- 1]) }
        count &+= side
      }
      let level = count == 0 ? 128 : UInt8((sum + count / 2) / count)
      for y in 0..<side { unsafe (target + y &* stride).update(repeating: level, count: side) }
    }
  }

  @inline(__always)
  private static func motion(_ target: UnsafeMutablePointer<UInt8>, stride: Int, side: Int) {
    let top = unsafe target - stride
    let corner = unsafe Int32(top[-1])
    for y in 0..<side {
      let row = unsafe target + y &* stride
      let base = unsafe Int32(row[-1]) &- corner
      for x in 0..<side {
        unsafe row[x] = UInt8(truncatingIfNeeded: clampedLevel(base &+ Int32(top[x])))
      }
    }
  }

  /// Fills a 4×4 block.
  ///
  /// - Parameters:
  ///   - right: the four samples that follow those above the block.
  ///   - scratch: 32 bytes of edges and 32 of their means.
  static func small(
    _ target: UnsafeMutablePointer<UInt8>, stride: Int, mode: Int,
    right: UnsafePointer<UInt8>, scratch: UnsafeMutablePointer<UInt8>,
    patterns: UnsafePointer<UInt8>
  ) {
    let top = unsafe target - stride
    if mode == trueMotion {
      unsafe motion(target, stride: stride, side: 4)
      return
    }
    if mode == average {
      var sum = 4
      for x in 0..<4 { unsafe sum &+= Int(top[x]) &+ Int(target[x &* stride &- 1]) }
      for y in 0..<4 {
        unsafe (target + y &* stride).update(
          repeating: UInt8(truncatingIfNeeded: sum &>> 3), count: 4)
      }
      return
    }
    // From the lowest sample on the left over the corner to the eighth above, the ends twice.
    unsafe scratch[0] = target[3 &* stride &- 1]
    unsafe scratch[1] = target[3 &* stride &- 1]
    unsafe scratch[2] = target[2 &* stride &- 1]
    unsafe scratch[3] = target[stride &- 1]
    unsafe scratch[4] = target[-1]
    for x in 0..<5 { unsafe scratch[5 &+ x] = top[x &- 1] }
    for x in 0..<4 { unsafe scratch[10 &+ x] = right[x] }
    unsafe scratch[14] = right[3]
    // Means of three around each sample, and of two behind it.
    let means = unsafe scratch + 32
    for index in 1..<14 {
      let sum =
        unsafe UInt16(scratch[index &- 1]) &+ 2 &* UInt16(scratch[index])
        &+ UInt16(scratch[index &+ 1]) &+ 2
      unsafe means[index] = UInt8(truncatingIfNeeded: sum &>> 2)
    }
    for index in 0..<10 {
      let sum = unsafe UInt16(scratch[index]) &+ UInt16(scratch[index &+ 1]) &+ 1
      unsafe means[16 &+ index] = UInt8(truncatingIfNeeded: sum &>> 1)
    }
    let pattern = unsafe patterns + mode &* 16
    for y in 0..<4 {
      for x in 0..<4 { unsafe target[y &* stride &+ x] = means[Int(pattern[y &* 4 &+ x])] }
    }
  }

  /// For each mode of 4×4 blocks the mean that each sample is: of three around a place along the edge, or
  /// from 16 on of two.
  static let patterns: [UInt8] = {
    let rows: [[UInt8]] = [
      [], [],
      [6, 7, 8, 9, 6, 7, 8, 9, 6, 7, 8, 9, 6, 7, 8, 9],
      [4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1],
      [5, 6, 7, 8, 4, 5, 6, 7, 3, 4, 5, 6, 2, 3, 4, 5],
      [21, 22, 23, 24, 5, 6, 7, 8, 4, 21, 22, 23, 3, 5, 6, 7],
      [7, 8, 9, 10, 8, 9, 10, 11, 9, 10, 11, 12, 10, 11, 12, 13],
      [22, 23, 24, 25, 7, 8, 9, 10, 23, 24, 25, 11, 8, 9, 10, 12],
      [20, 5, 6, 7, 19, 4, 20, 5, 18, 3, 19, 4, 17, 2, 18, 3],
      [19, 3, 18, 2, 18, 2, 17, 1, 17, 1, 16, 16, 16, 16, 16, 16],
    ]
    return rows.flatMap { $0.isEmpty ? [UInt8](repeating: 0, count: 16) : $0 }
  }()
}
