package import Components

/// The appearances of a theme, by the names that its files give them.
package enum ThemeAppearance: String, CaseIterable, Sendable {
  case light, lightIncreased, dark, darkIncreased

  package var scheme: ColorScheme { self == .light || self == .lightIncreased ? .light : .dark }

  package var contrast: ColorSchemeContrast {
    self == .light || self == .dark ? .standard : .increased
  }
}

/// The parts of a theme that tokens can be.
package enum ThemeSection: String, CaseIterable, Sendable {
  case color
  /// Colours beyond the roles, by the names that authors ask for.
  case named
  case gradient, space, radius, elevation, typography, fontFamily, duration

  /// What the section knows; empty where any name is allowed.
  package var keys: [String] {
    switch self {
    case .color: ColorRole.allCases.map(\.rawValue)
    case .named: []
    case .gradient: GradientToken.allCases.map(\.rawValue)
    case .space: SpaceToken.allCases.map(\.rawValue)
    case .radius: RadiusToken.allCases.map(\.rawValue)
    case .elevation: ElevationToken.allCases.map { "level\($0.rawValue)" }
    case .typography: Font.TextStyle.allCases.map(\.rawValue)
    case .fontFamily: Font.Design.allCases.map(\.rawValue)
    case .duration: ["fast", "standard", "slow", "shimmer", "spin"]
    }
  }

  /// What messages call a key.
  var kind: String {
    switch self {
    case .color: "color role"
    case .named: "color"
    case .gradient: "gradient"
    case .space: "step of space"
    case .radius: "step of radius"
    case .elevation: "elevation"
    case .typography: "text style"
    case .fontFamily: "design of a font"
    case .duration: "duration"
    }
  }

  /// The type of the tokens of the section.
  var type: TokenType {
    switch self {
    case .color, .named: .color
    case .gradient: .gradient
    case .space, .radius: .dimension
    case .elevation: .shadow
    case .typography: .typography
    case .fontFamily: .fontFamily
    case .duration: .duration
    }
  }
}
