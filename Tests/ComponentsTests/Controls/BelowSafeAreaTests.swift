import Layout
import Testing

@testable import Components

@Suite("Scroll views run on below the safe area")
@MainActor
struct BelowSafeAreaTests {
  /// The nodes of a view on a canvas of 200 × 600 with 30 points below the safe area.
  private func placed(
    look: Look = .stillframe, @ViewBuilder _ content: () -> some View
  ) -> [PositionedNode] {
    var environment = EnvironmentValues(look: look)
    environment.displayScale = 1
    environment.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)
    let measurer = GridTextMeasurer()
    let root = Resolver(environment: environment, measurer: measurer, width: 200, height: 600)
      .resolve(content().padding(.bottom, 30).frame(width: 200, height: 600, alignment: .top))
    var nodes: [PositionedNode] = []
    Placement(measurer: measurer, scale: 1).place(root, width: 200, height: 600).root
      .forEach { nodes.append($0) }
    return nodes
  }

  private func bottoms(_ nodes: [PositionedNode], ofScrollViews: Bool) -> [Double] {
    nodes.compactMap { node in
      switch node.kind {
      case .scroll: ofScrollViews ? node.frame.maxY : nil
      case .shape(let content):
        !ofScrollViews && content.fill == paint(.background) ? node.frame.maxY : nil
      default: nil
      }
    }
  }

  @Test("A list that ends at the safe area goes down to the edge of the device with its background")
  func list() throws {
    let nodes = placed { List { ForEach(0..<40, id: \.self) { Text(verbatim: "\($0)") } } }
    #expect(bottoms(nodes, ofScrollViews: true) == [600])
    #expect(bottoms(nodes, ofScrollViews: false) == [600])
    // Its box is still that of the safe area.
    #expect(try #require(nodes.first { $0.name == "list" }).frame.maxY == 570)
  }

  @Test("The screen of a tab without a bar goes down to the edge of the device")
  func hiddenBar() {
    let tagged = placed(look: .iOS18) {
      TabView { ScrollView { Color.red.frame(height: 900) }.toolbar(.hidden, for: .tabBar).tag(0) }
    }
    #expect(bottoms(tagged, ofScrollViews: true) == [600])
    let bare = placed(look: .iOS18) {
      TabView { ScrollView { Color.red.frame(height: 900) }.toolbar(.hidden, for: .tabBar) }
    }
    #expect(bottoms(bare, ofScrollViews: true) == [600])
    #expect(!bare.contains { $0.name == "tabBar" })
  }

  @Test("What ends higher up stays there")
  func higher() {
    let nodes = placed {
      VStack(spacing: 0) {
        List { ForEach(0..<40, id: \.self) { Text(verbatim: "\($0)") } }
        Rectangle().frame(height: 50)
      }
    }
    #expect(bottoms(nodes, ofScrollViews: true) == [520])
    #expect(bottoms(nodes, ofScrollViews: false) == [520])
    let short = placed { ScrollView { Text(verbatim: "a") }.frame(height: 100) }
    #expect(bottoms(short, ofScrollViews: true) == [100])
  }

  @Test("A scroll view that ends at the safe area does so too; one that runs sideways does not")
  func scrollViews() {
    let vertical = placed {
      ScrollView { Rectangle().frame(height: 900) }.frame(maxHeight: .infinity)
    }
    #expect(bottoms(vertical, ofScrollViews: true) == [600])
    let sideways = placed {
      ScrollView(.horizontal) { Rectangle().frame(width: 900) }.frame(maxHeight: .infinity)
    }
    #expect(bottoms(sideways, ofScrollViews: true).allSatisfy { $0 <= 570 })
  }
}
