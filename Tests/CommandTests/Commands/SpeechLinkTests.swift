import Components
import Foundation
import JSON
import Testing

@testable import Commands

/// Links in texts: by what SwiftUI gives VoiceOver's rotor for links on iOS 18, an element for each, and Apple's and
/// Google's guides; not compared with a device.
@Suite("Commands: speech of links in texts")
@MainActor
struct SpeechLinkTests {
  /// What the command prints for a view, line by line.
  private func spoken(_ view: some View, _ words: String...) -> [String] {
    let story = Story("s/view", variants: [.light]) { view }
    let result = run(["speech", "s/view"] + words, stories: [story])
    #expect(result.status == .clean, "\(result.messages)")
    return result.output.split(separator: "\n").map(String.init)
  }

  private let consent = Text(
    "Please read the [terms](https://a.b/t) and the [privacy policy](https://a.b/p).")

  @Test("A text with links is one stop that tells of the rotor; a text that is a link is one")
  func stops() {
    #expect(
      spoken(consent) == [
        "1. Please read the terms and the privacy policy.", "   Use the rotor to access Links",
        "   Links: terms, privacy policy",
      ])
    #expect(spoken(Text("[Terms](https://a.b)")) == ["1. Terms. Link."])
    #expect(
      spoken(Text("[Terms](https://a.b)").accessibilityAddTraits(.isHeader))
        == ["1. Terms. Heading. Link."])
    #expect(
      spoken(Text("[Terms](https://a.b)"), "--reader", "talkback")
        == ["1. Terms, Link", "   Double-tap to activate."])
    #expect(
      spoken(consent, "--reader", "talkback") == [
        "1. Please read the terms and the privacy policy.", "   Links: terms, privacy policy",
      ])
    #expect(spoken(consent.disabled(true)).count == 2, "no rotor for what does not respond")
  }

  @Test("The rotor goes from link to link, and to controls that are links")
  func rotor() {
    let view = VStack {
      consent
      Text("No link")
      Link("Help", destination: URL(string: "https://a.b/h")!)
      Text("[Imprint](https://a.b/i)")
      Text("[Old](https://a.b/o)").accessibilityHidden(true)
    }
    #expect(
      spoken(view, "--rotor", "links") == [
        "1. terms. Link.", "1. privacy policy. Link.", "3. Help. Link.", "4. Imprint. Link.",
      ])
    #expect(spoken(view, "--rotor", "controls") == ["no controls"])
  }

  @Test("Elements that speak for a text keep its links; a control has none")
  func elements() {
    let combined = VStack {
      Text("Almost done")
      consent
    }
    #expect(
      spoken(combined.accessibilityElement(children: .combine), "--rotor", "links")
        == ["1. terms. Link.", "1. privacy policy. Link."])
    #expect(
      spoken(combined.accessibilityLabel("Last step")) == [
        "1. Last step", "   Use the rotor to access Links", "   Links: terms, privacy policy",
      ])
    #expect(
      spoken(combined.accessibilityElement(children: .ignore).accessibilityLabel("Last step"))
        == ["1. Last step"])
  }

  @Test("Keyboard and switch stop at each link that responds, in the order of reading")
  func focus() {
    let view = VStack {
      Button("Back") {}
      consent
      Text("See [this](https://a.b)").disabled(true)
      Text("[Imprint](https://a.b/i)")
    }
    let stops = [
      "1. Back. Button.", "2. terms. Link.", "3. privacy policy. Link.", "4. Imprint. Link.",
    ]
    #expect(spoken(view, "--focus", "keyboard") == stops)
    #expect(spoken(view, "--focus", "switch") == stops)
    #expect(
      spoken(consent.accessibilityRespondsToUserInteraction(false), "--focus", "keyboard")
        == ["no stops of a keyboard"])
  }

  @Test(
    "The words are those of the screen's language",
    arguments: [
      ("ar", "1. terms. رابط."), ("de", "1. terms. Hyperlink."), ("es", "1. terms. Enlace."),
      ("fr", "1. terms. Lien."), ("he", "1. terms. קישור."), ("ja", "1. terms. リンク。"),
      ("ru", "1. terms. Ссылка."),
    ])
  func languages(tag: String, link: String) {
    #expect(spoken(consent, "--locale", tag, "--rotor", "links").first == link)
    let words = SpeechWords(language: tag)
    let lines = spoken(consent, "--locale", tag)
    #expect(lines.last == "   \(words[.links]): terms, privacy policy")
    #expect(lines.count == 3 && lines[1].contains(words[.links]) && !lines[1].contains("%"))
  }

  @Test("The answer in JSON has the links with their places, a wrapped one line by line")
  func json() throws {
    // "privacy policy" is wider than 90 pt, each of its words narrower.
    let result = run(
      ["speech", "s/view", "--json"],
      stories: [Story("s/view", variants: [.light]) { consent.frame(width: 90) }])
    let document = try JSONDocument(parsing: Array(result.output.utf8), limits: .data)
    let stop = try #require(document.root["stops"].map { Array($0.elements) }?.first)
    let links = Array(try #require(stop["links"]).elements)
    #expect(links.map { $0["label"]?.string } == ["terms", "privacy policy"])
    #expect(links.map { $0["destination"]?.string } == ["https://a.b/t", "https://a.b/p"])
    #expect(stop["hint"]?.string == "Use the rotor to access Links")
    #expect(links.last?["lines"].map { Array($0.elements).count } == 2)
    let spoken = run(
      ["speech", "s/view", "--format", "ssml"],
      stories: [Story("s/view", variants: [.light]) { consent }])
    #expect(spoken.output.contains("<break time=\"500ms\"/>Use the rotor to access Links</p>"))
  }
}
