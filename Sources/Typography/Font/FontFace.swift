/// One face of a font file: metrics, characters, outlines and layout tables.
///
/// Reads any OpenType font with outlines, also one that a document names: every read is
/// checked, so a damaged table gives missing glyphs or no outlines and never a trap. Opening a face
/// reads the directory, the metrics and the character map; everything else is read when asked for.
package final class FontFace: Sendable {
  /// Names the face in dumps and keys caches; the same on every run and system.
  package let identifier: String
  package let metrics: FontMetrics
  package let names: FontNames
  /// What requests for fonts are matched with.
  package let traits: FontTraits
  /// Glyphs are numbered from 0, the glyph of missing characters, to `glyphCount - 1`.
  package let glyphCount: Int
  /// Whether some glyphs may be pictures.
  package let hasColorGlyphs: Bool

  let directory: FontDirectory
  let characters: CharacterMap
  let advances: HorizontalMetrics
  let glyphs: GlyphTable
  /// Outlines of faces without `glyf`.
  let cubics: CFFOutlines?
  let variation: FontVariation
  let glyphVariations: GlyphVariations
  private let advanceVariations: MetricVariations
  private let fontAxes: FontAxes
  /// The identifier of the default instance.
  private let fileIdentifier: String
  /// What shaping keeps with the face.
  let shaping = Lazy<any AnyObject & Sendable>()

  /// Keeps the memory that every `TableView` of this face points to.
  private let bytes: FontBytes
  /// What keeps the bytes of a face that was opened with an owner, packed or not.
  package let owner: (any AnyObject & Sendable)?
  /// Which face of its file it is.
  package let index: Int

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - bytes: the whole file: TrueType, OpenType, a collection, WOFF or WOFF2.
  ///   - index: which face of a collection; 0 for a single font.
  ///   - identifier: what to call the face; by default its PostScript name and a checksum.
  package convenience init(
    bytes: [UInt8], index: Int = 0, identifier: String? = nil
  ) throws(FontError) {
    try self.init(FontBytes(bytes), index: index, identifier: identifier)
  }

  /// Opens a face of a file that somebody keeps in memory.
  ///
  /// - Parameters:
  ///   - owner: keeps the bytes where they are, unchanged, for as long as it lives.
  ///   - index: which face of a collection; 0 for a single font.
  package convenience init(
    _ bytes: UnsafeRawBufferPointer, keptBy owner: any AnyObject & Sendable, index: Int = 0
  ) throws(FontError) {
    try unsafe self.init(FontBytes(bytes, keptBy: owner), index: index, identifier: nil)
  }

  /// How many faces a file has: those of a collection, else 1.
  package static func count(in bytes: UnsafeRawBufferPointer) -> Int {
    let view = unsafe TableView(base: bytes.baseAddress, count: bytes.count)
    return view.tag(0) == "ttcf" ? view.fitting(min(view.u32(8), 256), size: 4, from: 12) : 1
  }

  init(_ bytes: FontBytes, index: Int, identifier: String?) throws(FontError) {
    owner = bytes.owner
    self.index = index
    let unpacked = try FontContainer.unpacked(bytes, face: index)
    // An unpacked file has only the face that was asked for.
    let place = unpacked == nil ? index : 0
    let bytes = unpacked ?? bytes
    let directory = try FontDirectory(bytes.view, face: place)
    let head = try directory.required("head", atLeast: 54)
    let maxp = try directory.required("maxp", atLeast: 6)
    let hhea = try directory.required("hhea", atLeast: 36)
    let cmap = try directory.required("cmap", atLeast: 4)
    let glyphCount = maxp.u16(4)
    let em = head.u16(18)
    guard glyphCount > 0 else { throw .invalid(table: "maxp", reason: "the font has no glyphs") }
    guard (16...16384).contains(em) else {
      throw .invalid(table: "head", reason: "unitsPerEm is \(em), not in 16...16384")
    }
    cubics = try CFFOutlines(directory, unitsPerEm: em)
    self.bytes = bytes
    fontAxes = FontAxes(fvar: directory.table("fvar"), avar: directory.table("avar"))
    glyphVariations = GlyphVariations(directory.table("gvar"))
    advanceVariations = MetricVariations(directory.table("HVAR"))
    variation = .none
    self.directory = directory
    self.glyphCount = glyphCount
    hasColorGlyphs = Self.hasColors(directory)
    metrics = FontMetrics(
      head: head, hhea: hhea, os2: directory.table("OS/2"), post: directory.table("post"))
    names = FontNames(directory.table("name"))
    traits = FontTraits(weight: metrics.weight, head: head, os2: directory.table("OS/2"))
    fileIdentifier =
      identifier ?? "\(names.postScript)-\(fingerprint(of: bytes.view, face: index))"
    self.identifier = fileIdentifier
    characters = CharacterMap(cmap)
    advances = HorizontalMetrics(
      hhea: hhea, hmtx: directory.table("hmtx"), glyphCount: glyphCount, unitsPerEm: em)
    glyphs = GlyphTable(
      loca: directory.table("loca"), glyf: directory.table("glyf"),
      hasLongOffsets: head.i16(50) != 0, glyphCount: glyphCount)
  }

  /// The same face elsewhere in its design space.
  private init(_ face: FontFace, at values: [FontAxisValue], _ coordinates: [Int]) {
    bytes = face.bytes
    owner = face.owner
    index = face.index
    directory = face.directory
    glyphCount = face.glyphCount
    hasColorGlyphs = face.hasColorGlyphs
    names = face.names
    characters = face.characters
    advances = face.advances
    glyphs = face.glyphs
    cubics = face.cubics
    fontAxes = face.fontAxes
    glyphVariations = face.glyphVariations
    advanceVariations = face.advanceVariations
    variation = FontVariation(coordinates: coordinates)
    var metrics = FaceMetricVariations(face.directory.table("MVAR"))
      .varied(face.metrics, at: coordinates)
    if let weight = values.last(where: { $0.tag == "wght" })?.value, weight.isFinite {
      metrics.weight = Int(min(max(weight, 1), 1000))
    }
    self.metrics = metrics
    traits = face.traits.at(values, of: face.fontAxes.axes)
    fileIdentifier = face.fileIdentifier
    let place = coordinates.map { "\($0)" }.joined(separator: ",")
    identifier = coordinates.isEmpty ? fileIdentifier : "\(fileIdentifier)@\(place)"
  }

  /// The axes of a variable font; empty for static ones.
  package var axes: [FontAxis] { fontAxes.axes }

  /// A place in the design space of a variable font that has names, such as `Inter Medium`.
  package struct NamedInstance: Equatable, Sendable {
    package var full: String
    package var postScript: String
    package var values: [FontAxisValue]
  }

  /// The places that the font has names for, in its order; those without a name are left out.
  ///
  /// Where a font does not say its PostScript names, they are the family's and the style's letters and
  /// digits with a hyphen between them (Adobe's technical note 5902).
  package var namedInstances: [NamedInstance] {
    let table = directory.table("name")
    func plain(_ name: String) -> String {
      String(name.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic || $0.isDigit })
    }
    let prefix = FontNames.name(25, in: table) ?? plain(names.family)
    return fontAxes.instances.compactMap { instance in
      guard let style = FontNames.name(instance.style, in: table), !style.isEmpty else {
        return nil
      }
      let own = instance.postScript.flatMap { FontNames.name($0, in: table) }
      return NamedInstance(
        full: "\(names.family) \(style)", postScript: own ?? "\(prefix)-\(plain(style))",
        values: instance.values)
    }
  }

  /// The face at some axis values, clamped to the axes; itself if that is its default instance.
  ///
  /// Every call makes a face with caches of its own: keep the result.
  package func instance(_ values: [FontAxisValue]) -> FontFace {
    let coordinates = fontAxes.coordinates(of: values)
    let isStandard = coordinates.allSatisfy { $0 == 0 }
    if isStandard, !variation.isActive { return self }
    return FontFace(self, at: values, isStandard ? [] : coordinates)
  }

  /// The face at `coordinates` of one of its instances; `nil` for what no instance has.
  package func instance(atCoordinates coordinates: [Int]) -> FontFace? {
    if coordinates.isEmpty { return variation.isActive ? nil : self }
    guard coordinates.count == axes.count,
      coordinates.allSatisfy({ (-16_384...16_384).contains($0) })
    else { return nil }
    return FontFace(self, at: [], coordinates)
  }

  /// For which languages the face draws Han characters.
  var han: HanSupport {
    HanSupport(names: names, meta: directory.table("meta"), os2: directory.table("OS/2"))
  }

  /// The nominal glyph of a character, if the face has one.
  package func glyph(for scalar: UInt32) -> UInt16? {
    let glyph = characters.glyph(for: scalar)
    return glyph == 0 ? nil : glyph
  }

  /// The glyph of a character followed by a variation selector, if the face knows the pair.
  package func glyph(for scalar: UInt32, variationSelector: UInt32) -> UInt16? {
    switch characters.variation(of: scalar, selector: variationSelector) {
    case .nominal: glyph(for: scalar)
    case .glyph(let glyph): glyph
    case .unknown: nil
    }
  }

  /// The advance width of a glyph in font units; 0 for glyphs the face does not have.
  package func advance(of glyph: UInt16) -> Int { advance(ofGlyph: Int(glyph)) }

  func advance(ofGlyph glyph: Int) -> Int {
    let advance = advances.advance(of: glyph)
    guard variation.isActive else { return advance }
    guard advanceVariations.exists else {
      guard cubics == nil else { return advance }
      var loader = OutlineLoader(self)
      return loader.advance(of: glyph).map { Int(roundedToInt32($0)) } ?? advance
    }
    let delta = advanceVariations.advanceDelta(of: glyph, at: variation.coordinates)
    return advance + Int(roundedToInt32(delta))
  }

  /// The outline of a glyph; empty for blank, damaged and missing glyphs.
  package func outline(of glyph: UInt16) -> GlyphOutline {
    if let cubics { return cubics.outline(of: Int(glyph), at: variation.coordinates) }
    var loader = OutlineLoader(self)
    return loader.outline(of: Int(glyph))
  }

  /// Whether glyphs have outlines, and so boxes.
  var hasOutlines: Bool { cubics != nil || !directory.table("glyf").isEmpty }

  /// The box around a glyph as its header states it, or around the points of its cubic outline;
  /// `nil` for glyphs without an outline.
  package func extents(of glyph: UInt16) -> GlyphExtents? {
    if let extents = colorExtents(of: glyph) { return extents }
    if cubics != nil { return GlyphExtents(outline(of: glyph)) }
    guard let box = glyphs.box(of: Int(glyph)) else { return nil }
    if variation.isActive { return GlyphExtents(outline(of: glyph)) }
    let top = max(box.yMin, box.yMax)
    let left = min(box.xMin, box.xMax)
    // The left edge is where hmtx says: rasterizers shift the outline there.
    return GlyphExtents(
      xBearing: advances.leftSideBearing(of: Int(glyph)) ?? left, yBearing: top,
      width: max(box.xMin, box.xMax) - left, height: min(box.yMin, box.yMax) - top)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

/// 64 bits of FNV-1a over the head of the file, its length and the face's number, in hexadecimal.
private func fingerprint(of file: TableView, face index: Int) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  func mix(_ value: Int) {
    hash = (hash ^ UInt64(truncatingIfNeeded: value)) &* 0x100_0000_01B3
  }
  mix(file.count)
  mix(index)
  // The table directory holds a checksum of every table; 4 KB cover it with room to spare.
  for offset in stride(from: 0, to: min(file.count, 4096), by: 4) { mix(file.u32(offset)) }
  return String(hash, radix: 16)
}
