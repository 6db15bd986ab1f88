import Components
import Testing

@Suite("Symbols in several colours")
@MainActor
struct SymbolColorTests {
  @Test("Symbols with colours of their own are drawn in them where their own are asked for")
  func ownColors() throws {
    func colors(_ image: Image) throws -> Set<[UInt8]> {
      let probe = try PixelProbe(image.font(.system(size: 32)).foregroundStyle(Color.pureBlue))
      var colors: Set<[UInt8]> = []
      for y in 0..<40 {
        for x in 0..<40 where probe.color(x, y)[3] == 255 { colors.insert(probe.color(x, y)) }
      }
      return colors
    }
    let cloud = Image(systemName: "cloud.sun.fill")
    #expect(try colors(cloud) == [[0, 0, 255, 255]])
    for image in [cloud.renderingMode(.original), cloud.symbolRenderingMode(.multicolor)] {
      let found = try colors(image)
      #expect(found.contains([255, 255, 255, 255]))
      #expect(!found.contains([0, 0, 255, 255]))
    }
    let check = try colors(
      Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.multicolor))
    #expect(check.contains([255, 255, 255, 255]))
    #expect(!check.contains([0, 0, 255, 255]))
    // What has none of its own in a symbol that has some, such as the horizon, keeps the foreground style.
    let sunrise = try colors(Image(systemName: "sunrise.fill").symbolRenderingMode(.multicolor))
    #expect(sunrise.contains([0, 0, 255, 255]))
    #expect(sunrise.count > 1)
    // A symbol without its own keeps the foreground style.
    #expect(
      try colors(Image(systemName: "tray.fill").renderingMode(.original)) == [[0, 0, 255, 255]])
  }

  @Test("A badge stands where it is in the whole symbol, in the first of its colours")
  func badges() throws {
    func probe(_ mode: SymbolRenderingMode) throws -> PixelProbe {
      try PixelProbe(
        Image(systemName: "folder.badge.plus").symbolRenderingMode(mode)
          .font(.system(size: 32)).foregroundStyle(Color.pureBlue))
    }
    let plain = try probe(.monochrome)
    let leveled = try probe(.hierarchical)
    // Nothing is drawn where the whole symbol has nothing.
    for y in 0..<40 {
      for x in 0..<40 where plain.color(x, y)[3] == 0 { #expect(leveled.color(x, y)[3] == 0) }
    }
  }
}

@Suite("Resizable symbols")
@MainActor
struct ResizableSymbolTests {
  /// The columns and rows with ink of a symbol in a frame.
  private func ink(width: CGFloat, height: CGFloat, fits: Bool = false) throws -> (Int, Int) {
    let symbol = Image(systemName: "circle.fill").resizable()
    let view = fits ? AnyView(symbol.scaledToFit()) : AnyView(symbol)
    let probe = try PixelProbe(view.frame(width: width, height: height))
    func hasInk(_ x: Int, _ y: Int) -> Bool { probe.color(x, y)[3] > 127 }
    let all = 0..<40
    return (
      all.count { x in all.contains { hasInk(x, $0) } },
      all.count { y in all.contains { hasInk($0, y) } }
    )
  }

  @Test("A resizable symbol is stretched to its frame; with a ratio it keeps its own")
  func stretches() throws {
    let square = try ink(width: 20, height: 20)
    let wide = try ink(width: 40, height: 20)
    #expect(abs(wide.0 - 2 * square.0) <= 2)
    #expect(wide.1 == square.1)
    let fitted = try ink(width: 40, height: 20, fits: true)
    #expect(abs(fitted.0 - square.0) <= 1)
    // A line of iOS's proportions, which are far from a square, stays one.
    let line = try PixelProbe(
      Image(systemName: "minus").resizable().scaledToFit().frame(width: 32, height: 32)
    ) { $0.look = .iOS18 }
    #expect((0..<40).count { line.color(20, $0)[3] > 127 } < 10)
  }
}

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
