/// Turns rows of a premultiplied picture into a file's samples.
@safe
struct PNGRows: ~Copyable {
  private let pixels: PixelRows
  private let layout: PNGLayout
  let rowBytes: Int
  /// The current row and the one above, each between `PNGFilter.padding` zero bytes.
  private var current: UnsafeMutableRawPointer
  private var above: UnsafeMutableRawPointer
  private var choice: PNGFilterChoice
  /// Whether nothing has been lost so far: no alpha in a layout without.
  private(set) var isComplete = true

  init(of pixels: PixelRows, as layout: PNGLayout) {
    self.pixels = pixels
    self.layout = layout
    rowBytes = layout.rowBytes(width: pixels.width)
    choice = PNGFilterChoice(count: rowBytes, stride: layout.filterStride)
    unsafe current = Self.buffer(rowBytes + 2 * PNGFilter.padding)
    unsafe above = Self.buffer(rowBytes + 2 * PNGFilter.padding)
  }

  /// Makes `first` the first row that will be asked for; it is 0 otherwise.
  mutating func begin(at first: Int) {
    if first > 0 { pack(row: first - 1, from: nil) }
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
  ///
  /// - Returns: behind how many bytes there are only zeros.
  mutating func write(
    row y: Int, effort: PNGEncoder.Effort, to target: UnsafeMutableRawPointer
  ) -> Int {
    let start = firstChange(row: y)
    if start == pixels.width, layout.palette == nil, effort == .default {
      // The row above is the current one already.
      unsafe choice.writeRepeated(to: target)
      return 1
    }
    unsafe swap(&current, &above)
    pack(row: y, from: start)
    let row = unsafe UnsafeRawPointer(current + PNGFilter.padding)
    let rowAbove = unsafe UnsafeRawPointer(above + PNGFilter.padding)
    // Differences of palette indices mean nothing (§12.7).
    if layout.palette == nil, effort == .default {
      unsafe choice.write(row, above: rowAbove, to: target)
      return rowBytes + 1
    }
    let filter: PNGFilter = layout.palette != nil ? .none : y == 0 ? .sub : .up
    unsafe target.storeBytes(of: filter.rawValue, as: UInt8.self)
    unsafe filter.apply(
      to: row, above: rowAbove, count: rowBytes, stride: layout.filterStride,
      into: target + 1)
    return rowBytes + 1
  }

  // MARK: Packing

  /// Pixels that are compared with those above and packed at once: whole bytes in every layout.
  private static let group = 16

  /// The first pixel of the first group that differs from the row above; the width if none does.
  private func firstChange(row y: Int) -> Int {
    let width = pixels.width
    guard y > 0 else { return 0 }
    let (row, above) = unsafe (pixels.row(y), pixels.row(y - 1))
    var x = 0
    while width &- x >= Self.group, unsafe Self.isEqual(row, above, x) { x &+= Self.group }
    if width &- x >= Self.group { return x }
    for rest in x..<width {
      let color = unsafe row.loadUnaligned(fromByteOffset: rest &* 4, as: UInt32.self)
      let top = unsafe above.loadUnaligned(fromByteOffset: rest &* 4, as: UInt32.self)
      if color != top { return x }
    }
    return width
  }

  /// Whether a whole group of pixels repeats the row above.
  @inline(__always)
  private static func isEqual(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ x: Int) -> Bool
  {
    var difference = SIMD2<UInt64>.zero
    for part in 0..<4 {
      let offset = x &* 4 &+ part &* 16
      difference |=
        unsafe row.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        ^ above.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    }
    return difference[0] | difference[1] == 0
  }

  /// Packs a row into `current`: of a row below another the groups that differ, from `first` on.
  private mutating func pack(row y: Int, from first: Int?) {
    switch layout.colorType {
    case .rgb:
      var all = UInt64.max
      unsafe packGroups(row: y, from: first) { pixels, count, target in
        all &= unsafe Self.packRGB(pixels, count, to: target)
      }
      if all & Self.alphas != Self.alphas { isComplete = false }
    case .gray: unsafe packGroups(row: y, from: first, Self.packGray)
    case .rgba, .grayAlpha: unsafe packGroups(row: y, from: first, Self.packRGBA)
    case .palette:
      guard let palette = layout.palette else { return }
      let bits = layout.bitDepth
      unsafe packGroups(row: y, from: first) { pixels, count, target in
        unsafe Self.packIndices(pixels, count, of: palette, bits: bits, to: target)
      }
    }
  }

  @inline(__always)
  private func packGroups(
    row y: Int, from first: Int?,
    _ pack: (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> Void
  ) {
    let width = pixels.width
    let target = unsafe current + PNGFilter.padding
    let bits = layout.bitsPerPixel
    let row = unsafe pixels.row(y)
    let above = unsafe first != nil && y > 0 ? pixels.row(y - 1) : nil
    if unsafe above != nil {
      unsafe target.copyMemory(from: self.above + PNGFilter.padding, byteCount: rowBytes)
    }
    var x = first ?? 0
    while x < width {
      let count = min(width &- x, Self.group)
      if let above = unsafe above, count == Self.group, unsafe Self.isEqual(row, above, x) {
        x &+= count
        continue
      }
      let start = x &* bits / 8
      unsafe pack(row + x &* 4, count, target + start)
      choice.noteChange(start..<start &+ (count &* bits &+ 7) / 8)
      x &+= count
    }
  }

  /// The alphas of two pixels.
  private static let alphas: UInt64 = 0xFF00_0000_FF00_0000

  /// - Returns: the bits that all pairs of pixels have.
  private static func packRGB(
    _ pixels: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer
  ) -> UInt64 {
    var all = UInt64.max
    guard count == group else {
      for pixel in 0..<count {
        unsafe (target + pixel &* 3).copyMemory(from: pixels + pixel &* 4, byteCount: 3)
        let color = UInt32(
          littleEndian: unsafe pixels.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self))
        all &= UInt64(color) &<< 32 | UInt64(color)
      }
      return all
    }
    // The colours of two pixels in the low six bytes.
    func pair(_ offset: Int) -> UInt64 {
      let both = UInt64(
        littleEndian: unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      all &= both
      return (both & 0xFF_FFFF) | (both &>> 8 & 0xFFFF_FF00_0000)
    }
    for half in 0..<2 {
      let (source, room) = unsafe (half &* 32, target + half &* 24)
      let (second, third) = (pair(source &+ 8), pair(source &+ 16))
      unsafe room.storeBytes(of: (pair(source) | second &<< 48).littleEndian, as: UInt64.self)
      unsafe room.storeBytes(
        of: (second &>> 16 | third &<< 32).littleEndian, toByteOffset: 8, as: UInt64.self)
      unsafe room.storeBytes(
        of: (third &>> 32 | pair(source &+ 24) &<< 16).littleEndian, toByteOffset: 16,
        as: UInt64.self)
    }
    return all
  }

  private static func packGray(
    _ pixels: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer
  ) {
    for pixel in 0..<count {
      let gray = unsafe pixels.load(fromByteOffset: pixel &* 4, as: UInt8.self)
      unsafe target.storeBytes(of: gray, toByteOffset: pixel, as: UInt8.self)
    }
  }

  private static func packRGBA(
    _ pixels: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer
  ) {
    let reciprocals = StraightColor.reciprocals
    for pixel in 0..<count {
      let color = unsafe pixels.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self)
      let straight = StraightColor.straight(UInt32(littleEndian: color), reciprocals)
      unsafe target.storeBytes(
        of: straight.littleEndian, toByteOffset: pixel &* 4, as: UInt32.self)
    }
  }

  private static func packIndices(
    _ pixels: UnsafeRawPointer, _ count: Int, of palette: PNGPalette, bits: Int,
    to target: UnsafeMutableRawPointer
  ) {
    unsafe target.initializeMemory(as: UInt8.self, repeating: 0, count: (count * bits + 7) / 8)
    var last: UInt32?
    var index: UInt8 = 0
    for pixel in 0..<count {
      let color = UInt32(
        littleEndian: unsafe pixels.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self))
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
