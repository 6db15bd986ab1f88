/// Whether the reader asked for bold text.
public enum LegibilityWeight: String, Hashable, CaseIterable, Sendable {
  case regular
  case bold
}
