@testable import Components
import Foundation
import Testing

@testable import Commands

/// Wording and order as AccessibilitySnapshot's parser has them for elements in the same roles.
@Suite("Commands: speech")
@MainActor
struct SpeechCommandTests {
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

  @Test("Words for the kind follow the label")
  func kinds() {
    #expect(spoken(element("Send", .button)) == ["1. Send. Button."])
    #expect(spoken(element("Today", .header)) == ["1. Today. Heading."])
    #expect(spoken(element("Terms", .link)) == ["1. Terms. Link."])
    #expect(spoken(element("A fern", .image)) == ["1. A fern. Image."])
    #expect(spoken(Text(verbatim: "Watered")) == ["1. Watered"])
    #expect(spoken(element("Done.", .button)) == ["1. Done. Button."])
    #expect(
      spoken(element("Today", .button).accessibilityAddTraits(.isHeader).accessibilityRole(.button))
        == ["1. Today. Button. Heading."])
  }

  @Test("Values follow a colon; what is adjustable says how")
  func values() {
    let hint = "   Swipe up or down with one finger to adjust the value."
    #expect(
      spoken(element("Light", .slider).accessibilityValue(Text(verbatim: "40%")))
        == ["1. Light: 40%. Adjustable.", hint])
    #expect(
      spoken(element("Light", .slider).accessibilityHint(Text(verbatim: "Dims the lamp.")))
        == [
          "1. Light. Adjustable.",
          "   Dims the lamp. Swipe up or down with one finger to adjust the value.",
        ])
    #expect(
      spoken(element("Water", .progress).accessibilityValue(Text(verbatim: "3 l")))
        == ["1. Water: 3 l"])
    #expect(
      spoken(element("Pots", .button).accessibilityAdjustableAction { _ in })
        == ["1. Pots. Button. Adjustable.", hint])
  }

  @Test("States: selected comes first, dimmed before the kind, switches say how they are")
  func states() {
    #expect(
      spoken(element("Ferns", .button).accessibilityState(.selected))
        == ["1. Selected: Ferns. Button."])
    #expect(
      spoken(element("Send", .button).accessibilityState(.disabled))
        == ["1. Send. Dimmed. Button."])
    #expect(
      spoken(element("Alarm", .toggle).accessibilityState(.checked))
        == ["1. Alarm. Switch Button. On.", "   Double tap to toggle setting."])
    #expect(
      spoken(element("Alarm", .toggle))
        == ["1. Alarm. Switch Button. Off.", "   Double tap to toggle setting."])
    #expect(
      spoken(element("Alarm", .toggle).accessibilityState(.disabled))
        == ["1. Alarm. Dimmed. Switch Button. Off."])
    #expect(
      spoken(element("Name", .textField).accessibilityHint(Text(verbatim: "Yours")))
        == ["1. Name. Text Field.", "   Double tap to edit."])
  }

  @Test("Tabs are numbered, lists say where they begin and end")
  func positions() {
    let tabs = HStack {
      element("Home", .tab).accessibilityState(.selected)
      element("Shop", .tab)
    }.accessibilityElement(children: .contain).accessibilityRole(.tabBar)
    #expect(spoken(tabs) == ["1. Selected: Home. Tab. 1 of 2.", "2. Shop. Tab. 2 of 2."])
    // Whatever a bar of tabs holds is one, also where the trait makes it a bar.
    let bar = HStack {
      element("Home", .button)
      element("Shop", .button).accessibilityAddTraits(.isSelected)
    }
    .accessibilityElement(children: .contain).accessibilityAddTraits(.isTabBar)
    #expect(spoken(bar) == ["1. Home. Tab. 1 of 2.", "2. Selected: Shop. Tab. 2 of 2."])
    let list = VStack {
      Text(verbatim: "Fern")
      Text(verbatim: "Moss")
    }.accessibilityElement(children: .contain).accessibilityRole(.list)
    #expect(spoken(list) == ["1. Fern. List Start.", "2. Moss. List End."])
  }

  @Test("Segments are numbered among those of their picker, wherever its stacks end")
  func segments() {
    let picker = Picker("Light", selection: .constant(2)) {
      ForEach([1, 2, 3], id: \.self) { Text(verbatim: "L\($0)").tag($0) }
    }.pickerStyle(.segmented)
    // A series of buttons: only what a bar of tabs holds is called a tab.
    let own = [
      "1. L1. Button. 1 of 3.", "2. Selected: L2. Button. 2 of 3.", "3. L3. Button. 3 of 3.",
    ]
    #expect(spoken(picker).filter { $0.first?.isNumber == true } == own)
    #expect(
      spoken(VStack { picker }, "--type-size", "ax5").filter { $0.first?.isNumber == true } == own)
    let halves = VStack {
      HStack {
        element("A", .tab)
        element("B", .tab)
      }
      element("C", .tab)
    }.accessibilityElement(children: .contain)
    #expect(
      spoken(halves) == ["1. A. Tab. 1 of 3.", "2. B. Tab. 2 of 3.", "3. C. Tab. 3 of 3."])
  }

  @Test(
    "A language without words is told, on the side; one that has them is not",
    arguments: [("pl", true), ("de-AT", false), ("iw", false), ("en-XA", false)])
  func missingWords(locale: String, isTold: Bool) {
    let story = Story("s/view", variants: [.light]) { Text(verbatim: "Fern") }
    let result = run(["speech", "s/view", "--locale", locale], stories: [story])
    #expect(result.status == .clean)
    #expect(result.messages.contains("no words of a screen reader in \(locale)") == isTold)
    #expect(result.output == "1. Fern\n")
  }

  @Test("Children are ignored, contained or combined, labels joined, buttons becoming actions")
  func children() {
    let texts = VStack {
      Text(verbatim: "Fern")
      Text(verbatim: "Dry")
    }
    #expect(spoken(texts) == ["1. Fern", "2. Dry"])
    #expect(spoken(texts.accessibilityElement(children: .combine)) == ["1. Fern, Dry"])
    #expect(
      spoken(texts.accessibilityElement(children: .ignore).accessibilityLabel("Both"))
        == ["1. Both"])
    let row = HStack {
      Text(verbatim: "Fern")
      element("Water", .button)
      element("Delete", .button)
    }
    #expect(
      spoken(row.accessibilityElement(children: .combine))
        == ["1. Fern", "   Actions Available: Water, Delete"])
  }

  @Test("A higher priority is read first, what is hidden never, a modal takes all")
  func order() {
    let texts = VStack {
      Text(verbatim: "One")
      Text(verbatim: "Two").accessibilitySortPriority(1)
      Text(verbatim: "Three").accessibilityHidden(true)
      Text(verbatim: "Four").opacity(0)
    }
    #expect(spoken(texts) == ["1. Two", "2. One"])
    let modal = ZStack {
      Text(verbatim: "Behind")
      Text(verbatim: "Delete it?").accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }
    #expect(spoken(modal) == ["1. Delete it?"])
    let row = HStack {
      Text(verbatim: "One")
      Text(verbatim: "Two")
    }
    #expect(spoken(row, "--direction", "rtl") == ["1. One", "2. Two"])
  }

  @Test("Actions, content, representation, pairs and rotors are kept")
  func details() {
    let plant = Text(verbatim: "Fern").accessibilityAction(named: Text(verbatim: "Water")) {}
      .accessibilityCustomContent(Text(verbatim: "Age"), Text(verbatim: "2 years"))
      .accessibilityCustomContent(
        Text(verbatim: "Pot"), Text(verbatim: "clay"), importance: .high)
    #expect(
      spoken(plant) == [
        "1. Fern, clay", "   Actions Available: Water",
        "   More Content Available: Age: 2 years, Pot: clay",
      ])
    let menus = Text(verbatim: "Note").accessibilityAction(named: Text(verbatim: "Open")) {}
      .accessibilityActions(category: .edit) {
        Button("Cut") {}
        Button("Paste") {}
      }
      .accessibilityActions(category: AccessibilityActionCategory("Share")) { Button("Mail") {} }
      .accessibilityActions { Button("Pin") {} }
    #expect(
      spoken(menus) == [
        "1. Note", "   Actions Available: Open, Pin", "   Edit: Cut, Paste", "   Share: Mail",
      ])
    let drawn = Text(verbatim: "●●○").accessibilityRepresentation {
      element("Rating", .slider).accessibilityValue(Text(verbatim: "2 of 3"))
    }
    #expect(spoken(drawn)[0] == "1. Rating: 2 of 3. Adjustable.")
    let names = Namespace().wrappedValue
    let pair = VStack {
      Text(verbatim: "Height").accessibilityLabeledPair(role: .label, id: "h", in: names)
      Text(verbatim: "3 m").accessibilityLabeledPair(role: .content, id: "h", in: names)
    }
    #expect(spoken(pair) == ["1. Height, 3 m"])
    let rotor = Text(verbatim: "Plants").accessibilityRotor("Dry ones") {
      ForEach(["Fern", "Moss"], id: \.self) { AccessibilityRotorEntry($0, id: $0) }
    }
    #expect(spoken(rotor, "--rotor", "custom") == ["Dry ones", "   Fern", "   Moss"])
    #expect(spoken(rotor, "--rotor", "headings") == ["no headings"])
  }

  @Test("The reader's own words are in the language of the picture")
  func languages() {
    let send = element("OK", .button)
    #expect(spoken(send, "--locale", "de") == ["1. OK. Taste."])
    #expect(spoken(send, "--locale", "ru") == ["1. OK. Кнопка."])
    #expect(
      spoken(send.accessibilityState(.selected), "--locale", "de") == ["1. Auswahl: OK. Taste."])
    #expect(
      spoken(element("OK", .toggle), "--locale", "ru")[0] == "1. OK. Кнопка-переключатель. Выкл.")
    #expect(spoken(send, "--locale", "xx") == ["1. OK. Button."])
    for language in SpeechWords.languages {
      let words = SpeechWords(language: language)
      for word in SpeechWords.Word.allCases { #expect(!words[word].isEmpty) }
      #expect(words[.position].contains("%1") && words[.position].contains("%2"))
      #expect(words[.selected].contains("%"))
    }
    #expect(SpeechWords.languages == ["ar", "de", "en", "es", "fr", "he", "ja", "ru"])
  }

  /// A judge's sentences: label, value, hint, states and traits in, what it makes of them out.
  @Test("Sentences are put together as the parser does", arguments: Sentence.all)
  func sentences(_ sentence: Sentence) {
    var semantics = Semantics(role: sentence.role, label: sentence.label)
    semantics.value = sentence.value
    semantics.hint = sentence.hint
    semantics.traits = sentence.traits
    for state in sentence.states { semantics.insert(state) }
    if sentence.isAdjustable { semantics.details.flags = [.adjustable] }
    var element = SpokenElement(semantics: semantics, frame: nil, path: "", language: nil)
    element.position = sentence.position
    let utterance = Utterance(
      element, SpeechWords(language: sentence.language), reader: .voiceOver)
    #expect(utterance.text == sentence.text)
    #expect(utterance.hint == sentence.then)
  }

  struct Sentence: Sendable, CustomTestStringConvertible {
    var role: AccessibilityRole?
    var label: String?
    var value: String?
    var hint: String?
    var states: [AccessibilityState] = []
    var traits: AccessibilityTraits = []
    var isAdjustable = false
    var position: (index: Int, count: Int)?
    var language: String?
    var text: String
    var then: String?
    var testDescription: String { text }

    static let adjust = "Swipe up or down with one finger to adjust the value."
    static let toggle = "Double tap to toggle setting."
    static let edit = "Double tap to edit."

    static let all: [Sentence] = [
      Sentence(role: .button, label: "Submit", text: "Submit. Button."),
      Sentence(label: "Volume", value: "50%", text: "Volume: 50%"),
      Sentence(value: "50%", text: "50%"),
      Sentence(label: "Photo", position: (2, 5), text: "Photo 2 of 5."),
      Sentence(
        role: .button, label: "Save", hint: "Saves your work", text: "Save. Button.",
        then: "Saves your work"),
      Sentence(
        role: .toggle, label: "Wi-Fi", hint: "Toggles Wi-Fi.", states: [.checked],
        text: "Wi-Fi. Switch Button. On.", then: "Toggles Wi-Fi. " + toggle),
      Sentence(
        role: .textField, label: "Email", hint: "Enter your email.", text: "Email. Text Field.",
        then: edit),
      Sentence(
        role: .textField, label: "Quantity", value: "3", hint: "Sets quantity.",
        isAdjustable: true, text: "Quantity: 3. Text Field. Adjustable.",
        then: edit + " " + adjust),
      Sentence(role: .toggle, states: [.mixed], text: "Switch Button. Mixed.", then: toggle),
      Sentence(role: .button, states: [.selected], text: "Selected. Button."),
      Sentence(hint: "Only a hint", text: "Only a hint"),
      Sentence(role: .button, hint: "Only a hint", text: "Only a hint. Button."),
      Sentence(role: .slider, hint: "Dims", text: "Dims. Adjustable."),
      Sentence(
        role: .slider, value: "3", hint: "Dims", text: "3. Adjustable.",
        then: "Dims. " + adjust),
      Sentence(role: .slider, label: "A", states: [.disabled], text: "A. Dimmed. Adjustable."),
      Sentence(
        role: .link, label: "Terms.", traits: [.isHeader, .isImage],
        text: "Terms. Heading. Link. Image."),
      Sentence(
        role: .tab, label: "Home", states: [.selected], position: (1, 3),
        text: "Selected: Home. Tab. 1 of 3."),
      Sentence(
        role: .button, label: "OK", states: [.selected, .disabled], language: "de",
        text: "Auswahl: OK. Grau dargestellt. Taste."),
      Sentence(
        role: .slider, label: "Ton", value: "3", language: "de-AT", text: "Ton: 3. Einstellbar.",
        then: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."),
      Sentence(
        role: .toggle, label: "A", language: "ru", text: "A. Кнопка-переключатель. Выкл.",
        then: "Коснитесь дважды, чтобы переключить настройку."),
      Sentence(label: "A", position: (2, 5), language: "ru", text: "A 2 из 5."),
    ]
  }

  @Test("A keyboard goes to what responds, with shortcuts; a switch scans groups")
  func focus() {
    let view = VStack {
      Text(verbatim: "Ferns")
      Button(action: {}) { Text(verbatim: "Water") }.keyboardShortcut("w")
      Button(action: {}) { Text(verbatim: "Wait") }
        .keyboardShortcut("w", modifiers: [.command])
      Button(action: {}) { Text(verbatim: "Send") }.keyboardShortcut(.defaultAction)
        .disabled(true)
      Text(verbatim: "Row").accessibilityAction(named: Text(verbatim: "Delete")) {}
      Text(verbatim: "Map").focusable()
      element("Off", .button).accessibilityRespondsToUserInteraction(false)
      Text(verbatim: "Area").accessibilityRespondsToUserInteraction()
      HStack {
        element("Home", .tab)
        element("Shop", .tab)
      }.accessibilityElement(children: .contain).accessibilityRole(.tabBar)
    }
    #expect(
      spoken(view, "--focus", "keyboard") == [
        "1. Water. Button.", "   Shortcut: Command-W", "2. Wait. Button.",
        "   Shortcut: Command-W, which 1 has", "3. Row", "   Actions Available: Delete", "4. Map",
        "5. Area", "6. Home. Tab. 1 of 2.", "7. Shop. Tab. 2 of 2.",
      ])
    #expect(
      spoken(view, "--focus", "switch").suffix(5) == [
        "   Actions Available: Delete", "4. Area", "Group: tabBar", "5. Home. Tab. 1 of 2.",
        "6. Shop. Tab. 2 of 2.",
      ])
    let json = spoken(view, "--focus", "switch", "--json").joined()
    #expect(json.contains("\"focus\": \"switch\"") && json.contains("\"group\": \"tabBar\""))
    for words in [["--rotor", "links"], ["--reader", "talkback"], ["--format", "ssml"]] {
      let result = run(
        ["speech", "s/view", "--focus", "keyboard"] + words,
        stories: [Story("s/view", variants: [.light]) { Text(verbatim: "A") }])
      #expect(result.status == .usage)
    }
  }

  @Test("JSON and SSML hold the same words; documents have the details too")
  func formats() throws {
    let ssml = spoken(
      Text(verbatim: "A & B").speechSpellsOutCharacters(), "--format", "ssml")
    #expect(
      ssml.contains("  <p><say-as interpret-as=\"characters\">A &amp; B</say-as></p>"))
    let json = spoken(element("Send", .button), "--json").joined()
    #expect(json.contains("\"spoken\": \"Send. Button.\""))
    let path = NSTemporaryDirectory() + "speech-\(UUID().uuidString).json"
    let document = """
      {"version": 1, "name": "plant", "view": {"type": "text", "verbatim": "Fern", "modifiers": [
        {"accessibilityHeading": 2},
        {"accessibilityActions": ["Water", {"name": "Rename", "category": "Edit"}]},
        {"accessibilityDirectTouch": ["requiresActivation", "silentOnTouch"]},
        {"accessibilityCustomContent": [{"label": "Age", "value": "2 years"}]},
        {"accessibilityInputLabels": ["Plant"]},
        {"accessibilityRotor": {"label": "Dry", "entries": ["Fern"]}}]}}
      """
    _ = FileManager.default.createFile(atPath: path, contents: Data(document.utf8))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(
      run("speech", path).output == """
        1. Fern. Heading.
           Actions Available: Water
           Edit: Rename
           More Content Available: Age: 2 years

        """)
    let tree = run("tree", path, "--json").output
    for member in [
      "\"headingLevel\": [\"2\"]", "\"actions\": [\"Water\", \"Edit: Rename\"]",
      "[\"directTouch\", \"requiresActivation\", \"silentOnTouch\"]",
      "\"inputLabels\": [\"Plant\"]",
      "\"rotors\": [\"Dry: Fern\"]", "\"customContent\": [\"Age: 2 years\"]",
    ] {
      #expect(tree.contains(member), "\(member)")
    }
  }
}
