/// The accurate inverse cosine transform in whole numbers (Loeffler, Ligtenberg and Moschytz, with
/// 13 bits for constants and 2 more between the passes), sample for sample that of libjpeg's `islow`.
enum JPEGInverseDCT {
  /// A block with nothing but its first coefficient.
  @inline(__always)
  static func flat(
    _ dc: Int16, quantizer: Int32, to target: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    // (dc << 2 + 16) >> 5 of the two passes.
    let level = clamped((Int32(dc) &* quantizer &* 4 &+ 16) &>> 5)
    let row = UInt64(level) &* 0x0101_0101_0101_0101
    for y in 0..<8 {
      unsafe UnsafeMutableRawPointer(target + y &* stride).storeBytes(of: row, as: UInt64.self)
    }
  }

  /// - Parameters:
  ///   - last: the place of the last coefficient in the file's order; all behind it are zero.
  ///   - workspace: 64 numbers.
  @inline(__always)
  static func transform(
    _ block: UnsafePointer<Int16>, last: Int, quantizers: UnsafePointer<Int32>,
    workspace: UnsafeMutablePointer<Int32>, to target: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    // The first ten in the file's order lie in the upper left four columns, the first 21 in six.
    let columns = last < 10 ? 4 : last < 21 ? 6 : 8
    for x in 0..<columns {
      let input = unsafe block + x
      let factors = unsafe quantizers + x
      if last < 10, unsafe (input[8] | input[16] | input[24]) == 0 {
        let value = unsafe Int32(input[0]) &* factors[0] &<< 2
        for y in 0..<8 { unsafe workspace[y &* 8 &+ x] = value }
        continue
      }
      let value = unsafe pass(
        Int32(input[0]) &* factors[0], Int32(input[8]) &* factors[8],
        Int32(input[16]) &* factors[16], Int32(input[24]) &* factors[24],
        Int32(input[32]) &* factors[32], Int32(input[40]) &* factors[40],
        Int32(input[48]) &* factors[48], Int32(input[56]) &* factors[56], shift: 11)
      unsafe workspace[x] = value.0
      unsafe workspace[8 &+ x] = value.1
      unsafe workspace[16 &+ x] = value.2
      unsafe workspace[24 &+ x] = value.3
      unsafe workspace[32 &+ x] = value.4
      unsafe workspace[40 &+ x] = value.5
      unsafe workspace[48 &+ x] = value.6
      unsafe workspace[56 &+ x] = value.7
    }
    if columns == 4 {
      for y in 0..<8 {
        let row = unsafe workspace + y &* 8
        unsafe write(
          pass(row[0], row[1], row[2], row[3], 0, 0, 0, 0, shift: 18), to: target + y &* stride)
      }
    } else if columns == 6 {
      for y in 0..<8 {
        let row = unsafe workspace + y &* 8
        unsafe write(
          pass(row[0], row[1], row[2], row[3], row[4], row[5], 0, 0, shift: 18),
          to: target + y &* stride)
      }
    } else {
      for y in 0..<8 {
        let row = unsafe workspace + y &* 8
        unsafe write(
          pass(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], shift: 18),
          to: target + y &* stride)
      }
    }
  }

  private typealias Eight = (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32)

  @inline(__always)
  private static func write(_ v: Eight, to target: UnsafeMutablePointer<UInt8>) {
    unsafe target[0] = clamped(v.0)
    unsafe target[1] = clamped(v.1)
    unsafe target[2] = clamped(v.2)
    unsafe target[3] = clamped(v.3)
    unsafe target[4] = clamped(v.4)
    unsafe target[5] = clamped(v.5)
    unsafe target[6] = clamped(v.6)
    unsafe target[7] = clamped(v.7)
  }

  @inline(__always)
  private static func clamped(_ value: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: clampedLevel(value &+ 128))
  }

  /// One pass over eight values; results are rounded and shifted right.
  @inline(__always)
  private static func pass(
    _ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32, _ e: Int32, _ f: Int32, _ g: Int32, _ h: Int32,
    shift: Int32
  ) -> Eight {
    let half = Int32(1) &<< (shift &- 1)
    let even = (c &+ g) &* 4433
    let t2 = even &- g &* 15137
    let t3 = even &+ c &* 6270
    let t0 = (a &+ e) &<< 13 &+ half
    let t1 = (a &- e) &<< 13 &+ half
    let (e0, e3) = (t0 &+ t3, t0 &- t3)
    let (e1, e2) = (t1 &+ t2, t1 &- t2)

    let z5 = (h &+ d &+ f &+ b) &* 9633
    let z1 = (h &+ b) &* -7373
    let z2 = (f &+ d) &* -20995
    let z3 = (h &+ d) &* -16069 &+ z5
    let z4 = (f &+ b) &* -3196 &+ z5
    let o0 = h &* 2446 &+ z1 &+ z3
    let o1 = f &* 16819 &+ z2 &+ z4
    let o2 = d &* 25172 &+ z2 &+ z3
    let o3 = b &* 12299 &+ z1 &+ z4
    return (
      (e0 &+ o3) &>> shift, (e1 &+ o2) &>> shift, (e2 &+ o1) &>> shift, (e3 &+ o0) &>> shift,
      (e3 &- o0) &>> shift, (e2 &- o1) &>> shift, (e1 &- o2) &>> shift, (e0 &- o3) &>> shift
    )
  }
}

/// The nearest number in 0…255, without a branch.
@inline(__always)
func clampedLevel(_ value: Int32) -> Int32 {
  let positive = value & ~(value &>> 31)
  return (positive | (255 &- positive) &>> 31) & 255
}
