/// Whether the reader asked for bold text.
public enum LegibilityWeight: String, Hashable, Codable, CaseIterable, Sendable {
  case regular
  case bold
}
