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

  @Test("A toast is heard beside the screen, a dialog hides it")
  func modals() {
    let toast = VStack {
      Button("Save") {}
      Toast("Saved")
    }
    #expect(spoken(toast).contains("1. Save. Button.") && spoken(toast).contains("2. Saved"))
    let dialog = VStack {
      Button("Save") {}
      Text(verbatim: "Sure?").accessibilityElement(children: .contain).accessibilityRole(.dialog)
    }
    #expect(spoken(dialog) == ["1. Sure?"])
  }

  @Test("A modal element hides its siblings, and not those of its container")
  func modalAmongSiblings() {
    let sheet = Text(verbatim: "Sure?").accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
    let stacks = VStack {
      Text(verbatim: "Above")
      HStack {
        Text(verbatim: "Beside")
        sheet
      }
    }
    // Stacks are no elements: all of these are siblings.
    #expect(spoken(stacks) == ["1. Sure?"])
    let container = VStack {
      Text(verbatim: "Above")
      HStack {
        Text(verbatim: "Beside")
        sheet
      }
      .accessibilityElement(children: .contain)
      Text(verbatim: "Below")
    }
    #expect(spoken(container) == ["1. Above", "2. Sure?", "3. Below"])
  }

  @Test("What is important of custom content is said by its value, or else by its label")
  func importantContent() {
    let dog = Text(verbatim: "Bailey")
      .accessibilityCustomContent("Breed", "beagle", importance: .high)
      .accessibilityCustomContent("Vaccinated", "", importance: .high)
    #expect(
      spoken(dog) == [
        "1. Bailey, beagle, Vaccinated", "   More Content Available: Breed: beagle, Vaccinated",
      ])
  }

  @Test(
    "Controls of ours are called in the language of the picture, and no rotor without results is silent"
  )
  func ownNames() {
    let stepper = Stepper("Pots", value: .constant(2))
    #expect(
      spoken(stepper).filter { $0.contains("Button") } == [
        "2. Decrease. Button.", "3. Increase. Button.",
      ])
    #expect(
      spoken(stepper, "--locale", "de").filter { $0.contains("Taste") }
        == ["2. Verringern. Taste.", "3. Erhöhen. Taste."])
    for language in SpeechWords.languages {
      #expect(ControlWord.table[language]?.count == ControlWord.allCases.count, "\(language)")
    }
    #expect(spoken(stepper, "--rotor", "headings") == ["no headings"])
    #expect(spoken(stepper, "--rotor", "custom") == ["no custom rotors"])
    #expect(spoken(Text(verbatim: "Fern"), "--focus", "keyboard") == ["no stops of a keyboard"])
    #expect(spoken(stepper, "--rotor", "links", "--json").contains("  \"stops\": []"))
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

  @Test("What a control shows of its value is said once, and no part of its name")
  func saidOnce() {
    let view = VStack {
      TabBar([
        .init("Home", systemImage: "house"), .init("Mail", systemImage: "envelope", badge: 3),
      ])
      ColorPicker("Ink", selection: .constant(.red))
      ProgressBar("Disk", value: 0.4, showsPercentage: true)
      ProgressBar("Load", value: 0.6, form: .circular, showsPercentage: true)
      ProgressView(value: 0.5) {
        Text(verbatim: "Upload")
      } currentValueLabel: {
        Text(verbatim: "5 of 10")
      }
      ProgressView(value: 0.5) { Text(verbatim: "Copy") }
      Gauge(value: 40, in: 0...80) {
        Text(verbatim: "Speed")
      } currentValueLabel: {
        Text(verbatim: "40 km/h")
      }
      Gauge(value: 0.3) { Text(verbatim: "Rain") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 21, in: 10...30) {
        Text(verbatim: "Outside")
      } currentValueLabel: {
        Text(verbatim: "21°")
      } minimumValueLabel: {
        Text(verbatim: "10")
      } maximumValueLabel: {
        Text(verbatim: "30")
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(
      spoken(view) == [
        "1. Selected: Home. Tab. 1 of 2.", "2. Mail: 3. Tab. 2 of 2.", "3. Ink. Button.",
        "4. Disk: 40%", "5. Load: 60%", "6. Upload: 5 of 10", "7. Copy: 50%", "8. Speed: 40 km/h",
        "9. Rain: 30%", "10. Outside: 21°",
      ])
  }

  @Test("A chart is told with its axes and points, and passages of a text are a rotor")
  func chartsAndPassages() {
    struct Cups: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Cups", summary: "More each month.",
          xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
          yAxis: AXNumericDataAxisDescriptor(
            title: "Count", range: 0...9, gridlinePositions: []
          ) { "\(Int($0)) cups" },
          series: [
            AXDataSeriesDescriptor(
              name: "Tea", isContinuous: true,
              dataPoints: [
                AXDataPoint(x: "May", y: 3), AXDataPoint(x: "June", y: 5, label: "Record"),
              ])
          ])
      }
    }
    let told = [
      "Cups", "More each month.", "Month: May, June", "Count: 0 cups–9 cups",
      "Tea: May, 3 cups; Record, June, 5 cups",
    ]
    let chart = element("Sales", .image).accessibilityChartDescriptor(Cups())
    #expect(
      spoken(chart) == ["1. Sales. Image.", "   Audio Graph: " + told.joined(separator: ". ")])
    #expect(spoken(chart, "--locale", "de").last?.hasPrefix("   Audiodiagramm: Cups") == true)
    #expect(spoken(chart, "--rotor", "custom") == ["Audio Graph"] + told.map { "   " + $0 })

    let words = "Fern, palm, fig"
    let palm = words.range(of: "palm"), fig = words.range(of: "fig")
    let beyond = words.startIndex..<"\(words) and more".endIndex
    let text = Text(verbatim: words)
      .accessibilityRotor("Plants", textRanges: [palm, fig, beyond].compactMap { $0 })
      .accessibilityRotor(.boldText, textRanges: [])
    #expect(
      spoken(text, "--rotor", "custom") == [
        "Plants", "   palm", "   fig", "   Fern, palm, fig", "Bold Text",
      ])
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
          {"accessibilityChart": {
            "title": "Week", "x": {"title": "Day", "values": ["Mon"]},
            "y": {"title": "Cups", "from": 0, "to": 9},
            "series": [{"name": "Tea", "points": [{"x": "Mon", "y": 3}]}]}},
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
      "\"chart\": [\"Week\", \"Day: Mon\", \"Cups: 0–9\", \"Tea: Mon, 3\"]",
      "\"textContentType\": [\"sourceCode\"]", "\"linkedGroup\": [\"g\"]",
      "\"scrollStatus\": [\"Page 2\"]", "\"activationPoint\": [\"0.5,0\"]",
      "\"dragPoints\": [\"Card\"]", "\"dropPoints\": [\"Bin\"]",
      "[\"scrolls\", \"zooms\", \"directTouch\", \"focused\", \"speaksPunctuation\"]",
    ] {
      #expect(tree.contains(member), "\(member)")
    }
  }
}
