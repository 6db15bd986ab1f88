/// The row filters of PNG (§9.2), and the choice between them by the smallest sum of residuals
/// read as signed bytes (§12.7).
///
/// Sixteen bytes a step. Rows lie in buffers with `padding` zero bytes before them, which stand
/// for the pixels left of the picture, and as many behind them, which whole vectors may touch.
enum PNGFilter: UInt8, CaseIterable {
  case none
  case sub
  case up
  case average
  case paeth

  static let padding = 16

  private typealias Bytes = SIMD16<UInt8>
  private typealias Sums = SIMD8<UInt16>

  /// The filter with the smallest sum; the first of equals, save that Up wins where the row
  /// repeats the one above.
  static func best(
    for row: UnsafeRawPointer, above: UnsafeRawPointer, count: Int, stride: Int
  ) -> PNGFilter {
    var totals = InlineArray<5, Int>(repeating: 0)
    var offset = 0
    while offset < count {
      // A lane grows by at most 256 a step: 255 steps fit sixteen bits.
      let stop = min(offset + 255 * 16, count)
      unsafe add(row, above, from: offset, to: stop, count: count, stride: stride, to: &totals)
      offset = stop
    }
    var best = 0
    for index in 1..<5 where totals[index] < totals[best] { best = index }
    if totals[2] == totals[best] { best = 2 }
    return PNGFilter(rawValue: UInt8(best)) ?? .none
  }

  /// Writes the filtered row to `target`, which has room for it alone.
  func apply(
    to row: UnsafeRawPointer, above: UnsafeRawPointer, count: Int, stride: Int,
    into target: UnsafeMutableRawPointer
  ) {
    switch self {
    case .none:
      unsafe target.copyMemory(from: row, byteCount: count)
    case .sub:
      unsafe Self.map(row, above, count, stride, target) { value, left, _, _ in value &- left }
    case .up:
      unsafe Self.map(row, above, count, stride, target) { value, _, top, _ in value &- top }
    case .average:
      unsafe Self.map(row, above, count, stride, target) { value, left, top, _ in
        value &- Self.average(left, top)
      }
    case .paeth:
      unsafe Self.map(row, above, count, stride, target) { value, left, top, topLeft in
        value &- Self.paeth(left, top, topLeft)
      }
    }
  }

  private static func add(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, from start: Int, to stop: Int, count: Int,
    stride: Int, to totals: inout InlineArray<5, Int>
  ) {
    let lanes = Bytes(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    var none = Sums.zero
    var sub = Sums.zero
    var up = Sums.zero
    var average = Sums.zero
    var paeth = Sums.zero
    for offset in Swift.stride(from: start, to: stop, by: 16) {
      var value = unsafe load(row, offset)
      var top = unsafe load(above, offset)
      var left = unsafe load(row, offset &- stride)
      var topLeft = unsafe load(above, offset &- stride)
      if count &- offset < 16 {
        // Behind the row's end every residual must be zero.
        let mask = Bytes.zero.replacing(
          with: Bytes(repeating: 255),
          where: lanes .< Bytes(repeating: UInt8(truncatingIfNeeded: count &- offset)))
        (value, top, left, topLeft) = (value & mask, top & mask, left & mask, topLeft & mask)
      }
      none &+= residual(value)
      // Flat areas, the most of many pictures, leave no other residuals.
      if isZero((value ^ top) | (left ^ topLeft) | (value ^ left)) { continue }
      sub &+= residual(value &- left)
      up &+= residual(value &- top)
      average &+= residual(value &- Self.average(left, top))
      paeth &+= residual(value &- Self.paeth(left, top, topLeft))
    }
    totals[0] += sum(none)
    totals[1] += sum(sub)
    totals[2] += sum(up)
    totals[3] += sum(average)
    totals[4] += sum(paeth)
  }

  @inline(__always)
  private static func map(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ count: Int, _ stride: Int,
    _ target: UnsafeMutableRawPointer, _ filter: (Bytes, Bytes, Bytes, Bytes) -> Bytes
  ) {
    var offset = 0
    while offset < count {
      let filtered = filter(
        unsafe load(row, offset), unsafe load(row, offset &- stride), unsafe load(above, offset),
        unsafe load(above, offset &- stride))
      if count &- offset >= 16 {
        unsafe target.storeBytes(of: filtered, toByteOffset: offset, as: Bytes.self)
      } else {
        for lane in 0..<count &- offset {
          unsafe target.storeBytes(
            of: filtered[lane], toByteOffset: offset &+ lane, as: UInt8.self)
        }
      }
      offset &+= 16
    }
  }

  // MARK: Lanes

  @inline(__always)
  private static func load(_ base: UnsafeRawPointer, _ offset: Int) -> Bytes {
    unsafe base.loadUnaligned(fromByteOffset: offset, as: Bytes.self)
  }

  /// The residual's distance from zero, neighbouring lanes added.
  @inline(__always)
  private static func residual(_ bytes: Bytes) -> Sums {
    let magnitude = unsafe unsafeBitCast(minimum(bytes, 0 &- bytes), to: Sums.self)
    return (magnitude & 0xFF) &+ (magnitude &>> 8)
  }

  @inline(__always)
  private static func isZero(_ bytes: Bytes) -> Bool {
    let words = unsafe unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
    return words[0] | words[1] == 0
  }

  private static func sum(_ lanes: Sums) -> Int {
    var sum = 0
    for index in 0..<8 { sum += Int(lanes[index]) }
    return sum
  }

  @inline(__always)
  private static func minimum(_ a: Bytes, _ b: Bytes) -> Bytes {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always)
  private static func difference(_ a: Bytes, _ b: Bytes) -> Bytes {
    a.replacing(with: b, where: b .> a) &- minimum(a, b)
  }

  /// `(a + b) / 2`, rounded down, without the ninth bit.
  @inline(__always)
  private static func average(_ a: Bytes, _ b: Bytes) -> Bytes {
    (a & b) &+ ((a ^ b) &>> 1)
  }

  /// Paeth's predictor in eight bits: the distance of `a + b − c` to `c` is the difference of the
  /// two others where `a` and `b` lie on both sides of `c`, and no smaller than either otherwise.
  @inline(__always)
  private static func paeth(_ a: Bytes, _ b: Bytes, _ c: Bytes) -> Bytes {
    let toA = difference(b, c)
    let toB = difference(a, c)
    let isOneSided = (a .> c) .== (b .> c)
    let toC = difference(toA, toB).replacing(with: Bytes(repeating: 255), where: isOneSided)
    let nearest = c.replacing(with: b, where: toB .<= toC)
    return nearest.replacing(with: a, where: toA .<= minimum(toB, toC))
  }
}
