import Testing

@testable import Render
@testable import Snapshots

@Suite("Snapshot: names")
struct SnapshotNameTests {
  private func error(_ story: String, _ variant: String = "light") -> SnapshotNameError? {
    do throws(SnapshotNameError) {
      _ = try SnapshotName(story: story, variant: variant)
      return nil
    } catch {
      return error
    }
  }

  @Test("Ids of segments and variants of axes are accepted")
  func accepted() throws {
    #expect(error("card") == nil)
    #expect(error("button/primary-2/loading", "dark-rtl-zh_hant-2x") == nil)
    #expect(try SnapshotName(story: "a/b", variant: "dark").path == "a/b/dark")
    let longest = String(repeating: "a", count: 99) + "/" + String(repeating: "b", count: 100)
    #expect(error(longest) == nil)
  }

  @Test("Whatever could leave the folder or not be a file on every system is refused")
  func refused() {
    #expect(error("") == .emptyStory)
    #expect(error("/card") == .emptySegment(story: "/card"))
    #expect(error("card/") == .emptySegment(story: "card/"))
    #expect(error("card//a") == .emptySegment(story: "card//a"))
    for segment in ["..", ".", "Card", "a b", "ä", "🙂", "a.b", "a\\b", "con:", "a\n"] {
      guard case .invalidSegment? = error("x/" + segment) else {
        Issue.record("\(segment) was accepted")
        continue
      }
    }
    let long = String(repeating: "a", count: 300)
    guard case .storyTooLong(_, bytes: 300)? = error(long) else {
      Issue.record("300 bytes were accepted")
      return
    }
    for variant in ["", "Dark", "a/b", ".", long] {
      #expect(error("card", variant) != nil)
    }
  }

  @Test("Stories that would share files are reported together")
  func collisions() {
    #expect(SnapshotNameRegistry.problems(with: ["a", "b", "a/b"]) == [])
    #expect(SnapshotNameRegistry.problems(with: ["a", "b", "a"]) == [.collision("a", "a")])
    #expect(
      SnapshotNameRegistry.problems(with: ["card/a", "Card/a"]) == [
        .invalidSegment("Card", story: "Card/a"), .collision("card/a", "Card/a"),
      ])
  }

  @Test("Names are ordered by bytes")
  func order() throws {
    let names = try [("b", "a"), ("a-b", "x"), ("a/b", "x"), ("a", "z"), ("a", "b")].map {
      try SnapshotName(story: $0.0, variant: $0.1)
    }
    // "-" is 0x2D and "/" 0x2F.
    #expect(names.sorted().map(\.path) == ["a/b", "a/z", "a-b/x", "a/b/x", "b/a"])
  }
}
