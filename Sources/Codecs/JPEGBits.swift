/// Takes bits from the entropy-coded bytes of a scan, highest first (ITU T.81 F.2.2.5).
///
/// It ends at the first marker and supplies zeros from there; who consumes one of them has read past
/// the end (`isOverrun`). Reads never leave the file.
@safe
struct JPEGBits {
  private let start: UnsafePointer<UInt8>
  private let end: Int
  /// The next byte to load.
  private(set) var position: Int
  /// Loaded bits, the next one highest; only `available` of them count.
  private(set) var word: UInt64 = 0
  private(set) var available = 0
  private var padding = 0

  /// - Precondition: the bytes outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    unsafe start = bytes.baseAddress.unsafelyUnwrapped
    end = bytes.count
    self.position = position
  }

  /// True once a bit past the end has been consumed.
  var isOverrun: Bool { available < padding }

  /// Loads at least 32 bits: the longest code and the longest value.
  @inline(__always)
  mutating func refill() {
    if available < 32 { load() }
  }

  @inline(__always)
  private mutating func load() {
    if end &- position >= 8 {
      let raw = unsafe UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
      let inverted = ~raw
      // No byte is 0xFF: neither stuffing nor a marker.
      if (inverted &- 0x0101_0101_0101_0101) & raw & 0x8080_8080_8080_8080 == 0 {
        word |= raw.bigEndian &>> UInt64(truncatingIfNeeded: available)
        position &+= (63 &- available) &>> 3
        available |= 56
        return
      }
    }
    // By value: what a call may write through a pointer could not stay in registers.
    (word, available, position, padding) = unsafe Self.loadedBytes(
      start, end, word, available, position, padding)
  }

  @inline(never)
  private static func loadedBytes(
    _ start: UnsafePointer<UInt8>, _ end: Int, _ loaded: UInt64, _ count: Int, _ next: Int,
    _ zeros: Int
  ) -> (word: UInt64, available: Int, position: Int, padding: Int) {
    var (word, available, position, padding) = (loaded, count, next, zeros)
    while available <= 56 {
      var byte: UInt8 = 0
      if position < end {
        byte = unsafe start[position]
        if byte != 0xFF {
          position &+= 1
        } else if position &+ 1 < end, unsafe start[position &+ 1] == 0 {
          position &+= 2
        } else {
          byte = 0
          padding &+= 8
        }
      } else {
        padding &+= 8
      }
      word |= UInt64(byte) &<< UInt64(truncatingIfNeeded: 56 &- available)
      available &+= 8
    }
    return (word, available, position, padding)
  }

  @inline(__always)
  mutating func consume(_ count: Int) {
    word &<<= UInt64(truncatingIfNeeded: count)
    available &-= count
  }

  /// The next `count` bits, 1 to 16, which must be loaded.
  @inline(__always)
  mutating func take(_ count: Int) -> Int {
    let value = Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: 64 &- count))
    consume(count)
    return value
  }

  @inline(__always)
  mutating func takeBit() -> Bool {
    refill()
    return take(1) == 1
  }

  /// A number of `size` bits whose highest bit is its sign (F.2.2.1, EXTEND).
  @inline(__always)
  mutating func takeSigned(_ size: Int) -> Int {
    let value = take(size)
    return value < 1 &<< (size &- 1) ? value &- (1 &<< size) &+ 1 : value
  }

  /// Forgets loaded bits and goes behind the next marker, whose second byte it gives; `nil` where
  /// the file ends before one.
  mutating func skipMarker() -> UInt8? {
    (word, available, padding) = (0, 0, 0)
    while position + 1 < end {
      let byte = unsafe start[position + 1]
      if unsafe start[position] == 0xFF, byte != 0, byte != 0xFF {
        position += 2
        return byte
      }
      position += 1
    }
    return nil
  }
}
