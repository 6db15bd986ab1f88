import Components
import Testing

@Suite("Ratios of width to height")
@MainActor
struct AspectRatioTests {
  private var wide: some View { Rectangle().aspectRatio(2, contentMode: .fit) }

  @Test("Without a height the width that is offered decides")
  func width() {
    #expect(placedText(width: 100) { VStack { wide } }.contains("rectangle 0,0 100×50"))
  }

  @Test("A fixed height and no width gives the width from the height")
  func height() {
    #expect(placedText(width: 200) { wide.frame(height: 40) }.contains("rectangle 0,0 80×40"))
  }

  @Test("Between both, the smaller one decides, and the view lies in the middle")
  func both() {
    // 100 wide would be 50 high; only 40 are there: 80×40, (100 − 80) / 2 = 10.
    #expect(placedText { wide.frame(width: 100, height: 40) }.contains("rectangle 10,0 80×40"))
    // 60 wide is 30 high, (40 − 30) / 2 = 5.
    #expect(placedText { wide.frame(width: 60, height: 40) }.contains("rectangle 0,5 60×30"))
    #expect(
      placedText(width: 200) { HStack { wide }.frame(maxHeight: 30) }
        .contains(" 60×30"))
  }

  @Test("A circle is as wide as high, in the room that there is or by the length that it is given")
  func circles() {
    #expect(placedText(width: 100) { VStack { Circle() } }.contains("circle 0,0 100×100"))
    #expect(placedText { Circle().frame(width: 40) }.contains("circle 0,0 40×40"))
    #expect(
      placedText { HStack { Circle() }.frame(height: 28).fixedSize() }
        .contains("circle 0,0 28×28"))
    // The line leaves 60 of the height: (100 − 60) / 2 = 20.
    #expect(
      placedText {
        VStack(spacing: 0) {
          Circle().trim(from: 0, to: 0.5)
          Rectangle().frame(height: 40)
        }.frame(width: 100, height: 100)
      }.contains("circle 20,0 60×60"))
    #expect(
      placedText {
        Rectangle().frame(width: 100, height: 40).overlay(alignment: .trailing) { Circle() }
      }.contains("circle 60,0 40×40"))
  }

  @Test("Without a ratio a view keeps that of its ideal size, which is 10×10 for shapes")
  func ideal() {
    #expect(
      placedText { Rectangle().scaledToFit().frame(width: 100, height: 40) }
        .contains("rectangle 30,0 40×40"))
    #expect(
      placedText {
        Rectangle().frame(idealWidth: 20, idealHeight: 10).scaledToFit()
          .frame(width: 100, height: 100)
      }.contains("rectangle 0,25 100×50"))
    #expect(
      placedText {
        Rectangle().frame(width: 40, height: 20).scaledToFit().frame(width: 100, height: 100)
      }.contains("rectangle 30,40 40×20"))
    // 10 × 10 with 20 at both sides is 50 × 10: five times as wide as high.
    #expect(
      placedText {
        Rectangle().padding(.horizontal, 20).scaledToFit().frame(width: 100, height: 100)
      }.contains("rectangle 20,40 60×20"))
  }

  @Test(
    "A stack of layers keeps the ratio of its ideal size, to which views with a ratio add theirs")
  func layers() {
    // A shape of 10 × 10 and one of 10 × 5, which is twice as wide as high: 10 × 10.
    #expect(
      placedText {
        ZStack {
          Rectangle().aspectRatio(2, contentMode: .fit); Circle()
        }.scaledToFit()
          .frame(width: 100, height: 200)
      }.contains("circle 0,50 100×100"))
    // Alone it is 10 × 5.
    #expect(
      placedText {
        ZStack { Rectangle().aspectRatio(2, contentMode: .fit) }.scaledToFit()
          .frame(width: 100, height: 200)
      }.contains("rectangle 0,75 100×50"))
  }

  @Test("Padding takes its part of the height")
  func padding() {
    // 60 less 10 on both sides: 40 high, 80 wide.
    #expect(placedText(width: 200) { wide.padding(10).frame(height: 60) }.contains(" 80×40"))
  }

  @Test("A filling view covers both lengths and overflows from the middle")
  func fill() {
    let view = Rectangle().aspectRatio(2, contentMode: .fill)
    // 40 high asks for 80 in width: 10 too many on both sides of 60.
    #expect(
      placedText { view.frame(width: 60, height: 40) }.contains("rectangle -10,0 80×40"))
    // 100 wide asks for 50 in height: 5 too many above and below 40.
    #expect(
      placedText { view.frame(width: 100, height: 40) }.contains("rectangle 0,-5 100×50"))
  }

  @Test("Ratios in ratios take no longer for each level")
  func nested() {
    var view = AnyView(Text("A"))
    for _ in 0..<60 { view = AnyView(view.scaledToFit()) }
    #expect(placedText { view }.contains("text \"A\" 0,0"))
  }

  @Test("A layer behind a view keeps its ratio within the view's size, or around it")
  func backgrounds() {
    #expect(
      placedText {
        Color.clear.frame(width: 100, height: 40).background { wide.opacity(1) }
      }.contains("rectangle 10,0 80×40"))
    // 40 high is 80 wide: 100 wide, which is 50 high, from the middle: (40 − 50) / 2 = −5.
    let filling = Rectangle().aspectRatio(2, contentMode: .fill)
    #expect(
      placedText { Color.clear.frame(width: 100, height: 40).overlay { filling } }
        .contains("rectangle 0,-5 100×50"))
    // 100 high is 200 wide: (100 − 200) / 2 = −50.
    #expect(
      placedText { Color.clear.frame(width: 100, height: 100).background { filling } }
        .contains("rectangle -50,0 200×100"))
    #expect(
      placedText {
        Color.clear.frame(width: 100, height: 100).background { filling.padding(.vertical, -50) }
      }.contains("rectangle -150,-50 400×200"))
  }

  @Test("In a reader of its size a view keeps its ratio within that size")
  func readers() {
    #expect(
      placedText { GeometryReader { _ in wide }.frame(width: 100, height: 40) }
        .contains("rectangle 0,0 80×40"))
  }

  @Test("The only view of a column has all of its height")
  func columns() {
    #expect(placedText(width: 200, height: 40) { VStack { wide } }.contains(" 80×40"))
  }

  @Test("In a column a view with a ratio has the height that the others leave")
  func shares() {
    // The text is 10 high: 30 are left, which is 60 wide, and the column is no wider.
    let column = placedText(width: 200) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          wide; Text("A")
        }.frame(height: 40)
        Text("B")
      }
    }
    #expect(column.contains("rectangle 0,0 60×30"), Comment(rawValue: column))
    #expect(column.contains("text \"A\" 28,30"), Comment(rawValue: column))
    #expect(column.contains("text \"B\" 60,"), Comment(rawValue: column))
    // Two texts in columns around each other leave 20.
    #expect(
      placedText(width: 200) {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            wide; Text("A")
          }
          Text("B")
        }
        .frame(height: 40)
      }.contains(" 40×20"))
    // A screen is no higher than it is: two squares have what a text leaves of it, half each.
    let screen = placedText(width: 100, height: 100) {
      VStack(spacing: 0) {
        ForEach(0..<2) { _ in Rectangle().aspectRatio(1, contentMode: .fit) }
        Text("A")
      }
    }
    #expect(screen.contains("vstack 0,0 45×100"), Comment(rawValue: screen))
    #expect(screen.contains("rectangle 0,45 45×45"), Comment(rawValue: screen))
    // Each row of a grid has half of its height.
    #expect(
      placedText(width: 200) {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(spacing: 0), GridItem(spacing: 0)]) {
            wide; wide
          }
          .frame(height: 40)
        }
      }.contains(" 40×20"))
  }

  @Test("A text beside it keeps the lines that it has room for")
  func texts() {
    // The text wants four lines of ten characters; half of 60 is three.
    let tree = placedText(width: 50) {
      VStack(spacing: 0) {
        Text(verbatim: "one two three four five six ten"); wide; Spacer(minLength: 0)
      }
      .frame(height: 60)
    }
    #expect(tree.contains("0,0 50×30"), Comment(rawValue: tree))
    #expect(tree.contains("rectangle 0,30 50×25"), Comment(rawValue: tree))
    // Where all have room, half of it is not enough for the text, and it has all of its lines.
    let roomy = placedText(width: 50) {
      VStack(spacing: 0) {
        Text(verbatim: "one two three four five six ten")
        Rectangle().aspectRatio(1, contentMode: .fit).frame(width: 35)
        Rectangle().frame(height: 10)
      }
      .frame(height: 85)
    }
    #expect(roomy.contains("0,0 50×40"), Comment(rawValue: roomy))
  }

  @Test("Columns with pictures in one another are laid out in time")
  func depth() {
    var view = AnyView(wide)
    for _ in 0..<8 {
      view = AnyView(
        VStack(spacing: 0) {
          Text("A")
          HStack(spacing: 0) {
            view; Text("B")
          }
        })
    }
    #expect(placedText(width: 200, height: 100) { view }.contains(" 40×20"))
  }

  @Test("A picture that fills a screen leaves its neighbours the width of the screen")
  func neighbours() {
    let tree = placedText(width: 100, height: 200) {
      ZStack {
        Rectangle().aspectRatio(2, contentMode: .fill)
        HStack {
          Text("A"); Spacer(); Text("B")
        }
      }
    }
    #expect(tree.contains("text \"A\" 0,"), Comment(rawValue: tree))
    #expect(tree.contains("text \"B\" 95,"), Comment(rawValue: tree))
  }
}
