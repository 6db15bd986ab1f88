/// The bytes decompressed so far, in a buffer of the exact expected length.
///
/// Pointers stay inside this file: each write is checked against the space that is left, each
/// match against what was written.
@safe
struct InflateOutput {
  private let start: UnsafeMutableRawPointer?
  private let capacity: Int
  private(set) var position = 0

  /// - Precondition: the buffer outlives this value.
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    unsafe start = UnsafeMutableRawPointer(buffer.baseAddress)
    capacity = buffer.count
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) throws(InflateError) {
    guard position < capacity, let start = unsafe start else {
      throw .length(expected: capacity, atLeast: capacity + 1)
    }
    unsafe start.storeBytes(of: byte, toByteOffset: position, as: UInt8.self)
    position &+= 1
  }

  /// Repeats `length` bytes from `distance` bytes back; the two ranges may overlap.
  @inline(__always)
  mutating func copy(length: Int, distance: Int) throws(InflateError) {
    guard distance <= position else {
      throw .distanceTooFar(distance: distance, available: position)
    }
    guard length <= capacity &- position, let start = unsafe start else {
      throw .length(expected: capacity, atLeast: position + length)
    }
    let target = unsafe start + position
    position &+= length
    // Word copies may write up to seven bytes past the match, which later output overwrites.
    if capacity &- position >= 8 {
      unsafe Self.copyWords(to: target, length: length, distance: distance)
    } else {
      unsafe Self.copyBytes(to: target, length: length, distance: distance)
    }
  }

  @inline(__always)
  private static func copyWords(
    to target: UnsafeMutableRawPointer, length: Int, distance: Int
  ) {
    var offset = 0
    var source = unsafe target - distance
    if distance < 8 {
      // Once eight bytes of the pattern stand, a multiple of its period reaches back far enough.
      unsafe copyBytes(to: target, length: 8, distance: distance)
      offset = 8
      unsafe source = target - (8 + distance - 1) / distance * distance
    }
    while offset < length {
      let word = unsafe source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      unsafe target.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
      offset &+= 8
    }
  }

  @inline(__always)
  private static func copyBytes(
    to target: UnsafeMutableRawPointer, length: Int, distance: Int
  ) {
    let source = unsafe target - distance
    for offset in 0..<length {
      let byte = unsafe source.load(fromByteOffset: offset, as: UInt8.self)
      unsafe target.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
    }
  }
}
