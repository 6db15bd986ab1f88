/// The accurate inverse cosine transform in whole numbers (Loeffler, Ligtenberg and Moschytz, with
/// 13 bits for constants and 2 more between the passes), sample for sample that of libjpeg's `islow`.
///
/// A block is eight vectors of eight numbers, so both passes work on eight columns at once. Factors and numbers between
/// the passes have 16 bits, as libjpeg-turbo keeps them: what an encoder writes needs 13.
@safe
struct JPEGInverseDCT {
  private typealias Words = SIMD8<Int16>
  private typealias Longs = SIMD8<Int32>

  private var a: Words, b: Words, c: Words, d: Words, e: Words, f: Words, g: Words, h: Words

  /// Whether all coefficients but the first are zero.
  @inline(__always)
  static func isFlat(_ block: UnsafePointer<Int16>) -> Bool {
    let numbers = unsafe UnsafeRawPointer(block)
    var others = unsafe numbers.loadUnaligned(as: Words.self)
    others[0] = 0
    for y in 1..<8 {
      others |= unsafe numbers.loadUnaligned(fromByteOffset: y &* 16, as: Words.self)
    }
    return others == .zero
  }

  /// Draws a block with nothing but its first coefficient.
  @inline(__always)
  static func flat(
    _ dc: Int16, quantizer: Int16, to target: UnsafeMutableRawPointer, stride: Int
  ) {
    // (dc << 2 + 16) >> 5 of the two passes.
    let level = clampedLevel((Int32(dc &* quantizer &* 4) &+ 16) &>> 5 &+ 128)
    let row = UInt64(truncatingIfNeeded: level) &* 0x0101_0101_0101_0101
    for y in 0..<8 {
      unsafe target.storeBytes(of: row, toByteOffset: y &* stride, as: UInt64.self)
    }
  }

  /// - Parameters:
  ///   - block: 64 coefficients, row by row.
  ///   - quantizers: their factors.
  ///   - target: the first sample; the block's other lines follow in steps of `stride`.
  static func transform(
    _ block: UnsafePointer<Int16>, quantizers: UnsafePointer<Int16>,
    to target: UnsafeMutableRawPointer, stride: Int
  ) {
    var numbers = unsafe JPEGInverseDCT(block, times: quantizers)
    numbers.pass(shift: 11)
    numbers.transpose()
    numbers.pass(shift: 18)
    numbers.transpose()
    unsafe numbers.write(to: target, stride: stride)
  }

  private init(_ block: UnsafePointer<Int16>, times quantizers: UnsafePointer<Int16>) {
    let numbers = unsafe UnsafeRawPointer(block)
    let factors = unsafe UnsafeRawPointer(quantizers)
    @inline(__always)
    func row(_ y: Int) -> Words {
      unsafe numbers.loadUnaligned(fromByteOffset: y &* 16, as: Words.self)
        &* factors.loadUnaligned(fromByteOffset: y &* 16, as: Words.self)
    }
    (a, b, c, d) = (row(0), row(1), row(2), row(3))
    (e, f, g, h) = (row(4), row(5), row(6), row(7))
  }

  /// One pass over the eight numbers of each column; results are rounded and shifted right.
  @inline(__always)
  private mutating func pass(shift: Int32) {
    let half = Longs(repeating: 1 &<< (shift &- 1))
    // The constants of the algorithm, multiplied out: each sum of two products is one instruction.
    let t0 = (Self.wide(a) &+ Self.wide(e)) &<< Longs(repeating: 13) &+ half
    let t1 = (Self.wide(a) &- Self.wide(e)) &<< Longs(repeating: 13) &+ half
    let t2 = Self.sum(c, 4433, g, -10704)
    let t3 = Self.sum(c, 10703, g, 4433)
    let (e0, e3) = (t0 &+ t3, t0 &- t3)
    let (e1, e2) = (t1 &+ t2, t1 &- t2)
    let o0 = Self.sum(b, 2260, d, -6436) &+ Self.sum(f, 9633, h, -11363)
    let o1 = Self.sum(b, 6437, d, -11362) &+ Self.sum(f, 2261, h, 9633)
    let o2 = Self.sum(b, 9633, d, -2259) &+ Self.sum(f, -11362, h, -6436)
    let o3 = Self.sum(b, 11363, d, 9633) &+ Self.sum(f, 6437, h, 2260)
    (a, h) = (Self.narrow(e0 &+ o3, shift), Self.narrow(e0 &- o3, shift))
    (b, g) = (Self.narrow(e1 &+ o2, shift), Self.narrow(e1 &- o2, shift))
    (c, f) = (Self.narrow(e2 &+ o1, shift), Self.narrow(e2 &- o1, shift))
    (d, e) = (Self.narrow(e3 &+ o0, shift), Self.narrow(e3 &- o0, shift))
  }

