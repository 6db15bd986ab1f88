import Components
import Testing

@Suite("Colours: resolution")
struct ColorTests {
  private let light = AppearanceContext()
  private let dark = AppearanceContext(colorScheme: .dark)

  @Test("A role has one colour in each appearance")
  func roles() {
    #expect(Color.surface.resolve(in: light) == .white)
    #expect(Color.surface.resolve(in: dark) == ResolvedColor(hex: 0x1C1C1E))
    #expect(Color.primary.resolve(in: light) == Color.textPrimary.resolve(in: light))
  }

  @Test("Opacity multiplies, also when nested")
  func opacity() {
    #expect(Color.black.opacity(0.5).opacity(0.5).resolve(in: light).alpha == 0.25)
  }

  @Test("Components outside of 0 to 1 are clamped, and those that are no number are 0")
  func clampedComponents() {
    let color = Color.Resolved(red: 2, green: -1, blue: .nan, opacity: .infinity)
    #expect(color == Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1))
    #expect((color.red, color.green, color.blue) == (1, 0, 0))
    #expect(Color.Resolved(red: 0.5, green: 0, blue: 0, opacity: .nan).opacity == 0)
  }

  @Test("The accent colour is the tint, and the theme's where the tint is itself")
  func accent() {
    var tinted = light
    tinted.tint = .green
    #expect(Color.accentColor.resolve(in: tinted) == Color.green.resolve(in: light))
    tinted.tint = .accentColor
    #expect(Color.accentColor.resolve(in: tinted) == Color.primaryText.resolve(in: light))
  }

  @Test(
    "Hue, saturation and brightness follow the HSV hexagon",
    arguments: [
      (0, 1, 0xFF0000), (1.0 / 3, 1, 0x00FF00), (2.0 / 3, 1, 0x0000FF), (1.0 / 6, 1, 0xFFFF00),
      (0.5, 0, 0xFFFFFF), (1, 1, 0xFF0000), (-1.0 / 3, 1, 0x0000FF),
    ] as [(Double, Double, UInt32)])
  func hsv(hue: Double, saturation: Double, hex: UInt32) {
    let color = Color(hue: hue, saturation: saturation, brightness: 1).resolve(in: light)
    let expected = ResolvedColor(hex: hex)
    #expect(abs(color.red - expected.red) < 1e-9)
    #expect(abs(color.green - expected.green) < 1e-9)
    #expect(abs(color.blue - expected.blue) < 1e-9)
  }

  @Test("A name is looked up in the theme, then among the roles; an unknown one shows")
  func namedColors() {
    var themed = light
    themed.theme.namedColors["brand"] = Palette.Swatch(light: ResolvedColor(hex: 0x123456))
    #expect(Color("brand").resolve(in: themed) == ResolvedColor(hex: 0x123456))
    #expect(Color("success").resolve(in: themed) == Color.success.resolve(in: themed))
    #expect(Color("nothing").resolve(in: themed) == ResolvedColor(hex: 0xFF00FF))
  }

  @Test("Mixing weighs components by alpha")
  func mixing() {
    // Halfway from clear to white: alpha 0.5, still white.
    let half = Color.clear.mix(with: .white, by: 0.5).resolve(in: light)
    #expect(half == ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5))
  }
}
