/// The space in which a position is meant.
public enum CoordinateSpace: Hashable, Sendable {
  case global
  case local
  case named(String)
  case scrollView

  /// The space of the nearest view around with a name.
  @_disfavoredOverload
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named("\(name)") }
  /// The space of the nearest scroll view, whatever its axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .scrollView }

  /// Whether the space is that of the whole picture.
  public var isGlobal: Bool { self == .global }
  /// Whether the space is that of the view that is asked.
  public var isLocal: Bool { self == .local }
}

/// A space in which positions can be told, such as `.local` or `.named("list")`.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// A space that a view gives a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  let name: String

  static let scrollName = "scrollView"

  /// The space of the nearest scroll view.
  public static let scrollView = NamedCoordinateSpace(name: scrollName)

  /// The space of the nearest view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
  /// The space of the nearest scroll view, whatever its axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }

  /// The space as a value.
  public var coordinateSpace: CoordinateSpace {
    name == Self.scrollName ? .scrollView : .named(name)
  }
}

/// The space of the view that is asked.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Makes the space, of which there is only one for each view.
  public init() {}
  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Makes the space, of which there is only one.
  public init() {}
  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view that is asked.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole picture, from its top-left corner.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: NamedCoordinateSpace.scrollName)
  }
  /// The space of the nearest scroll view, whatever its axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}
