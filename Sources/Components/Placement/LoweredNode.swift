import Layout

/// Which layout node stands for a resolved node.
///
/// A modifier that layout does not notice shares its child's layout node.
struct LoweredNode: Sendable {
  let id: NodeID
  /// Where in its tree the nodes for the children are.
  let children: Range<Int>
}

/// What a measured leaf of the layout tree holds.
enum MeasuredLeaf: Sendable {
  /// A text with the height that it is offered at most, in points.
  case text(StyledText, room: Double)
  /// A fixed box with a baseline, for symbols.
  case symbol(size: Size, baseline: Double)
  /// Something without a size of its own: its ideal lengths where nothing is proposed.
  case flexible(ideal: Size)
  /// A container that is arranged by its author's rules.
  case custom(CustomRun)
}

/// A resolved tree as boxes: the layout tree, what its leaves measure, and the way back.
struct LoweredTree: Sendable {
  var layout: LayoutTree
  let root: NodeID
  let content: LoweredNode
  /// The nodes of each parent next to one another, in the order of the resolved children.
  let nodes: [LoweredNode]
  /// By the index of the layout node.
  let leaves: [Int32: MeasuredLeaf]
  /// Along which axes the content takes all the room there is, and how much at most.
  let greed: AxisGreed
  let greatestWidth: Double?
  let greatestHeight: Double?
  /// How far the content wants to be from its neighbours.
  let spacing: ViewSpacing

  /// The height that a text is offered at most, in points.
  func textRoom(of id: NodeID) -> Double {
    if case .text(_, let room) = leaves[id.index] { room } else { .infinity }
  }

  func children(of node: LoweredNode) -> ArraySlice<LoweredNode> { nodes[node.children] }
}
