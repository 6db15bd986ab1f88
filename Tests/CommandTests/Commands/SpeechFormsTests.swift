@testable import Components
import Foundation
import Testing

@testable import Commands

/// TalkBack's words, rotors of a system and of arrays, and what documents tell assistive technology.
@Suite("Commands: speech, further forms")
@MainActor
struct SpeechFormsTests {
  /// The lines that the command prints for a view.
  private func spoken(_ view: some View, _ words: String...) -> [String] {
    let story = Story("s/view", variants: [.light]) { view }
    let result = run(["speech", "s/view"] + words, stories: [story])
    #expect(result.status == .clean, "\(result.messages)")
    return result.output.split(separator: "\n").map(String.init)
  }

  private func element(_ label: String, _ role: AccessibilityRole) -> some View {
    Color(role: .primary).frame(width: 50, height: 50).accessibilityElement()
      .accessibilityLabel(label).accessibilityRole(role)
  }

  @Test("TalkBack says state, name and kind")
  func talkBack() {
    #expect(
      spoken(element("Alarm", .toggle).accessibilityState(.checked), "--reader", "talkback")
        == ["1. on, Alarm, Switch", "   Double-tap to toggle."])
    #expect(
      spoken(element("Send", .button).accessibilityState(.disabled), "--reader", "talkback")
        == ["1. Send, Button, disabled"])
  }

  @Test(
    "TalkBack tells what is expanded, mixed or a heading, and has words of its own in each language"
  )
  func talkBackWords() {
    let view = VStack {
      element("More", .button).accessibilityState(.expanded)
      element("All", .checkbox).accessibilityState(.mixed)
      element("News", .button).accessibilityAddTraits(.isHeader)
      element("Load", .progress)
      Text(verbatim: "Row").accessibilityAction(named: Text(verbatim: "Delete")) {}
    }
    #expect(
      spoken(view, "--reader", "talkback") == [
        "1. expanded, More, Button", "   Double-tap to activate.", "2. Mixed, All, Check box",
        "   Double-tap to toggle.", "3. News, Button, Heading", "   Double-tap to activate.",
        "4. Load, Progress bar", "5. Row", "   Actions: Delete",
      ])
    #expect(
      spoken(view, "--reader", "talkback", "--locale", "de").suffix(3) == [
        "4. Load, Statusleiste", "5. Row", "   Aktionen: Delete",
      ])
    for language in SpeechWords.languages {
      #expect(
        SpeechWords.talkBack[language]?.count == SpeechWords.talkBackOrder.count, "\(language)")
    }
  }

  @Test("Rotors of a system and of arrays, and what may be told under a condition")
  func furtherForms() {
    struct Plant: Identifiable {
      var id: Int
      var name: String
    }
    let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Palm")]
    let view = Text(verbatim: "Plants")
      .accessibilityRotor("Dry", entries: plants, entryLabel: \.name)
      .accessibilityRotor(.headings(level: .h2)) { AccessibilityRotorEntry("Shade", id: 3) }
      .accessibilityRotor(Text(verbatim: "Wet"), entries: plants, entryID: \.id, entryLabel: \.name)
      .accessibilityValue("2", isEnabled: true)
      .accessibilityHint("Never", isEnabled: false)
    #expect(
      spoken(view, "--rotor", "custom") == [
        "Dry", "   Fern", "   Palm", "Headings of Level 2", "   Shade", "Wet", "   Fern",
        "   Palm",
      ])
    #expect(spoken(view) == ["1. Plants: 2"])
  }

  @Test("A document has all that a view can tell assistive technology")
  func documentDetails() {
    let path = NSTemporaryDirectory() + "details-\(UUID().uuidString).json"
    let document = """
      {"version": 1, "name": "chart", "view": {"type": "vstack", "children": [
        {"type": "rectangle", "modifiers": [{"frame": {"width": 80, "height": 80}},
          {"accessibilityRepresentation": {"children": [
            {"type": "slider", "value": 0.5, "modifiers": [{"accessibilityLabel": "Volume"}]}]}}]},
        {"type": "rectangle", "modifiers": [{"frame": {"width": 80, "height": 80}},
          {"accessibilityChildren": {"children": [
            {"type": "text", "verbatim": "Mon 3"}, {"type": "text", "verbatim": "Tue 4"}]}}]},
        {"type": "text", "verbatim": "Code", "modifiers": [
          {"accessibilityTextContentType": "sourceCode"}, {"accessibilityLinkedGroup": "g"},
          {"accessibilityScrollAction": true}, {"accessibilityScrollStatus": "Page 2"},
          {"accessibilityZoomAction": true}, {"accessibilityActivationPoint": "top"},
          {"accessibilityDragPoint": {"point": "center", "description": "Card"}},
          {"accessibilityDropPoint": {"point": {"x": 0.5, "y": 1}, "description": "Bin"}},
          {"accessibilityDirectTouch": true}, {"accessibilityFocused": true},
          {"speechAlwaysIncludesPunctuation": true}]}]}}
      """
    _ = FileManager.default.createFile(atPath: path, contents: Data(document.utf8))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let heard = run("speech", path).output
    #expect(heard.hasPrefix("1. Volume: 50%. Adjustable."), "\(heard)")
    #expect(heard.contains("2. Mon 3\n3. Tue 4\n4. Code\n"), "\(heard)")
    let tree = run("tree", path, "--json").output
    for member in [
      "\"textContentType\": [\"sourceCode\"]", "\"linkedGroup\": [\"g\"]",
      "\"scrollStatus\": [\"Page 2\"]", "\"activationPoint\": [\"0.5,0\"]",
      "\"dragPoints\": [\"Card\"]", "\"dropPoints\": [\"Bin\"]",
      "[\"scrolls\", \"zooms\", \"directTouch\", \"focused\", \"speaksPunctuation\"]",
    ] {
      #expect(tree.contains(member), "\(member)")
    }
  }
}
