/// Where a node is in its tree, stable while the tree's shape is: `card/button[1]`.
///
/// Segments are component names and kinds; an index is added only where siblings share a segment.
public struct NodePath: Hashable, Sendable, CustomStringConvertible {
  /// The segments from the root, such as `card` and `button[1]`; none for the root.
  public let segments: [String]

  /// Makes a path of its segments.
  public init(_ segments: [String]) {
    self.segments = segments
  }

  /// The path of the root: no segments.
  public static let root = NodePath([])

  /// The segments joined by slashes; `root` for none.
  public var description: String { segments.isEmpty ? "root" : segments.joined(separator: "/") }

  /// The path of a child with a segment of its own.
  public func appending(_ segment: String) -> NodePath { NodePath(segments + [segment]) }
}