  @inline(__always)
  private static func wide(_ numbers: Words) -> Longs { Longs(truncatingIfNeeded: numbers) }

  @inline(__always)
  private static func sum(_ first: Words, _ x: Int32, _ second: Words, _ y: Int32) -> Longs {
    wide(first) &* Longs(repeating: x) &+ wide(second) &* Longs(repeating: y)
  }

  @inline(__always)
  private static func narrow(_ sum: Longs, _ shift: Int32) -> Words {
    // The same 16 bits wherever they are cut; from the upper half it is one instruction.
    guard shift < 16 else { return Words(truncatingIfNeeded: sum &>> Longs(repeating: shift)) }
    let upper = sum &<< Longs(repeating: 16 &- shift)
    return Words(truncatingIfNeeded: upper &>> Longs(repeating: 16))
  }

  /// Makes rows of columns.
  @inline(__always)
  private mutating func transpose() {
    let (a0, a1, b0, b1) = (Self.low(a, b), Self.high(a, b), Self.low(c, d), Self.high(c, d))
    let (c0, c1, d0, d1) = (Self.low(e, f), Self.high(e, f), Self.low(g, h), Self.high(g, h))
    let (e0, e1, e2, e3) = (
      Self.low(a0, b0), Self.high(a0, b0), Self.low(a1, b1), Self.high(a1, b1)
    )
    let (f0, f1, f2, f3) = (
      Self.low(c0, d0), Self.high(c0, d0), Self.low(c1, d1), Self.high(c1, d1)
    )
    (a, b, c, d) = (Self.low(e0, f0), Self.high(e0, f0), Self.low(e1, f1), Self.high(e1, f1))
    (e, f, g, h) = (Self.low(e2, f2), Self.high(e2, f2), Self.low(e3, f3), Self.high(e3, f3))
  }

  // Lanes of two vectors in turn, as lanes of twice their size: what the compiler makes one instruction of.

  @inline(__always)
  private static func low(_ x: Words, _ y: Words) -> SIMD4<UInt32> {
    unsafe unsafeBitCast(
      Words(x[0], y[0], x[1], y[1], x[2], y[2], x[3], y[3]), to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func high(_ x: Words, _ y: Words) -> SIMD4<UInt32> {
    unsafe unsafeBitCast(
      Words(x[4], y[4], x[5], y[5], x[6], y[6], x[7], y[7]), to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func low(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> SIMD2<UInt64> {
    unsafe unsafeBitCast(SIMD4(x[0], y[0], x[1], y[1]), to: SIMD2<UInt64>.self)
  }

  @inline(__always)
  private static func high(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> SIMD2<UInt64> {
    unsafe unsafeBitCast(SIMD4(x[2], y[2], x[3], y[3]), to: SIMD2<UInt64>.self)
  }

  @inline(__always)
  private static func low(_ x: SIMD2<UInt64>, _ y: SIMD2<UInt64>) -> Words {
    unsafe unsafeBitCast(SIMD2(x[0], y[0]), to: Words.self)
  }

  @inline(__always)
  private static func high(_ x: SIMD2<UInt64>, _ y: SIMD2<UInt64>) -> Words {
    unsafe unsafeBitCast(SIMD2(x[1], y[1]), to: Words.self)
  }

  @inline(__always)
  private func write(to target: UnsafeMutableRawPointer, stride: Int) {
    @inline(__always)
    func row(_ y: Int, _ numbers: Words) {
      let levels = (numbers &+ Words(repeating: 128)).clamped(
        lowerBound: .zero, upperBound: Words(repeating: 255))
      unsafe target.storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: levels), toByteOffset: y &* stride,
        as: SIMD8<UInt8>.self)
    }
    row(0, a)
    row(1, b)
    row(2, c)
    row(3, d)
    row(4, e)
    row(5, f)
    row(6, g)
    row(7, h)
  }
}

/// The nearest number in 0…255, without a branch.
@inline(__always)
func clampedLevel(_ value: Int32) -> Int32 {
  let positive = value & ~(value &>> 31)
  return (positive | (255 &- positive) &>> 31) & 255
}
