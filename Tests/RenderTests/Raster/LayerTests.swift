import Graphics
import Layout
import Testing

@testable import Render

@Suite("Raster: layers, clips and blending")
struct LayerTests {
  private let red = Paint.solid(ResolvedColor(hex: 0xFF0000))
  private let blue = Paint.solid(ResolvedColor(hex: 0x0000FF))

  @Test("A group of opacity ½ lets the page through once, also where shapes overlap")
  func groupOpacity() throws {
    let picture = try draw(
      [
        .pushLayer(LayerStyle(opacity: 0.5)), .fill(.rect(rect(0, 0, 2, 1)), red),
        .fill(.rect(rect(1, 0, 2, 1)), blue), .popLayer,
      ], width: 4, height: 1)
    // Half red or blue over white: 127.5 rounds up.
    #expect(picture.pixel(0, 0) == [255, 128, 128, 255])
    #expect(picture.pixel(1, 0) == [128, 128, 255, 255])
    #expect(picture.pixel(3, 0) == [255, 255, 255, 255])
  }

  @Test("A layer counts however many are around it", arguments: [31, 32, 33, 64, 100, 1_000])
  func deepLayers(_ depth: Int) throws {
    var rows = [Double](repeating: 0, count: 20)
    for row in 0..<4 { rows[row * 6] = 1 }
    // A group that changes nothing.
    let around = LayerStyle(filters: [.colorMatrix(ColorMatrix(rows))])
    let pushes = [DrawCommand](repeating: .pushLayer(around), count: depth)
    let pops = [DrawCommand](repeating: .popLayer, count: depth)
    let half: [DrawCommand] = [
      .pushLayer(LayerStyle(opacity: 0.5)), .fill(.rect(rect(0, 0, 1, 1)), red),
      .fill(.rect(rect(0, 0, 1, 1)), blue), .popLayer,
    ]
    let picture = try draw(pushes + half + pops, width: 2, height: 1)
    // Half of 255 is 128 in the layers around, which leave 127 of the page.
    #expect(picture.pixel(0, 0) == [127, 127, 255, 255])
    #expect(picture.pixel(1, 0) == [255, 255, 255, 255])
    // A difference with what its own group holds: blue from blue leaves nothing but black.
    let difference: [DrawCommand] = [
      .fill(.rect(rect(0, 0, 1, 1)), blue), .pushLayer(LayerStyle(blendMode: .difference)),
      .fill(.rect(rect(0, 0, 1, 1)), blue), .popLayer,
    ]
    #expect(
      try draw(pushes + difference + pops, width: 2, height: 1).pixel(0, 0) == [0, 0, 0, 255])
  }

  @Test("A mask keeps as much of its layer as its alpha says, and leaves the page alone")
  func mask() throws {
    let picture = try draw(
      [
        .fill(.rect(rect(0, 0, 4, 1)), blue), .pushLayer(LayerStyle()),
        .fill(.rect(rect(0, 0, 3, 1)), red), .pushMask,
        .fill(.rect(rect(0, 0, 1, 1)), black),
        .fill(.rect(rect(1, 0, 1, 1)), .solid(.black.opacity(0.2))), .popMask, .popLayer,
      ], width: 4, height: 1)
    #expect(picture.pixel(0, 0) == [255, 0, 0, 255])
    // A fifth of red over blue: 51 and 204.
    #expect(picture.pixel(1, 0) == [51, 0, 204, 255])
    #expect(picture.pixel(2, 0) == [0, 0, 255, 255])
  }

  @Test("A clip changes nothing in the bars between its corners", arguments: [0.0, 0.3])
  func clipBetweenCorners(_ shift: Double) throws {
    let clip = PlaneShape.roundedRect(rect(10 + shift, 10 + shift, 300, 300), radius: 40)
    // Across the whole of both bars, and a circle near a corner.
    let shapes: [PlaneShape] = [
      .rect(rect(80, 11, 140, 298)), .rect(rect(11, 80, 298, 140)), .ellipse(rect(30, 30, 60, 60)),
    ]
    for shape in shapes {
      let fill = DrawCommand.fill(shape, .solid(.black.opacity(0.37)))
      let free = try draw([fill], width: 320, height: 320)
      #expect(
        try draw([.pushClip(clip), fill, .popClip], width: 320, height: 320) == free)
    }
  }

  @Test("A clip that cuts nothing leaves those around it to cut")
  func clipInsideClip() throws {
    let outer = PlaneShape.roundedRect(rect(10, 10, 300, 300), radius: 40)
    let inner = PlaneShape.roundedRect(rect(0, -100, 320, 520), radius: 20)
    let fill = DrawCommand.fill(.rect(rect(10, 10, 60, 60)), .solid(.black))
    let both: [DrawCommand] = [.pushClip(outer), .pushClip(inner), fill, .popClip, .popClip]
    let alone: [DrawCommand] = [.pushClip(outer), fill, .popClip]
    let picture = try draw(both, width: 320, height: 320)
    #expect(try picture == draw(alone, width: 320, height: 320))
    #expect(try picture != draw([fill], width: 320, height: 320))
  }

  @Test("Nested clips multiply their coverage")
  func clips() throws {
    let picture = try draw(
      [
        .pushClip(.rect(rect(0.5, 0, 3, 1))), .pushClip(.rect(rect(0, 0.5, 4, 1))),
        .fill(.rect(rect(0, 0, 4, 1)), black), .popClip, .popClip,
        .fill(.rect(rect(4, 0, 1, 1)), black),
      ], width: 5, height: 1, on: .clear)
    // ½ × ½ at the ends, ½ between them; after both pops nothing is cut.
    #expect(picture.alphas == [64, 128, 128, 64, 255])
  }

  @Test("A clip by a round shape equals that shape painted")
  func clipByShape() throws {
    let circle = PlaneShape.ellipse(rect(1.5, 1.5, 20, 20))
    let painted = try draw([.fill(circle, red)], width: 24, height: 24)
    let clipped = try draw(
      [.pushClip(circle), .fill(.rect(rect(0, 0, 24, 24)), red), .popClip], width: 24, height: 24)
    #expect(largestDifference(painted, clipped) <= 1)
  }

  @Test("A group inside a clip is cut once, not twice")
  func groupInClip() throws {
    let picture = try draw(
      [
        .pushClip(.rect(rect(0.5, 0, 2, 1))), .pushLayer(LayerStyle(opacity: 0.5)),
        .fill(.rect(rect(0, 0, 3, 1)), black), .popLayer, .popClip,
      ], width: 3, height: 1, on: .clear)
    #expect(picture.alphas == [64, 128, 64])
  }

  /// Source and backdrop of one pixel, opaque, through a mode.
  private func blend(_ mode: BlendMode, _ source: UInt32, over backdrop: UInt32) throws -> [UInt8] {
    let all = PlaneShape.rect(rect(0, 0, 1, 1))
    let picture = try draw(
      [
        .fill(all, .solid(ResolvedColor(hex: backdrop))),
        .pushLayer(LayerStyle(blendMode: mode)), .fill(all, .solid(ResolvedColor(hex: source))),
        .popLayer,
      ], width: 1, height: 1)
    return Array(picture.pixel(0, 0).prefix(3))
  }

  @Test("Separable modes follow their formulas")
  func separableModes() throws {
    // Backdrop (51, 204, 153) = (0.2, 0.8, 0.6), source (102, 102, 255) = (0.4, 0.4, 1).
    let (source, backdrop) = (0x6666FF as UInt32, 0x33CC99 as UInt32)
    #expect(try blend(.normal, source, over: backdrop) == [102, 102, 255])
    // Products: 0.08, 0.32, 0.6.
    #expect(try blend(.multiply, source, over: backdrop) == [20, 82, 153])
    // b + s − b·s: 0.52, 0.88, 1.
    #expect(try blend(.screen, source, over: backdrop) == [133, 224, 255])
    // 2·b·s below ½ of the backdrop, screened above: 0.16; 0.8 + 0.4 … = 0.76; 1.
    #expect(try blend(.overlay, source, over: backdrop) == [41, 194, 255])
    #expect(try blend(.darken, source, over: backdrop) == [51, 102, 153])
    #expect(try blend(.lighten, source, over: backdrop) == [102, 204, 255])
    // b / (1 − s): 0.3333, 1.33 → 1, 1.
    #expect(try blend(.colorDodge, source, over: backdrop) == [85, 255, 255])
    // 1 − (1 − b)/s: 1 − 2 → 0, 0.5, 0.6.
    #expect(try blend(.colorBurn, source, over: backdrop) == [0, 128, 153])
    // s ≤ ½: 2·s·b = 0.16, 0.64; above: screen(b, 2s − 1) = 1.
    #expect(try blend(.hardLight, source, over: backdrop) == [41, 163, 255])
    // s ≤ ½: b − (1 − 2s)·b·(1 − b) = 0.168, 0.768; above: √0.6 = 0.7746.
    #expect(try blend(.softLight, source, over: backdrop) == [43, 196, 198])
    #expect(try blend(.difference, source, over: backdrop) == [51, 102, 102])
    // b + s − 2·b·s: 0.44, 0.56, 0.4.
    #expect(try blend(.exclusion, source, over: backdrop) == [112, 143, 102])
    #expect(try blend(.plusLighter, source, over: backdrop) == [153, 255, 255])
    // b + s − 1: −0.4 → 0, 0.2, 0.6.
    #expect(try blend(.plusDarker, source, over: backdrop) == [0, 51, 153])
  }

  @Test("Non-separable modes exchange hue, saturation and luminosity")
  func nonSeparableModes() throws {
    // A grey source has no saturation and no hue: what is left is a grey of the backdrop's
    // luminosity, 0.3·51 + 0.59·204 + 0.11·153 = 152.49.
    #expect(try blend(.saturation, 0x808080, over: 0x33CC99) == [152, 152, 152])
    #expect(try blend(.color, 0x808080, over: 0x33CC99) == [152, 152, 152])
    // Luminosity of the source on a grey backdrop: 0.3·255 = 76.5.
    let lit = try blend(.luminosity, 0xFF0000, over: 0x808080)
    #expect(lit.allSatisfy { $0 == 76 || $0 == 77 })
    // The hue of a grey backdrop's own grey changes nothing.
    #expect(try blend(.hue, 0xFF0000, over: 0x808080) == [128, 128, 128])
  }

  @Test("Porter-Duff modes choose between source and backdrop")
  func porterDuff() throws {
    func blend(_ mode: BlendMode) throws -> [[UInt8]] {
      let picture = try draw(
        [
          .fill(.rect(rect(0, 0, 2, 1)), blue), .pushLayer(LayerStyle(blendMode: mode)),
          .fill(.rect(rect(1, 0, 2, 1)), red), .popLayer,
        ], width: 3, height: 1, on: .clear)
      return (0..<3).map { picture.pixel($0, 0) }
    }
    let (none, r, b) = (
      [0, 0, 0, 0] as [UInt8], [255, 0, 0, 255] as [UInt8], [0, 0, 255, 255] as [UInt8]
    )
    #expect(try blend(.sourceAtop) == [b, r, none])
    #expect(try blend(.destinationOver) == [b, b, r])
    #expect(try blend(.destinationOut) == [b, none, none])
  }

  @Test("A colour matrix acts on straight components, then premultiplies again")
  func colorMatrix() throws {
    // Exchanges red and blue and halves the alpha.
    let matrix = ColorMatrix([
      0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0,
    ])
    let picture = try draw(
      [
        .pushLayer(LayerStyle(filters: [.colorMatrix(matrix)])),
        .fill(.rect(rect(0, 0, 1, 1)), .solid(ResolvedColor(hex: 0xC86432))), .popLayer,
      ], width: 1, height: 1, on: .clear)
    // (50, 100, 200) at an alpha of 128/255: 25.1, 50.2, 100.4.
    #expect(picture.pixel(0, 0) == [25, 50, 100, 128])
  }

  @Test("A layer's drop shadow falls from everything in it, once")
  func layerShadow() throws {
    let shadow = Shadow(color: .black, sigma: 0, offset: point(4, 0))
    let picture = try draw(
      [
        .pushLayer(LayerStyle(filters: [.dropShadow(shadow)])),
        .fill(.rect(rect(0, 0, 1, 1)), red), .fill(.rect(rect(2, 0, 1, 1)), blue), .popLayer,
      ], width: 8, height: 1)
    #expect(picture.pixel(0, 0) == [255, 0, 0, 255])
    #expect(picture.pixel(4, 0) == [0, 0, 0, 255])
    #expect(picture.pixel(5, 0) == [255, 255, 255, 255])
    #expect(picture.pixel(6, 0) == [0, 0, 0, 255])
  }
}
