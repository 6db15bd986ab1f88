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
}
