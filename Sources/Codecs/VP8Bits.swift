/// The arithmetic decoder of VP8 (RFC 6386 §7).
@safe
struct VP8Bits {
  private let start: UnsafePointer<UInt8>
  private let end: Int
  private(set) var position: Int
  private var value: UInt64 = 0
  /// One less than the range of the coder.
  private var range: UInt32 = 254
  /// Bits that are loaded behind the eight in use; negative if more must be loaded.
  private var spare = -8
  private var padding = 0

  /// - Precondition: the bytes outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>, in bounds: Range<Int>) {
    unsafe start = bytes.baseAddress.unsafelyUnwrapped
    end = bounds.upperBound
    position = bounds.lowerBound
    load()
  }

  /// True once bits are used that no encoder leaves out: more than two bytes behind the end.
  var isOverrun: Bool { padding * 8 - spare > 24 }

  @inline(never)
  private mutating func load() {
    if end &- position >= 8 {
      let raw = unsafe UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
      value = value &<< 56 | raw.bigEndian &>> 8
      position &+= 7
      spare &+= 56
      return
    }
    if position < end {
      value = unsafe value &<< 8 | UInt64(start[position])
      position &+= 1
    } else {
      value &<<= 8
      if padding < 1 << 20 { padding &+= 1 }
    }
    spare &+= 8
  }

  /// The next bit, which is zero with a probability of `zero / 256`.
  @inline(__always)
  mutating func bit(_ zero: UInt8) -> Bool {
    if spare < 0 { load() }
    let split = (range &* UInt32(zero)) &>> 8
    let place = UInt64(truncatingIfNeeded: spare)
    let isOne = UInt32(truncatingIfNeeded: value &>> place) > split
    var left = split &+ 1
    if isOne {
      left = range &- split
      value &-= UInt64(split &+ 1) &<< place
    }
    let shift = left.leadingZeroBitCount &- 24
    range = left &<< UInt32(truncatingIfNeeded: shift) &- 1
    spare &-= shift
    return isOne
  }

  mutating func flag() -> Bool { bit(128) }

  /// A number of `count` bits, the highest first.
  mutating func number(_ count: Int) -> Int {
    (0..<count).reduce(0) { sum, _ in sum << 1 | (flag() ? 1 : 0) }
  }

  /// A number behind a flag that says whether there is one, with its sign; zero without.
  mutating func optionalSigned(_ count: Int) -> Int {
    guard flag() else { return 0 }
    let value = number(count)
    return flag() ? -value : value
  }
}
