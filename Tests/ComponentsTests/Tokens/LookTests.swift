import Foundation
import Testing

@testable import Components

@Suite("Looks")
@MainActor
struct LookTests {
  private func color(
    _ color: Color, in look: Look, scheme: ColorScheme = .light, isElevated: Bool = false,
    theme: Theme? = nil
  ) -> ResolvedColor {
    var environment = EnvironmentValues(look: look)
    environment.colorScheme = scheme
    environment.isElevated = isElevated
    if let theme { environment.theme = theme }
    return color.resolve(in: environment.appearance)
  }

  @Test("SwiftUI's colours are Apple's by default, and the design system's in its own look")
  func colors() {
    #expect(EnvironmentValues().look == .iOS18)
    #expect(color(.yellow, in: .iOS18) == ResolvedColor(hex: 0xFFCC00))
    #expect(color(.blue, in: .iOS26) == ResolvedColor(hex: 0x0088FF))
    #expect(color(.yellow, in: .stillframe) == ResolvedColor(hex: 0x866A03))
    #expect(color(.secondary, in: .iOS18) == ResolvedColor(hex: 0x3C3C43, alpha: 0.6))
  }

  @Test("What a theme sets wins over the look, before and after the look is chosen")
  func themeWins() {
    var theme = Theme(name: "brand")
    theme.palette[.primary] = Palette.Swatch(light: ResolvedColor(hex: 0x123456))
    // The same value as in the design system's look is a choice too.
    theme.palette[.red] = Palette.standard[.red]
    for look in Look.allCases {
      #expect(color(.brandPrimary, in: look, theme: theme) == ResolvedColor(hex: 0x123456))
      #expect(color(.red, in: look, theme: theme) == ResolvedColor(hex: 0xD70015))
    }
    #expect(color(.yellow, in: .iOS18, theme: theme) == ResolvedColor(hex: 0xFFCC00))
    var environment = EnvironmentValues(look: .stillframe)
    environment.theme = theme
    environment.look = .iOS26
    #expect(environment.theme.palette[.primary].light == ResolvedColor(hex: 0x123456))
    #expect(environment.theme.palette[.blue].light == ResolvedColor(hex: 0x0088FF))
    environment.look = .stillframe
    #expect(environment.theme == theme)
  }

  @Test("A control's size that a theme sets stays, the others are the look's")
  func controlMetrics() {
    var theme = Theme(name: "brand")
    theme.control.switchWidth = 70
    let dressed = theme.wearing(.iOS26)
    #expect(dressed.control.switchWidth == 70)
    #expect(dressed.control.switchHeight == 28)
    #expect(dressed.wearing(.stillframe) == theme)
  }

  @Test("Looks differ only in metrics that a change of look replaces")
  func everyMetricIsReplaced() {
    for old in Look.allCases {
      for new in Look.allCases {
        #expect(
          old.values.control.replacing(old.values.control, by: new.values.control)
            == new.values.control)
      }
    }
  }

  @Test("Dark surfaces are lighter where they are raised, but not in the design system's look")
  func elevated() {
    #expect(
      color(.page, in: .iOS18, scheme: .dark, isElevated: true) == ResolvedColor(hex: 0x1C1C1E))
    #expect(
      color(.surface, in: .iOS18, scheme: .dark, isElevated: true) == ResolvedColor(hex: 0x2C2C2E))
    #expect(color(.page, in: .iOS18, isElevated: true) == ResolvedColor(hex: 0xFFFFFF))
    #expect(
      color(.page, in: .stillframe, scheme: .dark, isElevated: true) == ResolvedColor(hex: 0x000000)
    )
  }

  @Test("A variant's look is in its name and wins over the story's")
  func variants() throws {
    let variant = try #require(Variant(name: "dark-ios26"))
    #expect(variant.look == .iOS26 && variant.name == "dark-ios26")
    let story = Story("a/b", canvas: StoryCanvas(look: .stillframe)) { Color.red }
    #expect(story.environment(for: .light).look == .stillframe)
    #expect(story.environment(for: variant).look == .iOS26)
    #expect(story.look(.iOS18).environment(for: .light).look == .iOS18)
  }
}
