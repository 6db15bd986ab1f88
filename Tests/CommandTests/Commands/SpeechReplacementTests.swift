import Components
import Foundation
import Testing

@testable import Commands

/// What a screen reader finds in place of what is seen, and what it is offered besides.
@Suite("Commands: speech, replaced and added")
@MainActor
struct SpeechReplacementTests {
  /// The lines that the command prints for a view.
  private func spoken(_ view: some View, _ words: String...) -> [String] {
    let story = Story("s/view", variants: [.light]) { view }
    let result = run(["speech", "s/view"] + words, stories: [story])
    #expect(result.status == .clean, "\(result.messages)")
    return result.output.split(separator: "\n").map(String.init)
  }

  private var stars: some View {
    HStack {
      Image(systemName: "star.fill").accessibilityLabel("Full").accessibilityAddTraits(.isButton)
      Image(systemName: "star").accessibilityLabel("Empty").accessibilityAddTraits(.isButton)
    }
  }

  @Test("Links of a text that is read in place of a view are found by rotor, keyboard and switch")
  func links() {
    let view = stars.accessibilityRepresentation {
      Text("See the [terms](https://a.b/t) and the [policy](https://a.b/p)")
    }
    #expect(
      spoken(view) == [
        "1. See the terms and the policy", "   Use the rotor to access Links",
        "   Links: terms, policy",
      ])
    #expect(spoken(view, "--rotor", "links") == ["1. terms. Link.", "1. policy. Link."])
    #expect(spoken(view, "--focus", "keyboard") == ["1. terms. Link.", "2. policy. Link."])
    #expect(spoken(view, "--json").contains { $0.contains("\"destination\": \"https://a.b/p\"") })
  }

  @Test(
    "What is read in place of a view is said as the whole control would be, and nothing else is")
  func kinds() {
    let picker = Picker("Light", selection: .constant(2)) {
      ForEach([1, 2], id: \.self) { Text(verbatim: "L\($0)").tag($0) }
    }.pickerStyle(.segmented)
    #expect(
      spoken(stars.accessibilityRepresentation { picker })
        == ["1. L1. Button. 1 of 2.", "2. Selected: L2. Button. 2 of 2."])
    #expect(
      spoken(stars.accessibilityRepresentation { SecureField("Code", text: .constant("")) })[0]
        == "1. Code. Secure Text Field.")
    // None of the stars' traits are those of the slider.
    #expect(
      spoken(
        stars.accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("Rating") } })[
          0] == "1. Rating: 50%. Adjustable.")
    #expect(
      spoken(stars.accessibilityRepresentation { Text("One") }.accessibilityLabel("Two"))
        == ["1. Two"])
    #expect(
      spoken(stars.accessibilityChildren { picker }.accessibilityAddTraits(.isSelected))[0]
        == "1. Selected: L1. Button. 1 of 2.")
  }

  @Test("Actions behind a row are offered by their names, before its own")
  func swipes() {
    let list = List {
      Text(verbatim: "Fern").accessibilityAction(named: "Water") {}.swipeActions {
        Button("Delete", role: .destructive) {}
        Button("Pin", systemImage: "pin") {}
      }
      Text(verbatim: "Moss")
    }
    #expect(
      spoken(list) == [
        "1. Fern. List Start.", "   Actions Available: Delete, Pin, Water", "2. Moss. List End.",
      ])
    #expect(
      spoken(list, "--focus", "keyboard") == [
        "1. Fern", "   Actions Available: Delete, Pin, Water",
      ])
  }

  @Test("A picture is told to be one unless its author takes that away")
  func pictures() {
    let picture = Image(systemName: "star").accessibilityLabel("Star")
    #expect(spoken(picture) == ["1. Star. Image."])
    #expect(spoken(picture.accessibilityAddTraits(.isButton)) == ["1. Star. Button. Image."])
    let button = picture.accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isImage)
    #expect(spoken(button) == ["1. Star. Button."])
    #expect(spoken(button.accessibilityAddTraits(.isImage)) == ["1. Star. Button. Image."])
  }

  @Test("Hint and value of a stack are those of what is in it; unseen characters are no words")
  func stacks() {
    let one = VStack { Text(verbatim: "Fern") }
    #expect(
      spoken(one.accessibilityValue("dry").accessibilityHint("Waters it")) == [
        "1. Fern: dry", "   Waters it",
      ])
    #expect(
      spoken(Button("Fern") {}.accessibilityLabel("\u{200B}")) == ["1. Button."])
  }
}
