/// The size class of the controls in a view.
public enum ControlSize: Int, Hashable, CaseIterable, Comparable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  /// Whether the first size is the smaller one.
  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// How prominent a control is among its neighbours.
public enum Prominence: String, Hashable, CaseIterable, Sendable {
  case standard
  case increased
}

/// Whether a visual element is shown.
public enum Visibility: String, Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

/// How much room an interface has along one axis.
public enum UserInterfaceSizeClass: String, Hashable, CaseIterable, Sendable {
  case compact
  case regular
}
