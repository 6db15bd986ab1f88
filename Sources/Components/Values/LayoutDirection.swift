/// The direction in which leading runs to trailing.
public enum LayoutDirection: String, Hashable, Codable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
