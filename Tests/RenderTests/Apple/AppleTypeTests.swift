import Components
import Layout
import Render
import Testing

/// Heights, distances and widths of texts in the iOS looks, beside numbers of pictures that SwiftUI
/// drew.
@Suite("Apple: lines of text")
@MainActor
struct AppleTypeTests {
  private func size(
    _ scale: Double = 3, look: Look = .iOS18, type: DynamicTypeSize = .large, width: Double? = nil,
    @ViewBuilder _ content: () -> some View
  ) -> Size {
    var environment = EnvironmentValues()
    environment.look = look
    environment.displayScale = CGFloat(scale)
    environment.dynamicTypeSize = type
    let renderer = Renderer()
    let scene = renderer.scene(
      for: content(), environment: environment, width: width, height: nil, background: .white)
    return renderer.place(scene).size
  }

  /// SF Pro reaches 1950 units up and 494 down, of 2048.
  private func extent(_ size: Double, _ scale: Double) -> Double {
    (size * (1950 + 494) / 2048 * scale).rounded(.up) / scale
  }

  private let sizes: [DynamicTypeSize] = DynamicTypeSize.allCases

  @Test(
    "One line is as high as SF Pro's ascent and descent, in whole pixels", arguments: [1.0, 2, 3])
  func height(scale: Double) {
    // Apple's sizes of the styles at the twelve type sizes.
    let published: [(Font, [Double])] = [
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    ]
    for (font, points) in published {
      for (type, points) in zip(sizes, points) {
        let height = size(scale, type: type) { Text("Body").font(font) }.height
        #expect(abs(height - extent(points, scale)) < 1e-3, "\(points) pt at \(type)")
      }
    }
  }

  @Test(
    "Heights of the pictures",
    arguments: [
      (DynamicTypeSize.xSmall, 30.0), (.medium, 32.33), (.xxLarge, 38.33), (.xxxLarge, 40.67),
      (.accessibility4, 63.33), (.accessibility5, 69.33),
    ])
  func titleHeights(type: DynamicTypeSize, expected: Double) {
    #expect(
      abs(size(type: type) { Text("What's the point?").font(.title) }.height - expected) < 0.01)
  }

  @Test("Lines are as far apart as published, in iOS 26 a point less; a team's own scale stays")
  func pitch() {
    func pitch(_ look: Look, _ font: Font, theme: Theme? = nil) -> Double {
      func height(_ text: String) -> Double {
        size(1, look: look) { Text(verbatim: text).font(font).theme(theme ?? look.theme) }.height
      }
      return height("A\nB\nC\nD\nE\nF\nG\nH\nI\nJ\nK") / 10 - height("A") / 10
    }
    for (font, points) in [
      (Font.caption, 16.0), (.subheadline, 20), (.body, 22), (.title, 34),
    ] {
      #expect(pitch(.iOS18, font) == points)
      #expect(pitch(.iOS26, font) == points - 1)
      #expect(pitch(.iOS18, font.leading(.tight)) == points - 2)
      #expect(pitch(.iOS18, font.leading(.loose)) == points + 2)
    }
    var scale = TypeScale()
    scale[.body][.large].leading = 25
    let theme = Theme(name: "team", typeScale: scale)
    #expect(pitch(.iOS26, .body, theme: theme) == 25)
  }

  @Test("A font of a fixed size has no leading: lines and texts follow each other at once")
  func fixedSizes() {
    for look in [Look.iOS18, .iOS26] {
      let lines = size(3, look: look) {
        Text(verbatim: "A\nB\nC\nD\nE\nF\nG\nH\nI\nJ").font(.system(size: 17))
      }
      #expect(abs(lines.height - 10 * extent(17, 1000)) < 0.5)
      let column = size(3, look: look) {
        VStack {
          Text("A")
          Text("B")
        }.font(.system(size: 17))
      }
      #expect(abs(column.height - 2 * extent(17, 3)) < 0.01)
    }
  }

  @Test(
    "Widths of the pictures, within two in a hundred",
    arguments: [
      (DynamicTypeSize.xSmall, 188.67), (.medium, 203.33), (.xLarge, 225.67),
      (.accessibility1, 284), (.accessibility2, 320.67), (.accessibility3, 356.67),
      (.accessibility4, 392.67), (.accessibility5, 428.33),
    ])
  func titleWidths(type: DynamicTypeSize, expected: Double) {
    let width = size(type: type) { Text(verbatim: "What's the point?").font(.title) }.width
    #expect(abs(width / expected - 1) < 0.02)
  }

  @Test(
    "Widths of body, footnote, headline and large titles, within two in a hundred",
    arguments: [
      ("explicitBackground() (gray)", Font.body, 207.0), (".theme(.all)", .body, 86),
      (".padding(.vertical, 30)", .body, 167.33), ("Author: Aldous huxley", .footnote, 132.67),
      ("Published on: 1932", .footnote, 115.67), ("Brave New World", .headline, 136),
      ("Log in", .headline, 47.33), ("Posts", .headline, 44.67),
      ("Books", .largeTitle.bold(), 98.33),
    ])
  func widths(text: String, font: Font, expected: Double) {
    let width = size { Text(verbatim: text).font(font) }.width
    #expect(abs(width / expected - 1) < 0.02)
  }

  @Test("A paragraph breaks where SwiftUI breaks it")
  func wrap() {
    let line = "adipiscing elit, sed do eiusmod tempor incididunt"
    #expect(size(width: 384) { Text(verbatim: line) }.height < 22)
    #expect(size(width: 384) { Text(verbatim: line + " ut") }.height > 40)
  }

  @Test("Tracking of a view adds to the font's; faces that are not the system's have none")
  func tracking() {
    func width(_ look: Look, _ font: Font, _ tracking: CGFloat = 0) -> Double {
      size(look: look) { Text(verbatim: "Tracking").font(font).tracking(tracking) }.width
    }
    for font in [Font.body, .title, .body.monospaced(), .custom("Nowhere", size: 17)] {
      // Eight characters, each a point wider; half a pixel of rounding at both.
      #expect(abs(width(.iOS18, font, 1) - width(.iOS18, font) - 8) < 0.34)
    }
    for font in [Font.body.monospaced(), .custom("Nowhere", size: 17)] {
      let plain = size(look: .stillframe) { Text(verbatim: "Tracking").font(font) }.width
      #expect(width(.iOS18, font) - plain < 0.34)
      #expect(width(.iOS18, font) >= plain - 0.34)
    }
    // 0.42 pt less after each of eight characters.
    #expect(width(.stillframe, .body) - width(.iOS18, .body) > 3)
  }

  @Test("A line height that a font asks for is every line's in any look")
  func ownLineHeight() {
    var font = Font.body
    font.lineHeight = 30
    #expect(size { Text("A").font(font) }.height == 30)
    #expect(size { Text("A\nB").font(font) }.height == 60)
  }
}
