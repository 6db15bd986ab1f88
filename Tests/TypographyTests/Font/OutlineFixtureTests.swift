import Foundation
import Testing
import Typography

/// Tiny fonts beside what fontTools (outlines) and HarfBuzz (the rest) say of them;
/// scripts/outline_fonts.py writes both.
@Suite("Font: outlines of the judges")
struct OutlineFixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures/Outlines")

  private static func face(_ name: String) throws -> FontFace {
    try FontFace(bytes: [UInt8](Data(contentsOf: folder.appendingPathComponent(name))))
  }

  private static func axisValues(_ text: Substring) -> [FontAxisValue] {
    text.split(separator: ",").compactMap { part in
      let sides = part.split(separator: "=")
      return Double(sides[1]).map { FontAxisValue(tag: FontTag(sides[0]), value: $0) }
    }
  }

  /// A path as the fixtures write it, without lines back to where a contour starts.
  private static func path(_ outline: GlyphOutline) -> [String] {
    var path: [(letter: String, numbers: [Double])] = []
    var start: [Double] = []
    for segment in outline.segments {
      switch segment {
      case .move(let x, let y):
        start = [x, y]
        path.append(("M", [x, y]))
      case .line(let x, let y): path.append(("L", [x, y]))
      case .quadratic(let x1, let y1, let x, let y): path.append(("Q", [x1, y1, x, y]))
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        path.append(("C", [x1, y1, x2, y2, x, y]))
      case .close:
        if let last = path.last, last.letter == "L", last.numbers == start { path.removeLast() }
        path.append(("Z", []))
      }
    }
    return path.flatMap { [$0.letter] + $0.numbers.map { "\($0)" } }
  }

  private static func isEqual(_ ours: [String], _ theirs: [String]) -> Bool {
    guard ours.count == theirs.count else { return false }
    return zip(ours, theirs).allSatisfy { a, b in
      guard let x = Double(a), let y = Double(b) else { return a == b }
      // Sums of products of doubles: the judge may add them in another order.
      return abs(x - y) < 1e-6
    }
  }

  @Test("Control points, advances, boxes, origins and measures are the judges'")
  func fixtures() throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("expected.txt"), encoding: .utf8)
    var face = try Self.face("operators.otf")
    var label = ""
    var glyphs = 0
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields[0] == "face" {
        face = try Self.face(String(fields[1])).instance(Self.axisValues(fields[2]))
        label = "\(fields[1]) \(fields[2])"
        let coordinates = fields[3].split(separator: ",").compactMap { Int($0) }
        // The default instance has none.
        let zeros = coordinates.map { _ in 0 }
        #expect((face.coordinates.isEmpty ? zeros : face.coordinates) == coordinates, "\(label)")
        let metrics = face.metrics
        let numbers = [metrics.ascender, metrics.descender, metrics.lineGap, metrics.xHeight]
        #expect(numbers == fields[4].split(separator: ",").compactMap { Int($0) }, "\(label)")
        continue
      }
      let glyph = try #require(UInt16(fields[1]))
      let vertical = face.vertical(of: glyph)
      let box = face.extents(of: glyph)
      let numbers = [
        face.advance(of: glyph), vertical.advance, vertical.originY, box?.xBearing ?? 0,
        box?.yBearing ?? 0, box?.width ?? 0, box?.height ?? 0,
      ]
      #expect(
        numbers == fields[2].split(separator: ",").compactMap { Int($0) },
        "glyph \(glyph) of \(label)")
      let theirs = fields[3].split(separator: " ").map(String.init)
      #expect(
        Self.isEqual(Self.path(face.outline(of: glyph)), theirs), "glyph \(glyph) of \(label)")
      glyphs += 1
    }
    #expect(glyphs > 200)
  }

  @Test("A font matrix of 2,000 units to the em halves coordinates in a face of 1,000")
  func fontMatrix() throws {
    // The charstring is M 200 100 h 400 l 600 800, times 0.0005 · 1000.
    let outline = try Self.face("scaled.otf").outline(of: 1)
    #expect(
      outline.segments == [
        .move(x: 100, y: 50), .line(x: 300, y: 50), .line(x: 600, y: 450), .close,
      ])
    #expect(outline.isCubic)
  }

  @Test("Numbers are added, compared, stored and turned around before they are drawn")
  func arithmetic() throws {
    let face = try Self.face("arithmetic.otf")
    // 100 + 50 and 30 - 20; then 6 · 4 and √9; |-7| and -5; 10 / 4 and 3 = 3; 1 2 exchanged; 8 twice;
    // 1 2 3 4 turned by one: 4 1, 2 3.
    #expect(
      Self.path(face.outline(of: 1)) == [
        "M", "150.0", "10.0", "L", "174.0", "13.0", "L", "181.0", "8.0", "L", "183.5", "9.0",
        "L", "185.5", "10.0", "L", "193.5", "18.0", "L", "197.5", "19.0", "L", "199.5", "22.0",
        "Z",
      ])
    // 42 stored, and 5; 11 as 1 ≤ 2, 22 as 2 > 1; 1 and 0, 1 or 0; not 0, then 7 9 and 7 once more;
    // the random number 1, and 4.
    #expect(
      Self.path(face.outline(of: 2)) == [
        "M", "10.0", "20.0", "L", "52.0", "25.0", "L", "63.0", "47.0", "L", "63.0", "48.0",
        "L", "64.0", "55.0", "L", "73.0", "62.0", "L", "74.0", "66.0", "Z",
      ])
  }

  @Test("A packed file that is damaged says what is wrong with it")
  func damagedContainers() throws {
    for name in ["variable.woff", "variable.woff2"] {
      var bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
      let format = name.hasSuffix("2") ? "WOFF2" : "WOFF"
      func isRefused(_ bytes: [UInt8]) -> Bool {
        do throws(FontError) {
          _ = try FontFace(bytes: bytes)
          return false
        } catch {
          guard case .damagedContainer(format, _) = error else { return false }
          return true
        }
      }
      #expect(isRefused(Array(bytes.dropLast(40))), "\(name) cut short")
      #expect(isRefused(Array(bytes.prefix(50))), "\(name) without a directory")
      if format == "WOFF" {
        // The first table says that it unpacks to 4 GB: refused before any memory is taken.
        bytes.replaceSubrange(56..<60, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(isRefused(bytes))
      }
    }
  }

  @Test("A face of a packed file that is no collection has the number 0")
  func packedFaces() throws {
    let url = Self.folder.appendingPathComponent("variable.woff2")
    let bytes = [UInt8](try Data(contentsOf: url))
    #expect(throws: FontError.noSuchFace(index: 1, count: 1)) {
      try FontFace(bytes: bytes, index: 1)
    }
  }
}
