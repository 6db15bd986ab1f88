import Layout
import Testing

@testable import Components

@Suite("What lies over a screen")
@MainActor
struct OverlayTests {
  /// A view placed on a canvas, with text on the character grid.
  private func placed(
    width: Double = 400, height: Double = 600,
    environment change: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder _ content: () -> some View
  ) -> PositionedNode {
    var environment = EnvironmentValues(look: .stillframe)
    environment.displayScale = 1
    change(&environment)
    let measurer = GridTextMeasurer()
    let root = Resolver(
      environment: environment, measurer: measurer, width: width, height: height
    ).resolve(content())
    return Placement(measurer: measurer, scale: 1)
      .place(root, width: width, height: height).root
  }

  private func node(named name: String, in root: PositionedNode) -> PositionedNode? {
    var found: PositionedNode?
    root.forEach { if $0.name == name, found == nil { found = $0 } }
    return found
  }

  @Test("A sheet covers the screen from wherever it is attached, and hides it from readers")
  func hoisting() throws {
    let root = placed {
      VStack {
        Text("below")
        Text("row").sheet(isPresented: .constant(true)) { Text("above") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    let sheet = try #require(node(named: "sheet", in: root))
    #expect(sheet.frame.width == 400)
    #expect(sheet.frame.maxY == 600)
    #expect(root.children[0].semantics.isHidden)
  }

  @Test(
    "A sheet rests at the lowest of its detents",
    arguments: [
      ([PresentationDetent.medium, .large], 300.0), ([.fraction(0.25)], 150), ([.height(200)], 200),
      // Large leaves a strip of 8 points, and the status bar where there is one.
      ([.large], 592), ([], 592),
    ] as [(Set<PresentationDetent>, Double)])
  func detents(detents: Set<PresentationDetent>, height: Double) throws {
    let root = placed {
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("above").presentationDetents(detents)
      }
    }
    #expect(try #require(node(named: "sheet", in: root)).frame.height == height)
  }

  @Test(
    "Heights in points do not count what the device covers of a sheet, nor is its content there")
  func sheetAboveDevice() throws {
    let root = placed(environment: { $0.safeAreaInsets.bottom = 30 }) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.clear.component("all").presentationDetents([.height(200)])
      }
    }
    #expect(
      try #require(node(named: "sheet", in: root)).frame
        == Rect(x: 0, y: 370, width: 400, height: 230))
    #expect(
      try #require(node(named: "all", in: root)).frame
        == Rect(x: 0, y: 370, width: 400, height: 200))
  }

  @Test("What a tab shows over the screen is clear of the device, not of the bar of tabs")
  func coverOfTab() throws {
    let root = placed(environment: {
      $0.look = .iOS18
      $0.safeAreaInsets.bottom = 30
    }) {
      TabView {
        ZStack {
          Color.clear.fullScreenCover(isPresented: .constant(true)) {
            Color.clear.component("all")
          }
        }
        .ignoresSafeArea()
      }
    }
    #expect(
      try #require(node(named: "all", in: root)).frame == Rect(x: 0, y: 0, width: 400, height: 570)
    )
  }

  @Test("A page is as large as its room, whatever is in it")
  func pages() throws {
    let root = placed {
      TabView {
        Color.clear.frame(height: 300)
        Color.clear
      }
      .tabViewStyle(.page).component("tabs").frame(height: 100)
    }
    #expect(
      try #require(node(named: "tabs", in: root)).frame == Rect(x: 0, y: 0, width: 400, height: 100)
    )
  }

  @Test("On a tablet a sheet is a card in the middle, whatever its detents")
  func formSheet() throws {
    let root = placed(width: 800, height: 1000) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("above").presentationDetents([.medium])
      }
    }
    // 580 by 680 points: 110 and 160 are left at either side.
    #expect(
      try #require(node(named: "sheet", in: root)).frame
        == Rect(x: 110, y: 160, width: 580, height: 680))
  }

  @Test("In the dark a sheet's surfaces are one step lighter, in the light they are the screen's")
  func raisedTheme() {
    let (theme, raised) = (Theme.standard, Theme.standard.raised)
    #expect(raised.palette[.background].dark == theme.palette[.surface].dark)
    #expect(raised.palette[.surface].dark == theme.palette[.surfaceElevated].dark)
    #expect(raised.palette[.background].light == theme.palette[.background].light)
    #expect(raised.palette[.surface].light == theme.palette[.surface].light)
  }

  @Test("A popover stands at its view's edge, and at the opposite one where there is no room")
  func popoverFlips() throws {
    func popover(_ alignment: Alignment) throws -> (popover: Rect, anchor: Rect) {
      let root = placed {
        Text("anchor")
          .component("anchor")
          .popover(isPresented: .constant(true), arrowEdge: .bottom) { Text("why") }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
      return (
        try #require(node(named: "popover", in: root)).frame,
        try #require(node(named: "anchor", in: root)).frame
      )
    }
    let top = try popover(.topLeading)
    #expect(top.popover.minY >= top.anchor.maxY)
    #expect(top.popover.minX == 8)
    let bottom = try popover(.bottomTrailing)
    #expect(bottom.popover.maxY <= bottom.anchor.minY)
    #expect(bottom.popover.maxX == 392)
  }

  @Test("A popover is as wide as its content would be, whatever fills that")
  func popoverSize() throws {
    let root = placed(environment: { $0.look = .iOS18 }) {
      Color.clear.frame(width: 10, height: 10).popover(isPresented: .constant(true)) {
        ZStack {
          Color.red.ignoresSafeArea()
          Color.clear.frame(width: 120, height: 40)
        }
        .presentationCompactAdaptation(.popover)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    let popover = try #require(node(named: "popover", in: root))
    // The fill goes on under the arrow, to where it is clipped.
    #expect(popover.frame.size == Size(width: 120, height: 48))
    var fills: [Double] = []
    popover.forEach {
      if case .shape(let content) = $0.kind, content.geometry.outline == .rectangle {
        fills.append($0.frame.height)
      }
    }
    #expect(fills.contains(48), "\(fills)")
  }

  @Test("On a phone in the looks of iOS a popover is what its content asks for, a sheet by itself")
  func popoverOnPhone() throws {
    func names(
      _ width: Double, _ sizeClass: UserInterfaceSizeClass?, look: Look = .iOS26,
      _ adaptation: PresentationAdaptation
    ) -> [String] {
      let root = placed(
        width: width, height: 700,
        environment: {
          $0.look = look
          $0.horizontalSizeClass = sizeClass
        }
      ) {
        Text("anchor").component("anchor").popover(isPresented: .constant(true)) {
          Text("why").component("why").presentationCompactAdaptation(adaptation)
        }
      }
      var names: [String] = []
      root.forEach { node in
        guard let name = node.name else { return }
        // What is under a sheet is hidden from readers.
        if name == "anchor", node.semantics.isHidden { names.append("hidden") }
        if ["popover", "sheet", "why"].contains(name) { names.append(name) }
      }
      return names
    }
    #expect(names(390, .compact, .automatic) == ["hidden", "sheet", "why"])
    #expect(names(390, .compact, .sheet) == ["hidden", "sheet", "why"])
    #expect(names(390, .compact, .popover) == ["popover", "why"])
    #expect(names(390, .compact, .none) == ["popover", "why"])
    #expect(names(390, .compact, .fullScreenCover) == ["hidden", "why"])
    #expect(names(834, .regular, .automatic) == ["popover", "why"])
    #expect(names(390, .compact, look: .stillframe, .automatic) == ["popover", "why"])
  }

  @Test("What a popover becomes follows the vertical size class, where content asks for both")
  func adaptationByAxis() {
    func isPopover(_ vertical: UserInterfaceSizeClass) -> Bool {
      let root = placed(
        environment: {
          $0.look = .iOS18
          $0.horizontalSizeClass = .compact
          $0.verticalSizeClass = vertical
        }
      ) {
        Text("anchor").popover(isPresented: .constant(true)) {
          Text("why").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
        }
      }
      return node(named: "popover", in: root) != nil
    }
    #expect(isPopover(.regular))
    #expect(!isPopover(.compact))
  }

  @Test("A sheet can be a cover on a phone")
  func adaptedSheet() throws {
    let cover = placed(environment: { $0.look = .iOS18 }) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.clear.component("all").presentationCompactAdaptation(.fullScreenCover)
      }
    }
    #expect(
      try #require(node(named: "all", in: cover)).frame == Rect(x: 0, y: 0, width: 400, height: 600)
    )
  }

  @Test("An open menu shows its rows, and what destroys something is red")
  func menu() throws {
    let root = resolved {
      Menu("Sort") {
        Button("By name") {}
        Button("Delete", role: .destructive) {}
      }
      .menuPresented()
    }
    let panel = try #require(root.first(named: "menuPanel"))
    #expect(panel.semantics.role == .menu)
    #expect(panel.texts == ["By name", "Delete"])
    #expect(root.first(named: "menu")?.semantics.states == [.expanded])
  }

  @Test("In a menu with choices every title leaves room for a check mark before it")
  func menuMarks() throws {
    func icons(_ typeSize: DynamicTypeSize) -> [String] {
      resolved(environment: { $0.dynamicTypeSize = typeSize }) {
        MenuPanel {
          Toggle("Muted", isOn: .constant(true))
          Toggle("Pinned", isOn: .constant(false))
          Button("Delete", role: .destructive) {}
        }
      }.icons
    }
    #expect(icons(.large) == ["checkmark", "checkmark", "checkmark"])
    // The largest type leaves no room for marks that are not shown.
    #expect(icons(.accessibility1) == ["checkmark"])
    #expect(resolved { MenuPanel { Button("Delete") {} } }.icons == [])
  }

  @Test("Looking for choices leaves no trace: what the rows present is there once")
  func menuTrace() {
    final class Count { var appearances = 0 }
    let count = Count()
    let root = placed {
      MenuPanel {
        Toggle("Muted", isOn: .constant(true))
          .onAppear { count.appearances += 1 }
          .sheet(isPresented: .constant(true)) { Text("above") }
      }
    }
    var sheets = 0
    root.forEach { if $0.name == "sheet" { sheets += 1 } }
    #expect(sheets == 1)
    #expect(count.appearances == 1)
  }

  @Test("Nested menu panels cost no more than rows")
  func nestedMenus() {
    func panel(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Toggle("Muted", isOn: .constant(true))) : AnyView(MenuPanel { panel(depth - 1) })
    }
    // Resolved twice a level this would take 2³⁰ resolutions.
    #expect(resolved { panel(30) }.icons == ["checkmark"])
  }

  @Test("Bars reach under the insets of a device; what stands in them does not")
  func safeArea() throws {
    let root = placed {
      $0.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)
    } _: {
      VStack(spacing: 0) {
        NavigationBar("Orders")
        Spacer()
        TabBar([TabBar.Item("Orders", systemImage: "tray")])
      }
      .padding(EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0))
    }
    var fills: [Rect] = []
    root.forEach { if case .shape = $0.kind { fills.append($0.frame) } }
    #expect(fills.contains { $0.minY == 0 && $0.width == 400 })
    #expect(fills.contains { $0.maxY == 600 && $0.width == 400 })
    #expect(try #require(node(named: "tab", in: root)).frame.maxY <= 570)
  }
}
