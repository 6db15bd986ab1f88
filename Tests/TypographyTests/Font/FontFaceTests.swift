@testable import Typography
import Testing

@Suite("Font: faces")
struct FontFaceTests {
  @Test("All embedded faces open, with stable identifiers")
  func embeddedFaces() throws {
    #expect(EmbeddedFonts.names.count == 38)
    for name in EmbeddedFonts.names {
      let face = try #require(EmbeddedFonts.face(named: name))
      #expect(face.identifier == name)
      #expect(face.names.postScript == name)
    }
    #expect(
      EmbeddedFonts.faces(ofFamily: "Stillframe Sans").map(\.metrics.weight) == [
        100, 200, 300, 400, 500, 600, 700, 800, 900,
      ])
    #expect(EmbeddedFonts.face(named: "Arial") == nil)
  }

  @Test("Metrics are those of head, hhea, OS/2 and post, as fontTools prints them")
  func metrics() throws {
    let sans = try #require(EmbeddedFonts.face(named: "StillframeSans-Regular"))
    #expect(
      sans.metrics
        == FontMetrics(
          unitsPerEm: 2048, ascender: 1984, descender: -494, lineGap: 0, underlinePosition: -348,
          underlineThickness: 140, strikeoutPosition: 671, strikeoutThickness: 140,
          capHeight: 1490, xHeight: 1118, weight: 400))
    #expect(sans.glyphCount == 1394)
    #expect(sans.names.family == "Stillframe Sans")
    let hebrew = try #require(EmbeddedFonts.face(named: "StillframeSansHebrew-Bold"))
    #expect(hebrew.metrics.unitsPerEm == 1000)
    #expect(hebrew.metrics.ascender == 1068)
    #expect(hebrew.metrics.descender == -292)
    #expect(hebrew.metrics.weight == 700)
  }

  @Test("Characters of both the first and a later plane have glyphs")
  func characters() throws {
    let emoji = try #require(EmbeddedFonts.face(named: "StillframeEmoji-Regular"))
    #expect(emoji.glyph(for: 0x1F600) != nil)
    #expect(emoji.glyph(for: 0x2764) != nil)
    #expect(emoji.glyph(for: 0x41) == nil)
    #expect(emoji.glyph(for: 0x11_FFFF) == nil)
    #expect(emoji.glyph(for: .max) == nil)
  }

  @Test(
    "Outlines, simple and composite, fill exactly the boxes that their headers state",
    arguments: ["StillframeSans-Regular", "StillframeSansArabic-Bold", "StillframeMono-SemiBold"])
  func outlinesFillTheirBoxes(name: String) throws {
    let face = try #require(EmbeddedFonts.face(named: name))
    var checked = 0
    for glyph in 0..<UInt16(face.glyphCount) {
      let outline = face.outline(of: glyph)
      guard let extents = face.extents(of: glyph), !outline.isEmpty else { continue }
      // The designers put points on all extremes, so that points and box agree to rounding.
      let xs = outline.points.map(\.x)
      let ys = outline.points.map(\.y)
      let left = try #require(xs.min())
      let right = try #require(xs.max())
      let bottom = try #require(ys.min())
      let top = try #require(ys.max())
      #expect(abs(left - Double(extents.xBearing)) <= 1, "left of glyph \(glyph)")
      #expect(abs(top - Double(extents.yBearing)) <= 1, "top of glyph \(glyph)")
      #expect(abs(right - left - Double(extents.width)) <= 2, "width of glyph \(glyph)")
      #expect(abs(bottom - top - Double(extents.height)) <= 2, "height of glyph \(glyph)")
      checked += 1
    }
    #expect(checked > face.glyphCount / 2)
  }

  @Test("Contours become moves, lines and curves; two control points imply a point half way")
  func segments() {
    typealias Point = GlyphOutline.Point
    let outline = GlyphOutline(
      points: [
        Point(x: 0, y: 0, isOnCurve: true), Point(x: 4, y: 0, isOnCurve: false),
        Point(x: 8, y: 4, isOnCurve: false), Point(x: 8, y: 8, isOnCurve: true),
      ], contourEnds: [4])
    #expect(
      outline.segments == [
        .move(x: 0, y: 0),
        // Half way between (4, 0) and (8, 4).
        .quadratic(controlX: 4, controlY: 0, x: 6, y: 2),
        .quadratic(controlX: 8, controlY: 4, x: 8, y: 8),
        .close,
      ])
  }

  @Test("A contour of control points only starts half way between the last and the first")
  func contourWithoutOnCurvePoints() {
    typealias Point = GlyphOutline.Point
    let corners = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    let outline = GlyphOutline(
      points: corners.map { Point(x: $0.0, y: $0.1, isOnCurve: false) }, contourEnds: [4])
    #expect(
      outline.segments == [
        .move(x: 0, y: 1),
        .quadratic(controlX: 0, controlY: 0, x: 1, y: 0),
        .quadratic(controlX: 2, controlY: 0, x: 2, y: 1),
        .quadratic(controlX: 2, controlY: 2, x: 1, y: 2),
        .quadratic(controlX: 0, controlY: 2, x: 0, y: 1),
        .close,
      ])
  }
}
