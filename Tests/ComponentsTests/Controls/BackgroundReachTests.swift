import Layout
import Testing

@testable import Components

@Suite("Styles behind views run on under the safe area")
@MainActor
struct BackgroundReachTests {
  private static let device = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)

  /// The tops and bottoms of what is filled with red, in a view on a canvas of 200 × 600 with 20 points above
  /// the safe area and 30 below.
  private func reds(
    in environment: EnvironmentValues = EnvironmentValues(look: .stillframe),
    @ViewBuilder _ content: () -> some View
  ) -> [[Double]] {
    var environment = environment
    environment.displayScale = 1
    environment.safeAreaInsets = Self.device
    let measurer = GridTextMeasurer()
    let view = content().frame(maxWidth: .infinity, maxHeight: .infinity).padding(Self.device)
      .keepingSafeArea()
    let root = Resolver(environment: environment, measurer: measurer, width: 200, height: 600)
      .resolve(view)
    var found: [[Double]] = []
    Placement(measurer: measurer, scale: 1).place(root, width: 200, height: 600).root.forEach {
      guard case .shape(let content) = $0.kind, content.fill == .color(ResolvedColor(hex: 0xFF0000))
      else { return }
      found.append([$0.frame.minY, $0.frame.maxY])
    }
    return found
  }

  private let red = Color(hex: 0xFF0000)

  private var fill: some View {
    Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @Test("What stands above the content of a scroll view is drawn up to the edge of the screen")
  func scrollViews() throws {
    var environment = EnvironmentValues(look: .stillframe)
    environment.safeAreaInsets = Self.device
    let measurer = GridTextMeasurer()
    let view = ScrollView { red.frame(height: 90).padding(.top, -50) }.padding(Self.device)
      .keepingSafeArea()
    let root = Resolver(environment: environment, measurer: measurer, width: 200, height: 600)
      .resolve(view)
    let tree = Placement(measurer: measurer, scale: 1).place(root, width: 200, height: 600).dump()
    #expect(tree.contains("scrollView 0,0 200×600"), Comment(rawValue: tree))
    #expect(tree.contains("rectangle 0,-30 200×90"), Comment(rawValue: tree))
  }

  @Test("In a column, what is as high as it says goes up to the edge and leaves its room as it is")
  func givenHeights() {
    let header = reds {
      VStack(spacing: 0) {
        red.frame(height: 100).frame(maxWidth: .infinity).ignoresSafeArea(edges: .top)
        red.frame(height: 50)
        Spacer()
      }
    }
    #expect(header == [[0, 100], [120, 170]])
    let footer = reds {
      VStack(spacing: 0) {
        Spacer()
        red.frame(height: 50).ignoresSafeArea(edges: .bottom)
      }
    }
    #expect(footer == [[520, 570]])
  }

  @Test("A style goes on to the edges of the screen where its view ends at those of the safe area")
  func edges() {
    #expect(reds { fill.background(red) } == [[0, 600]])
    #expect(reds { fill.background(red, ignoresSafeAreaEdges: .top) } == [[0, 570]])
    #expect(reds { fill.background(red, ignoresSafeAreaEdges: .bottom) } == [[20, 600]])
    #expect(reds { fill.background(red, ignoresSafeAreaEdges: []) } == [[20, 570]])
    let bars = reds {
      VStack(spacing: 0) {
        Color.clear.frame(height: 50).background(red)
        Color.clear
        Color.clear.frame(height: 40).background(red)
      }
    }
    #expect(bars == [[0, 70], [530, 600]])
  }

  @Test("A background of content that stands out of the safe area goes on to the edges")
  func overflowing() {
    // 550 points are offered.
    let high = Color.clear.frame(height: 570)
    #expect(reds { high.background(red) } == [[0, 600]])
    #expect(reds { high.background { red.ignoresSafeArea() } } == [[0, 600]])
  }

  @Test("What ignores the safe area does not go on where padding keeps it from the edge")
  func padded() {
    #expect(reds { red.ignoresSafeArea().padding(.top, 1) } == [[21, 600]])
    #expect(reds { red.ignoresSafeArea().padding(.horizontal, 1) } == [[0, 600]])
    // What an app adds to the safe area does not.
    #expect(reds { red.ignoresSafeArea().safeAreaPadding(1) } == [[1, 599]])
    // Nor is a stack of screens inset that is not at the edge.
    let below = reds {
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        NavigationStack { red.frame(height: 50) }.ignoresSafeArea()
      }
    }
    #expect(below.count == 1 && below[0][0] >= 120, "\(below)")
    let scrolled = reds {
      NavigationStack {
        ScrollView { red.frame(height: 100) }.ignoresSafeArea().padding(.top, 1)
          .navigationTitle("A")
      }
    }
    #expect(scrolled.first?.first ?? 0 > 20)
  }

  @Test("Screens of tab views and stacks in what ignores the safe area keep to it themselves")
  func screens() {
    let bounded = red.frame(height: 10)
    #expect(reds { TabView { ScrollView { bounded } }.ignoresSafeArea() } == [[20, 30]])
    #expect(reds { NavigationStack { ScrollView { bounded } }.ignoresSafeArea() } == [[20, 30]])
    #expect(
      reds { ZStack { NavigationStack { fill.background(red) } }.ignoresSafeArea() } == [[0, 600]])
  }

  @Test("A screen that ignores the safe area as a whole begins under its bar")
  func underBar() {
    let scrolled = reds {
      NavigationStack {
        ScrollView { red.frame(height: 100) }.ignoresSafeArea().navigationTitle("A")
      }
    }
    #expect(scrolled == [[0, 100]])
    let measured = reds {
      NavigationStack {
        GeometryReader { _ in red.frame(height: 100) }.ignoresSafeArea().navigationTitle("A")
      }
    }
    #expect(measured == [[0, 100]])
    let layered = reds {
      NavigationStack {
        ZStack {
          Color.white.ignoresSafeArea()
          ScrollView { red.frame(height: 100) }.ignoresSafeArea()
        }
        .navigationTitle("A")
      }
    }
    #expect(layered == [[0, 100]])
  }

  @Test("Views and shapes behind a view end where it does, and so do styles away from the edges")
  func ends() {
    #expect(reds { fill.background { red } } == [[20, 570]])
    #expect(reds { fill.background(red, in: Rectangle()) } == [[20, 570]])
    #expect(reds { fill.background(red).padding(10) } == [[30, 560]])
    #expect(reds { Color.clear.frame(height: 100).background(red) } == [[245, 345]])
    #expect(reds { ScrollView { Color.clear.frame(height: 50).background(red) } } == [[20, 70]])
  }

  @Test("A style goes on under a navigation bar, which is over it and has no fill of its own")
  func navigationBar() throws {
    func screen(_ content: some View) -> some View {
      NavigationStack {
        content.navigationTitle(Text(verbatim: "a")).navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(reds { screen(fill.background(red)) } == [[0, 600]])
    let header = reds {
      screen(
        VStack(spacing: 0) {
          Color.clear.frame(height: 50).background(red)
          Color.clear
        })
    }
    let bar = 44.0
    #expect(header == [[0, 20 + bar + 50]])
    #expect(
      reds { screen(Color.clear.frame(height: 50).background(red)) }.allSatisfy { $0[0] > 64 })
    // The bar is the last to be painted.
    let root = resolved { screen(fill.background(Color.red)) }
    let stack = try #require(
      root.all.first {
        $0.children.contains { $0.first(named: "navigationBar") != nil } && $0.children.count > 1
      })
    #expect(stack.childrenInPaintOrder.last?.first(named: "navigationBar") != nil)
  }

  @Test("A screen's layer that ignores the safe area goes on under a toolbar at the bottom")
  func toolbar() {
    func screen(_ content: some View) -> some View {
      NavigationStack {
        content.toolbar {
          ToolbarItem(placement: .bottomBar) { Text(verbatim: "a") }
        }
      }
    }
    let environment = EnvironmentValues(look: .iOS18)
    #expect(
      reds(in: environment) {
        screen(
          ZStack {
            red.ignoresSafeArea(edges: .bottom)
            Text(verbatim: "b")
          })
      }.map { $0[1] } == [600])
    #expect(reds(in: environment) { screen(fill.background(red)) }.map { $0[1] } == [600])
    // In a column it would lie over what is below it.
    #expect(
      reds(in: environment) {
        screen(
          VStack(spacing: 0) {
            red.ignoresSafeArea(edges: .top)
            Color.clear.frame(height: 100)
          })
      }.map { $0[1] < 500 } == [true])
  }

  @Test("A fill behind a header or a card ignores the safe area only where it ends there")
  func behindParts() {
    let part = Color.clear.frame(height: 100)
    // 100 in the middle of 550 that begin at 20.
    #expect(reds { part.background { red.ignoresSafeArea() } } == [[245, 345]])
    #expect(reds { part.background(red.opacity(1).edgesIgnoringSafeArea(.all)) } == [[245, 345]])
    let parts = reds {
      VStack(spacing: 0) {
        part.background { red.ignoresSafeArea() }
        part.background { red.ignoresSafeArea() }
        fill
        part.background { red.ignoresSafeArea(edges: .top) }
        part.background { red.ignoresSafeArea(edges: .bottom) }
      }
    }
    #expect(parts == [[0, 120], [120, 220], [370, 470], [470, 600]])
    #expect(reds { fill.background { red.ignoresSafeArea() } } == [[0, 600]])
  }

  @Test(
    "In a column only the first view ignores the safe area at the top and only the last at the bottom"
  )
  func column() {
    // The safe area is 550 high: three views have 550 / 3 each, on the pixel grid.
    let clear = Color.clear
    let parts = reds {
      VStack(spacing: 0) {
        red.ignoresSafeArea().frame(height: 100)
        red.ignoresSafeArea().frame(height: 100)
        clear
        red.ignoresSafeArea().frame(height: 100)
      }
    }
    #expect(parts == [[0, 120], [120, 220], [470, 600]])
    // What is in a column of a column, or a row of one, is where that is.
    let inner = reds {
      VStack(spacing: 0) {
        clear.frame(height: 50)
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            red.ignoresSafeArea().frame(height: 100)
            clear
          }
          red.ignoresSafeArea()
        }
      }
    }
    #expect(inner == [[70, 170], [70, 600]])
    #expect(reds { VStack { red.ignoresSafeArea() } } == [[0, 600]])
  }

  @Test(
    "A picture, a column and whatever else ignores the safe area behind a screen goes on under its bar"
  )
  func behindBars() {
    func screen(_ content: some View) -> some View {
      NavigationStack {
        content.navigationTitle(Text(verbatim: "a")).navigationBarTitleDisplayMode(.inline)
      }
    }
    let halves = VStack(spacing: 0) {
      Ellipse().fill(red)
      Color.clear
    }
    // Half of 600 at the top; and half of the room below the bar of 64 where the safe area holds.
    #expect(reds { screen(halves.ignoresSafeArea()) } == [[0, 300]])
    #expect(
      reds {
        screen(
          ZStack {
            halves.ignoresSafeArea()
            Text(verbatim: "b")
          })
      } == [[0, 300]])
    // What is no higher than its content stays where it is.
    #expect(
      reds { screen(VStack { red.frame(height: 50) }.ignoresSafeArea()) }.allSatisfy { $0[0] > 64 })
    #expect(reds { screen(halves) } == [[64, 317]])
  }
}
