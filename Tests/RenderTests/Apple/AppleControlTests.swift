import Components
import Foundation
import Layout
import Render
import Testing

/// Sizes of controls on pictures that SwiftUI drew, as the open entries of the oracle have them.
@Suite("Controls are as large as iOS draws them")
@MainActor
struct AppleControlTests {
  /// One device pixel, by which rounding may differ.
  private let pixel = 1.0 / 3

  private func size(
    _ view: some View, _ look: Look = .iOS18, width: Double? = nil
  ) -> Size { placed(view, look, width: width).frame.size }

  private func isNear(_ length: Double, _ expected: Double, by tolerance: Double? = nil) -> Bool {
    abs(length - expected) <= (tolerance ?? pixel) + 0.001
  }

  @Test("button.plain: a button without a background is its label, and its target moves nothing")
  func plainButton() throws {
    let label = size(Text("Submit"))
    #expect(size(Button("Submit") {}) == label)
    #expect(size(Button("Submit") {}.buttonStyle(.borderless)) == label)
    #expect(size(Button("Submit") {}.buttonStyle(.plain)) == label)
    #expect(size(Button("Submit") {}, .stillframe).height == 44)
    let padded = placed(Button("Submit") {}.padding(40))
    let hit = try #require(padded.named("button").first?.hit?.effective)
    #expect(isNear(hit.height, 44))
    #expect(hit.width >= 44)
  }

  @Test("Where neighbours leave no room, a target is smaller than its wish, for audits to tell")
  func crowdedButtons() {
    let column = placed(
      VStack(spacing: 0) {
        Button("First") {}
        Button("Second") {}
        Button("Third") {}
      })
    for button in column.named("button") {
      #expect((button.hit?.effective?.height ?? 0) < 44)
      #expect(isNear(button.hit?.wish.height ?? 0, 44))
    }
  }

  @Test("button.bordered: 12 points beside the label and 7 above and below it: 20.33 + 14 = 34.33")
  func borderedButton() {
    let label = size(Text("Delete"))
    let button = size(Button("Delete") {}.buttonStyle(.bordered))
    #expect(isNear(button.height, max(label.height + 14, 34)))
    #expect(isNear(button.width, label.width + 24))
    #expect(size(Button("Delete") {}.buttonStyle(.borderedProminent)) == button)
    #expect(size(Button("Delete") {}.buttonStyle(.bordered), .iOS26) == button)
    // The label is set as body text is, no heavier.
    #expect(isNear(label.width, placed(Button("Delete") {}.buttonStyle(.bordered)).texts[0].width))
  }

  @Test(
    "Buttons of every size: subheadline and 5 points in small ones, body and 15 in large ones",
    arguments: [
      (ControlSize.mini, Font.TextStyle.subheadline, 5.0, 28.0), (.small, .subheadline, 5, 28),
      (.regular, .body, 7, 34), (.large, .body, 15, 50), (.extraLarge, .body, 15, 50),
    ])
  func buttonSizes(
    _ controlSize: ControlSize, _ style: Font.TextStyle, _ padding: Double, _ least: Double
  ) {
    let line = size(Text("Delete").font(.system(style))).height
    let button = size(Button("Delete") {}.buttonStyle(.bordered).controlSize(controlSize))
    #expect(isNear(button.height, max(line + 2 * padding, least)))
  }

  @Test("button.bordered.icon.height: a symbol is no higher than a line")
  func iconButton() {
    let button = Button {
    } label: {
      Image(systemName: "mic.fill")
    }
    .buttonStyle(.bordered)
    #expect(isNear(size(button).height, 34, by: 2))
  }

