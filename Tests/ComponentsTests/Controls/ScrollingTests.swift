import Components
import Testing

@Suite("What scroll views are scrolled to")
@MainActor
struct ScrollingTests {
  /// Where the rows of 20 points are of which a scroll view of 100 shows some: the first that begins in it, and its top.
  private func rows(_ content: some View) -> (first: String?, top: Double?) {
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let measurer = GridTextMeasurer()
    let root = Resolver(environment: environment, measurer: measurer, width: 60, height: 100)
      .resolve(content)
    var seen: [(name: String, top: Double)] = []
    let placed = Placement(measurer: measurer, scale: 1).place(root, width: 60, height: 100)
    placed.root.forEach { node in
      guard let name = node.semantics.identifier, node.frame.minY >= 0 else { return }
      seen.append((name, node.frame.minY))
    }
    let first = seen.min { $0.top < $1.top }
    return (first?.name, first?.top)
  }

  private func row(_ number: Int) -> some View {
    Color.red.frame(width: 60, height: 20).accessibilityIdentifier("row \(number)")
  }

  private func list(_ count: Int = 50) -> some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } } }
  }

  @Test("Nothing is scrolled where nothing is asked for")
  func start() {
    #expect(rows(list()) == ("row 0", 0))
  }

  @Test("A reader scrolls to the view of an identity, no further than needed or to an anchor")
  func reader() {
    func scrolled(to id: Int, _ anchor: UnitPoint?) -> (String?, Double?) {
      rows(
        ScrollViewReader { proxy in list().onAppear { proxy.scrollTo(id, anchor: anchor) } })
    }
    // Rows 0 to 4 are seen from the start.
    #expect(scrolled(to: 3, nil) == ("row 0", 0))
    #expect(scrolled(to: 9, nil) == ("row 5", 0))
    #expect(scrolled(to: 9, .top) == ("row 9", 0))
    #expect(scrolled(to: 9, .bottom) == ("row 5", 0))
    // 40 points above row 9 and 40 below it.
    #expect(scrolled(to: 9, .center) == ("row 7", 0))
    // There is no content behind the last row.
    #expect(scrolled(to: 49, .top) == ("row 45", 0))
    #expect(scrolled(to: 99, .top) == ("row 0", 0))
  }

  @Test("An identity of a view's own is found, too")
  func ownIdentity() {
    let views = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 130)
          row(1).id("target")
          Color.blue.frame(height: 300)
        }
      }
      .onAppear { proxy.scrollTo("target", anchor: .top) }
    }
    #expect(rows(views) == ("row 1", 0))
  }

  @Test("Content is anchored, also where it is smaller than the scroll view")
  func anchors() {
    #expect(rows(list().defaultScrollAnchor(.bottom)) == ("row 45", 0))
    #expect(rows(list(2).defaultScrollAnchor(.bottom)) == ("row 0", 60))
    #expect(
      rows(list(2).defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom))
        == ("row 0", 0))
    #expect(rows(list(50).defaultScrollAnchor(.bottom, for: .alignment)) == ("row 0", 0))
    #expect(rows(list(50).defaultScrollAnchor(.bottom, for: .initialOffset)) == ("row 45", 0))
  }

  @Test("An anchor and an edge hold for one scroll view, not for those in it")
  func nested() {
    let inner = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        row(1)
        row(2)
      }
    }
    let outer = ScrollView { inner }
    #expect(rows(outer.defaultScrollAnchor(.trailing, for: .initialOffset)) == ("row 1", 0))
    #expect(
      rows(outer.scrollPosition(.constant(ScrollPosition(edge: .trailing)))) == ("row 1", 0))
  }

  @Test("A position is an identity, an edge or a point")
  func positions() {
    #expect(rows(list().scrollPosition(id: .constant(20), anchor: .top)) == ("row 20", 0))
    #expect(rows(list().scrollPosition(id: .constant(nil as Int?))) == ("row 0", 0))
    #expect(
      rows(list().scrollPosition(.constant(ScrollPosition(edge: .bottom)))) == ("row 45", 0))
    #expect(
      rows(list().scrollPosition(.constant(ScrollPosition(id: 7, anchor: .top)))) == ("row 7", 0))
    // 30 points are gone: row 2 begins 10 below the top.
    var position = ScrollPosition()
    position.scrollTo(y: 30)
    #expect(rows(list().scrollPosition(.constant(position))) == ("row 2", 10))
  }
}
