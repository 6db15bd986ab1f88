import SwiftUI
import Testing

@Suite("Lines below the rows of a list")
@MainActor
struct SeparatorTests {
  /// The first and the last column with a red pixel, and the first with a black one.
  private func columns(_ row: some View) throws -> (red: ClosedRange<Int>, black: Int) {
    let list = List {
      row.listRowSeparatorTint(.red)
      Color.white
    }
    .listStyle(.plain)
    .frame(width: 200, height: 120)
    let renderer = ImageRenderer(content: list)
    renderer.scale = 1
    let picture = try renderer.pixmap()
    var red: [Int] = []
    var black: [Int] = []
    for pixel in 0..<(picture.width * picture.height) {
      let (r, g) = (picture.bytes[pixel * 4], picture.bytes[pixel * 4 + 1])
      if r > 200, g < 100 { red.append(pixel % picture.width) }
      if r < 60, g < 60 { black.append(pixel % picture.width) }
    }
    return (try #require(red.min())...(try #require(red.max())), try #require(black.min()))
  }

  private var mark: some View { Color.black.frame(width: 40, height: 20) }

  @Test("A line begins and ends where a view in the row says, and the row stays in its place")
  func guides() throws {
    let plain = try columns(mark)
    let start = try columns(mark.alignmentGuide(.listRowSeparatorLeading) { _ in 50 })
    #expect(start.red.lowerBound == plain.black + 50)
    #expect(start.black == plain.black && start.red.upperBound == plain.red.upperBound)
    let end = try columns(mark.alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] })
    #expect(end.red == plain.red.lowerBound...(plain.black + 39))
    #expect(end.black == plain.black)
    // A view inside of the row counts from its own edge.
    let inside = try columns(
      HStack(spacing: 10) {
        mark
        Color.green.frame(width: 20, height: 20)
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      })
    #expect(inside.red.lowerBound == plain.black + 50)
  }

  @Test("A line begins at the first text of a row, whatever is in front of it")
  func texts() throws {
    let plain = try columns(mark)
    let behind = try columns(
      HStack(spacing: 10) {
        mark; Text("text")
      })
    #expect(behind.red.lowerBound == plain.black + 50)
    let inColumn = try columns(
      HStack(spacing: 10) {
        mark
        VStack(alignment: .leading) {
          Text("one"); Text("two").padding(.leading, 20)
        }
      })
    #expect(inColumn.red.lowerBound == plain.black + 50)
    let first = try columns(
      HStack(spacing: 0) {
        Text(""); mark; Text("text")
      })
    #expect(first.red.lowerBound == plain.red.lowerBound)
    let segments = try columns(
      Picker("", selection: .constant(0)) { ForEach(0..<4) { Text("\($0)") } }
        .pickerStyle(.segmented))
    #expect(segments.red.lowerBound == plain.red.lowerBound)
    // What a view says goes before, and what is drawn over it says nothing.
    let told = try columns(
      HStack(spacing: 10) {
        mark; Text("text")
      }.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] })
    #expect(told.red.lowerBound == plain.red.lowerBound)
    let over = try columns(mark.overlay { Text("text").foregroundStyle(.white) })
    #expect(over.red.lowerBound == plain.red.lowerBound)
  }
}
