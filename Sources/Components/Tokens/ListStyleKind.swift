/// How a list groups its rows.
public enum ListStyleKind: Hashable, Sendable {
  /// Sections on rounded surfaces with room around them.
  case insetGrouped
  /// Sections on surfaces from edge to edge.
  case grouped
  /// Rows on the background.
  case plain
  /// Sections beside a screen, under titles that stand out.
  case sidebar
}
