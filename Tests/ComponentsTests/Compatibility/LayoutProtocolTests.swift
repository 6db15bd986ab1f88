import Components
import Testing

/// Tags in lines, each line as full as it can be.
private struct Flow: Layout {
  var gap: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let points = points(in: proposal.width ?? .infinity, subviews)
    var size = CGSize.zero
    for (point, subview) in zip(points, subviews) {
      let own = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, point.x + own.width)
      size.height = max(size.height, point.y + own.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (point, subview) in zip(points(in: bounds.width, subviews), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func points(in width: CGFloat, _ subviews: Subviews) -> [CGPoint] {
    var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + gap, 0) }
      defer {
        x += size.width + gap
        line = max(line, size.height)
      }
      return CGPoint(x: x, y: y)
    }
  }
}

private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

/// Shares its width by weight.
private struct Weighted: Layout {
  func makeCache(subviews: Subviews) -> Double { subviews.reduce(0) { $0 + $1[Weight.self] } }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Double
  ) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Double
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / cache
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// A view twice as wide as high, as large as it can be.
private struct Wide: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let height = min(size.width / 2, size.height)
    return CGSize(width: height * 2, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

private enum Marker: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  fileprivate static let marker = VerticalAlignment(Marker.self)
}

@Suite("Layouts of an author's own")
@MainActor
struct LayoutProtocolTests {
  @ViewBuilder private var tags: some View {
    ForEach([30, 40, 20, 50], id: \.self) { width in
      Color.red.frame(width: CGFloat(width), height: 10)
    }
  }

  @Test("A flow fills its lines and is as wide as the longest")
  func flow() {
    let text = placedText(width: 100) { Flow { tags } }
    // 30 + 4 + 40 + 4 + 20 = 98 fits in 100; 50 goes to the next line, below a gap of 4.
    #expect(text.contains("canvas 0,0 98×24"))
    for frame in ["0,0 30×10", "34,0 40×10", "78,0 20×10", "0,14 50×10"] {
      #expect(text.contains("rectangle \(frame)"), "\(text)")
    }
  }

  @Test("From right to left the container is turned round")
  func mirrored() {
    let text = placedText(
      width: 100, environment: { $0.layoutDirection = .rightToLeft }
    ) { Flow { tags } }
    // The line is 98 wide: the first tag ends at its right edge.
    for frame in ["68,0 30×10", "24,0 40×10", "0,0 20×10", "48,14 50×10"] {
      #expect(text.contains("rectangle \(frame)"), "\(text)")
    }
  }

  @Test("What stands after a flow in a column lies below all of its lines")
  func inColumn() {
    let text = placedText(width: 60) {
      VStack(alignment: .leading, spacing: 6) {
        Flow { tags }
        Text(verbatim: "end")
      }
    }
    // 30, then 40, then 20 after it would end at 64: four lines of 10 with three gaps of 4 are 52.
    #expect(text.contains("text \"end\" 0,58 15×10"), "\(text)")
  }

  @Test("Values of views reach the layout through modifiers, and its cache is kept")
  func weights() {
    let text = placedText(width: 120) {
      Weighted {
        Color.red
        Color.blue.layoutValue(key: Weight.self, value: 2).opacity(0.5)
      }
    }
    #expect(
      text.contains("rectangle 0,0 40×10") && text.contains("rectangle 40,0 80×10"), "\(text)")
  }

  @Test("A layout that takes all it is offered shares a row with what does not")
  func greedy() {
    let text = placedText(width: 120) {
      HStack(spacing: 0) {
        Text(verbatim: "abcd")
        Weighted { Color.red }
      }
    }
    // Four characters are 20 pt; 100 are left.
    #expect(text.contains("rectangle 20,0 100×10"), "\(text)")
  }

  @Test("Content that depends on a size is made inside a layout too")
  func reader() {
    let text = placedText(width: 120) {
      Weighted {
        GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") }
        Color.blue.layoutValue(key: Weight.self, value: 3)
      }
    }
    #expect(text.contains("text \"30\""), "\(text)")
  }

  @Test("One layout can take the place of another")
  func anyLayout() {
    func view(_ isRow: Bool) -> some View {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(Flow(gap: 2))
      return layout { tags }
    }
    #expect(placedText(width: 200) { view(true) }.contains("canvas 0,0 146×10"))
    #expect(placedText(width: 100) { view(false) }.contains("canvas 0,0 94×22"))
  }
}

