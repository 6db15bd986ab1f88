import Components
import Render
import Testing

/// Colours of controls, by arithmetic on the system's fills over the background.
@Suite("Controls have the colours of iOS")
@MainActor
struct AppleControlColorTests {
  private func probe(
    _ view: some View, on background: UInt32 = 0xFFFFFF, look: Look = .iOS18,
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> PixelProbe {
    try PixelProbe(view.background(Color(hex: background)), width: 120, height: 60) {
      $0.look = look
      change(&$0)
    }
  }

  private func expect(
    _ color: [UInt8], _ hex: UInt32, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let wanted = [UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF)]
    let isNear = zip(color, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
    #expect(isNear, "\(color) is not \(wanted)", sourceLocation: sourceLocation)
  }

  /// A control in the middle of 120 by 60 points of a background.
  private func centred(_ view: some View) -> some View {
    view.frame(width: 120, height: 60)
  }

  @Test("A switch that is off is E9E9EA on white and 39393D on a dark row")
  func offSwitch() throws {
    let toggle = centred(Toggle("", isOn: .constant(false)).labelsHidden())
    // Between the knob and the trailing end of the track, level with its middle.
    expect(try probe(toggle).color(78, 30), 0xE9E9EA)
    let dark = try probe(toggle, on: 0x1C1C1E) { $0.colorScheme = .dark }
    expect(dark.color(78, 30), 0x39393D)
  }

  @Test("A switch that is on is green, or in its tint")
  func onSwitch() throws {
    let toggle = centred(Toggle("", isOn: .constant(true)).labelsHidden())
    expect(try probe(toggle).color(42, 30), 0x34C759)
    expect(try probe(toggle.tint(Color(hex: 0x123456))).color(42, 30), 0x123456)
  }

  @Test("On/Off labels are a white bar on the track and a ring where it is off")
  func onOffLabels() throws {
    let toggle = centred(Toggle("", isOn: .constant(true)).labelsHidden())
    let marked = try probe(toggle) { $0.accessibilityDifferentiateWithoutColor = true }
    // The track is at 34…85, the knob takes 27 points of its end and 2 beside it: the bar is at 46.
    #expect(marked.color(46, 30)[0] > 0x80)
    expect(marked.color(43, 30), 0x34C759)
    let off = centred(Toggle("", isOn: .constant(false)).labelsHidden())
    let ringed = try probe(off) { $0.accessibilityDifferentiateWithoutColor = true }
    expect(ringed.color(73, 30), 0xE9E9EA)
    #expect(ringed.difference(from: try probe(off)) > 40)
  }

  @Test("The knob of iOS 26 is wider than high")
  func wideKnob() throws {
    let toggle = centred(Toggle("", isOn: .constant(true)).labelsHidden())
    // The track is at 28…91: a knob of 39 points begins at 50, one of 24 would at 65.
    expect(try probe(toggle, look: .iOS26).color(57, 30), 0xFFFFFF)
  }

  @Test("A bordered button is grey without a tint, and 15 % of its tint with one")
  func borderedFill() throws {
    func fill(_ view: some View) throws -> [UInt8] {
      try probe(centred(view.buttonStyle(.bordered).buttonSizing(.flexible))).color(6, 30)
    }
    // 767680 at 12 % over white; black at 15 % over white.
    expect(try fill(Button("Go") {}), 0xEEEEF0)
    expect(try fill(Button("Go") {}.tint(Color(hex: 0))), 0xD9D9D9)
    expect(try fill(Button("Go") {}.disabled(true)), 0xEEEEF0)
  }

  @Test("A prominent button is solid, and grey while it is disabled")
  func prominentFill() throws {
    func fill(_ view: some View, _ look: Look) throws -> [UInt8] {
      try probe(
        centred(view.buttonStyle(.borderedProminent).buttonSizing(.flexible)), look: look
      ).color(20, 30)
    }
    expect(try fill(Button("Go") {}, .iOS18), 0x007AFF)
    expect(try fill(Button("Go") {}, .iOS26), 0x0088FF)
    expect(try fill(Button("Go", role: .destructive) {}, .iOS18), 0xFF3B30)
    expect(try fill(Button("Go") {}.disabled(true), .iOS18), 0xEEEEF0)
  }

  @Test("Corners are rounded rectangles in iOS 18 and capsules in iOS 26")
  func corners() throws {
    func corner(_ look: Look) throws -> [UInt8] {
      // The button is 34 points high or a little more: 3 points from its corner is inside a radius
      // of 8, and outside one of 17.
      try probe(
        centred(
          Button("Go") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)
            .frame(height: 60, alignment: .top)), look: look
      ).color(3, 3)
    }
    expect(try corner(.iOS18), 0x007AFF)
    expect(try corner(.iOS26), 0xFFFFFF)
  }

  @Test("The track of a slider is 20 % grey, and its knob white")
  func slider() throws {
    let slider = centred(Slider(value: .constant(0)))
    expect(try probe(slider).color(100, 30), 0xE4E4E6)
    expect(try probe(slider).color(14, 30), 0xFFFFFF)
    expect(try probe(centred(Slider(value: .constant(1)))).color(20, 30), 0x007AFF)
  }

  @Test("Button shapes underline text without a background, in the looks of iOS")
  func buttonShapes() throws {
    func changes(_ view: some View, _ look: Look) throws -> Bool {
      let plain = try probe(centred(view), look: look)
      let shaped = try probe(centred(view), look: look) { $0.accessibilityShowButtonShapes = true }
      return plain.difference(from: shaped) > 0
    }
    #expect(try changes(Button("Go") {}, .iOS18))
    #expect(try changes(Button("Go") {}, .iOS26))
    #expect(try changes(Menu("Go") { Text("A") }, .iOS18))
    #expect(try !changes(Button("Go") {}.buttonStyle(.bordered), .iOS18))
    #expect(try !changes(Button("Go") {}, .stillframe))
  }

  @Test("A pressed button without a background is a fifth of itself")
  func pressed() throws {
    let label = Color(hex: 0).frame(width: 40, height: 40)
    let button = centred(
      Button {
      } label: {
        label
      })
    expect(try probe(button.pressed()).color(60, 30), 0xCCCCCC)
    expect(try probe(button).color(60, 30), 0x000000)
  }
}
