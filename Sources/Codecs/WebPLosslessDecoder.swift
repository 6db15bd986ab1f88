/// Reads lossless WebP data (RFC 9649 §3 to §6), also as it stores alpha.
struct WebPLosslessDecoder {
  private var reader: BitReader
  /// Where the data begins in the file, for errors.
  private let offset: Int
  private var transforms: [WebPTransform] = []

  private init(_ reader: BitReader, offset: Int) {
    self.reader = reader
    self.offset = offset
  }

  /// Signature, sizes less one in 14 bits each, whether alpha counts, version.
  static func size(of bytes: [UInt8], in range: Range<Int>) throws(PictureError) -> (Int, Int) {
    guard range.count >= 5 else { throw .truncated(.webp, offset: range.upperBound) }
    let bits = (1...4).reduce(0) { $0 | Int(bytes[range.lowerBound + $1]) << (8 * ($1 - 1)) }
    guard bytes[range.lowerBound] == 0x2F, bits >> 29 == 0 else {
      throw .damaged(.webp, offset: range.lowerBound, reason: "its lossless data has no signature")
    }
    return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
  }

  /// Pixels as A, R, G, B from the highest byte.
  ///
  /// - Parameter isPlain: whether the data begins without signature and sizes, as in an alpha plane.
  static func pixels(
    of bytes: [UInt8], in range: Range<Int>, width: Int, height: Int, isPlain: Bool = false
  ) throws(PictureError) -> RawBuffer<UInt32> {
    let start = range.lowerBound + (isPlain ? 0 : 5)
    guard start < range.upperBound else { throw .truncated(.webp, offset: range.upperBound) }
    return try unsafe bytes.withUnsafeBufferPointer { file throws(PictureError) in
      let data = unsafe UnsafeBufferPointer(rebasing: file[..<range.upperBound])
      var decoder = unsafe WebPLosslessDecoder(BitReader(data, from: start), offset: start)
      return try decoder.picture(width: width, height: height)
    }
  }

  private func damaged(_ reason: String) -> PictureError {
    reader.isOverrun
      ? .truncated(.webp, offset: reader.position)
      : .damaged(.webp, offset: reader.position, reason: reason)
  }

  private mutating func picture(width: Int, height: Int) throws(PictureError) -> RawBuffer<UInt32> {
    let stored = try readTransforms(width: width, height: height)
    var pixels = try image(width: stored, height: height, isMain: true)
    var current = stored
    for transform in transforms.reversed() {
      pixels = transform.undone(pixels, width: &current, height: height)
    }
    return pixels
  }

  // MARK: Transforms

  /// - Returns: the width of the stored picture, which bundled pixels make smaller.
  private mutating func readTransforms(width: Int, height: Int) throws(PictureError) -> Int {
    var current = width
    var seen: Set<Int> = []
    while reader.take(1) == 1 {
      let kind = reader.take(2)
      guard seen.insert(kind).inserted else { throw damaged("a transform occurs twice") }
      switch kind {
      case 0, 1:
        let bits = reader.take(3) + 2
        let tiles = try image(
          width: ceilingDivide(current, 1 << bits), height: ceilingDivide(height, 1 << bits),
          isMain: false)
        transforms.append(
          kind == 0 ? .predictor(tiles, bits: bits) : .crossColor(tiles, bits: bits))
      case 2: transforms.append(.subtractGreen)
      default:
        let count = reader.take(8) + 1
        let differences = try image(width: count, height: 1, isMain: false)
        let bits = count > 16 ? 0 : count > 4 ? 1 : count > 2 ? 2 : 3
        let palette = RawBuffer<UInt32>(count: 256, repeating: 0)
        var color: UInt32 = 0
        for index in 0..<count {
          color = addPixels(color, differences[index])
          palette[index] = color
        }
        transforms.append(.palette(palette, bits: bits, width: current))
        current = ceilingDivide(current, 1 << bits)
      }
    }
    return current
  }

  // MARK: Codes

  private mutating func code(
    symbols: Int, into tables: inout WebPPrefixTables
  ) throws(PictureError) -> WebPPrefixTables.Code {
    var lengths = [UInt8](repeating: 0, count: symbols)
    if reader.take(1) == 1 {
      let isPair = reader.take(1) == 1
      let first = reader.take(reader.take(1) == 1 ? 8 : 1)
      let second = isPair ? reader.take(8) : first
      guard max(first, second) < symbols else { throw damaged("a code names no symbol") }
      lengths[first] = 1
      lengths[second] = 1
    } else {
      try readLengths(&lengths)
    }
    guard !reader.isOverrun, let code = tables.add(lengths[...]) else {
      throw damaged("the lengths of a code are impossible")
    }
    return code
  }

