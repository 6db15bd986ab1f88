import Graphics
import Layout
import Testing

@testable import Render

/// A face whose glyph 1 is a box of half an em, standing on the baseline at the origin, and whose glyph 2
/// is two bars that cross.
private final class BoxFace: GlyphSource {
  let identifier = "box"
  let unitsPerEm = 1_000

  func glyphPath(_ glyph: UInt16) -> VectorPath {
    switch glyph {
    case 1: return .rect(rect(0, 0, 500, 500))
    case 2:
      var bars = VectorPath.rect(rect(0, 125, 500, 125))
      bars.append(.rect(rect(125, 0, 125, 500)))
      return bars
    default: return VectorPath()
    }
  }
}

@Suite("Raster: text")
struct GlyphTests {
  private func run(_ places: [(Double, Double)], size: Double = 8, shear: Double = 0) -> GlyphRun {
    GlyphRun(
      source: BoxFace(), size: size, glyphs: places.map { .init(id: 1, x: $0.0, y: $0.1) },
      shear: shear)
  }

  @Test("A glyph stands on its baseline, in quarters of a pixel across and whole pixels down")
  func placement() throws {
    // x = 1.3 is nearest to 1¼: ¾ of the first column, ¼ of the last; y = 5.4 becomes 5.
    let picture = try draw(
      [.glyphs(run([(1.3, 5.4)]), black)], width: 7, height: 7, on: .clear)
    #expect(
      picture.art == """
        .......
        .7###2.
        .7###2.
        .7###2.
        .7###2.
        .......
        .......
        """)
  }

  @Test("Where contours overlap, as in variable fonts, they neither cancel nor show an edge")
  func overlap() throws {
    let bars = GlyphRun(
      source: BoxFace(), size: 8, glyphs: [.init(id: 2, x: 1.5, y: 4)], shear: 0)
    let picture = try draw([.glyphs(bars, black)], width: 7, height: 4, on: .clear)
    // The upright bar covers half of columns 2 and 3; the other one all of them in its row.
    #expect(
      picture.art == """
        ..55...
        ..55...
        .5###5.
        ..55...
        """)
  }

  @Test("A shear leans glyphs to the right")
  func shear() throws {
    let picture = try draw(
      [.glyphs(run([(0, 4)], shear: 1), black)], width: 8, height: 4, on: .clear)
    #expect(
      picture.art == """
        ...5###5
        ..5###5.
        .5###5..
        5###5...
        """)
  }

  @Test("A run drawn twice uses its masks again and shows the same")
  func cached() throws {
    let list = DisplayList(
      size: Size(width: 60, height: 20), background: .white,
      commands: [.glyphs(run([(1, 10), (7.3, 10), (13.6, 10), (20.9, 10), (30, 10.5)]), black)])
    let cache = RasterCache()
    let first = try Rasterizer.render(list, scale: 2, cache: cache)
    #expect(try Rasterizer.render(list, scale: 2, cache: cache) == first)
    #expect(try Rasterizer.render(list, scale: 2, cache: RasterCache(limit: 0)) == first)
  }

  @Test("Rotated text is its outlines, rotated")
  func rotated() throws {
    let quarter = PlaneTransform.rotation(turns: 0.25)
    let picture = try draw(
      [.pushTransform(quarter), .glyphs(run([(1, -2)]), black), .popTransform], width: 8,
      height: 8, on: .clear)
    // The box x 1…5, y −6…−2 turns about the origin to x 2…6, y 1…5.
    let box = try draw([.fill(.rect(rect(2, 1, 4, 4)), black)], width: 8, height: 8, on: .clear)
    #expect(picture == box)
  }

  @Test("Large glyphs are outlines at the same places")
  func large() throws {
    let picture = try draw(
      [.glyphs(run([(0.3, 299.6)], size: 600), black)], width: 302, height: 302, on: .clear)
    #expect(picture.alphas[150 * 302] == 191)
    #expect(picture.alphas[150 * 302 + 150] == 255)
    #expect(picture.alphas[301 * 302 + 150] == 0)
  }
}
