@testable import Typography
import Testing

/// A font of one axis and one triangle, whose numbers can be followed by hand. Real variable fonts
/// are compared with HarfBuzz by scripts/shape-variable.py.
@Suite("Font: variable fonts")
struct VariableFontTests {
  /// Weight from 100 by 400 to 900.
  private var fvar: [UInt8] {
    let axis: [UInt8] = Array("wght".utf8) + big32(100 << 16, 400 << 16, 900 << 16, 0)
    return big32(0x10000) + big16(16, 2, 1, 20, 0, 8) + axis
  }

  /// A region that grows from the default to the maximum, with one delta for glyph 0: 100.
  private var hvar: [UInt8] {
    let regions = big16(1, 1, 0, 0x4000, 0x4000)
    let data = big16(1, 1, 1, 0, 100)
    // The store's header is 12 bytes long, with one offset to data.
    let store: [UInt8] = big16(1) + big32(12) + big16(1) + big32(12 + regions.count)
    return big32(0x10000, 20, 0, 0, 0) + store + regions + data
  }

  /// A triangle (0, 0), (100, 0), (50, 100).
  private var glyf: [UInt8] {
    // Contours, the bounds, the last point, no instructions.
    let header = big16(1, 0, 0, 100, 100, 2, 0)
    let flags: [UInt8] = [0x01, 0x01, 0x01]
    let end: [UInt8] = [0]
    return header + flags + big16(0, 100, -50) + big16(0, 0, 100) + end
  }

  /// At the maximum the second point moves by (40, 0) and the third by (20, 60); the first has no
  /// delta of its own.
  private var gvar: [UInt8] {
    // Two points, a run of two bytes: number 1, then one more. Then the deltas, as bytes.
    let serialized: [UInt8] = [2, 1, 1, 1, 0x01, 40, 20, 0x01, 0, 60]
    // Embedded peak, private points.
    let tuple = big16(serialized.count, 0xA000, 0x4000)
    let data = big16(1, 4 + tuple.count) + tuple + serialized
    let offsets = big16(0, data.count / 2)
    let end = big32(20 + offsets.count)
    return big32(0x10000) + big16(1, 0) + end + big16(1, 0) + end + offsets + data
  }

  private func font(_ change: (inout TestFont) -> Void = { _ in }) throws -> FontFace {
    var font = TestFont(glyphCount: 1)
    font.set("fvar", fvar)
    font.set("HVAR", hvar)
    font.set("gvar", gvar)
    font.set("glyf", glyf)
    font.set("loca", big16(0) + big16(glyf.count / 2))
    change(&font)
    return try FontFace(bytes: font.bytes)
  }

  private func weight(_ value: Double) -> [FontAxisValue] {
    [FontAxisValue(tag: "wght", value: value)]
  }

  @Test("Axes are listed; the default instance is the face itself")
  func axes() throws {
    let face = try font()
    #expect(face.axes == [FontAxis(tag: "wght", minimum: 100, standard: 400, maximum: 900)])
    #expect(face.instance(weight(400)) === face)
    #expect(face.instance([FontAxisValue(tag: "slnt", value: 5)]) === face)
    let bold = face.instance(weight(900))
    #expect(bold.identifier != face.identifier)
    #expect(bold.metrics.weight == 900)
    #expect(bold.instance(weight(400)).identifier == face.identifier)
  }

  @Test("Advances grow with the axis, half way half as much, and stop at its ends")
  func advances() throws {
    let face = try font()
    #expect(face.advance(of: 0) == 500)
    #expect(face.instance(weight(900)).advance(of: 0) == 600)
    // 650 is half way from 400 to 900.
    #expect(face.instance(weight(650)).advance(of: 0) == 550)
    #expect(face.instance(weight(5000)).advance(of: 0) == 600)
    // The region does not reach below the default.
    #expect(face.instance(weight(100)).advance(of: 0) == 500)
    #expect(face.instance(weight(.nan)).advance(of: 0) == 500)
  }

  @Test("Points move; one without a delta follows its neighbours")
  func outlines() throws {
    let face = try font()
    let half = face.instance(weight(650)).outline(of: 0).points
    // Half of (40, 0) and (20, 60). The first point is left of both moved ones, so its x moves as
    // the leftmost of them, the third: 10; its y equals the second's, which does not move.
    #expect(half.map(\.x) == [10, 120, 60])
    #expect(half.map(\.y) == [0, 0, 130])
  }

  @Test("A segment map bends the axis")
  func segmentMap() throws {
    let pairs = [(-1.0, -1.0), (0, 0), (0.5, 0.25), (1, 1)]
    let face = try font { font in
      let map = pairs.flatMap { big16(Int($0.0 * 16384), Int($0.1 * 16384)) }
      font.set("avar", big32(0x10000) + big16(0, 1, pairs.count) + map)
    }
    // Half way becomes a quarter of the delta.
    #expect(face.instance(weight(650)).advance(of: 0) == 525)
    // 775 is at 0.75, half way between 0.25 and 1 after the map: 0.625 of 100, rounded half up.
    #expect(face.instance(weight(775)).advance(of: 0) == 563)
  }

  @Test("Without HVAR the advance follows the outline's phantom points")
  func phantomPoints() throws {
    let face = try font { $0.remove("HVAR") }
    // The tuple moves no phantom point.
    #expect(face.instance(weight(900)).advance(of: 0) == 500)
  }

  @Test("Damaged variation tables leave the default outline and advance")
  func damage() throws {
    for tag in ["HVAR", "gvar", "avar", "fvar"] {
      for length in [1, 6, 11, 21, 30] {
        let face = try font { font in
          let bytes = ["HVAR": hvar, "gvar": gvar, "fvar": fvar][tag] ?? []
          font.set(tag, Array(bytes.prefix(length)) + [0xFF, 0xFF, 0xFF])
        }
        let bold = face.instance(weight(900))
        #expect(bold.outline(of: 0).points.count == 3)
      }
    }
  }
}
