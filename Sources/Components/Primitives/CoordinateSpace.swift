/// The space in which a position is meant.
public enum CoordinateSpace: Hashable, Sendable {
  case global
  case local
  case named(String)
  case scrollView

  public static func named(_ name: some Hashable) -> CoordinateSpace { .named("\(name)") }
  public static func scrollView(axis: Axis) -> CoordinateSpace { .scrollView }

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A space that a view gives a name.
public struct NamedCoordinateSpace: Hashable, Sendable {
  private let name: String

  public static let scrollView = NamedCoordinateSpace(name: "scrollView")

  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}
