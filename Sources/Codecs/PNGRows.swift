/// Turns rows of a premultiplied picture into a file's samples.
@safe
struct PNGRows: ~Copyable {
  private let pixmap: Pixmap
  private let layout: PNGLayout
  let rowBytes: Int
  /// The current row and the one above, each between `PNGFilter.padding` zero bytes.
  private var current: UnsafeMutableRawPointer
  private var above: UnsafeMutableRawPointer
  private var choice: PNGFilterChoice

  /// - Parameter first: the first row that will be asked for.
  init(of pixmap: Pixmap, as layout: PNGLayout, from first: Int) {
    self.pixmap = pixmap
    self.layout = layout
    rowBytes = layout.rowBytes(width: pixmap.width)
    choice = PNGFilterChoice(count: rowBytes, stride: layout.filterStride)
    // Packing RGB stores up to two bytes behind the row.
    unsafe current = Self.buffer(rowBytes + 2 * PNGFilter.padding)
    unsafe above = Self.buffer(rowBytes + 2 * PNGFilter.padding)
    if first > 0 { unsafe pack(row: first - 1, to: current + PNGFilter.padding) }
  }

  deinit {
    unsafe current.deallocate()
    unsafe above.deallocate()
  }

  private static func buffer(_ count: Int) -> UnsafeMutableRawPointer {
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return unsafe buffer
  }

  /// Whether every pixel of four bytes has alpha 255.
  static func isOpaque(_ pixels: [UInt8]) -> Bool {
    unsafe pixels.withUnsafeBytes { bytes in
      var offset = 0
      // Pictures are opaque or have translucent pixels early: a branch every 256 bytes is enough.
      while bytes.count &- offset >= 256 {
        var all = SIMD4<UInt32>(repeating: .max)
        for step in 0..<16 {
          all &= unsafe bytes.loadUnaligned(
            fromByteOffset: offset &+ step &* 16, as: SIMD4<UInt32>.self)
        }
        guard (all[0] & all[1] & all[2] & all[3]) >= 0xFF00_0000 else { return false }
        offset &+= 256
      }
      for alpha in stride(from: offset + 3, to: bytes.count, by: 4) where unsafe bytes[alpha] < 255
      {
        return false
      }
      return true
    }
  }

  /// Writes the filter byte and the filtered samples of row `y` to `target`.
  ///
  /// Rows are asked for one after another.
  mutating func write(row y: Int, effort: PNGEncoder.Effort, to target: UnsafeMutableRawPointer) {
    if y > 0, layout.palette == nil, effort == .default, isRepeated(row: y) {
      // The row above is the current one already.
      return unsafe choice.writeRepeated(to: target)
    }
    unsafe swap(&current, &above)
    unsafe pack(row: y, to: current + PNGFilter.padding)
    let row = unsafe UnsafeRawPointer(current + PNGFilter.padding)
    let rowAbove = unsafe UnsafeRawPointer(above + PNGFilter.padding)
    // Differences of palette indices mean nothing (§12.7).
    if layout.palette == nil, effort == .default {
      return unsafe choice.write(row, above: rowAbove, to: target)
    }
    let filter: PNGFilter = layout.palette != nil ? .none : y == 0 ? .sub : .up
    unsafe target.storeBytes(of: filter.rawValue, as: UInt8.self)
    unsafe filter.apply(
      to: row, above: rowAbove, count: rowBytes, stride: layout.filterStride,
      into: target + 1)
  }

  /// Whether a row has the pixels of the one above.
  private func isRepeated(row y: Int) -> Bool {
    let bytes = pixmap.width * 4
    return unsafe pixmap.bytes.withUnsafeBytes { pixels in
      let row = unsafe UnsafeRawBufferPointer(rebasing: pixels[y * bytes..<(y + 1) * bytes])
      let above = unsafe UnsafeRawBufferPointer(rebasing: pixels[(y - 1) * bytes..<y * bytes])
      var offset = 0
      // Most rows that differ do so early: eight pixels a step, not the whole row.
      while bytes &- offset >= 32 {
        let difference =
          unsafe row.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
          ^ above.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
        let half = difference.lowHalf | difference.highHalf
        guard half[0] | half[1] == 0 else { return false }
        offset &+= 32
      }
      while offset < bytes {
        guard
          unsafe row.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            == above.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        else { return false }
        offset &+= 4
      }
      return true
    }
  }

