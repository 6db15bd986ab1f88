import Components
import Testing

@Suite("Symbols in translucent colours")
@MainActor
struct SymbolOverlapTests {
  /// What the parts of these symbols share, a fill and its outline, two lines that cross, is painted once.
  @Test(arguments: ["tray.fill", "speaker.fill", "plus", "xmark.circle.fill"])
  func onceOnly(name: String) throws {
    func probe(_ style: some ShapeStyle) throws -> PixelProbe {
      try PixelProbe(Image(systemName: name).font(.system(size: 32)).foregroundStyle(style))
    }
    let opaque = try probe(Color.pureBlue)
    let half = try probe(Color.pureBlue.opacity(0.5))
    let gradient = try probe(
      LinearGradient(
        colors: [.pureBlue.opacity(0.5), .pureBlue.opacity(0.5)], startPoint: .top,
        endPoint: .bottom))
    #expect(opaque.area > 50)
    for probe in [half, gradient] {
      // Half of 255 levels, and one of rounding in each pixel of an edge.
      #expect(abs(probe.area - opaque.area / 2) < 1600 / 255)
      for y in 0..<40 {
        for x in 0..<40 {
          #expect(abs(Int(probe.color(x, y)[3]) * 2 - Int(opaque.color(x, y)[3])) <= 2)
        }
      }
    }
  }
}
