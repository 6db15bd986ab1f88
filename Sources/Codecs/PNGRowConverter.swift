/// Turns unfiltered rows of any colour type and bit depth into straight RGBA, 8 bits per channel.
///
/// Sixteen-bit samples are rounded to the nearest of 256 levels, `round(v / 257)`; samples below
/// eight bits are scaled linearly, as §13.12 asks.
struct PNGRowConverter {
  private let header: PNGHeader
  private let palette: [SIMD4<UInt8>]
  private let transparentKey: [Int]

  init(_ contents: PNGContents) {
    header = contents.header
    palette = contents.palette
    transparentKey = contents.transparentKey
  }

  /// Writes `width` pixels of the row at `data[offset...]` to `pixels`, from byte `start` on.
  func convert(
    _ data: [UInt8], at offset: Int, width: Int, into pixels: inout [UInt8], at start: Int
  ) throws(PNGDecodingError) {
    let row = data.span.extracting(offset..<offset + header.rowBytes(width: width))
    switch (header.colorType, header.bitDepth) {
    case (.palette, _): try convertPalette(row, width: width, into: &pixels, at: start)
    case (.gray, ..<16): convertGray(row, width: width, into: &pixels, at: start)
    case (.rgb, 8): convertRGB(row, width: width, into: &pixels, at: start)
    case (.rgba, 8):
      var target = pixels.mutableSpan
      for index in 0..<width * 4 { target[start + index] = row[index] }
    case (.grayAlpha, 8):
      var target = pixels.mutableSpan
      for x in 0..<width {
        store(gray: row[2 * x], alpha: row[2 * x + 1], at: start + 4 * x, in: &target)
      }
    default: convertDeep(row, width: width, into: &pixels, at: start)
    }
  }

  private func convertPalette(
    _ row: Span<UInt8>, width: Int, into target: inout [UInt8], at start: Int
  ) throws(PNGDecodingError) {
    var pixels = target.mutableSpan
    for x in 0..<width {
      let index = sample(x, in: row)
      guard index < palette.count else {
        throw .paletteIndexOutOfRange(index: index, entries: palette.count)
      }
      let color = palette[index]
      for channel in 0..<4 { pixels[start + 4 * x + channel] = color[channel] }
    }
  }

  private func convertGray(
    _ row: Span<UInt8>, width: Int, into target: inout [UInt8], at start: Int
  ) {
    var pixels = target.mutableSpan
    // 255 is divisible by 1, 3, 15 and 255, the largest samples of 1, 2, 4 and 8 bits.
    let scale = 255 / (1 << header.bitDepth - 1)
    let key = transparentKey.first ?? -1
    for x in 0..<width {
      let value = sample(x, in: row)
      store(
        gray: UInt8(value * scale), alpha: value == key ? 0 : 255, at: start + 4 * x, in: &pixels)
    }
  }

  private func convertRGB(
    _ row: Span<UInt8>, width: Int, into target: inout [UInt8], at start: Int
  ) {
    var pixels = target.mutableSpan
    let key = transparentKey.reduce(transparentKey.isEmpty ? UInt32.max : 0) {
      $0 << 8 | UInt32($1)
    }
    precondition(row.count == width * 3 && start + width * 4 <= pixels.count)
    unsafe row.withUnsafeBytes { source in
      unsafe pixels.withUnsafeMutableBytes { target in
        guard let base = source.baseAddress, let room = target.baseAddress else { return }
        var x = 0
        #if !DEBUG
          // Without optimisation each unaligned load and store is a generic call.
          if transparentKey.isEmpty {
            while width &- x >= 4 {
              unsafe Self.convertFour(base + 3 &* x, to: room + (start &+ 4 &* x))
              x &+= 4
            }
          }
        #endif
        var levels = unsafe (base + 3 &* x).assumingMemoryBound(to: UInt8.self)
        var pixel = unsafe (room + (start &+ 4 &* x)).assumingMemoryBound(to: UInt8.self)
        while x < width {
          let (red, green, blue) = unsafe (levels[0], levels[1], levels[2])
          unsafe pixel[0] = red
          unsafe pixel[1] = green
          unsafe pixel[2] = blue
          let color = UInt32(red) &<< 16 | UInt32(green) &<< 8 | UInt32(blue)
          unsafe pixel[3] = color == key ? 0 : 255
          unsafe levels += 3
          unsafe pixel += 4
          x &+= 1
        }
      }
    }
  }

  /// Twelve bytes as two words that overlap, and four opaque pixels as two.
  @inline(__always)
  private static func convertFour(_ row: UnsafeRawPointer, to pixels: UnsafeMutableRawPointer) {
    let first = unsafe UInt64(littleEndian: row.loadUnaligned(as: UInt64.self))
    let last = unsafe UInt64(
      littleEndian: row.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
    let (color, alpha): (UInt64, UInt64) = (0xFF_FFFF, 0xFF00_0000_FF00_0000)
    let left = first & color | (first &>> 24 & color) &<< 32 | alpha
    let right = last &>> 16 & color | (last &>> 40) &<< 32 | alpha
    unsafe pixels.storeBytes(of: left.littleEndian, as: UInt64.self)
    unsafe pixels.storeBytes(of: right.littleEndian, toByteOffset: 8, as: UInt64.self)
  }

  /// Sixteen bits per sample; tRNS names a colour at full depth.
  private func convertDeep(
    _ row: Span<UInt8>, width: Int, into target: inout [UInt8], at start: Int
  ) {
    var pixels = target.mutableSpan
    let channels = header.colorType.channels
    let colors = header.colorType.hasAlphaChannel ? channels - 1 : channels
    for x in 0..<width {
      var matchesKey = !transparentKey.isEmpty
      var levels = SIMD4<UInt8>(repeating: 255)
      for channel in 0..<channels {
        let index = 2 * (x * channels + channel)
        let value = Int(row[index]) << 8 | Int(row[index + 1])
        if channel < transparentKey.count, transparentKey[channel] != value { matchesKey = false }
        levels[channel < colors ? channel : 3] = UInt8((value * 255 + 32_767) / 65_535)
      }
      if colors == 1 { (levels.y, levels.z) = (levels.x, levels.x) }
      if matchesKey { levels.w = 0 }
      for channel in 0..<4 { pixels[start + 4 * x + channel] = levels[channel] }
    }
  }

  /// The sample of pixel `x` where a pixel has one of at most eight bits, leftmost highest.
  @inline(__always)
  private func sample(_ x: Int, in row: Span<UInt8>) -> Int {
    let bits = header.bitDepth
    let position = x &* bits
    let shift = 8 &- bits &- (position & 7)
    return Int(row[position &>> 3]) &>> shift & (1 &<< bits &- 1)
  }

  @inline(__always)
  private func store(gray: UInt8, alpha: UInt8, at index: Int, in pixels: inout MutableSpan<UInt8>)
  {
    pixels[index] = gray
    pixels[index + 1] = gray
    pixels[index + 2] = gray
    pixels[index + 3] = alpha
  }
}
