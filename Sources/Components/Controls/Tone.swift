/// What a message means; each tone has a colour family and a symbol, so that it is never told by
/// colour alone.
public enum Tone: String, Hashable, CaseIterable, Sendable {
  case neutral
  case primary
  case accent
  case success
  case warning
  case error
  case info

  /// The tone's solid fill.
  var fill: Color {
    switch self {
    case .neutral: .brandSecondary
    case .primary: .brandPrimary
    case .accent: .accent
    case .success: .success
    case .warning: .warning
    case .error: .error
    case .info: .info
    }
  }

  /// What is on the solid fill.
  var onFill: Color {
    switch self {
    case .neutral: .onSecondary
    case .primary: .onPrimary
    case .accent: .onAccent
    case .success: .onSuccess
    case .warning: .onWarning
    case .error: .onError
    case .info: .onInfo
    }
  }

  /// Text and symbols of the tone on a surface.
  var text: Color {
    switch self {
    case .neutral: .secondaryText
    case .primary: .primaryText
    case .accent: .accentText
    case .success: .successText
    case .warning: .warningText
    case .error: .errorText
    case .info: .infoText
    }
  }

  /// The tinted background of the tone.
  var subtle: Color {
    switch self {
    case .neutral: .secondarySubtle
    case .primary: .primarySubtle
    case .accent: .accentSubtle
    case .success: .successSubtle
    case .warning: .warningSubtle
    case .error: .errorSubtle
    case .info: .infoSubtle
    }
  }

  /// What is on the tinted background.
  var onSubtle: Color {
    switch self {
    case .neutral: .onSecondarySubtle
    case .primary: .onPrimarySubtle
    case .accent: .onAccentSubtle
    case .success: .onSuccessSubtle
    case .warning: .onWarningSubtle
    case .error: .onErrorSubtle
    case .info: .onInfoSubtle
    }
  }

  /// The symbol that says the same without colour.
  var symbol: String {
    switch self {
    case .neutral, .primary: "circle.fill"
    case .accent: "star.fill"
    case .success: "checkmark.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    case .error: "xmark.circle.fill"
    case .info: "info.circle.fill"
    }
  }
}
