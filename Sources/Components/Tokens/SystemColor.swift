/// The system's colours that are no role of a theme.
///
/// A look that knows them gives its own values; where it does not, each follows the colour of the
/// theme that means the same.
package enum SystemColor: Hashable, CaseIterable, Sendable {
  case quaternaryLabel, placeholderText, link, opaqueSeparator
  case secondarySystemBackground, tertiarySystemBackground, tertiarySystemGroupedBackground
  case secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  /// The colour of a theme whose look has no such colour.
  var fallback: Color {
    switch self {
    case .quaternaryLabel: .textDisabled
    case .placeholderText: .textTertiary
    case .link: .accentColor
    case .opaqueSeparator: .border
    case .secondarySystemBackground, .tertiarySystemGroupedBackground: .surfaceSecondary
    case .tertiarySystemBackground: .surfaceElevated
    case .secondarySystemFill, .tertiarySystemFill: .fill
    case .quaternarySystemFill: .surfaceSecondary
    // Five greys on the way from the grey of text to the background.
    case .systemGray2: .gray.mix(with: .background, by: 0.2)
    case .systemGray3: .gray.mix(with: .background, by: 0.4)
    case .systemGray4: .gray.mix(with: .background, by: 0.55)
    case .systemGray5: .gray.mix(with: .background, by: 0.75)
    case .systemGray6: .gray.mix(with: .background, by: 0.9)
    }
  }
}

extension Color {
  /// One of the system's colours.
  init(_ system: SystemColor) {
    self.init(.system(system))
  }
}
