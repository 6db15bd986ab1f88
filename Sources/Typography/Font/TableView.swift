/// A window on a font file, read as big-endian numbers with every bound checked.
///
/// A read outside the window gives zero, which is what OpenType calls the null table: no glyphs
/// covered, no records, no offsets. So a damaged table behaves as an empty one and readers need no
/// error paths of their own. Numbers come as `Int`, because sums and products of a few values of at
/// most 32 bits cannot overflow it.
@safe
struct TableView: @unchecked Sendable {
  /// Empty views have no base, so that "no bytes" and "no table" are the same thing.
  private let base: UnsafeRawPointer?
  let count: Int

  static let empty = unsafe TableView(base: nil, count: 0)

  init(base: UnsafeRawPointer?, count: Int) {
    let isEmpty = unsafe base == nil || count <= 0
    unsafe self.base = isEmpty ? nil : base
    self.count = isEmpty ? 0 : count
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  private func has(_ bytes: Int, at offset: Int) -> Bool {
    // A negative offset becomes a huge unsigned one; `count - bytes` is checked to be positive.
    count >= bytes && UInt(bitPattern: offset) <= UInt(bitPattern: count &- bytes)
  }

  @inline(__always)
  func u8(_ offset: Int) -> Int {
    guard has(1, at: offset), let base = unsafe base else { return 0 }
    return unsafe Int(base.load(fromByteOffset: offset, as: UInt8.self))
  }

  @inline(__always)
  func i8(_ offset: Int) -> Int { Int(Int8(truncatingIfNeeded: u8(offset))) }

  @inline(__always)
  func u16(_ offset: Int) -> Int {
    guard has(2, at: offset), let base = unsafe base else { return 0 }
    return unsafe Int(base.loadUnaligned(fromByteOffset: offset, as: UInt16.self).bigEndian)
  }

  @inline(__always)
  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }

  @inline(__always)
  func u24(_ offset: Int) -> Int {
    guard has(3, at: offset) else { return 0 }
    return u8(offset) << 16 | u16(offset &+ 1)
  }

  @inline(__always)
  func u32(_ offset: Int) -> Int {
    guard has(4, at: offset), let base = unsafe base else { return 0 }
    return unsafe Int(base.loadUnaligned(fromByteOffset: offset, as: UInt32.self).bigEndian)
  }

  @inline(__always)
  func i32(_ offset: Int) -> Int { Int(Int32(truncatingIfNeeded: u32(offset))) }

  /// A signed number with 14 fractional bits.
  func f2Dot14(_ offset: Int) -> Double { Double(i16(offset)) / 16384 }

  /// A signed number with 16 fractional bits.
  func fixed(_ offset: Int) -> Double { Double(i32(offset)) / 65536 }

  func tag(_ offset: Int) -> FontTag { FontTag(UInt32(truncatingIfNeeded: u32(offset))) }

  /// Everything from `offset` on; empty if that is outside.
  @inline(__always)
  func dropping(_ offset: Int) -> TableView {
    guard offset >= 0, offset < count, let base = unsafe base else { return .empty }
    return unsafe TableView(base: base + offset, count: count &- offset)
  }

  /// The bytes `offset..<offset + length`, cut short where the window ends.
  func slice(_ offset: Int, length: Int) -> TableView {
    let rest = dropping(offset)
    return unsafe TableView(base: rest.base, count: min(max(length, 0), rest.count))
  }

  /// The table a 16-bit offset at `position` points to, counted from the start of this one.
  @inline(__always)
  func table16(_ position: Int) -> TableView {
    let offset = u16(position)
    return offset == 0 ? .empty : dropping(offset)
  }

  /// The table a 32-bit offset at `position` points to, counted from the start of this one.
  func table32(_ position: Int) -> TableView {
    let offset = u32(position)
    return offset == 0 ? .empty : dropping(offset)
  }

  /// How many records of `size` bytes fit from `offset` on, at most `wanted`.
  func fitting(_ wanted: Int, size: Int, from offset: Int) -> Int {
    max(0, min(wanted, (count - offset) / size))
  }

  /// A copy of the bytes.
  func copy() -> [UInt8] {
    guard let base = unsafe base else { return [] }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: base, count: count))
  }
}
