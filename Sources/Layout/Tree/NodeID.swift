/// A node's place in the arena of one `LayoutTree`; meaningless in any other tree.
public struct NodeID: Hashable, Sendable, BitwiseCopyable {
  /// The position in the order of creation, from 0.
  public let index: Int32

  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  init(index: Int32) { self.index = index }

  /// The arena index; never negative for an id that a tree has handed out.
  var slot: Int { Int(index) }
}
