import Components
import Render
import Testing

@testable import Commands

@Suite("Changes: words, colours and groups")
@MainActor
struct DesignWordsTests {
  private func snapshot(_ scheme: Variant, _ view: some View) throws -> Snapshot {
    let canvas = StoryCanvas(width: 160, height: 90, scale: 2)
    let story = Story("change", canvas: canvas) { view }
    let renderer = Renderer()
    return try SnapshotDraft(renderer.scene(for: story, variant: scheme), renderer: renderer)
      .snapshot()
  }

  private func words(
    _ before: some View, _ after: some View, _ scheme: Variant = .light
  ) throws -> DesignWords {
    let (old, new) = (try snapshot(scheme, before), try snapshot(scheme, after))
    let story = Story("change") { EmptyView() }
    return DesignWords(
      SnapshotComparison(expected: old, actual: new), tree: new.tree, before: old.pixmap,
      after: new.pixmap, in: story.environment(for: scheme).appearance,
      direction: story.environment(for: scheme).layoutDirection)
  }

  private func phrases(_ words: DesignWords) -> [String] { words.phrases.map(\.text) }

  @Test("Thin text has the colour that its edges are mixed of", arguments: [Variant.light, .dark])
  func edges(scheme: Variant) throws {
    let words = try words(
      Text("Hello small text").foregroundStyle(Color.accent),
      Text("Hello small text").foregroundStyle(Color(hex: 0x12_8A45)), scheme)
    #expect(words.phrases.isEmpty)
    #expect(words.values.count == 1)
    #expect(words.values.first?.after == "#128A45")
  }

  @Test("A literal colour in the place of a token is told with the token's name")
  func literal() throws {
    let words = try words(
      Rectangle().fill(Color.error).frame(width: 60, height: 40),
      Rectangle().fill(Color(hex: 0x12_8A45)).frame(width: 60, height: 40))
    #expect(words.values.map(\.name) == ["error → #128A45"])
    #expect(words.values.allSatisfy { !$0.isToken })
  }

  @Test(
    "Another outline is not another colour", arguments: [(0.0, 10.0), (10.0, 0.0), (4.0, 12.0)])
  func outline(radii: (Double, Double)) throws {
    func shape(_ radius: Double) -> some View {
      RoundedRectangle(cornerRadius: radius).fill(Color.error).frame(width: 80, height: 60)
    }
    let words = try words(shape(radii.0), shape(radii.1))
    #expect(words.values.isEmpty)
    #expect(phrases(words) == ["roundedRectangle drawn otherwise"])
  }

  @Test("A label that is lost is not the name of what is left")
  func labelLost() throws {
    let words = try words(
      Image(systemName: "star").accessibilityLabel("Favourite"), Image(systemName: "star"))
    #expect(phrases(words).contains { $0.hasSuffix("label \"Favourite\" lost") })
    let other = try self.words(
      Image(systemName: "star").accessibilityLabel("Favourite"),
      Image(systemName: "star").accessibilityLabel("Like"))
    #expect(phrases(other).contains { $0.contains("\"Favourite\" → \"Like\"") })
  }

  @Test("Values and hints are told whole, and their words are no states")
  func values() throws {
    func view(_ value: String, _ hint: String) -> some View {
      Text("Volume").accessibilityValue(value).accessibilityHint(hint)
    }
    let words = try words(view("60 percent", "Swipe up or down"), view("80 percent", "Swipe"))
    #expect(
      phrases(words) == [
        #"text hint "Swipe up or down" → "Swipe""#, #"text value "60 percent" → "80 percent""#,
      ])
  }

  // MARK: Groups

  private func picture(
    _ story: String, _ variant: String, _ phrases: [(DesignWords.Notice, String)]
  ) throws -> ChangedPicture {
    let name = try SnapshotName(story: story, variant: variant)
    var picture = ChangedPicture(
      kind: .changed, identity: ChangeIdentity(root: "S", name: name, before: "1", after: "2"),
      store: SnapshotStore(root: "S"))
    picture.phrases = phrases.map { DesignWords.Phrase(notice: $0.0, text: $0.1) }
    return picture
  }

  @Test("One story's change is one decision at all type sizes, and another story's is its own")
  func sizes() throws {
    let pictures = try [
      picture("card", "light", [(.target, "button target 44 → 40 high")]),
      picture("card", "dark", [(.target, "button target 44 → 40 high")]),
      picture("card", "ax3", [(.target, "button target 64 → 58 high")]),
      picture("row", "light", [(.target, "button target 50 → 48 high")]),
      // Texts differ by their digits, too.
      picture("list", "light", [(.text, "text \"1\" → \"2\"")]),
      picture("list", "dark", [(.text, "text \"3\" → \"4\"")]),
    ]
    let groups = ChangeGroups(pictures).groups
    #expect(
      groups.map(\.cause) == [
        "text \"1\" → \"2\"", "text \"3\" → \"4\"", "button target 44 → 40 high",
        "button target 50 → 48 high",
      ])
    #expect(groups.map(\.pictures.count) == [1, 1, 3, 1])
    #expect(groups[2].further == ["button target 64 → 58 high, only in card · ax3"])
  }

  @Test(
    "What follows at other sizes and in the other direction does not part one edit; two edits are apart"
  )
  func consequences() throws {
    let pictures = try [
      // A width: at a large type size it is another number of lines, which moves what is below.
      picture(
        "card", "light", [(.size, "text width 200 → 150"), (.container, "hstack width 300 → 250")]),
      picture(
        "card", "rtl",
        [(.size, "text width 200 → 150"), (.place, "button moved 50 pt toward leading")]),
      picture(
        "card", "ax3", [(.size, "text height 90 → 120"), (.place, "button moved 30 pt down")]),
      // Another story in which something else moved as far.
      picture(
        "list", "light", [(.size, "image height 20 → 50"), (.place, "button moved 30 pt down")]),
      // A label that grows, with a wrap in one picture.
      picture(
        "bar", "light",
        [(.text, "text \"Go\" → \"Go on\""), (.place, "image moved 20 pt toward trailing")]),
      picture("bar", "ax3", [(.text, "text \"Go\" → \"Go on\""), (.presence, "vstack new")]),
      // The same label, and something else.
      picture("row", "light", [(.text, "text \"Go\" → \"Go on\""), (.state, "button disabled")]),
    ]
    let groups = ChangeGroups(pictures).groups
    #expect(
      groups.map { "\($0.cause): \($0.pictures.count)" } == [
        #"button disabled; text "Go" → "Go on": 1"#, #"text "Go" → "Go on": 2"#,
        "text width 200 → 150: 3", "image height 20 → 50: 1",
      ])
  }

  @Test("A place is told by what is leading, which is at the right from right to left")
  func directions() throws {
    func view(_ lead: Double) -> some View {
      Text("Hello").padding(.leading, lead).frame(width: 160, alignment: .leading)
    }
    #expect(try phrases(words(view(0), view(12))).contains("text moved 12 pt toward trailing"))
    let words = try words(view(0), view(12), .rtl)
    #expect(phrases(words).contains("text moved 12 pt toward trailing"))
  }
}
