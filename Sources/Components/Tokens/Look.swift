/// How SwiftUI's words look and measure: the system whose drawing a picture follows.
///
/// A look is data. It gives every token that the team's theme leaves open: colours, sizes of controls,
/// how lines of text are set. An explicit value in a view wins over a token that the theme sets, and
/// that wins over the look.
public enum Look: String, Hashable, Codable, CaseIterable, Sendable {
  /// This design system's own look: every colour legible as text, every control at least 44 points.
  case stillframe
  /// As iOS 13 to 18 draw.
  case iOS18 = "ios18"
  /// As iOS 26 draws; glass is an approximation.
  case iOS26 = "ios26"

  /// The look of views where nothing chooses one.
  public static let standard = Look.iOS18

  /// The values of the look.
  package var values: LookValues {
    switch self {
    case .stillframe: .stillframe
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }

  /// The standard theme in this look.
  package var theme: Theme {
    switch self {
    case .stillframe: Self.stillframeTheme
    case .iOS18: Self.iOS18Theme
    case .iOS26: Self.iOS26Theme
    }
  }

  private static let stillframeTheme = Theme(name: "standard")
  private static let iOS18Theme = stillframeTheme.wearing(.iOS18)
  private static let iOS26Theme = stillframeTheme.wearing(.iOS26)
}

/// What a look says; one constant for each look, which never changes.
///
/// A class, because a copy of all of it would cost more than the one value that a view asks for.
package final class LookValues: Sendable {
  /// The colours of the roles that a theme leaves open.
  let palette: Palette
  /// The system's colours that are no role; those that are missing follow a role.
  let systemColors: [SystemColor: Palette.Swatch]
  /// The sizes of controls that a theme leaves open.
  let control: ControlMetrics
  /// How lines of text are set.
  let type: TypeSetting
  /// How controls are drawn beside their sizes.
  let chrome: ControlChrome
  /// How lists are drawn.
  let list: ListMetrics
  /// How the bars of screens are drawn.
  let bars: BarMetrics
  /// How sheets, dialogs, popovers and menus are drawn.
  let presentation: PresentationMetrics
  /// Whether materials imitate those of a system rather than being the design system's own.
  let approximatesGlass: Bool
  /// How much room symbols take.
  let symbols: SymbolMetrics
  /// How controls get their least hit area where no view says it.
  let hitTargetMode: HitTargetMode
  /// What is behind a screen that has no background of its own.
  package let screen: Color
  /// Whether content that is smaller than a screen is in its middle rather than at its top.
  package let centersScreens: Bool

  init(
    palette: Palette, systemColors: [SystemColor: Palette.Swatch] = [:],
    control: ControlMetrics = ControlMetrics(), type: TypeSetting = TypeSetting(),
    chrome: ControlChrome = ControlChrome(), list: ListMetrics = .stillframe,
    bars: BarMetrics = BarMetrics(), presentation: PresentationMetrics = PresentationMetrics(),
    approximatesGlass: Bool = false, symbols: SymbolMetrics = .square,
    hitTargetMode: HitTargetMode = .reserve, screen: Color = .background,
    centersScreens: Bool = false
  ) {
    self.palette = palette
    self.systemColors = systemColors
    self.control = control
    self.type = type
    self.chrome = chrome
    self.list = list
    self.bars = bars
    self.presentation = presentation
    self.approximatesGlass = approximatesGlass
    self.symbols = symbols
    self.hitTargetMode = hitTargetMode
    self.screen = screen
    self.centersScreens = centersScreens
  }
}

extension Theme {
  /// The theme with another look below it: what the team set stays, everything else is the look's.
  package func wearing(_ look: Look) -> Theme {
    guard look != self.look else { return self }
    var theme = self
    theme.look = look
    theme.palette = palette.over(look.values.palette)
    theme.control = control.replacing(self.look.values.control, by: look.values.control)
    return theme
  }
}
