/// Takes bits from the least significant end of a byte stream (RFC 1951 §3.1.1).
///
/// Past the end it supplies zeros and remembers how many; whoever consumed one of them has read a
/// truncated stream. Reads never leave the buffer.
@safe
struct BitReader {
  private let start: UnsafeRawPointer
  private let count: Int
  /// The next byte to load.
  private(set) var position = 0
  /// Loaded bits, lowest first; only `available` of them count.
  private(set) var bits: UInt64 = 0
  private(set) var available = 0
  private var padding = 0

  /// - Precondition: the bytes outlive the reader and are not empty.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    precondition(offset < bytes.count, "nothing to read")
    unsafe start = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    count = bytes.count
    position = offset
  }

  /// True once a bit past the end has been consumed.
  var isOverrun: Bool { padding * 8 > available }

  /// Whole bytes not yet consumed; meaningful only after `alignToByte`.
  var remainingBytes: Int { count - position + available / 8 - padding }

  /// Loads at least 56 bits.
  @inline(__always)
  mutating func refill() {
    if count &- position >= 8 {
      let word = unsafe start.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      bits |= UInt64(littleEndian: word) &<< UInt64(truncatingIfNeeded: available)
      position &+= (63 &- available) &>> 3
      available |= 56
    } else {
      refillNearEnd()
    }
  }

  private mutating func refillNearEnd() {
    while available <= 56 {
      if position < count {
        bits |= UInt64(unsafe start.load(fromByteOffset: position, as: UInt8.self)) << available
        position += 1
      } else {
        padding += 1
      }
      available += 8
    }
  }

  @inline(__always)
  mutating func consume(_ count: Int) {
    bits &>>= UInt64(truncatingIfNeeded: count)
    available &-= count
  }

  /// Refills and takes `count` bits, at most 32.
  mutating func take(_ count: Int) -> Int {
    refill()
    let value = Int(bits & (1 << UInt64(count) - 1))
    consume(count)
    return value
  }

  /// Drops the bits up to the next byte boundary.
  mutating func alignToByte() {
    consume(available & 7)
  }
}