  @Test("button.custom.footnote: a style of one's own gets no room that its label does not take")
  func customButton() {
    struct Bare: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.font(.footnote)
      }
    }
    #expect(
      size(Button("More") {}.buttonStyle(Bare())).height
        == size(Text("More").font(.footnote)).height)
  }

  @Test("textfield.plain, securefield.plain: a point or two more than a line of text")
  func plainFields() {
    #expect(isNear(size(TextField("Name", text: .constant("")), width: 300).height, 22))
    #expect(isNear(size(TextField("Name", text: .constant("Ana")), width: 300).height, 22))
    #expect(isNear(size(SecureField("Key", text: .constant("a")), width: 300).height, 21, by: 1))
  }

  @Test("A field with a border is 34 points high")
  func borderedField() {
    let field = TextField("Name", text: .constant("Ana")).textFieldStyle(.roundedBorder)
    #expect(isNear(size(field, width: 300).height, 34))
    // 7 points of room beside the text.
    #expect(isNear(placed(field, width: 300).texts[0].minX, 7))
  }

  @Test("A text that is longer than its field is cut at its size, not shrunk")
  func longField() {
    let text = String(repeating: "wide words ", count: 9)
    let field = placed(TextField("Name", text: .constant(text)), width: 160)
    #expect(isNear(field.texts[0].height, size(Text("wide")).height))
    #expect(field.frame.width == 160)
  }

  @Test("stepper.width: 94 by 32, at every type size")
  func stepper() {
    let stepper = Stepper("Guests", value: .constant(2)).labelsHidden()
    #expect(size(stepper) == Size(width: 94, height: 32))
    #expect(size(stepper, .iOS26) == Size(width: 94, height: 32))
    #expect(size(stepper.dynamicTypeSize(.accessibility5)) == Size(width: 94, height: 32))
  }

  @Test("slider.frame height, slider.track height: 34 and 4")
  func slider() {
    let slider = placed(Slider(value: .constant(0.5)), width: 300)
    #expect(slider.frame.height == 34)
    #expect(slider.shapes.map(\.height).min() == 4)
  }

  @Test("toggle.switch: 51 by 31, and 63 by 28 in iOS 26; a row is as high as its switch")
  func toggle() {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(size(toggle.labelsHidden()) == Size(width: 51, height: 31))
    #expect(size(toggle.labelsHidden(), .iOS26) == Size(width: 63, height: 28))
    #expect(size(toggle, width: 300) == Size(width: 300, height: 31))
    #expect(size(toggle, .iOS26, width: 300) == Size(width: 300, height: 28))
  }

  @Test("A toggle keeps its switch beside its label at accessibility sizes")
  func largeToggle() throws {
    let row = placed(
      Toggle("Wi-Fi", isOn: .constant(true)).dynamicTypeSize(.accessibility3), width: 300)
    let track = try #require(row.shapes.first)
    #expect(track.maxX == 300)
    #expect(isNear(track.midY, row.texts[0].midY))
  }

  @Test("Segments are 32 points high, share the room equally, and stay a row at their own size")
  func segments() {
    let picker = Picker("Unit", selection: .constant(0)) {
      Text("A").tag(0)
      Text("A long one").tag(1)
      Text("Another").tag(2)
    }
    .pickerStyle(.segmented)
    func check(_ control: PositionedNode) {
      #expect(control.frame.height == 32)
      let segments = control.named("segment").map(\.frame)
      #expect(segments.count == 3)
      #expect(Set(segments.map(\.minY)).count == 1)
      #expect(segments.allSatisfy { isNear($0.width, segments[0].width) })
    }
    let wide = placed(picker, width: 300)
    #expect(wide.frame.width == 300)
    check(wide)
    let own = placed(picker.fixedSize(), width: 300)
    check(own.named("segmentedControl")[0])
    // Three times the widest word with 10 points beside it, in 2 points of track.
    let widest = size(Text("A long one").font(.system(size: 13))).width
    #expect(isNear(own.named("segmentedControl")[0].frame.width, 3 * (widest + 20) + 4, by: 1))
    check(placed(picker, width: 200))
    check(placed(picker.dynamicTypeSize(.accessibility5), width: 300))
  }

  @Test("A menu picker outside of a list is its value; in a list it is a row with its label")
  func menuPicker() {
    let picker = Picker("Unit", selection: .constant(0)) { Text("Days").tag(0) }
    let alone = placed(picker, width: 300)
    #expect(alone.texts.count == 1)
    #expect(alone.named("picker").first?.semantics.label == "Unit")
    #expect(alone.texts[0].minX == 12)
    #expect(placed(List { picker }, width: 300).texts.count == 2)
  }

  @Test("Choices in place are rows in a list and a wheel of 216 points elsewhere")
  func inlinePicker() {
    let picker = Picker("Unit", selection: .constant(0)) { Text("Days").tag(0) }
      .pickerStyle(.inline)
    #expect(isNear(size(picker, width: 300).height, 216))
    #expect(placed(List { picker }, width: 300).named("wheel").isEmpty)
    #expect(placed(picker, .stillframe, width: 300).named("wheel").isEmpty)
  }

  @Test("A menu is a button of the style of its place")
  func menu() {
    let menu = Menu("Sort") { Text("Name") }
    #expect(size(menu) == size(Text("Sort")))
    #expect(size(menu.buttonStyle(.bordered)) == size(Button("Sort") {}.buttonStyle(.bordered)))
  }

  @Test("A compact date is in a box that is as high as a bordered button")
  func dates() {
    let picker = DatePicker(
      "Day", selection: .constant(.init(timeIntervalSince1970: 0)), displayedComponents: .date
    ).labelsHidden()
    #expect(isNear(size(picker).height, size(Text("1")).height + 14))
  }

  @Test("searchfield.height: 36")
  func searchField() {
    #expect(size(SearchField(text: .constant("")), width: 300).height == 36)
  }

  @Test("Spinners are 20 points, large ones 37, and bars 4")
  func progress() {
    #expect(size(ProgressView()) == Size(width: 20, height: 20))
    #expect(size(ProgressView().controlSize(.large)) == Size(width: 37, height: 37))
    #expect(size(ProgressView(value: 0.5), width: 300).height == 4)
  }

  @Test("What a team's theme sets wins over the look")
  func themes() {
    var theme = Theme(name: "team")
    theme.control.regular.height = 60
    theme.control.switchWidth = 70
    let button = Button("Go") {}.buttonStyle(.bordered).theme(theme)
    #expect(size(button).height == 60)
    // What it did not set is the look's: 12 points beside the label.
    #expect(isNear(size(button).width, size(Text("Go")).width + 24))
    #expect(size(Toggle("", isOn: .constant(true)).labelsHidden().theme(theme)).width == 70)
  }
}
