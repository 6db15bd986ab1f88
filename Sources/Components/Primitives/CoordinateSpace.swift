/// The space in which a position is meant.
public enum CoordinateSpace: Hashable, Sendable {
  case global
  case local
  case named(String)
  case scrollView

  @_disfavoredOverload
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named("\(name)") }
  public static func scrollView(axis: Axis) -> CoordinateSpace { .scrollView }

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A space in which positions can be told, such as `.local` or `.named("list")`.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// A space that a view gives a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  let name: String

  static let scrollName = "scrollView"

  public static let scrollView = NamedCoordinateSpace(name: scrollName)

  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }

  public var coordinateSpace: CoordinateSpace {
    name == Self.scrollName ? .scrollView : .named(name)
  }
}

/// The space of the view that is asked.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: NamedCoordinateSpace.scrollName)
  }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension View {
  /// Begins a coordinate space at the view's frame.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    Marked(content: self, space: name.name) { _, _ in }
  }

  /// Begins a coordinate space at the view's frame.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}
