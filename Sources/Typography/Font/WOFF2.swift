import Codecs

/// WOFF2: all tables in one Brotli stream, those of glyphs in a form that is compressed better.
struct WOFF2 {
  private struct Entry {
    var tag: FontTag
    /// The length in the font that was packed.
    var length: Int
    /// The length in the stream.
    var packedLength: Int
    var isTransformed: Bool
    /// Where it is in the stream.
    var start = 0
  }

  private static let headerBytes = 48

  private let flavor: FontTag
  /// The tables of the face.
  private let entries: [Entry]
  private let stream: [UInt8]

  /// Reads the directory and decompresses the stream.
  init(_ file: TableView, face index: Int) throws(DamagedContainer) {
    var reader = PackedStream(file, from: Self.headerBytes)
    var entries: [Entry] = []
    var total = 0
    for _ in 0..<file.u16(12) {
      var entry = try Self.entry(&reader)
      entry.start = total
      total += entry.packedLength
      entries.append(entry)
    }
    if file.tag(4) == "ttcf" {
      let (flavor, tables) = try Self.face(index, &reader)
      self.flavor = flavor
      var own: [Entry] = []
      for table in tables {
        guard table < entries.count else {
          throw .reason("a face names a table that does not exist")
        }
        own.append(entries[table])
      }
      self.entries = own
    } else {
      guard index == 0 else { throw .noSuchFace(count: 1) }
      flavor = file.tag(4)
      self.entries = entries
    }
    // A face may name one table often: what it would be made of counts, too.
    let largest = max(total, self.entries.reduce(0) { $0 + max($1.packedLength, $1.length) })
    let limit = FontContainer.limit(packed: file.count)
    guard largest <= limit else {
      throw .reason(
        "its tables would be \(largest) bytes, more than the \(limit) that are accepted")
    }
    let packed = file.slice(reader.position, length: file.u32(20)).copy()
    do throws(BrotliError) {
      stream = try Brotli.decode(packed[...], expected: total)
    } catch {
      throw .reason("\(error)")
    }
  }

  /// The face as a font file.
  func unpacked() throws(DamagedContainer) -> [UInt8] {
    var glyphs: WOFF2Glyphs?
    if let entry = entries.first(where: { $0.tag == "glyf" }), entry.isTransformed {
      glyphs = try WOFF2Glyphs(bytes(of: entry))
    }
    var writer = FontFileWriter(
      flavor: flavor, tables: entries.count, size: entries.reduce(0) { $0 + $1.length })
    for entry in entries {
      switch (entry.tag, glyphs) {
      case ("glyf", let glyphs?): writer.append(entry.tag, glyphs.glyf[...])
      case ("loca", let glyphs?): writer.append(entry.tag, glyphs.loca[...])
      case ("head", _?):
        // Offsets to glyphs are written as long ones.
        var head = Array(bytes(of: entry))
        if head.count >= 52 { (head[50], head[51]) = (0, 1) }
        writer.append(entry.tag, head[...])
      case ("hmtx", _) where entry.isTransformed:
        writer.append(entry.tag, try metrics(bytes(of: entry), glyphs)[...])
      default:
        guard !entry.isTransformed else {
          throw .reason("its table '\(entry.tag)' is packed in an unknown way")
        }
        writer.append(entry.tag, bytes(of: entry))
      }
    }
    return writer.finish()
  }

  private func bytes(of entry: Entry) -> ArraySlice<UInt8> {
    let end = min(entry.start + entry.packedLength, stream.count)
    return stream[min(entry.start, end)..<end]
  }

  private static func entry(_ reader: inout PackedStream) throws(DamagedContainer) -> Entry {
    let flags = try reader.u8()
    let tag: FontTag
    if flags & 0x3F == 0x3F {
      tag = FontTag(UInt32(truncatingIfNeeded: try reader.u16() << 16 | reader.u16()))
    } else {
      tag = knownTags[flags & 0x3F]
    }
    let length = try reader.base128()
    // Of glyphs, 0 is the transform and 3 is none; of the others, 0 is none.
    let isGlyphs = tag == "glyf" || tag == "loca"
    let isTransformed = isGlyphs ? flags >> 6 != 3 : flags >> 6 != 0
    let packed = isTransformed ? try reader.base128() : length
    return Entry(tag: tag, length: length, packedLength: packed, isTransformed: isTransformed)
  }

