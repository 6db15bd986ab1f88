/// The screens that a navigation stack has been led to; a picture shows the last.
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable] = []

  /// A path without screens.
  public init() {}

  /// A path to the screens of some values, the last of which is on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many screens the path has above the root.
  public var count: Int { elements.count }
  /// Whether the path has no screen above the root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds the screen of a value on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes the last screens away; more than there are takes all, a negative number none.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(count, 0), elements.count))
  }
}

/// Which columns of a split view are shown.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

/// A column of a split view.
public enum NavigationSplitViewColumn: Hashable, Sendable { case sidebar, content, detail }
