import Codecs
import Components
import Graphics
import Layout
import Mutants
import Testing

@testable import Render
@testable import Typography

/// Expected colours are Chromium's, at points that `scripts/color-glyphs.py --fixtures` chose away from
/// edges.
@Suite("Drawing: glyphs in colour")
struct ColorGlyphTests {
  private func face(_ name: String) throws -> FontFace {
    try FontFace(bytes: try #require(ColorFixture.named(name)).bytes)
  }

  private func glyph(_ name: String, in fixture: String) throws -> UInt16 {
    let drawn = try #require(ColorFixture.named(fixture)).drawn
    return try #require(drawn.first { $0.name == name }).glyph
  }

  private func color(_ picture: Pixmap, _ x: Int, _ y: Int) -> [Int] {
    let start = (y * picture.width + x) * 4
    return picture.bytes[start..<(start + 3)].map(Int.init)
  }

  @Test(
    "Every paint, transform, extend mode and composite is as a browser draws it",
    arguments: ["paints", "flat", "variable"])
  func browser(fixture: String) throws {
    var face = try face(fixture)
    if fixture == "variable" { face = face.instance([FontAxisValue(tag: "MOVE", value: 700)]) }
    var compared = 0
    for drawn in try #require(ColorFixture.named(fixture)).drawn {
      let picture = try Rasterizer.render(ColorFixture.list(drawn.glyph, of: face), scale: 1)
      for (index, text) in drawn.colors.split(separator: " ").enumerated() {
        guard let expected = Int(text, radix: 16) else { continue }
        let (x, y) = ((index % 5 + 1) * picture.width / 6, (index / 5 + 1) * picture.height / 6)
        let found = color(picture, x, y)
        let wanted = [expected >> 16, expected >> 8 & 255, expected & 255]
        let off = zip(found, wanted).map { abs($0 - $1) }.max() ?? 255
        #expect(off <= 16, "\(drawn.name) at \(x), \(y): \(found), not \(wanted)")
        compared += 1
      }
    }
    #expect(compared > (fixture == "flat" ? 30 : 150))
  }

  @Test("A dark background takes the palette that is marked for it")
  func palettes() throws {
    let face = try face("paints")
    let glyph = try glyph("solid", in: "paints")
    func rgb(isDark: Bool) throws -> Int {
      guard
        case .paint(.clip(_, .glyph(_, .solid(let value))))? =
          face.colorGlyph(glyph, isDark: isDark, pixelsPerEm: 16)
      else { return -1 }
      return value.rgb
    }
    // 0.9, 0.1 and 0.15 of 255; in the dark palette half of that and half of white.
    #expect(try rgb(isDark: false) == 0xE61A26)
    #expect(try rgb(isDark: true) == 0xF28C93)
  }

  @Test("Glyphs that refer to themselves are outlines, and endless ones are not drawn")
  func damaged() throws {
    let face = try face("damaged")
    var (outlines, empty, drawn) = (0, 0, 0)
    for character in 0xE000..<(0xE000 + 44) {
      let glyph = try #require(face.glyph(for: UInt32(character)))
      let commands = ColorFixture.list(glyph, of: face).commands
      switch commands.first {
      case nil: empty += 1
      case .glyphs: outlines += 1
      default: drawn += 1
      }
    }
    // "self", "ping" and "pong"; what is drawn twice, over and over, is too much from 2^12 times on.
    #expect(outlines >= 3)
    #expect(drawn >= 5)
    #expect(outlines + empty > 20)
  }

