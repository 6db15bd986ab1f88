/// Whether an interface is drawn light or dark.
public enum ColorScheme: String, Hashable, Codable, CaseIterable, Sendable {
  case light
  case dark
}

/// How far apart the colours of text, controls and their backgrounds are.
public enum ColorSchemeContrast: String, Hashable, Codable, CaseIterable, Sendable {
  case standard
  case increased
}