  private func pack(row y: Int, to target: UnsafeMutableRawPointer) {
    let width = pixmap.width
    unsafe pixmap.bytes.withUnsafeBytes { bytes in
      let source = unsafe UnsafeRawBufferPointer(
        rebasing: bytes[y * width * 4..<(y + 1) * width * 4])
      switch layout.colorType {
      case .rgb: unsafe Self.packRGB(source, to: target)
      case .gray: unsafe Self.packGray(source, to: target)
      case .rgba, .grayAlpha: unsafe Self.packRGBA(source, to: target)
      case .palette: unsafe packIndices(source, to: target)
      }
    }
    // The padding behind the row is touched by whole-word stores and must stay zero.
    unsafe (target + rowBytes).initializeMemory(
      as: UInt8.self, repeating: 0, count: PNGFilter.padding)
  }

  private static func packRGB(
    _ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer
  ) {
    let count = source.count / 4
    var pixel = 0
    guard let start = source.baseAddress else { return }
    // Four pixels a step: two words in, twelve bytes and two too many out.
    while pixel &+ 4 <= count {
      let first = unsafe packedPair(start + pixel &* 4)
      let second = unsafe packedPair(start + (pixel &* 4 &+ 8))
      let room = unsafe target + pixel &* 3
      unsafe room.storeBytes(of: first.littleEndian, as: UInt64.self)
      unsafe room.storeBytes(of: second.littleEndian, toByteOffset: 6, as: UInt64.self)
      pixel &+= 4
    }
    while pixel < count {
      // One byte too many, which the next pixel or the padding overwrites.
      let color = unsafe source.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self)
      unsafe target.storeBytes(of: color, toByteOffset: pixel &* 3, as: UInt32.self)
      pixel &+= 1
    }
  }

  /// The colours of two pixels in the low six bytes.
  @inline(__always)
  private static func packedPair(_ pixels: UnsafeRawPointer) -> UInt64 {
    let pair = UInt64(littleEndian: unsafe pixels.loadUnaligned(as: UInt64.self))
    return (pair & 0xFF_FFFF) | (pair &>> 8 & 0xFFFF_FF00_0000)
  }

  private static func packGray(
    _ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer
  ) {
    for pixel in 0..<source.count / 4 {
      unsafe target.storeBytes(of: source[pixel &* 4], toByteOffset: pixel, as: UInt8.self)
    }
  }

  private static func packRGBA(
    _ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer
  ) {
    let reciprocals = StraightColor.reciprocals
    for pixel in 0..<source.count / 4 {
      let color = unsafe source.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self)
      let straight = StraightColor.straight(UInt32(littleEndian: color), reciprocals)
      unsafe target.storeBytes(
        of: straight.littleEndian, toByteOffset: pixel &* 4, as: UInt32.self)
    }
  }

  private func packIndices(
    _ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer
  ) {
    guard let palette = layout.palette else { return }
    unsafe target.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes)
    let bits = layout.bitDepth
    var last: UInt32?
    var index: UInt8 = 0
    for pixel in 0..<source.count / 4 {
      let color = UInt32(
        littleEndian: unsafe source.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self))
      if color != last {
        index = palette.index(of: color)
        last = color
      }
      let position = pixel &* bits
      let shift = UInt8(truncatingIfNeeded: 8 &- bits &- (position & 7))
      let packed = unsafe target.load(fromByteOffset: position &>> 3, as: UInt8.self)
      unsafe target.storeBytes(
        of: packed | index &<< shift, toByteOffset: position &>> 3, as: UInt8.self)
    }
  }
}
