import Components
import Testing

@Suite("Selection controls")
@MainActor
struct SelectionTests {
  @Test("A segment of the system shows the title of a label, or its icon if only that is asked for")
  func segmentLabels() throws {
    func kinds(_ style: some LabelStyle) throws -> (texts: [String], icons: Int) {
      let root = resolved(environment: { $0.look = .iOS18 }) {
        Picker("View", selection: .constant(1)) { Label("List", systemImage: "star").tag(1) }
          .labelStyle(style)
          .pickerStyle(.segmented)
      }
      let segment = try #require(root.first(named: "segment"))
      var icons = 0
      segment.walk(()) { node, _ in
        if case .icon = node.kind { icons += 1 }
        return ()
      }
      return (segment.texts, icons)
    }
    #expect(try kinds(.automatic) == (["List"], 0))
    #expect(try kinds(.titleAndIcon) == (["List"], 0))
    #expect(try kinds(.iconOnly) == ([], 1))
  }

  @Test("A toggle says whether it is on, off or mixed")
  func toggleStates() {
    func states(_ toggle: some View) -> [AccessibilityState]? {
      resolved { toggle }.first(named: "toggle")?.semantics.states
    }
    #expect(states(Toggle("A", isOn: .constant(true))) == [.checked])
    #expect(states(Toggle("A", isOn: .constant(false))) == [])
    let sources = [Binding.constant(true), .constant(false)]
    #expect(states(Toggle(sources: sources, isOn: \.self) { Text("A") }) == [.mixed])
  }

  @Test("A toggle without a visible label keeps its spoken one")
  func hiddenLabel() {
    let root = resolved { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
    #expect(root.texts.isEmpty)
    #expect(root.first(named: "toggle")?.semantics.label == "Wi-Fi")
  }

  @Test("The numbers of a range are chosen by their places in it")
  func ranges() {
    let segments = resolved {
      Picker("People", selection: .constant(2)) {
        ForEach(2..<6) { Text(verbatim: "\($0) people") }
      }
      .pickerStyle(.segmented)
    }
    .all.filter { $0.name == "segment" && $0.semantics.states == [.selected] }
    #expect(segments.map(\.texts) == [["4 people"]])
  }

  @Test("A picker marks the choice whose tag is the selection")
  func pickerSelection() {
    let segments = resolved {
      Picker("Size", selection: .constant("m")) {
        Text("S").tag("s")
        Text("M").tag("m")
      }
      .pickerStyle(.segmented)
    }.all.filter { $0.name == "segment" }
    #expect(segments.map(\.texts) == [["S"], ["M"]])
    #expect(segments.map(\.semantics.states) == [[], [.selected]])
  }

  @Test("A wheel shows the chosen value and up to three on either side, and speaks the chosen one")
  func wheel() throws {
    let root = resolved {
      Picker("Size", selection: .constant(1)) {
        ForEach(0..<9) { Text(verbatim: "\($0)").tag($0) }
      }
      .pickerStyle(.wheel)
    }
    #expect(root.texts == ["0", "1", "2", "3", "4"])
    #expect(root.first(named: "wheel")?.semantics.label == "Size")
    let spoken = root.all.filter { $0.semantics.isHidden }.flatMap(\.texts)
    #expect(!spoken.contains("1") && spoken.contains("0"))
  }

  @Test("Focus is told to readers")
  func focusRing() {
    let root = resolved { Toggle("Milk", isOn: .constant(true)).focusRing() }
    #expect(root.first(named: "toggle")?.semantics.states.contains(.focused) == true)
  }

  @Test("A menu picker shows the chosen value beside its label")
  func menuPicker() {
    let texts = resolved {
      Picker("Size", selection: .constant(2)) {
        ForEach(1..<4) { Text(verbatim: "Size \($0)").tag($0) }
      }
    }.texts
    #expect(texts == ["Size", "Size 2"])
  }

  @Test("Elements without tags are known by their ids, and explicit tags go first")
  func implicitTags() {
    func segments(@ViewBuilder _ choices: () -> some View) -> [String] {
      resolved {
        Picker("Size", selection: .constant("M")) { choices() }.pickerStyle(.segmented)
      }.all.filter { $0.name == "segment" && $0.semantics.states == [.selected] }.flatMap(\.texts)
    }
    #expect(segments { ForEach(["S", "M"], id: \.self, content: Text.init) } == ["M"])
    let swapped = ["S": "M", "M": "S"]
    #expect(
      segments { ForEach(["S", "M"], id: \.self) { Text($0).tag(swapped[$0]!) } } == ["S"])
    // What is repeated inside of an element is no choice of its own.
    let labels = resolved {
      Picker("Size", selection: .constant("M")) {
        ForEach(["S", "M"], id: \.self) { size in
          HStack { ForEach(0..<2) { _ in Text(size) } }
        }
      }
      .pickerStyle(.segmented)
    }.all.filter { $0.name == "segment" }
    #expect(labels.map(\.texts) == [["S", "S"], ["M", "M"]])
  }

  @Test("Pages of a repeated view are chosen by the ids of its elements")
  func pagesById() {
    let texts = resolved {
      TabView(selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { page in
          VStack { ForEach(0..<2) { Text(verbatim: "\(page)\($0)") } }
        }
      }
      .tabViewStyle(.page)
    }.texts
    #expect(texts == ["b0", "b1"])
  }

  @Test("A stepper's buttons stop at its bounds")
  func stepperBounds() {
    let buttons = resolved {
      Stepper("Guests", value: .constant(1), in: 1...4)
    }.all.filter { $0.name == "stepperButton" }
    #expect(buttons.map(\.semantics.label) == ["Decrease", "Increase"])
    #expect(buttons.map(\.semantics.isDisabled) == [true, false])
  }

  @Test("A stepper says its value in its format", arguments: [("en", "50%"), ("ru", "50\u{A0}%")])
  func stepperFormat(language: String, spoken: String) {
    let root = resolved {
      $0.locale = Locale(identifier: language)
    } _: {
      VStack {
        Stepper("Speed", value: .constant(0.5), format: .percent)
        Stepper("Speed", value: .constant(0.5), in: 0...1, format: .percent)
        Stepper("Speed", value: .constant(0.5), in: 0...1)
      }
    }
    let steppers = root.all.filter { $0.name == "stepper" }
    #expect(steppers.map(\.semantics.value) == [spoken, spoken, nil])
  }

  @Test(
    "A slider says its share of the range", arguments: [(25.0, "25%"), (-5, "0%"), (900, "100%")])
  func sliderValue(value: Double, spoken: String) {
    let root = resolved { Slider(value: .constant(value), in: 0...100) { Text("Volume") } }
    let slider = root.first(named: "slider")
    #expect(slider?.semantics.value == spoken)
    #expect(slider?.semantics.label == "Volume")
  }

  @Test(
    "A menu of iOS shows the words and pictures of the choice and nothing else of it, a link the whole view",
    arguments: [
      (Look.iOS18, true, false), (.iOS18, false, true), (.stillframe, true, true),
    ])
  func menuWords(look: Look, isMenu: Bool, isWhole: Bool) {
    let picker = Picker("Theme", selection: .constant(1)) {
      Text("Sky").padding(10).background(Color.orange).tag(1)
    }
    let tree = placedText(width: 300, environment: { $0.look = look }) {
      if isMenu { picker } else { picker.pickerStyle(.navigationLink) }
    }
    #expect(tree.contains("rectangle") == isWhole)
    #expect(tree.contains("text \"Sky\""))
  }
}
