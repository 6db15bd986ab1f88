import Components
import Foundation
import Layout
import Render
import Testing

@Suite("Inner shadows")
@MainActor
struct InnerShadowTests {
  private func probe(_ shadow: ShadowStyle) throws -> PixelProbe {
    try PixelProbe(
      Rectangle().fill(Color.white.shadow(shadow)).padding(20), width: 140, height: 140)
  }

  @Test("The shadow falls on the shape from its edges, as a Gaussian does, and not beyond it")
  func falls() throws {
    let probe = try probe(.inner(color: .black, radius: 4))
    // What is beyond a straight edge covers, d points inside of it, erfc(d / (σ √2)) / 2.
    for distance in [0, 2, 4, 8] {
      let depth = Double(distance) + 0.5
      let expected = 255 * (1 - erfc(depth / (4 * 2.0.squareRoot())) / 2)
      #expect(abs(Double(probe.color(20 + distance, 70)[0]) - expected) < 4)
      #expect(abs(Double(probe.color(70, 119 - distance)[0]) - expected) < 4)
    }
    #expect(probe.color(70, 70) == [255, 255, 255, 255])
    #expect(probe.color(19, 70) == clear)
  }

  @Test("A shadow with an offset and without a blur is a strip along the edges that it comes from")
  func offset() throws {
    let probe = try probe(.inner(color: .pureRed, radius: 0, x: 6, y: -3))
    #expect(probe.color(25, 70) == pureRed)
    #expect(probe.color(26, 70) == [255, 255, 255, 255])
    #expect(probe.color(119, 70) == [255, 255, 255, 255])
    #expect(probe.color(70, 117) == pureRed)
    #expect(probe.color(70, 116) == [255, 255, 255, 255])
    #expect(probe.color(70, 20) == [255, 255, 255, 255])
  }

  @Test("Where an inner shadow is not drawn, that is said")
  func told() {
    func gaps(_ view: @escaping @MainActor @Sendable () -> some View) -> [String] {
      Renderer().scene(for: Story("gaps", content: view)).gaps.map(\.text)
    }
    let style = Color.red.shadow(.inner(radius: 4))
    #expect(gaps { Circle().fill(style) } == [])
    #expect(
      gaps { Text(verbatim: "a").foregroundStyle(style) } == [
        "inner shadows are drawn in the fills of shapes only"
      ])
  }

  @Test("The style behind content is that of a group box")
  func groupBox() throws {
    let probe = try PixelProbe(
      GroupBox { Color.clear }.backgroundStyle(Color.pureRed), width: 100, height: 100)
    #expect(probe.color(50, 50) == pureRed)
  }
}
