import Layout

/// A place in the tree that can be asked for: the source of an anchor or a named space.
///
/// It lives only while a view is resolved. Two are equal only when they are the same one.
public final class GeometryMark: Hashable, Sendable {
  /// The name of the coordinate space that begins here.
  let space: String?
  /// Whether it is on a view that scroll views are asked to show.
  let isScrollTarget: Bool

  init(space: String? = nil, isScrollTarget: Bool = false) {
    self.space = space
    self.isScrollTarget = isScrollTarget
  }

  /// Whether both are the same object.
  public static func == (lhs: GeometryMark, rhs: GeometryMark) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where a node is, in the points of the picture, and what is around it.
struct PlacedGeometry: Sendable {
  var frame: Rect
  /// The named spaces around the node, outermost first.
  var spaces: [NamedFrame] = []
  /// The frames of all marks of the picture.
  var marks: [GeometryMark: Rect] = [:]

  /// The frame of a named coordinate space.
  struct NamedFrame: Sendable {
    var name: String
    var frame: Rect
  }

  var size: Size { frame.size }

  /// The frame of the nearest space around the node with a name.
  func frame(ofSpace name: String) -> Rect? { spaces.last { $0.name == name }?.frame }
}

/// What a pass of layout says about the nodes that asked for their places.
struct GeometryIndex: Sendable {
  /// How large all of it is.
  var size = Size.zero
  /// The places of nodes that wait for them, in the order of the tree.
  var waiting: [PlacedGeometry] = []
  var marks: [GeometryMark: PlacedGeometry] = [:]
}
