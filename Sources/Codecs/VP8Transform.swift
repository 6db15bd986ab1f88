/// The inverse transforms of VP8 (RFC 6386 §14), which add what they give to a prediction.
enum VP8Transform {
  /// Sixteen first coefficients from the transform of them, written to the blocks that they begin.
  static func spread(_ input: UnsafePointer<Int16>, to blocks: UnsafeMutablePointer<Int16>) {
    var columns = (SIMD4<Int32>.zero, SIMD4<Int32>.zero, SIMD4<Int32>.zero, SIMD4<Int32>.zero)
    func row(_ index: Int) -> SIMD4<Int32> {
      unsafe SIMD4(
        Int32(input[4 * index]), Int32(input[4 * index + 1]), Int32(input[4 * index + 2]),
        Int32(input[4 * index + 3]))
    }
    let (a0, a1) = (row(0) &+ row(3), row(1) &+ row(2))
    let (a2, a3) = (row(1) &- row(2), row(0) &- row(3))
    columns = (a0 &+ a1, a3 &+ a2, a0 &- a1, a3 &- a2)
    for (index, line) in [columns.0, columns.1, columns.2, columns.3].enumerated() {
      let dc = line.x &+ 3
      let (b0, b1) = (dc &+ line.w, line.y &+ line.z)
      let (b2, b3) = (line.y &- line.z, dc &- line.w)
      let target = unsafe blocks + index * 64
      unsafe target[0] = Int16(truncatingIfNeeded: (b0 &+ b1) &>> 3)
      unsafe target[16] = Int16(truncatingIfNeeded: (b3 &+ b2) &>> 3)
      unsafe target[32] = Int16(truncatingIfNeeded: (b0 &- b1) &>> 3)
      unsafe target[48] = Int16(truncatingIfNeeded: (b3 &- b2) &>> 3)
    }
  }

  /// Adds a block; `isFlat` if all but the first coefficient are zero.
  @inline(__always)
  static func add(
    _ block: UnsafePointer<Int16>, isFlat: Bool, to target: UnsafeMutablePointer<UInt8>,
    stride: Int
  ) {
    if isFlat {
      let level = unsafe (Int32(block[0]) &+ 4) &>> 3
      if level == 0 { return }
      for y in 0..<4 {
        let row = unsafe target + y &* stride
        for x in 0..<4 {
          unsafe row[x] = UInt8(truncatingIfNeeded: clampedLevel(Int32(row[x]) &+ level))
        }
      }
      return
    }
    @inline(__always) func row(_ index: Int) -> SIMD4<Int32> {
      unsafe SIMD4(
        Int32(block[4 &* index]), Int32(block[4 &* index &+ 1]), Int32(block[4 &* index &+ 2]),
        Int32(block[4 &* index &+ 3]))
    }
    let first = pass(row(0), row(1), row(2), row(3))
    // The second pass works on the transposed matrix; sample x of row y is lane y of result x.
    let second = pass(
      SIMD4(first.0.x, first.1.x, first.2.x, first.3.x) &+ 4,
      SIMD4(first.0.y, first.1.y, first.2.y, first.3.y),
      SIMD4(first.0.z, first.1.z, first.2.z, first.3.z),
      SIMD4(first.0.w, first.1.w, first.2.w, first.3.w))
    let (r0, r1, r2, r3) = (second.0 &>> 3, second.1 &>> 3, second.2 &>> 3, second.3 &>> 3)
    for y in 0..<4 {
      let line = unsafe target + y &* stride
      unsafe line[0] = UInt8(truncatingIfNeeded: clampedLevel(Int32(line[0]) &+ r0[y]))
      unsafe line[1] = UInt8(truncatingIfNeeded: clampedLevel(Int32(line[1]) &+ r1[y]))
      unsafe line[2] = UInt8(truncatingIfNeeded: clampedLevel(Int32(line[2]) &+ r2[y]))
      unsafe line[3] = UInt8(truncatingIfNeeded: clampedLevel(Int32(line[3]) &+ r3[y]))
    }
  }

  private typealias Four = (SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>)

  @inline(__always)
  private static func pass(
    _ i0: SIMD4<Int32>, _ i1: SIMD4<Int32>, _ i2: SIMD4<Int32>, _ i3: SIMD4<Int32>
  ) -> Four {
    let (a, b) = (i0 &+ i2, i0 &- i2)
    let c = (i1 &* 35_468) &>> 16 &- ((i3 &* 20_091) &>> 16 &+ i3)
    let d = (i1 &* 20_091) &>> 16 &+ i1 &+ (i3 &* 35_468) &>> 16
    return (a &+ d, b &+ c, b &- c, a &- d)
  }
}