  private mutating func readLengths(_ lengths: inout [UInt8]) throws(PictureError) {
    var codeLengths = [UInt8](repeating: 0, count: 19)
    let count = reader.take(4) + 4
    for symbol in Self.order.prefix(count) { codeLengths[symbol] = UInt8(reader.take(3)) }
    var helper = WebPPrefixTables()
    guard let code = helper.add(codeLengths[...]) else {
      throw damaged("the lengths of a code are impossible")
    }
    var left = lengths.count
    if reader.take(1) == 1 {
      let bits = 2 + 2 * reader.take(3)
      left = 2 + reader.take(bits)
      guard left <= lengths.count else { throw damaged("a code has too many symbols") }
    }
    var previous: UInt8 = 8
    var index = 0
    while index < lengths.count, left > 0 {
      left -= 1
      reader.refill()
      let symbol = unsafe helper.entries.withUnsafeBufferPointer {
        unsafe reader.symbol(code, $0.baseAddress.unsafelyUnwrapped)
      }
      guard symbol >= 16 else {
        lengths[index] = UInt8(symbol)
        if symbol > 0 { previous = UInt8(symbol) }
        index += 1
        continue
      }
      let times =
        symbol == 16 ? reader.take(2) + 3 : symbol == 17 ? reader.take(3) + 3 : reader.take(7) + 11
      guard index + times <= lengths.count else { throw damaged("a code has too many symbols") }
      if symbol == 16 {
        for place in index..<index + times { lengths[place] = previous }
      }
      index += times
    }
  }

  private static let order = [
    17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ]

  // MARK: Pixels

  /// A picture without its transforms; one that is not the main one has one group of codes.
  private mutating func image(
    width: Int, height: Int, isMain: Bool
  ) throws(PictureError) -> RawBuffer<UInt32> {
    var cacheBits = 0
    if reader.take(1) == 1 {
      cacheBits = reader.take(4)
      guard (1...11).contains(cacheBits) else { throw damaged("its colour cache is too large") }
    }
    var tileBits = 0
    var tiles: RawBuffer<UInt32>?
    var groupCount = 1
    if isMain, reader.take(1) == 1 {
      tileBits = reader.take(3) + 2
      let choices = try image(
        width: ceilingDivide(width, 1 << tileBits), height: ceilingDivide(height, 1 << tileBits),
        isMain: false)
      for index in 0..<choices.count {
        choices[index] = choices[index] >> 8 & 0xFFFF
        groupCount = max(groupCount, Int(choices[index]) + 1)
      }
      tiles = choices
    }
    var tables = WebPPrefixTables()
    let groups = RawBuffer<WebPPrefixGroup>(count: groupCount, repeating: WebPPrefixGroup())
    for index in 0..<groupCount {
      var group = WebPPrefixGroup()
      group.green = try code(symbols: 280 + (cacheBits > 0 ? 1 << cacheBits : 0), into: &tables)
      group.red = try code(symbols: 256, into: &tables)
      group.blue = try code(symbols: 256, into: &tables)
      group.alpha = try code(symbols: 256, into: &tables)
      group.distance = try code(symbols: 40, into: &tables)
      if (group.red.mask | group.blue.mask | group.alpha.mask) == 0 {
        func only(_ code: WebPPrefixTables.Code) -> UInt32 { tables.entries[Int(code.start)] >> 8 }
        group.hasConstant = true
        group.constant = only(group.alpha) << 24 | only(group.red) << 16 | only(group.blue)
      }
      groups[index] = group
    }
    let pixels = RawBuffer<UInt32>(count: width * height, repeating: 0)
    let isSound = unsafe tables.entries.withUnsafeBufferPointer { entries in
      unsafe fill(
        pixels, width: width, entries: entries.baseAddress.unsafelyUnwrapped, groups: groups,
        tiles: tiles, tileBits: tileBits, cacheBits: cacheBits)
    }
    guard isSound, !reader.isOverrun else { throw damaged("its pixels are damaged") }
    return pixels
  }

