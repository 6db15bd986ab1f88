/// The row filters of PNG (§9.2).
///
/// Sixteen bytes a step. Rows are in buffers with `padding` zero bytes before them, which stand
/// for the pixels left of the picture, and as many behind them, which whole vectors may touch.
enum PNGFilter: UInt8, CaseIterable {
  case none
  case sub
  case up
  case average
  case paeth

  static let padding = 16

  typealias Bytes = SIMD16<UInt8>

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
  static func load(_ base: UnsafeRawPointer, _ offset: Int) -> Bytes {
    unsafe base.loadUnaligned(fromByteOffset: offset, as: Bytes.self)
  }

  /// All bits set in the first `count` lanes.
  static func firstLanes(_ count: Int) -> Bytes {
    let lanes = Bytes(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    return Bytes.zero.replacing(
      with: Bytes(repeating: 255),
      where: lanes .< Bytes(repeating: UInt8(truncatingIfNeeded: count)))
  }

  @inline(__always)
  static func isZero(_ bytes: Bytes) -> Bool {
    let words = unsafe unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
    return words[0] | words[1] == 0
  }

  @inline(__always)
  static func minimum(_ a: Bytes, _ b: Bytes) -> Bytes {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always)
  private static func difference(_ a: Bytes, _ b: Bytes) -> Bytes {
    a.replacing(with: b, where: b .> a) &- minimum(a, b)
  }

  /// `(a + b) / 2`, rounded down, without the ninth bit.
  @inline(__always)
  static func average(_ a: Bytes, _ b: Bytes) -> Bytes {
    (a & b) &+ ((a ^ b) &>> 1)
  }

  /// Paeth's predictor in eight bits: the distance of `a + b − c` to `c` is the difference of the
  /// two others where `a` and `b` are on both sides of `c`, and no smaller than either otherwise.
  @inline(__always)
  static func paeth(_ a: Bytes, _ b: Bytes, _ c: Bytes) -> Bytes {
    let toA = difference(b, c)
    let toB = difference(a, c)
    let isOneSided = (a .> c) .== (b .> c)
    let toC = difference(toA, toB).replacing(with: Bytes(repeating: 255), where: isOneSided)
    let nearest = c.replacing(with: b, where: toB .<= toC)
    return nearest.replacing(with: a, where: toA .<= minimum(toB, toC))
  }
}