  @Test(
    "Bitmaps of every index are where their metrics say, of the nearest larger size",
    arguments: ["sbix", "cbdt1", "cbdt2", "cbdt3", "cbdt4", "cbdt5"])
  func bitmaps(fixture: String) throws {
    let face = try face(fixture)
    let glyph = try #require(face.glyph(for: 0xE000))
    func size(_ pixelsPerEm: Double) -> Int? {
      guard
        case .bitmap(let bitmap)? = face.colorGlyph(
          glyph, isDark: false, pixelsPerEm: pixelsPerEm)
      else { return nil }
      return bitmap.pixelsPerEm
    }
    #expect([8, 20, 21, 40, 90].map { size($0) } == [20, 20, 40, 40, 40])
    let run = GlyphRun(source: face, size: 20, glyphs: [GlyphRun.Glyph(id: glyph, x: 1, y: 20)])
    let list = DisplayList(
      size: Size(width: 30, height: 30), background: .white,
      commands: ColorGlyphPainter.commands(
        for: run, of: face, .solid(.black), color: .black, scheme: .light, scale: 1))
    let picture = try Rasterizer.render(list, scale: 1)
    // The picture begins 2 pixels right of the origin and 16 above the baseline: at (3, 4). Its pixel
    // (16, 10) is in the ring, and its blue is 255 · 16 / 20; (10, 10) is in the hole.
    #expect(color(picture, 3 + 16, 4 + 10) == [230, 40, 204])
    #expect(color(picture, 3 + 10, 4 + 10) == [255, 255, 255])
  }

  // MARK: Texts

  private func commands(
    _ text: String, _ edit: (inout TextRunStyle) -> Void = { _ in }
  ) -> [DrawCommand] {
    var style = TextRunStyle(
      font: FontRequest(family: .sans, size: 20, leading: 24), color: ResolvedColor(hex: 0x0000FF))
    edit(&style)
    let content = TextContent(
      text: StyledText(runs: [StyledText.Run(text, style: style)], paragraph: ParagraphStyle()))
    let engine = TextEngine()
    let node = PositionedNode(
      kind: .text(content), frame: Rect(x: 0, y: 0, width: 400, height: 24))
    return TextPainter(engine: engine, grid: PixelGrid(scale: 2)).commands(for: content, node)
  }

  private func isRun(_ command: DrawCommand?) -> Bool {
    if case .glyphs = command { true } else { false }
  }

  @Test("A line of a pattern is one stroke with dashes in its thicknesses")
  func patterns() throws {
    func pens(_ edit: @escaping (inout TextRunStyle) -> Void) -> [Pen] {
      commands("word", edit).compactMap { command in
        if case .stroke(_, let stroke, _) = command { stroke.pen } else { nil }
      }
    }
    #expect(pens { $0.underline = .black }.isEmpty)
    let dashed = pens {
      ($0.underline, $0.underlinePattern) = (.black, .dashDot)
      ($0.strikethrough, $0.strikethroughPattern) = (.black, .dot)
    }
    // The face's 68 thousandths of 20 points are 1.5 in whole pixels at 2×.
    #expect(dashed.map(\.width) == [1.5, 1.5])
    #expect(dashed.map(\.dash) == [[15, 4.5, 4.5, 4.5], [4.5, 4.5]])
  }

  @Test("An emoji keeps its colours, takes the alpha of the text, and is never slanted")
  func styles() throws {
    let plain = commands("😀")
    #expect(!plain.isEmpty && !plain.contains(where: isRun))
    #expect(commands("😀") { $0.color = ResolvedColor(hex: 0xFF0000) } == plain)
    #expect(commands("😀") { $0.font.isItalic = true } == plain)
    let faded = commands("😀") { $0.color = ResolvedColor(hex: 0xFF0000, alpha: 0.25) }
    #expect(faded == [.pushLayer(LayerStyle(opacity: 0.25))] + plain + [.popLayer])
  }

  @Test("A text presentation, an unknown flag and a word are outlines; a known flag is a picture")
  func outlines() {
    for text in ["\u{2764}\u{FE0E}", "\u{2764}", "🇽🇽", "word", "1"] {
      let isOutlines = commands(text).allSatisfy(isRun)
      #expect(isOutlines, "\(text)")
    }
    let hasRuns = commands("🇮🇱").contains(where: isRun)
    #expect(!hasRuns)
    #expect(!commands("\u{2764}\u{FE0F}").contains(where: isRun))
    #expect(!commands("1\u{FE0F}\u{20E3}").contains(where: isRun))
    // Words around an emoji stay one run each.
    #expect(commands("a 😀 b").filter(isRun).count == 2)
  }
}
