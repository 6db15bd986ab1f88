import Components
import Foundation
import Testing

@testable import Commands

@Suite("Gallery: controls")
@MainActor
struct GalleryControlTests {
  private func control(_ name: String, _ field: ControlField, _ value: String) -> GalleryControl {
    GalleryControl(ControlState(name: name, field: field, value: value))
  }

  @Test("What is finite and small has stops: switches, choices, whole numbers, quarters of a range")
  func stops() {
    #expect(control("a", .bool, "true").stops == ["true", "false"])
    #expect(control("a", .choice(["x", "y"]), "x").stops == ["x", "y"])
    #expect(control("a", .choice((1...13).map { "\($0)" }), "1").stops.isEmpty)
    #expect(control("a", .integer(1...3), "2").stops == ["1", "2", "3"])
    #expect(control("a", .integer(0...12), "2").stops.isEmpty)
    #expect(control("a", .integer(Int.min...Int.max), "2").stops.isEmpty)
    #expect(control("a", .number(0...1), "0.3").stops == ["0", "0.25", "0.5", "0.75", "1"])
    #expect(control("a", .number(2...2), "2").stops.isEmpty)
    #expect(control("a", .number(0...(.infinity)), "2").stops.isEmpty)
    for field in [ControlField.text, .color, .date] {
      #expect(control("a", field, "").stops.isEmpty)
    }
  }

  @Test("Each value comes alone, then two that differ, up to the limit")
  func sets() {
    let controls = [
      control("on", .bool, "true"), control("tone", .choice(["x", "y", "z"]), "y"),
      control("title", .text, "t"),
    ]
    let all: [[String: String]] = [
      ["on": "false"], ["tone": "x"], ["tone": "z"], ["on": "false", "tone": "x"],
      ["on": "false", "tone": "z"],
    ]
    #expect(GalleryControl.sets(of: controls, limit: 64) == all)
    #expect(GalleryControl.sets(of: controls, limit: 4) == Array(all.prefix(4)))
    #expect(GalleryControl.sets(of: controls, limit: 0).isEmpty)
    // 100 switches have more combinations than there is time for.
    let many = (0..<100).map { control("\($0)", .bool, "true") }
    #expect(GalleryControl.sets(of: many, limit: 128).count == 128)
  }

  private struct Switch: View {
    @Control("on", .bool) var isOn = true
    var body: some View { Color(isOn ? .red : .green).frame(width: 8, height: 8) }
  }

  @Test(
    "A gallery has the pictures of small controls, as render draws them, up to the number given")
  func pictures() throws {
    let stories = [
      Story("switch", variants: [.light, .dark], canvas: StoryCanvas(width: 8, scale: 1)) {
        Switch()
      }
    ]
    try withTemporaryFolder { folder in
      for (limit, sets) in [("64", 2), ("1", 1), ("0", 0)] {
        let site = "\(folder)/site-\(limit)"
        let built = run(
          "gallery", "-o", site, "--axes", "variants", "--control-pictures", limit,
          stories: stories)
        #expect(built.messages == "1 stories in 2 variants: \(site)/index.html\n")
        let bytes = try FileSystem.read("\(site)/data/switch.js", limit: 100_000)
        let text = String(decoding: bytes, as: UTF8.self)
        let start = try #require(text.firstIndex(of: "("))
        let end = try #require(text.lastIndex(of: ")"))
        let json = try JSONSerialization.jsonObject(
          with: Data(text[text.index(after: start)..<end].utf8))
        let data = try #require(json as? [String: Any])
        let variants = try #require(data["variants"] as? [[String: Any]])
        let set = variants.filter { $0["set"] as? [String: String] == ["on": "false"] }
        #expect(set.count == sets && variants.count == 2 + sets)
        #expect(set.allSatisfy { $0["own"] == nil })
        guard let first = set.first else { continue }
        #expect(first["name"] as? String == "light")
        #expect(first["picture"] as? String != variants[0]["picture"] as? String)
        let controls = try #require(data["controls"] as? [[[String: Any]]])
        #expect(controls.map { $0[0]["value"] as? String } == ["true", "false"])
      }
    }
  }
}
