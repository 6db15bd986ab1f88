import Components
import Render
import Snapshots
import Testing

@testable import Commands

@Suite("Changes: contrasts of what was drawn")
@MainActor
struct ContrastWordsTests {
  private func snapshot(_ view: some View, isNamed: Bool) throws -> Snapshot {
    let canvas = StoryCanvas(width: 200, height: 100, scale: 2, look: .stillframe)
    let story = Story("contrast", canvas: canvas) { view }
    let renderer = Renderer()
    let draft = SnapshotDraft(renderer.scene(for: story, variant: .light), renderer: renderer)
    var snapshot = try draft.snapshot()
    if isNamed { snapshot.tokens = draft.notes(for: story, variant: .light).text }
    return snapshot
  }

  /// - Parameter isNamed: whether the golden has names and contrasts.
  private func contrasts(
    _ before: some View, _ after: some View, isNamed: Bool
  ) throws -> [String] {
    let old = try snapshot(before, isNamed: isNamed)
    let new = try snapshot(after, isNamed: true)
    let words = DesignWords(
      SnapshotComparison(expected: old, actual: new), tree: new.tree, before: old.pixmap,
      after: new.pixmap, in: AppearanceContext(theme: .standard))
    #expect(words.guessesNames == !isNamed)
    return words.values.flatMap(\.contrasts)
      + words.phrases.map(\.text).filter { $0.contains("contrast") }
  }

  private func words(_ ink: UInt32, on card: UInt32) -> some View {
    Text("Words").font(.title).foregroundStyle(Color(hex: ink)).padding(12)
      .background(Color(hex: card))
  }

  // By WCAG 2.2: black on white 21, #767676 on white 4.54, white on #767676 the same, black on #767676 4.62.
  @Test("Text on a card, with and without a contrast in the golden", arguments: [true, false])
  func card(isNamed: Bool) throws {
    #expect(
      try contrasts(words(0, on: 0xFF_FFFF), words(0x76_7676, on: 0xFF_FFFF), isNamed: isNamed)
        == ["text contrast 21 → 4.5"])
    #expect(
      try contrasts(words(0, on: 0xFF_FFFF), words(0, on: 0x76_7676), isNamed: isNamed)
        == ["text contrast 21 → 4.6"])
    // The page has the colour that the text gets, and it is not what the text is on.
    #expect(
      try contrasts(words(0, on: 0x76_7676), words(0xFF_FFFF, on: 0x76_7676), isNamed: isNamed)
        .isEmpty)
  }

  @Test("What fades has the contrast that is left")
  func opacity() throws {
    let plain = words(0, on: 0xFF_FFFF)
    // Half of black on white is #808080: 3.94.
    let faded = Text("Words").font(.title).foregroundStyle(Color(hex: 0)).opacity(0.5).padding(12)
      .background(Color(hex: 0xFF_FFFF))
    #expect(try contrasts(plain, faded, isNamed: true) == ["text contrast 21 → 3.9"])
  }

  @Test("What a picture alone does not show is not told")
  func unknown() throws {
    func gradient(_ ink: UInt32) -> some View {
      Text("Words").font(.title).foregroundStyle(Color(hex: ink)).padding(12).background(
        LinearGradient(
          colors: [.white, Color(hex: 0x20_40FF)], startPoint: .leading, endPoint: .trailing))
    }
    #expect(try contrasts(gradient(0), gradient(0x60_0000), isNamed: false).isEmpty)
    #expect(try contrasts(gradient(0), gradient(0x60_0000), isNamed: true).count == 1)
  }
}
