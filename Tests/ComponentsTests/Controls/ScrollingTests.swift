import Components
import Foundation
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

  @Test("Of several views of an identity the outermost counts, and none of the engine's own")
  func sameIdentities() {
    let stars = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { number in
            row(number).overlay { HStack { ForEach(0..<5, id: \.self) { _ in Color.blue } } }
          }
        }
      }
      .onAppear { proxy.scrollTo(3, anchor: .top) }
    }
    #expect(rows(stars) == ("row 3", 0))
    // A list numbers its sections and rows itself.
    func listed(_ id: Int) -> String? {
      rows(
        ScrollViewReader { proxy in
          List(1..<50, id: \.self) { row($0) }.onAppear { proxy.scrollTo(id, anchor: .top) }
        }
      ).first
    }
    #expect(listed(0) == "row 1")
    #expect(listed(10) == "row 10")
  }

  @Test("A view is found where it stands, whatever is painted first")
  func paintOrder() {
    let views = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { row($0).zIndex(Double(-$0)) }
        }
      }
      .onAppear { proxy.scrollTo(5, anchor: .top) }
    }
    #expect(rows(views) == ("row 5", 0))
  }

  @Test("Custom layouts in the content are as high as they say")
  func customLayout() {
    struct Tall: Components.Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 60, height: 200) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let views = ScrollView {
      VStack(spacing: 0) {
        Tall { Color.blue }
        row(1)
      }
    }
    #expect(rows(views.defaultScrollAnchor(.bottom)) == ("row 1", 80))
  }

  @Test("A row is scrolled from the edge at which it begins")
  func direction() {
    func seen(_ direction: LayoutDirection, _ id: Int, _ anchor: UnitPoint) -> [String] {
      let root = StackProbe(
        width: 60, height: 20, scale: 1,
        ScrollViewReader { proxy in
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<20) { number in
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("\(number)")
              }
            }
          }
          .onAppear { proxy.scrollTo(id, anchor: anchor) }
        }
        .environment(\.layoutDirection, direction))
      return root.all { $0.frame.minX >= 0 && $0.frame.maxX <= 60 }.compactMap(
        \.semantics.identifier
      ).sorted()
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(seen(direction, 0, .leading) == ["0", "1", "2"])
      #expect(seen(direction, 5, .leading) == ["5", "6", "7"])
      #expect(seen(direction, 19, .trailing) == ["17", "18", "19"])
    }
  }

  @Test("What is asked for sideways in a scroll view along both axes is told")
  func bothAxes() {
    func gaps(_ edge: Edge) -> [String] {
      PictureGaps.found {
        rows(
          ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 500, height: 500) }
            .scrollPosition(.constant(ScrollPosition(edge: edge))))
      }.gaps.map(\.text)
    }
    #expect(gaps(.bottom) == [])
    #expect(gaps(.trailing) == ["a scroll view along both axes is scrolled up and down alone"])
  }

  @Test("What is no number scrolls nowhere")
  func notFinite() {
    var position = ScrollPosition()
    position.scrollTo(y: .nan)
    #expect(rows(list().scrollPosition(.constant(position))) == ("row 0", 0))
    let anchor = UnitPoint(x: 0, y: CGFloat.nan)
    #expect(rows(list().defaultScrollAnchor(anchor)) == ("row 0", 0))
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
    let pages = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<9, id: \.self) { row($0) } }
    }
    let sections = ScrollView {
      VStack(spacing: 0) { ForEach(0..<9, id: \.self) { _ in pages } }
    }
    // The position is that of the outer one: its fifth row is at the top and shows its beginning.
    let probe = StackProbe(
      width: 60, height: 100, scale: 1,
      sections.scrollPosition(id: .constant(4), anchor: .top))
    let beginnings = probe.all { $0.semantics.identifier == "row 0" }
    #expect(beginnings.count == 9 && beginnings.allSatisfy { $0.frame.minX == 0 })
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
