import Components
import Foundation
import Testing

@testable import Commands

@Suite("Controls: values of stories that are set from outside")
@MainActor
struct ControlTests {
  private enum Size: String, CaseIterable { case small, large }

  private struct Sale: View {
    @Control("discount", .range(0...1)) var discount = 0.25
    @Control("items", .range(1...3)) var items = 2
    @Control("title", .text) var title = "Sale"
    @Control("tone", .choice(["warm", "cold"])) var tone = "warm"
    @Control("size", .choice) private var size = Size.small
    @Control("shown", .bool) var isShown = true
    @Control("ink", .color) var ink = ColorRole.primary
    @Control("day", .date) var day = Date(timeIntervalSince1970: 0)

    var body: some View {
      Text(
        verbatim:
          "\(discount) \(items) \(title) \(tone) \(size.rawValue) \(isShown) \(ink.rawValue) "
          + "\(Int(day.timeIntervalSince1970))")
    }
  }

  private static let stories = [
    Story("sale", variants: [.light]) { Sale() },
    Story("plain", variants: [.light]) { Text(verbatim: "Words") },
  ]

  private func tree(_ words: String...) -> Run {
    run(["tree", "sale", "--width", "900"] + words, stories: Self.stories)
  }

  @Test("Each kind takes the values that it says, and has its own where none is given")
  func values() {
    #expect(tree().output.contains(#""0.25 2 Sale warm small true primary 0""#))
    let set = tree(
      "--control", "discount=0.5", "--control", "items=3", "--control", "title=a=b",
      "--control", "tone=cold", "--control", "size=large", "--control", "shown=false",
      "--control", "ink=success", "--control", "day=2000-03-01T00:01")
    // 2000-03-01 is 11,017 days after 1970-01-01: 951,868,800 s, and a minute.
    #expect(
      set.output.contains(#""0.5 3 a=b cold large false success 951868860""#), "\(set.messages)")
  }

  @Test("What is not accepted is refused with what would be, in pictures, audits and sheets")
  func refusals() {
    for (control, words) in [
      ("discount=2", "a number from 0 to 1"), ("discount=nan", "a number from 0 to 1"),
      ("items=1.5", "a whole number from 1 to 3"), ("tone=hot", "one of warm, cold"),
      ("size=huge", "one of small, large"), ("shown=1", "true or false"),
      ("ink=puce", "the role of a colour"), ("day=2001-02-29", "a date such as"),
      ("titel=x", "did you mean 'title'?"),
    ] {
      let refused = tree("--control", control)
      #expect(refused.status == .badInput && refused.messages.contains(words), "\(control)")
    }
    #expect(tree("--control", "title").status == .usage)
    #expect(tree("--control", "title=a", "--control", "title=b").status == .usage)
    for command in [["audit", "sale"], ["matrix", "sale", "-o", "-"], ["speech", "sale"]] {
      let refused = run(command + ["--control", "no=1"], stories: Self.stories)
      #expect(refused.status == .badInput, "\(command)")
    }
    #expect(
      run("tree", "plain", "--control", "a=1", stories: Self.stories).messages
        .contains("@Control declares one"))
  }

  @Test("A tree names the controls with their values")
  func names() throws {
    let text = tree("--json", "--control", "items=3").output
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let controls = try #require(json["controls"] as? [[String: String]])
    #expect(
      controls.map { $0["name"] } == [
        "discount", "items", "title", "tone", "size", "shown", "ink", "day",
      ])
    #expect(controls[1]["value"] == "3" && controls[7]["value"] == "1970-01-01")
  }
}
