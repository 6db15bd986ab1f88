/// How the lines of a text that wraps align with each other.
public enum TextAlignment: String, Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}
