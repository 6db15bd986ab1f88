/// The distinct colours of a picture, as long as there are at most 256.
///
/// Open addressing in 1,024 slots, so that a look-up ends soon; the order of the colours is that
/// of their first appearance and owes nothing to the hash.
struct PNGPalette {
  /// Premultiplied pixels, R in the lowest byte.
  private(set) var colors: [UInt32] = []
  private var slots = [Int16](repeating: -1, count: 1024)

  static let maximumCount = 256

  /// Collects the colours of a picture; `nil` if there are more than 256.
  init?(of pixmap: Pixmap) {
    // Most pictures with many colours show them in a few of their rows.
    var sample = PNGPalette()
    let isWhole = unsafe pixmap.bytes.withUnsafeBytes { bytes in
      precondition(pixmap.width * pixmap.height * 4 == bytes.count)
      guard let start = bytes.baseAddress else { return false }
      return unsafe sample.addSample(of: pixmap.height, at: start, width: pixmap.width)
        && add(bytes)
    }
    guard isWhole else { return nil }
    moveTranslucentColorsToFront()
  }

  init() {}

  /// One row of so many is looked at before all are.
  private static let sampledRows = 16

  /// Adds the colours of some of `count` rows.
  ///
  /// - Returns: `false` if there are too many colours.
  mutating func addSample(of count: Int, at start: UnsafeRawPointer, width: Int) -> Bool {
    for y in stride(from: 0, to: count, by: Self.sampledRows) {
      let row = unsafe UnsafeRawBufferPointer(start: start + y * width * 4, count: width * 4)
      guard unsafe add(row) else { return false }
    }
    return true
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let end = bytes.count
    var last: UInt32?
    var offset = 0
    while offset < end {
      let color = UInt32(
        littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      if color != last {
        last = color
        guard add(color) else { return false }
      }
      offset &+= 4
      // Most pixels repeat the one before: four a step.
      let four = SIMD4(repeating: color.littleEndian)
      while end &- offset >= 16 {
        let difference =
          unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self) ^ four
        let words = unsafe unsafeBitCast(difference, to: SIMD2<UInt64>.self)
        guard words[0] | words[1] == 0 else { break }
        offset &+= 16
      }
    }
    return true
  }

  /// The place of a colour that the picture has.
  func index(of color: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: slots[slot(of: color)])
  }

  var isOpaque: Bool { colors.allSatisfy { $0 >> 24 == 255 } }
  var isGray: Bool {
    colors.allSatisfy { $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF }
  }

  /// The fewest bits of 1, 2, 4 and 8 that number all colours.
  var indexBits: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// - Returns: `false` if the colour is new and one too many.
  private mutating func add(_ color: UInt32) -> Bool {
    let slot = self.slot(of: color)
    guard slots[slot] < 0 else { return true }
    guard colors.count < Self.maximumCount else { return false }
    slots[slot] = Int16(colors.count)
    colors.append(color)
    return true
  }

  /// The slot that holds `color`, or the empty one where it belongs.
  @inline(__always)
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] >= 0, colors[Int(slots[slot])] != color { slot = (slot + 1) & 1023 }
    return slot
  }

  /// Entries after the last one in tRNS are opaque.
  private mutating func moveTranslucentColorsToFront() {
    colors = colors.filter { $0 >> 24 < 255 } + colors.filter { $0 >> 24 == 255 }
    slots = [Int16](repeating: -1, count: slots.count)
    for (index, color) in colors.enumerated() {
      // Colours already numbered are found by value, so each gets a slot of its own.
      var slot = Int((color &* 0x9E37_79B1) >> 22)
      while slots[slot] >= 0 { slot = (slot + 1) & 1023 }
      slots[slot] = Int16(index)
    }
  }
}
