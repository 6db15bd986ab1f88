import Components
import Render
import Testing

@Suite("What lies behind screens")
@MainActor
struct ScreenBackgroundTests {
  // The standard theme's page, background and surface, in the light and in the dark.
  private let page: [UInt8] = [255, 255, 255, 255]
  private let grouped: [UInt8] = [0xF2, 0xF2, 0xF7, 255]
  private let black: [UInt8] = [0, 0, 0, 255]

  private func expect(
    _ view: some View, bar: [UInt8], bottom: [UInt8], sourceLocation: Testing.SourceLocation
  ) throws {
    let probe = try PixelProbe(view, width: 200, height: 300)
    #expect(probe.color(3, 3) == bar, sourceLocation: sourceLocation)
    #expect(probe.color(3, 296) == bottom, sourceLocation: sourceLocation)
  }

  private func expect(
    _ color: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: () -> some View
  ) throws {
    try expect(content(), bar: color, bottom: color, sourceLocation: sourceLocation)
  }

  @Test("A stack with plain content lies on the page, one with a grouped list on the grey of that")
  func stacks() throws {
    try expect(page) { NavigationStack { Text("a").navigationTitle("Title") } }
    try expect(grouped) { NavigationStack { List { Text("a") }.navigationTitle("Title") } }
    try expect(grouped) { NavigationStack { Form { Text("a") }.navigationTitle("Title") } }
    try expect(page) {
      NavigationStack { List { Text("a") }.listStyle(.plain).navigationTitle("Title") }
    }
    try expect(page) {
      NavigationStack { ScrollView { Text("a") }.navigationTitle("Title") }
    }
    try expect(pureBlue) {
      NavigationStack {
        List { Text("a") }.scrollContentBackground(.hidden).background(Color.pureBlue)
          .navigationTitle("Title")
      }
    }
    try expect(page) {
      NavigationStack {
        VStack {
          Text("a")
          List { Text("b") }.frame(height: 90)
          Spacer()
        }
        .navigationTitle("Title")
      }
    }
  }

  @Test("A layer that ignores the safe area lies under the screen's bar, and the title on it")
  func layerUnderBar() throws {
    // The safe area is from 20 to 290; the bar of the look lies at its top.
    func probe(_ content: some View) throws -> PixelProbe {
      try PixelProbe(
        NavigationStack { content.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
          .padding(EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)).keepingSafeArea(),
        width: 200, height: 300
      ) { $0.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0) }
    }
    let layered = try probe(
      ZStack {
        Color.pureRed.ignoresSafeArea()
        Text("a")
      })
    for y in [2, 30, 150, 298] { #expect(layered.color(3, y) == pureRed) }
    // The title's letters are between the middle and a third of the width.
    let title = (20..<64).contains { y in
      (67..<133).contains { layered.color($0, y) != pureRed }
    }
    #expect(title)
    let behind = try probe(
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.pureBlue.ignoresSafeArea() })
    for y in [2, 30, 150, 298] { #expect(behind.color(3, y) == pureBlue) }
  }

  @Test("A row's own background takes the place of the card's: a clear one shows the page")
  func rows() throws {
    // Rows of 44 points follow 16 points of margin; their text stands at the left.
    let probe = try PixelProbe(
      List {
        Text("a").listRowBackground(Color.clear)
        Text("b")
        Text("c").listRowBackground(Color.pureRed)
      }, width: 300, height: 240)
    #expect(probe.color(200, 36) == grouped)
    #expect(probe.color(200, 82) == page)
    #expect(probe.color(200, 128) == pureRed)
    let half = try PixelProbe(
      List { Text("a").listRowBackground(Color.pureRed.opacity(0.5)) }, width: 300, height: 240)
    // Half of red over the page's grey, not over the card's white: (255 + 242) / 2 and 242 / 2.
    #expect(abs(Int(half.color(200, 36)[1]) - 121) <= 1)
  }

  @Test("A preferred colour scheme turns the whole picture: bars, page and what lies behind")
  func preferredScheme() throws {
    let renderer = Renderer()
    let story = Story("dark", canvas: StoryCanvas(width: 200, height: 300, scale: 1)) {
      NavigationStack { Text("a").preferredColorScheme(.dark).navigationTitle("Title") }
    }
    let scene = renderer.scene(for: story)
    #expect(scene.background == Color.background.resolve(in: AppearanceContext(colorScheme: .dark)))
    let picture = try renderer.render(scene)
    for place in [0, 3 * 200 + 3, 296 * 200 + 3] {
      #expect(Array(picture.bytes[(place * 4)..<(place * 4 + 4)]) == black)
    }
    let subtree = Story("subtree", canvas: StoryCanvas(width: 200, height: 300, scale: 1)) {
      Text("a").environment(\.colorScheme, .dark)
    }
    // The window stays light: it is white.
    #expect(renderer.scene(for: subtree).background == ResolvedColor(hex: 0xFFFFFF))
  }
}
