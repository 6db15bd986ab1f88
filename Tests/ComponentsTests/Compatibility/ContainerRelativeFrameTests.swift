import Components
import Testing

@Suite("Frames relative to a container")
@MainActor
struct ContainerRelativeFrameTests {
  @Test("Outside a scroll view the container is the whole picture")
  func picture() {
    #expect(
      placedText(width: 200, height: 100) {
        Rectangle().containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length * 0.5 : length * 0.25
        }
      } == """
        canvas 0,0 100×25
          rectangle 0,0 100×25

        """)
  }

  @Test("In a scroll view it is the part of it that is seen")
  func scrollView() {
    // Three parts with gaps of 10 in 190: (190 − 20) / 3 = 56.67; two of them and a gap are 123.33.
    let text = placedText(width: 190, height: 40) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Rectangle().containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
          Rectangle().containerRelativeFrame(.horizontal, count: 3, spacing: 10)
        }
      }
    }
    #expect(text.contains("rectangle 0,0 123×40"))
    #expect(text.contains("rectangle 133,0 57×40"))
  }

  @Test("A row that scrolls is as high as its content, wherever it stands")
  func heightOfRow() {
    // Two parts with a gap of 10 in 190 are 90 each.
    let row = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        Rectangle().containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(height: 20)
        Rectangle().containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(height: 20)
      }
    }
    for height in [nil, 300.0] {
      let text = placedText(width: 190, height: height) {
        VStack(spacing: 0) {
          row
          Text(verbatim: "under")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
      #expect(text.contains("rectangle 100,0 90×20"))
      #expect(text.contains("text \"under\" 83,20"))
    }
  }

  @Test("Across a scroll view content gets all the room that asks for it")
  func across() {
    let text = placedText(width: 190, height: 100) {
      ScrollView { Text(verbatim: "a").containerRelativeFrame(.horizontal, alignment: .trailing) }
    }
    #expect(text.contains("text \"a\" 185,0"))
  }

  @Test("Margins keep content off the edges of a scroll view")
  func margins() {
    let text = placedText(width: 100, height: 40) {
      ScrollView(.horizontal) { Rectangle().frame(width: 300) }
        .contentMargins(.horizontal, 16, for: .scrollContent)
    }
    #expect(text.contains("rectangle 16,0 300×"))
  }

  @Test("A view at an edge takes its room from the rest")
  func safeAreaInset() {
    // 100 less 10 for the bar and a gap of 5.
    let text = placedText(width: 50, height: 100) {
      Rectangle().safeAreaInset(edge: .bottom, spacing: 5) { Text(verbatim: "bar") }
    }
    #expect(text.contains("rectangle 0,0 50×85"))
    #expect(text.contains("text \"bar\" 18,90"))
  }
}
