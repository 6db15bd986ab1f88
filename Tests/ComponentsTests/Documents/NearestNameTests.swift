import Components
import Testing

@Suite("Nearest name")
struct NearestNameTests {
  private let names = ["render", "record", "verify", "audit", "padding", "foregroundStyle"]

  @Test(
    "Slips of the finger find the name that was meant",
    arguments: [
      ("redner", "render"), ("rendr", "render"), ("recrod", "record"), ("Verify", "verify"),
      ("foreground-style", "foregroundStyle"), ("paddding", "padding"),
      ("foreground", "foregroundStyle"),
    ])
  func findsSlips(wrong: String, meant: String) {
    #expect(nearestName(to: wrong, in: names) == meant)
  }

  @Test("What is far from every name has no suggestion", arguments: ["", "x", "gallery", "zzzzzz"])
  func leavesTheRest(wrong: String) {
    #expect(nearestName(to: wrong, in: names) == nil)
  }
}