  /// The kind of a face of a collection and the numbers of its tables.
  private static func face(
    _ index: Int, _ reader: inout PackedStream
  ) throws(DamagedContainer) -> (FontTag, [Int]) {
    _ = try reader.u16()
    _ = try reader.u16()
    let count = try reader.short()
    guard index >= 0, index < count else { throw .noSuchFace(count: count) }
    var found: (FontTag, [Int])?
    for face in 0..<count {
      let tables = try reader.short()
      let flavor = FontTag(UInt32(truncatingIfNeeded: try reader.u16() << 16 | reader.u16()))
      var own: [Int] = []
      for _ in 0..<tables { own.append(try reader.short()) }
      if face == index { found = (flavor, own) }
    }
    return found ?? (FontTag(0), [])
  }

  /// Horizontal metrics whose left side bearings are those of the glyphs ("Transformed hmtx table").
  private func metrics(
    _ packed: ArraySlice<UInt8>, _ glyphs: WOFF2Glyphs?
  ) throws(DamagedContainer) -> [UInt8] {
    guard let glyphs, let hhea = entries.first(where: { $0.tag == "hhea" }), hhea.length >= 36,
      let flags = packed.first
    else { throw .reason("its table 'hmtx' needs glyphs that are packed as well") }
    let header = Array(bytes(of: hhea))
    guard header.count >= 36 else { throw .reason("its table 'hhea' is too short") }
    let count = min(Int(header[34]) << 8 | Int(header[35]), glyphs.left.count)
    var advances = packed.dropFirst()
    guard advances.count >= count * 2 else { throw .reason("its table 'hmtx' is too short") }
    var bearings = advances.dropFirst(count * 2)
    advances = advances.prefix(count * 2)
    var table: [UInt8] = []
    for glyph in glyphs.left.indices {
      if glyph < count { table += advances.popFirst(2) }
      let isLeftOut = flags & (glyph < count ? 1 : 2) != 0
      if isLeftOut {
        table.append(UInt8(truncatingIfNeeded: glyphs.left[glyph] >> 8))
        table.append(UInt8(truncatingIfNeeded: glyphs.left[glyph]))
      } else {
        let bearing = bearings.popFirst(2)
        guard bearing.count == 2 else { throw .reason("its table 'hmtx' is too short") }
        table += bearing
      }
    }
    return table
  }

  private static let knownTags: [FontTag] = [
    "cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf",
    "loca", "prep", "CFF ", "VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT",
    "VDMX", "vhea", "vmtx", "BASE", "GDEF", "GPOS", "GSUB", "EBSC", "JSTF", "MATH", "CBDT",
    "CBLC", "COLR", "CPAL", "SVG ", "sbix", "acnt", "avar", "bdat", "bloc", "bsln", "cvar",
    "fdsc", "feat", "fmtx", "fvar", "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd",
    "prop", "trak", "Zapf", "Silf", "Glat", "Gloc", "Feat", "Sill",
  ]
}

extension ArraySlice {
  /// Takes the first elements off, or what there is of them.
  fileprivate mutating func popFirst(_ count: Int) -> ArraySlice {
    let first = prefix(count)
    removeFirst(first.count)
    return first
  }
}

/// Numbers of a packed font, one after the other.
struct PackedStream {
  private let view: TableView
  private(set) var position: Int

  init(_ view: TableView, from position: Int = 0) {
    self.view = view
    self.position = position
  }

  mutating func u8() throws(DamagedContainer) -> Int {
    guard position < view.count else { throw .reason("it ends inside its tables") }
    position += 1
    return view.u8(position - 1)
  }

  mutating func u16() throws(DamagedContainer) -> Int { try u8() << 8 | u8() }

  /// The bytes that follow, all of them or an error.
  mutating func bytes(_ count: Int) throws(DamagedContainer) -> TableView {
    guard count <= view.count - position else { throw .reason("it ends inside its tables") }
    position += count
    return view.slice(position - count, length: count)
  }

  /// A number in one to three bytes ("255UInt16").
  mutating func short() throws(DamagedContainer) -> Int {
    let first = try u8()
    switch first {
    case 253: return try u16()
    case 254: return try u8() + 506
    case 255: return try u8() + 253
    default: return first
    }
  }

  /// A number of up to 32 bits, seven to a byte ("UIntBase128").
  mutating func base128() throws(DamagedContainer) -> Int {
    var value = 0
    for index in 0..<5 {
      let byte = try u8()
      value = value << 7 | byte & 0x7F
      guard value < 1 << 32, index > 0 || byte != 0x80 else { break }
      if byte & 0x80 == 0 { return value }
    }
    throw .reason("a length in its directory is not a number")
  }
}
