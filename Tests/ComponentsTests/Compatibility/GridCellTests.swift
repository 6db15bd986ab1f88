import Components
import Testing

@Suite("Cells of a grid")
@MainActor
struct GridCellTests {
  @Test("A view outside a row covers all columns")
  func wholeRow() {
    // Columns of 10 and 20 with a gap of 5: 35 in all.
    let text = placedText {
      Grid(horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          Text(verbatim: "ab")
          Text(verbatim: "abcd")
        }
        Rectangle().frame(height: 3).gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(text.contains("grid 0,0 35×13"))
    #expect(text.contains("rectangle 0,10 35×3"))
  }

  @Test("A cell covers as many columns as it says")
  func span() {
    let text = placedText {
      Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          Text(verbatim: "ab")
          Text(verbatim: "ab")
          Text(verbatim: "ab")
        }
        GridRow {
          Text(verbatim: "a").gridCellColumns(2)
          Text(verbatim: "b")
        }
      }
    }
    // The third column starts at 2 × (10 + 5) = 30.
    #expect(text.contains("text \"a\" 0,10"))
    #expect(text.contains("text \"b\" 30,10"))
  }

  @Test("A cell aligns its column, a row its cells")
  func alignment() {
    let text = placedText {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Text(verbatim: "a").gridColumnAlignment(.trailing)
          Rectangle().frame(width: 10, height: 30)
        }
        GridRow {
          Text(verbatim: "abc")
          Text(verbatim: "d")
        }
      }
    }
    // The first column is 15 wide: "a" ends at 15; its row is 30 high, it stands at the bottom.
    #expect(text.contains("text \"a\" 10,20"))
  }
}
