import Codecs
import Components
import Foundation
import Render
import Testing

@Suite("Pictures as styles")
@MainActor
struct ImagePaintTests {
  /// Two pixels beside each other: red and blue.
  private func pair() throws -> Image {
    var pixmap = try Pixmap(width: 2, height: 1)
    pixmap.bytes = pureRed + pureBlue
    return Image(data: PNGEncoder.encode(pixmap)).interpolation(.none)
  }

  @Test(
    "A picture is repeated from the top left of the shape, in points of its own times the scale")
  func repeated() throws {
    let probe = try PixelProbe(
      Rectangle().fill(ImagePaint(image: pair(), scale: 4)).frame(width: 20, height: 20))
    // The square of 20 × 20 begins at 10; a tile is 8 × 4.
    for (x, color) in [(10, pureRed), (13, pureRed), (14, pureBlue), (17, pureBlue), (18, pureRed)]
    {
      for y in [10, 15, 29] { #expect(probe.color(x, y) == color, "\(x), \(y)") }
    }
    #expect(probe.color(9, 15) == clear)
  }

  @Test("A part of it can be repeated, and lines and borders have it too")
  func parts() throws {
    let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let blue = try PixelProbe(
      Rectangle().fill(.image(pair(), sourceRect: right, scale: 3)).frame(width: 20, height: 20))
    for x in 10..<30 { #expect(blue.color(x, 20) == pureBlue) }
    let border = try PixelProbe(
      Color.clear.frame(width: 20, height: 20).border(ImagePaint(image: pair(), scale: 4), width: 4)
    )
    #expect(border.color(10, 20) == pureRed)
    #expect(border.color(28, 20) == pureRed)
    #expect(border.color(15, 11) == pureBlue)
    #expect(border.color(20, 20) == clear)
  }

  @Test("A picture of shapes is cut out by what it fills, and opacity counts")
  func shapes() throws {
    let svg = "<svg width='2' height='2'><rect width='1' height='2' fill='#f00'/></svg>"
    let style = ImagePaint(image: Image(data: Array(svg.utf8)), scale: 4)
    let probe = try PixelProbe(Circle().fill(style).frame(width: 20, height: 20))
    #expect(probe.color(19, 20) == pureRed)
    #expect(probe.color(23, 20) == clear)
    #expect(probe.color(10, 10) == clear)
    let faded = try PixelProbe(Rectangle().fill(style.opacity(0.5)).frame(width: 20, height: 20))
    #expect(faded.color(19, 20) == [128, 0, 0, 128])
  }

  @Test("A picture that a closure draws has its size, and fills its room where it is resizable")
  func drawn() throws {
    let dot = Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.pureRed))
    }
    let own = try PixelProbe(dot)
    #expect(own.color(15, 15) == pureRed)
    #expect(own.color(21, 20) == clear)
    #expect(own.color(14, 20) == clear)
    let wide = try PixelProbe(dot.resizable().frame(width: 40, height: 20))
    #expect(wide.color(19, 20) == pureRed)
    #expect(wide.color(21, 20) == clear)
  }
}
