import Components
import Graphics
import Layout
import Resources
import Typography

/// Why bytes are not what `ContentWriter` writes.
package enum ContentError: Error, Equatable, Sendable {
  /// The bytes end, or go on, where they must not.
  case wrongLength(offset: Int)
  /// A number or word that stands for nothing.
  case unknown(kind: String, value: String, offset: Int)
  /// A font that the bytes name and that is not there as they say.
  case font(name: String, reason: String)
}

extension ContentError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .wrongLength(let offset): "the bytes at \(offset) are too few or too many"
    case .unknown(let kind, let value, let offset):
      "the \(kind) “\(value.prefix(40))” before byte \(offset) is unknown"
    case .font(let name, let reason): "the font \(name) cannot be used: \(reason)"
    }
  }
}

/// Reads what a `ContentWriter` kept.
///
/// Glyph runs name their face; those of the embedded fonts are known everywhere, and those of given files
/// are listed before.
struct ContentReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var faces: [String: FontFace] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: `ContentError` for whatever no writer writes, and for faces that are not embedded.
  mutating func displayList() throws(ContentError) -> DisplayList {
    DisplayList(
      size: Size(width: try double(), height: try double()), background: try color(),
      commands: try list { reader throws(ContentError) in try reader.command() })
  }

  /// Opens the faces of given files.
  mutating func readFaces() throws(ContentError) {
    let files = try list { reader throws(ContentError) in
      let (sha256, isInFile) = (try reader.text(), try reader.flag())
      return isInFile
        ? try GivenFaces.file(at: try reader.text(), sha256: sha256)
        : try GivenFaces.file(try reader.byteList(), sha256: sha256)
    }
    for _ in 0..<(try count()) {
      let (name, file, index) = (try text(), try integer(), try integer())
      let place = try list { reader throws(ContentError) in try reader.integer() }
      guard files.indices.contains(file) else { throw unknown("font file", file) }
      faces[name] = try GivenFaces.face(named: name, files[file], index, at: place)
    }
  }

  /// Refuses bytes that nothing has read.
  func end() throws(ContentError) {
    guard offset == bytes.count else { throw .wrongLength(offset: offset) }
  }

  // MARK: Plain values

  private mutating func integer() throws(ContentError) -> Int {
    guard bytes.count - offset >= 8 else { throw .wrongLength(offset: offset) }
    let word = unsafe bytes.withUnsafeBytes {
      unsafe $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    offset += 8
    return Int(truncatingIfNeeded: UInt64(littleEndian: word))
  }

  mutating func double() throws(ContentError) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(try integer())))
  }

  private mutating func flag() throws(ContentError) -> Bool {
    switch try integer() {
    case 0: false
    case 1: true
    case let number: throw unknown("flag", number)
    }
  }

  /// A number of bytes or values that follow: each takes a byte at least.
  private mutating func count() throws(ContentError) -> Int {
    let count = try integer()
    guard (0...bytes.count - offset).contains(count) else { throw .wrongLength(offset: offset) }
    return count
  }

  private mutating func byteList() throws(ContentError) -> [UInt8] {
    let count = try count()
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  mutating func text() throws(ContentError) -> String {
    String(decoding: try byteList(), as: UTF8.self)
  }

  mutating func word<Word: RawRepresentable<String>>(
    _ kind: String
  ) throws(ContentError) -> Word {
    let text = try text()
    guard let word = Word(rawValue: text) else {
      throw .unknown(kind: kind, value: text, offset: offset)
    }
    return word
  }

  private mutating func list<Value>(
    _ read: (inout ContentReader) throws(ContentError) -> Value
  ) throws(ContentError) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try read(&self)) }
    return values
  }

  private mutating func doubles() throws(ContentError) -> [Double] {
    try list { reader throws(ContentError) in try reader.double() }
  }

  /// A list that has one length only.
  private mutating func doubles(_ count: Int) throws(ContentError) -> [Double] {
    let doubles = try doubles()
    guard doubles.count == count else { throw .wrongLength(offset: offset) }
    return doubles
  }

  private mutating func point() throws(ContentError) -> Point {
    Point(x: try double(), y: try double())
  }

  private mutating func rect() throws(ContentError) -> Rect {
    Rect(x: try double(), y: try double(), width: try double(), height: try double())
  }

  private mutating func color() throws(ContentError) -> ResolvedColor {
    ResolvedColor(
      red: try double(), green: try double(), blue: try double(), alpha: try double())
  }

  private func unknown(_ kind: String, _ number: Int) -> ContentError {
    .unknown(kind: kind, value: "\(number)", offset: offset)
  }

  // MARK: Draw commands

  private mutating func command() throws(ContentError) -> DrawCommand {
    switch try integer() {
    case 1: .fill(try shape(), try paint())
    case 2: .stroke(try shape(), try strokeStyle(), try paint())
    case 3: .glyphs(try glyphRun(), try paint())
    case 4: .image(try image())
    case 5: .dropShadow(try shape(), try shadow())
    case 6: .innerShadow(try shape(), try shadow())
    case 7: .backdrop(try shape(), try backdrop())
    case 8: .pushClip(try shape())
    case 9: .pushTransform(try transform())
    case 10: .pushLayer(try layerStyle())
    case 11: .pushMask
    case 12: .popClip
    case 13: .popTransform
    case 14: .popLayer
    case 15: .popMask
    case let number: throw unknown("command", number)
    }
  }

  private mutating func shape() throws(ContentError) -> PlaneShape {
    switch try integer() {
    case 1: return .rect(try rect())
    case 2: return .ellipse(try rect())
    case 3:
      let rect = try rect()
      let radii = try doubles(4)
      return .roundedRect(
        rect,
        CornerRadii(
          topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
        try word("corner style"))
    case 4: return .path(try path(), try flag() ? .evenOdd : .nonZero)
    case let number: throw unknown("shape", number)
    }
  }

  private mutating func path() throws(ContentError) -> VectorPath {
    let verbs = try byteList()
    let points = try list { reader throws(ContentError) in try reader.point() }
    let weights = try doubles()
    let path = VectorPath(
      verbs: verbs.compactMap(VectorPath.Verb.init), points: points, weights: weights)
    guard let path, path.verbs.count == verbs.count else { throw unknown("path", verbs.count) }
    return path
  }

  private mutating func paint() throws(ContentError) -> Paint {
    switch try integer() {
    case 1: return .solid(try color())
    case 2: return .linearGradient(try stops(), start: try point(), end: try point())
    case 3:
      let (stops, center, numbers) = (try stops(), try point(), try doubles(3))
      return .radialGradient(
        stops, center: center, startRadius: numbers[0], endRadius: numbers[1], aspect: numbers[2])
    case 4:
      let (stops, center, turns) = (try stops(), try point(), try doubles(2))
      return .angularGradient(stops, center: center, startTurns: turns[0], endTurns: turns[1])
    case 5: return .image(try image())
    case 6: return .spreadGradient(try spreadGradient())
    case let number: throw unknown("paint", number)
    }
  }

  private mutating func spreadGradient() throws(ContentError) -> SpreadGradient {
    let stops = try stops()
    let spread: SpreadGradient.Spread = try word("spread")
    switch try integer() {
    case 1:
      return SpreadGradient(stops, .line(from: try point(), to: try point()), spread: spread)
    case 2:
      let (start, end, radii) = (try point(), try point(), try doubles(2))
      return SpreadGradient(
        stops,
        .circles(
          GradientCircle(center: start, radius: radii[0]),
          GradientCircle(center: end, radius: radii[1])), spread: spread)
    case 3:
      let (center, turns) = (try point(), try doubles(2))
      return SpreadGradient(
        stops, .turn(center: center, from: turns[0], to: turns[1]), spread: spread)
    case let number: throw unknown("gradient", number)
    }
  }

  private mutating func stops() throws(ContentError) -> [GradientStop] {
    try list { reader throws(ContentError) in
      GradientStop(color: try reader.color(), location: try reader.double())
    }
  }

  private mutating func image() throws(ContentError) -> PicturePaint {
    let name = try text()
    let (width, height, bytes) = (try integer(), try integer(), try byteList())
    guard var pixmap = try? Pixmap(width: width, height: height) else {
      throw .unknown(kind: "size", value: "\(width)×\(height)", offset: offset)
    }
    guard bytes.count == pixmap.bytes.count else { throw .wrongLength(offset: offset) }
    pixmap.bytes = bytes
    return PicturePaint(
      RasterImage(name: name, pixmap: pixmap), in: try rect(),
      source: try flag() ? try rect() : nil, interpolation: try word("interpolation"),
      extent: try word("extent"), tint: try flag() ? try color() : nil)
  }

  private mutating func strokeStyle() throws(ContentError) -> PenStroke {
    let numbers = try doubles(3)
    let pen = Pen(
      width: numbers[0], cap: try word("cap"), join: try word("join"), miterLimit: numbers[1],
      dash: try doubles(), dashPhase: numbers[2])
    var style = PenStroke(pen, placement: try word("placement"))
    let trim = try doubles()
    if !trim.isEmpty {
      guard trim.count == 2 else { throw .wrongLength(offset: offset) }
      style.trim = PathTrim(from: trim[0], to: trim[1])
    }
    return style
  }

  private mutating func glyphRun() throws(ContentError) -> GlyphRun {
    let name = try text()
    guard let face = faces[name] ?? EmbeddedFonts.face(named: name) else {
      throw .unknown(kind: "face", value: name, offset: offset)
    }
    let numbers = try doubles(3)
    let glyphs = try list { reader throws(ContentError) in
      let id = try reader.integer()
      guard let glyph = UInt16(exactly: id) else { throw reader.unknown("glyph", id) }
      return GlyphRun.Glyph(id: glyph, x: try reader.double(), y: try reader.double())
    }
    return GlyphRun(
      source: face, size: numbers[0], glyphs: glyphs, shear: numbers[1], stretch: numbers[2])
  }

  private mutating func shadow() throws(ContentError) -> Shadow {
    Shadow(color: try color(), sigma: try double(), offset: try point())
  }

  private mutating func backdrop() throws(ContentError) -> BackdropStyle {
    let numbers = try doubles(2)
    return BackdropStyle(sigma: numbers[0], saturation: numbers[1], tint: try color())
  }

  private mutating func transform() throws(ContentError) -> PlaneTransform {
    let numbers = try doubles(6)
    return PlaneTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private mutating func layerStyle() throws(ContentError) -> LayerStyle {
    LayerStyle(
      opacity: try double(), blendMode: try word("blend mode"),
      filters: try list { reader throws(ContentError) in try reader.filter() })
  }

  private mutating func filter() throws(ContentError) -> LayerFilter {
    switch try integer() {
    case 1: .blur(sigma: try double(), isOpaque: try flag())
    case 2: .colorMatrix(ColorMatrix(try doubles(20)))
    case 3: .dropShadow(try shadow())
    case let number: throw unknown("filter", number)
    }
  }
}
