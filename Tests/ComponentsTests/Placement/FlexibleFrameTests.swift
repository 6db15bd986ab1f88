import Components
import Foundation
import Layout
import Testing

/// What SwiftUI's frames answer: the proposal within the limits that are given; where nothing is
/// proposed the ideal length, else the content's within the limits. Shapes take what they are
/// proposed, and 10 where nothing is.
@Suite("Flexible frames and ideal sizes")
@MainActor
struct FlexibleFrameTests {
  private let offers: [CGFloat?] = [0, 30, 120, nil, .infinity]

  @Test("flow.mixedFlexibility: a least and a greatest width clamp the proposal")
  func clamps() {
    let frame = Rectangle().frame(minWidth: 50, maxWidth: .infinity)
    #expect(widths(offers, of: frame) == [50, 50, 120, 50, .infinity])
    #expect(widths(offers, of: frame.frame(height: 50)) == [50, 50, 120, 50, .infinity])
    #expect(
      widths(offers, of: Rectangle().frame(minWidth: 50, maxWidth: 100)) == [50, 50, 100, 50, 100])
    #expect(widths(offers, of: frame.padding(5)) == [60, 60, 120, 60, .infinity])
    #expect(widths(offers, of: frame.background(Color.red)) == [50, 50, 120, 50, .infinity])
  }

  @Test("A least width alone leaves the rest to the content")
  func leastOnly() {
    #expect(widths(offers, of: Rectangle().frame(minWidth: 50)) == [50, 50, 120, 50, .infinity])
    // 3 characters of 8.5 points.
    #expect(
      widths(offers, of: Text(verbatim: "abc").frame(minWidth: 50)) == [50, 50, 50, 50, 50])
  }

  @Test("A greatest width alone goes down with the content")
  func greatestOnly() {
    #expect(
      widths(offers, of: Rectangle().frame(maxWidth: 100)) == [0, 30, 100, 10, 100])
    #expect(
      widths(offers, of: Rectangle().frame(maxWidth: .infinity)) == [0, 30, 120, 10, .infinity])
  }

  @Test("An ideal width counts where nothing is proposed")
  func ideal() {
    #expect(
      widths(offers, of: Rectangle().frame(minWidth: 50, idealWidth: 80, maxWidth: .infinity))
        == [50, 50, 120, 80, .infinity])
    #expect(
      StackProbe.idealSize(Rectangle().frame(idealWidth: 80, maxWidth: .infinity).fixedSize())
        == Size(width: 80, height: 10))
  }

  @Test("What is flexible is 10 points long at its ideal size")
  func idealSizes() {
    let ten = Size(width: 10, height: 10)
    #expect(StackProbe.idealSize(Rectangle().fixedSize()) == ten)
    #expect(StackProbe.idealSize(Circle().fixedSize()) == ten)
    #expect(StackProbe.idealSize(Color.red.fixedSize()) == ten)
    #expect(
      StackProbe.idealSize(
        LinearGradient(
          colors: [.red, .blue], startPoint: .top, endPoint: .bottom
        ).fixedSize()) == ten)
    #expect(StackProbe.idealSize(GeometryReader { _ in Text(verbatim: "abc") }.fixedSize()) == ten)
    #expect(StackProbe.idealSize(Canvas { _, _ in }.fixedSize()) == ten)
    #expect(StackProbe.idealSize(Rectangle().frame(maxWidth: .infinity).fixedSize()) == ten)
    #expect(
      StackProbe.idealSize(
        HStack(spacing: 0) {
          Rectangle(); Color.red
        }.fixedSize())
        == Size(width: 20, height: 10))
    #expect(
      StackProbe.idealSize(
        HStack(spacing: 4) {
          Rectangle(); Spacer()
        }.fixedSize())
        == Size(width: 22, height: 10))
    #expect(
      StackProbe.idealSize(
        VStack(spacing: 0) {
          Divider(); Rectangle()
        }.fixedSize())
        == Size(width: 10, height: 11))
    #expect(
      StackProbe.idealSize(Rectangle().aspectRatio(2, contentMode: .fit).fixedSize())
        == Size(width: 10, height: 5))
    #expect(
      StackProbe.idealSize(Rectangle().padding(5).fixedSize()) == Size(width: 20, height: 20))
    // A spacer in a frame is that of the stack around the frame: it grows along it alone.
    #expect(
      StackProbe(
        width: 100, height: 60, scale: 1,
        HStack(spacing: 0) {
          Spacer().frame(width: 36); Color.red.frame(width: 10, height: 20)
        }
      ).root.layoutFrame.size == Size(width: 46, height: 20))
    #expect(
      StackProbe(
        width: 100, height: 60, scale: 1,
        VStack(spacing: 0) {
          Spacer().padding(.top, 4).frame(height: 15); Color.red.frame(width: 10, height: 20)
        }
      ).root.layoutFrame.size == Size(width: 10, height: 35))
    #expect(
      StackProbe(width: 100, height: 60, scale: 1, Rectangle().fixedSize())
        .root.layoutFrame.size == ten)
    #expect(
      StackProbe(
        width: 100, height: 60, scale: 1,
        Rectangle().fixedSize(
          horizontal: true, vertical: false)
      )
      .root.layoutFrame.size == Size(width: 10, height: 60))
  }

  @Test("A row that is too long for its frame hangs out on both sides, and so do its frames")
  func overfullRow() throws {
    let row = HStack(spacing: 0) {
      ForEach(0..<4) { _ in
        Rectangle().frame(width: 70).frame(minWidth: 50, maxWidth: .infinity)
      }
    }
    .frame(width: 100, height: 20)
    let probe = StackProbe(scale: 1, row)
    var node = probe.root
    while node.children.count == 1 { node = node.children[0] }
    // Four least widths of 50 in a frame of 100 begin 50 before it; each rectangle is 10 wider than
    // its frame on either side.
    #expect(node.children.map(\.layoutFrame.minX) == [-50, 0, 50, 100])
    #expect(node.children.map(\.layoutFrame.width) == [50, 50, 50, 50])
    #expect(node.children.map { $0.children[0].layoutFrame.minX } == [-60, -10, 40, 90])
  }

  @Test("A choice takes its first view where nothing is proposed")
  func choice() {
    let choice = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 150, height: 5)
      Color.red.frame(width: 20, height: 9)
    }
    #expect(StackProbe.idealSize(choice) == Size(width: 150, height: 5))
    #expect(StackProbe.idealSize(choice.frame(maxWidth: .infinity).fixedSize()).width == 150)
    #expect(
      StackProbe(width: 100, scale: 1, choice.frame(width: 100)).first {
        $0.kind.typeName == "rectangle"
      }?.layoutFrame.size == Size(width: 20, height: 9))
  }

  @Test("A segmented picker at its ideal size is a row")
  func segments() {
    let picker = Picker("", selection: .constant(1)) {
      Text(verbatim: "One").tag(1)
      Text(verbatim: "Two").tag(2)
      Text(verbatim: "Three").tag(3)
    }
    .pickerStyle(.segmented)
    .fixedSize()
    for look in [Look.stillframe, .iOS18] {
      let texts = StackProbe(width: 300, look: look, picker).all { $0.kind.typeName == "text" }
      #expect(texts.count == 3)
      #expect(Set(texts.map(\.layoutFrame.minY)).count == 1)
    }
  }

  @Test("What is too long for a field is cut; in the design system's look it shrinks first")
  func longField() {
    func paragraph(_ look: Look) -> ParagraphStyle? {
      let field = TextField("Name", text: .constant("A name that is too long for its field"))
      let node = StackProbe(width: 60, look: look, field).first { $0.kind.typeName == "text" }
      guard case .text(let content) = node?.kind else { return nil }
      return content.text.paragraph
    }
    #expect(paragraph(.iOS18)?.lineLimit == 1)
    #expect(paragraph(.iOS18)?.minimumScaleFactor == 1)
    #expect(paragraph(.stillframe)?.minimumScaleFactor == 0.8)
  }

  @Test("A column with a spacer hangs out of what is too low for it as it is aligned")
  func columnInLayer() {
    func placed(_ alignment: Alignment) -> String {
      placedText {
        Rectangle().frame(width: 100, height: 100).overlay(alignment: alignment) {
          VStack(spacing: 0) {
            Capsule().frame(width: 50, height: 80)
            Spacer(minLength: 10)
            Ellipse().frame(width: 50, height: 60)
          }
        }
      }
    }
    // 150 high in 100: 25 of it are above and below.
    #expect(placed(.center).contains("capsule 25,-25 50×80"))
    #expect(placed(.center).contains("ellipse 25,65 50×60"))
    #expect(placed(.top).contains("capsule 25,0 50×80"))
    // With the spacing of iOS, which a spacer does without: as high.
    let spaced = placedText(environment: { $0.look = .iOS26 }) {
      VStack {
        Capsule().frame(width: 50, height: 80)
        Spacer(minLength: 10)
        Ellipse().frame(width: 50, height: 60)
      }.frame(width: 100, height: 100)
    }
    #expect(spaced.contains("capsule 25,-25 50×80"))
  }
}
