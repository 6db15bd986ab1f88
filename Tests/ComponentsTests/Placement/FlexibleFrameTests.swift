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
}
