private struct PrivacyKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view shows what only its reader may see.
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether placeholders stand for the content: always, or for reasons of privacy where it is
  /// private.
  var withholdsContent: Bool {
    guard !redactionReasons.isEmpty else { return false }
    return !redactionReasons.subtracting(.privacy).isEmpty || isPrivacySensitive
  }
}