@Suite("Alignment guides")
@MainActor
struct AlignmentGuideTests {
  @Test("A column aligns what its views say is their leading edge")
  func column() {
    let text = placedText(width: 200) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 30, height: 10).alignmentGuide(.leading) { $0.width / 3 }
      }
    }
    // The second view's guide lies at 10: 10 in front of it, 40 behind it.
    #expect(text.contains("canvas 0,0 50×20"), "\(text)")
    #expect(text.contains("rectangle 10,0 40×10") && text.contains("rectangle 0,10 30×10"))
  }

  @Test(
    "A column on guides is as wide as its room if one of its views fills that",
    arguments: [HorizontalAlignment.leading, .center, .trailing])
  func wideColumn(alignment: HorizontalAlignment) {
    let text = placedText(width: 200) {
      HStack(spacing: 0) {
        VStack(alignment: alignment, spacing: 0) {
          Color.red.frame(maxWidth: .infinity, maxHeight: 10)
          Color.blue.frame(width: 30, height: 10).alignmentGuide(alignment) { $0[alignment] }
        }
      }
    }
    #expect(text.contains("rectangle 0,0 200×10"), "\(text)")
  }

  @Test("Right to left, guides are measured from the other side")
  func columnFromRight() {
    let text = placedText(
      width: 200, environment: { $0.layoutDirection = .rightToLeft }
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 30, height: 10).alignmentGuide(.leading) { _ in 10 }
      }
    }
    #expect(
      text.contains("rectangle 0,0 40×10") && text.contains("rectangle 20,10 30×10"), "\(text)")
  }

  @Test("A guide of an author's own is found inside a column")
  func custom() {
    let text = placedText(width: 200) {
      HStack(alignment: .marker, spacing: 0) {
        Color.red.frame(width: 10, height: 8)
        VStack(spacing: 0) {
          Color.blue.frame(width: 20, height: 30)
          Color.green.frame(width: 20, height: 10).alignmentGuide(.marker) { $0[.top] }
        }
      }
    }
    // The column's guide lies at 30, the red view's at its bottom: 30 − 8 = 22.
    #expect(text.contains("rectangle 0,22 10×8"), "\(text)")
    #expect(text.contains("canvas 0,0 30×40"))
  }

  @Test("An overlay lies with its guide on that of the view")
  func overlay() {
    let text = placedText(width: 100) {
      Color.red.frame(width: 40, height: 40)
        .overlay(alignment: .topTrailing) {
          Color.blue.frame(width: 10, height: 10)
            .alignmentGuide(.top) { $0.height / 2 }
            .alignmentGuide(.trailing) { $0.width / 2 }
        }
        .padding(10)
    }
    // Its middle on the corner at 50, 10.
    #expect(text.contains("rectangle 45,5 10×10"), "\(text)")
  }

  @Test("A pile of views is as large as they are around their common guide")
  func pile() {
    let text = placedText(width: 100) {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in -15 }
      }
    }
    #expect(text.contains("canvas 0,0 35×20") && text.contains("rectangle 15,0 20×20"), "\(text)")
  }

  @Test("A frame puts the guide of its view on its own")
  func frame() {
    let text = placedText(width: 100) {
      Color.red.frame(width: 20, height: 20).alignmentGuide(.bottom) { $0.height + 5 }
        .frame(width: 60, height: 60, alignment: .bottomLeading)
    }
    #expect(text.contains("rectangle 0,35 20×20"), "\(text)")
  }

  @Test("A layout that keeps a ratio is in the middle of a frame that is higher")
  func ratio() {
    let text = placedText(width: 100) {
      Wide { Color.red }
        .frame(minHeight: 30, maxHeight: .infinity)
        .frame(height: 90)
    }
    #expect(text.contains("rectangle 0,20 100×50"), "\(text)")
  }

  @Test("A row shares its room as every row does, also where a view gives a guide")
  func room() {
    let text = placedText(width: 100) {
      HStack(alignment: .top, spacing: 0) {
        Text(verbatim: "abcd")
        Spacer(minLength: 0)
        Text(verbatim: "xy").alignmentGuide(.top) { _ in -3 }
      }
    }
    #expect(
      text.contains("text \"abcd\" 0,0 20×10") && text.contains("text \"xy\" 90,3 10×10"), "\(text)"
    )
  }
}