  private mutating func fill(
    _ buffer: RawBuffer<UInt32>, width: Int, entries: UnsafePointer<UInt32>,
    groups: RawBuffer<WebPPrefixGroup>, tiles: RawBuffer<UInt32>?, tileBits: Int, cacheBits: Int
  ) -> Bool {
    var reader = self.reader
    defer { self.reader = reader }
    let cache = RawBuffer<UInt32>(count: cacheBits > 0 ? 1 << cacheBits : 0, repeating: 0)
    let (cacheStart, cacheShift) = unsafe (cache.start, UInt32(32 - cacheBits))
    let (pixels, count) = unsafe (buffer.start, buffer.count)
    let tilesWide = ceilingDivide(width, 1 << tileBits)
    let tileMask = tiles == nil ? Int.max : 1 << tileBits - 1
    var group = groups[0]
    var (x, y, place, cached) = (0, 0, 0, 0)
    while place < count {
      if x & tileMask == 0, let tiles {
        group = unsafe groups.start[
          Int(tiles.start[(y &>> tileBits) &* tilesWide &+ x &>> tileBits])]
      }
      reader.refill()
      let green = unsafe reader.symbol(group.green, entries)
      if green < 256 {
        var color = UInt32(truncatingIfNeeded: green) &<< 8
        if group.hasConstant {
          color |= group.constant
        } else {
          let red = unsafe reader.symbol(group.red, entries)
          let blue = unsafe reader.symbol(group.blue, entries)
          if reader.available < 15 { reader.refill() }
          let alpha = unsafe reader.symbol(group.alpha, entries)
          color |= UInt32(truncatingIfNeeded: alpha &<< 24 | red &<< 16 | blue)
        }
        unsafe pixels[place] = color
        place &+= 1
        x &+= 1
        if x == width {
          (x, y) = (0, y &+ 1)
          if reader.isOverrun { return false }
        }
        continue
      }
      // Colours enter the cache when it is next asked or a copy ends, in the same order.
      if green >= 280 {
        while cached < place {
          let color = unsafe pixels[cached]
          unsafe cacheStart[Int((color &* 0x1E35_A7BD) &>> cacheShift)] = color
          cached &+= 1
        }
        unsafe pixels[place] = cacheStart[green &- 280]
        place &+= 1
        x &+= 1
        if x == width { (x, y) = (0, y &+ 1) }
        continue
      }
      let length = Self.number(green &- 256, &reader)
      if reader.available < 15 { reader.refill() }
      let symbol = unsafe reader.symbol(group.distance, entries)
      let distance = Self.distance(Self.number(symbol, &reader), width: width)
      guard distance <= place, length <= count &- place, !reader.isOverrun else { return false }
      for index in place..<place &+ length {
        unsafe pixels[index] = pixels[index &- distance]
      }
      place &+= length
      x &+= length
      if x >= width {
        y &+= x / width
        x %= width
      }
      // In the middle of a tile the next pixel's group is not looked up otherwise.
      if place < count, x & tileMask != 0, let tiles {
        group = unsafe groups.start[
          Int(tiles.start[(y &>> tileBits) &* tilesWide &+ x &>> tileBits])]
      }
      if cacheBits > 0 {
        while cached < place {
          let color = unsafe pixels[cached]
          unsafe cacheStart[Int((color &* 0x1E35_A7BD) &>> cacheShift)] = color
          cached &+= 1
        }
      }
    }
    return true
  }

  /// A length or distance: a prefix symbol and the bits behind it (§5.2.2).
  @inline(__always)
  private static func number(_ symbol: Int, _ reader: inout BitReader) -> Int {
    if symbol < 4 { return symbol &+ 1 }
    let bits = (symbol &- 2) &>> 1
    if reader.available < bits { reader.refill() }
    let extra = Int(truncatingIfNeeded: reader.bits & (UInt64(1) &<< UInt64(bits) &- 1))
    reader.consume(bits)
    return (2 &+ symbol & 1) &<< bits &+ extra &+ 1
  }

  /// The first 120 distances are neighbours in the plane, the nearest first.
  @inline(__always)
  private static func distance(_ code: Int, width: Int) -> Int {
    guard code <= 120 else { return code &- 120 }
    let place = Int(neighbours[code &- 1])
    return max((place &>> 4) &* width &+ 8 &- place & 15, 1)
  }

  /// Rows up in the upper four bits, eight less the columns to the left in the lower.
  static let neighbours: [UInt8] = [
    0x18, 0x07, 0x17, 0x19, 0x28, 0x06, 0x27, 0x29, 0x16, 0x1A, 0x26, 0x2A, 0x38, 0x05, 0x37, 0x39,
    0x15, 0x1B, 0x36, 0x3A, 0x25, 0x2B, 0x48, 0x04, 0x47, 0x49, 0x14, 0x1C, 0x35, 0x3B, 0x46, 0x4A,
    0x24, 0x2C, 0x58, 0x45, 0x4B, 0x34, 0x3C, 0x03, 0x57, 0x59, 0x13, 0x1D, 0x56, 0x5A, 0x23, 0x2D,
    0x44, 0x4C, 0x55, 0x5B, 0x33, 0x3D, 0x68, 0x02, 0x67, 0x69, 0x12, 0x1E, 0x66, 0x6A, 0x22, 0x2E,
    0x54, 0x5C, 0x43, 0x4D, 0x65, 0x6B, 0x32, 0x3E, 0x78, 0x01, 0x77, 0x79, 0x53, 0x5D, 0x11, 0x1F,
    0x64, 0x6C, 0x42, 0x4E, 0x76, 0x7A, 0x21, 0x2F, 0x75, 0x7B, 0x31, 0x3F, 0x63, 0x6D, 0x52, 0x5E,
    0x00, 0x74, 0x7C, 0x41, 0x4F, 0x10, 0x20, 0x62, 0x6E, 0x30, 0x73, 0x7D, 0x51, 0x5F, 0x40, 0x72,
    0x7E, 0x61, 0x6F, 0x50, 0x71, 0x7F, 0x60, 0x70,
  ]
}
