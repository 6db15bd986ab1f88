import Components
import Testing

extension HorizontalAlignment {
  private enum Seam: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  fileprivate static let seam = HorizontalAlignment(Seam.self)
}

/// What has no room in what is proposed keeps its size, and stands out as the place aligns it.
@Suite("Views that stand out of their room")
@MainActor
struct OverflowTests {
  /// A place in the dump of a picture of 100 × 200 points.
  private func expect(_ frame: String, in view: some View) {
    let dump = placedText(width: 100, height: 200) { view }
    #expect(dump.contains(frame), "\(dump)")
  }

  @Test("A column that its guides make too wide has the middle of its room")
  func guides() {
    // 80 + 80 = 160, 30 beyond both edges.
    let column = VStack(alignment: .seam, spacing: 0) {
      Color.red.frame(width: 80, height: 10).alignmentGuide(.seam) { $0[.leading] }
      Color.blue.frame(width: 80, height: 10).alignmentGuide(.seam) { $0[.trailing] }
    }
    expect("50,90 80×10", in: column.frame(maxWidth: .infinity, maxHeight: .infinity))
    expect("-30,100 80×10", in: column.frame(maxWidth: .infinity, maxHeight: .infinity))
    expect("0,0 80×10", in: column.frame(width: 100, alignment: .trailing).offset(x: 20))
  }

  @Test("A column with a spacer that is too high for a frame stands out as the frame aligns it")
  func spacers() {
    let column = VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 30)
      Spacer(minLength: 60)
      Color.blue.frame(width: 20, height: 30)
    }
    // 120 in 80 from 60 on: from 40 to 160, and with its background.
    let screen = { (alignment: Alignment) in
      column.background(Color.green).frame(height: 80, alignment: alignment)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    expect("40,40 20×30", in: screen(.center))
    expect("40,130 20×30", in: screen(.center))
    expect("40,40 20×120", in: screen(.center))
    expect("40,60 20×30", in: screen(.top))
    expect("40,20 20×30", in: screen(.bottom))
  }

  @Test("Columns without room in one another take no more time for each level")
  func nested() {
    let column = (0..<40).reduce(AnyView(Color.red.frame(width: 20, height: 30))) { view, _ in
      AnyView(
        VStack(spacing: 0) {
          view
          Spacer(minLength: 60)
        }
        .frame(height: 50))
    }
    expect("20×30", in: column.frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}
