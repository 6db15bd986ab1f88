import Components
import Foundation
import Layout
import Testing

@testable import Render

@Suite("What a picture leaves out")
@MainActor
struct PictureGapsTests {
  private func gaps(@ViewBuilder of content: () -> some View) -> [String] {
    Renderer().scene(
      for: content(), environment: EnvironmentValues(look: .stillframe), width: 200, height: 200
    ).gaps.map(\.text)
  }

  @Test("A picture that cannot be read, or not all of it, says why")
  func pictures() {
    let svg = "<svg width='4' height='4'><foreignObject/></svg>"
    // A frame header without any scan.
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 4, 0, 4, 1, 1, 0x11, 0]
    let found = gaps {
      Image(data: Array("GIF89a".utf8))
      Image(data: Array(svg.utf8))
      Image(data: jpeg)
    }
    #expect(
      found == [
        """
        a picture is a placeholder: the bytes are no PNG, JPEG, WebP, SVG or PDF file: they begin with \
        47 49 46 38; save the picture in one of these formats
        """,
        "a picture: SVG line 1, column 27: the element foreignObject is not drawn",
        "a picture is a placeholder: the JPEG file ends early, at byte 15; get a whole copy of it",
      ])
  }

  @Test("Calls that are not drawn are told, each once, wherever they are made")
  func calls() {
    let made = ScrollView { Text("a").sectionIndexLabel("a") }
      .scrollEdgeEffectStyle(.soft, for: .top)
      .scrollEdgeEffectStyle(.soft, for: .top)
    #expect(
      gaps { VStack { made } } == [
        "scrollEdgeEffectStyle(_:for:) is not drawn", "sectionIndexLabel(_:) is not drawn",
      ])
  }

  @Test("A symbol that does not exist is told with the nearest names")
  func symbols() {
    #expect(
      gaps { Image(systemName: "haert.circle") }.map { $0.hasPrefix("no symbol is named") } == [
        true
      ])
    #expect(
      gaps { Image(systemName: "haert.circle") }[0].contains("did you mean \"heart.circle\""))
    #expect(gaps { Image(systemName: "heart.circle") } == [])
    #expect(gaps { Image(systemName: "") } == [])
  }

  @Test("Calls that ask for what a picture has anyway are not told")
  func nearMisses() {
    #expect(
      gaps {
        Menu("a") { Button("b") {} }
          .menuIndicator(.automatic)
          .scrollEdgeEffectStyle(nil, for: .top)
          .allowsHitTesting(true)
          .inspector(isPresented: .constant(false)) { Text("c") }
          .onHover { _ in }
          .animation(.default, value: 1)
      } == [])
  }

  @Test("Every design has a face")
  func designs() {
    for design: Font.Design in [.monospaced, .serif, .rounded, .default] {
      #expect(gaps { Text("a").fontDesign(design) } == [])
    }
  }
}

@Suite("Small capitals, widths of fonts, scroll views that do not clip")
@MainActor
struct FontVariationTests {
  private func width(_ text: Text) -> Double {
    let renderer = Renderer()
    let scene = renderer.scene(
      for: text.fixedSize(), environment: EnvironmentValues(look: .stillframe), width: nil,
      height: nil)
    return renderer.place(scene).root.layoutFrame.width
  }

  @Test("Small capitals are capitals as tall as x, and other characters stay as they are")
  func smallCapitals() {
    // The heights of x and of capitals in OS/2: 1118 and 1490.
    let small = Font.system(size: 100 * 1118.0 / 1490)
    let plain = Font.system(size: 100)
    let slack = 2.0 / 64
    let sum = width(Text("BC").font(small)) + width(Text("A").font(plain))
    #expect(abs(width(Text("Abc").font(plain.lowercaseSmallCaps())) - sum) <= slack)
    let all = width(Text("ABC").font(small)) + width(Text("12").font(plain))
    #expect(abs(width(Text("Abc12").font(plain.smallCaps())) - all) <= slack)
    #expect(width(Text("1 2").font(plain.smallCaps())) == width(Text("1 2").font(plain)))
  }

  @Test("Widths stretch advances and outlines alike")
  func widths() throws {
    let font = Font.system(size: 100)
    let plain = width(Text("Width").font(font))
    for (value, factor) in [(Font.Width.expanded, 1.25), (.condensed, 0.75), (.compressed, 0.5)] {
      #expect(abs(width(Text("Width").font(font.width(value))) - plain * factor) <= 2.0 / 64)
    }
    func stem(_ width: Font.Width) throws -> Double {
      // Nothing but the stem: an l has no curves, and its height stays.
      try PixelProbe(
        Text("l").font(font.width(width)).foregroundStyle(.black), width: 100, height: 140
      ).area
    }
    #expect(abs(try stem(.expanded) / stem(.standard) - 1.25) < 0.01)
  }

  @Test("A scroll view that does not clip shows what reaches beyond its edges")
  func scrollClip() throws {
    func below(_ isDisabled: Bool) throws -> [UInt8] {
      try PixelProbe(
        ScrollView { Rectangle().fill(Color.pureRed).frame(width: 40, height: 90) }
          .scrollClipDisabled(isDisabled)
          .frame(width: 40, height: 50),
        width: 100, height: 100
      ).color(50, 90)
    }
    // The scroll view is from 25 to 75; its content ends at 25 + 90.
    #expect(try below(false) == clear)
    #expect(try below(true) == pureRed)
  }
}
