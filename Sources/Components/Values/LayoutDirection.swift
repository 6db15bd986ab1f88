/// The direction in which leading runs to trailing.
public enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
