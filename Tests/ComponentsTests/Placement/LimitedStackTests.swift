import Components
import Testing

/// A stack ends where its children end: one that grows up to a maximum does not make the stack take all there is.
@Suite("Stacks of children with maximums")
@MainActor
struct LimitedStackTests {
  private var stack: some View {
    VStack(spacing: 0) {
      Color.blue.frame(width: 20, height: 16)
      Color.red.frame(maxHeight: 44)
    }
  }

  /// A place in the dump of a picture of 100 × 200 points.
  private func expect(_ frame: String, in view: some View) {
    let dump = placedText(width: 100, height: 200) { view }
    #expect(dump.contains(frame), "\(dump)")
  }

  @Test("A stack of a title and a button is 60 points high, in the middle of a screen")
  func centred() {
    // (200 − 16 − 44) / 2 = 70.
    expect("40,70 20×16", in: stack.frame(maxHeight: .infinity))
    expect("0,86 100×44", in: stack.frame(maxHeight: .infinity))
    expect("0,86 100×44", in: VStack { stack.padding(.horizontal, 0) }.frame(height: 200))
  }

  @Test("Spacers around it share the rest")
  func spacers() {
    // 200 − 60 = 140 in two.
    let screen = VStack(spacing: 0) {
      Spacer()
      stack
      Spacer()
    }
    expect("0,86 100×44", in: screen)
  }

  @Test("With too little room the button gives way; in what scrolls it has its ideal height")
  func narrow() {
    expect("0,16 100×24", in: stack.frame(height: 40))
    expect("0,16 100×10", in: ScrollView { stack })
  }

  @Test("A column with a child that is at most 60 wide is as wide as its widest child")
  func across() {
    let column = VStack(spacing: 0) {
      Color.blue.frame(width: 20, height: 16)
      Color.red.frame(maxWidth: 60, maxHeight: 10)
    }
    // (100 − 60) / 2 = 20, and 30 points after the leading edge of a row.
    expect("20,103 60×10", in: column.frame(maxWidth: .infinity, maxHeight: .infinity))
    expect(
      "30,16 60×10",
      in: HStack(spacing: 0) {
        Color.green.frame(width: 30, height: 26)
        column
        Spacer(minLength: 0)
      })
    // What is wider than the maximum decides; where there is less room, the child takes that.
    let wide = VStack(alignment: .leading, spacing: 0) {
      Color.blue.frame(width: 80, height: 16)
      Color.red.frame(maxWidth: 60, maxHeight: 10)
    }
    expect("10,16 60×10", in: wide.frame(maxWidth: .infinity))
    expect("0,16 40×10", in: column.frame(width: 40))
    expect(
      "5,21 60×10",
      in: column.padding(5).background(.green).frame(maxWidth: .infinity, alignment: .leading))
  }

  @Test("So is an overlay along both axes, and a row along its own")
  func overlays() {
    let overlay = ZStack {
      Color.red.frame(maxWidth: 60, maxHeight: 40)
      Color.blue.frame(width: 20, height: 50)
    }
    expect("20,80 60×40", in: overlay.frame(maxWidth: .infinity, maxHeight: .infinity))
    let row = HStack(spacing: 0) {
      Color.blue.frame(width: 20, height: 10)
      Color.red.frame(maxWidth: 60, maxHeight: 40)
    }
    // (100 − 80) / 2 = 10 and (200 − 40) / 2 = 80.
    expect("30,80 60×40", in: row.frame(maxWidth: .infinity, maxHeight: .infinity))
    expect(
      "20,80 30×40",
      in: row.frame(width: 50).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    )
  }

  @Test(
    "In a row that is offered no width each view has its own ideal width, and across it all are as wide as the widest"
  )
  func rowsWithoutRoom() {
    let row = HStack(spacing: 0) {
      VStack(spacing: 0) {
        Color.blue.frame(width: 60, height: 10)
        HStack(spacing: 0) {
          Color.green.frame(width: 10, height: 10)
          Spacer(minLength: 0)
          Color.red.frame(width: 10, height: 10)
        }
      }
      VStack(spacing: 0) {
        Color.yellow.frame(width: 20, height: 10).frame(maxWidth: .infinity)
      }
    }
    for view in [AnyView(ScrollView(.horizontal) { row }), AnyView(row.fixedSize())] {
      let dump = placedText(width: 200, height: 20) {
        view.frame(maxWidth: .infinity, alignment: .leading)
      }
      let places = dump.matches(of: /rectangle (\d+),\d+ \d+×/).map { String($0.1) }
      #expect(places == ["0", "0", "50", "60"], "\(dump)")
    }
    // The least width of a frame is room to share.
    let wide = placedText(width: 200, height: 20) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.green.frame(width: 10, height: 10)
          Spacer(minLength: 0)
          Color.red.frame(width: 10, height: 10)
        }
        .frame(minWidth: 200)
      }
    }
    #expect(
      wide.matches(of: /rectangle (\d+),\d+ \d+×/).map { String($0.1) } == ["0", "190"], "\(wide)")
  }

  @Test("What lies over or behind a view and fills it up to a maximum is where it is aligned")
  func layers() {
    let base = Color.clear.frame(width: 100, height: 50)
    expect(
      "0,20 65×10",
      in: base.overlay(alignment: .leading) { Color.red.frame(maxWidth: 65, maxHeight: 10) })
    expect("30,0 40×50", in: base.background { Color.red.frame(maxWidth: 40) })
    expect(
      "80,40 20×10",
      in: base.overlay(alignment: .bottomTrailing) { Color.red.frame(maxWidth: 20, maxHeight: 10) })
    expect(
      "rectangle 0,0 100×50\n  rectangle 0,0 100×50",
      in: base.overlay { Color.red.frame(maxWidth: 200, maxHeight: 60) })
  }

  @Test("A row that scrolls is as high as its content, which grows up to a maximum")
  func scrollingRow() {
    let screen = VStack(spacing: 0) {
      ScrollView(.horizontal) { Color.red.frame(width: 150).frame(maxHeight: 60) }
      Color.blue.frame(width: 20, height: 16)
    }
    expect("scrollView 0,0 100×60", in: screen)
    expect("scrollView 0,0 100×24", in: screen.frame(height: 40))
  }

  @Test("Layers of which one scrolls are no higher than their room")
  func scrollingLayers() {
    let screen = NavigationStack {
      ZStack {
        Color.yellow
        ScrollView { Color.red.frame(width: 20, height: 900) }.padding(.top, 6)
      }
    }
    expect("scrollView 0,6 100×194", in: screen)
    expect("rectangle 40,6 20×900", in: screen)
  }
}
