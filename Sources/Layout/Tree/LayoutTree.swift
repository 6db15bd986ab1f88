/// A tree of boxes in one flat arena: styles go in, frames come out.
///
/// Nodes are made once and addressed by `NodeID`. `computeLayout` keeps what it learns, so the next
/// call after a change redoes only what depends on the change. The tree is a value: copies are
/// independent, and two threads may lay out two copies at once.
public struct LayoutTree: Sendable {
  /// The most nodes one tree can hold.
  public static let maximumNodeCount = 1 << 26
  /// How many nested containers are laid out on the call stack at once. A level takes up to 8.5 KB
  /// of stack without optimisation, and worker threads have 512 KB.
  static let standardCallDepth = 32
  /// From how many children on what is known about them is kept, as 112 bytes a child.
  static let standardWideChildCount = 32

  var nodes: [NodeRecord] = []
  var styleTable = StyleTable()
  var frames: [FrameRecord] = []
  var caches: [NodeCache] = []
  /// Of absolute nodes, as their parents found them when they were last laid out.
  var staticPositions: [Int32: StaticPosition] = [:]
  /// Of wide flex containers: their items as the last layout left them.
  var memories: [Int32: LayoutMemory] = [:]
  /// The nodes that have had an aspect ratio; see `forgetOrderDependentAnswers`.
  var ratioNodes: [Int32] = []
  /// Measured leaves whose content changed since the last layout.
  var staleLeaves: [Int32] = []
  /// Whether some node sets its own direction; without one, directions need no pass of their own.
  var hasOwnDirections = false
  var directionsAreStale = true
  /// What the direction marks of the nodes were last resolved for.
  var resolvedDirection: RootDirection?
  /// How many nested containers a layout may have on the call stack at once.
  var callDepth = standardCallDepth
  /// From how many children on a flex container's items are kept for the next layout.
  var wideChildCount = standardWideChildCount
  /// How many questions the last layout had to work out, because no known answer held for them.
  var questionCount = 0
  /// The question the last layout answered, while no node has changed since.
  var answered: RootQuestion?

  /// Makes a tree without nodes; `capacity` is how many it has room for at first.
  public init(reservingCapacity capacity: Int = 0) {
    let bounded = min(max(capacity, 0), Self.maximumNodeCount)
    nodes.reserveCapacity(bounded)
    frames.reserveCapacity(bounded)
  }

  /// The number of nodes made so far.
  public var count: Int { nodes.count }
}

/// What a pass keeps of a container for the next one; only the pass knows what.
///
/// It is read and written only while one tree alone holds it.
class LayoutMemory: @unchecked Sendable {}

/// A border box relative to its parent's border box.
struct FrameRecord: Sendable {
  var x = LayoutUnit.zero
  var y = LayoutUnit.zero
  var width = LayoutUnit.zero
  var height = LayoutUnit.zero
}

/// What the resolved directions of all nodes follow from, besides their styles.
struct RootDirection: Equatable, Sendable {
  var root: Int32
  var isRightToLeft: Bool
}

/// What a whole layout depends on besides the nodes.
struct RootQuestion: Equatable, Sendable {
  var root: Int32
  var width: AvailableSpace
  var height: AvailableSpace
  var isRightToLeft: Bool
}

// MARK: - Building

extension LayoutTree {
  /// Makes a node without a parent.
  ///
  /// - Parameter isMeasured: whether the node's content is measured by the function given to
  ///   `computeLayout`; such a node takes no children.
  /// - Precondition: fewer than `maximumNodeCount` nodes have been made.
  public mutating func makeNode(_ style: LayoutStyle, isMeasured: Bool = false) -> NodeID {
    precondition(nodes.count < Self.maximumNodeCount, "a layout tree holds 2^26 nodes")
    let id = NodeID(nodes.count)
    var record = NodeRecord()
    record.style = styleTable.insert(style)
    let facts = styleTable.facts(of: record.style)
    record.traits = facts.traits
    record.marks = facts.marksForSelf.union(.changed)
    if isMeasured {
      record.marks.insert(.measured)
      record.cache = makeCache()
    }
    nodes.append(record)
    frames.append(FrameRecord())
    if style.direction != .inherit { hasOwnDirections = true }
    if style.hasAspectRatio { ratioNodes.append(id.index) }
    directionsAreStale = true
    answered = nil
    return id
  }

  /// Makes `child` the last child of `parent`.
  ///
  /// - Throws: `LayoutError` when an id is unknown, when the child has a parent already, when the
  ///   parent is a measured leaf, or when the child is the parent or one of its ancestors.
  public mutating func appendChild(_ child: NodeID, to parent: NodeID) throws(LayoutError) {
    try check(child)
    try check(parent)
    let c = child.slot
    let p = parent.slot
    guard nodes[c].parent == NodeRecord.none else {
      throw .alreadyAttached(
        child: path(of: child), parent: path(of: NodeID(index: nodes[c].parent)))
    }
    guard !nodes[p].marks.contains(.measured) else {
      throw .measuredParent(path: path(of: parent))
    }
    // A node without children cannot be an ancestor of another one; this keeps building linear.
    if c == p || (nodes[c].firstChild != NodeRecord.none && isAncestor(c, of: p)) {
      throw .cycle(child: path(of: child), parent: path(of: parent))
    }
    nodes[c].parent = parent.index
    if nodes[p].firstChild == NodeRecord.none {
      nodes[p].firstChild = child.index
      nodes[p].cache = makeCache()
    } else {
      nodes[Int(nodes[p].lastChild)].nextSibling = child.index
    }
    nodes[p].lastChild = child.index
    nodes[p].childCount += 1
    if style(of: c).order != 0 { nodes[p].marks.insert(.hasOrder) }
    markAncestors(of: c)
    directionsAreStale = true
    markDirty(slot: p)
  }

  private mutating func makeCache() -> Int32 {
    caches.append(NodeCache())
    return Int32(truncatingIfNeeded: caches.count - 1)
  }

  private func isAncestor(_ candidate: Int, of node: Int) -> Bool {
    var current = Int32(truncatingIfNeeded: node)
    while current != NodeRecord.none {
      if Int(current) == candidate { return true }
      current = nodes[Int(current)].parent
    }
    return false
  }

  /// Passes the marks of a node's style and subtree on to its ancestors, as far as they are new.
  func marksReachingParent(of node: Int) -> NodeMarks {
    let below = nodes[node].marks.intersection(.inherited)
    // What is inside an absolute box cannot be seen from its ancestors.
    let passed = nodes[node].traits.contains(.outOfFlow) ? below.intersection(.hasAbsolutes) : below
    return passed.union(styleTable.facts(of: nodes[node].style).marksForAncestors)
  }

  mutating func markAncestors(of node: Int) {
    var current = node
    while nodes[current].parent != NodeRecord.none {
      let parent = Int(nodes[current].parent)
      let added = marksReachingParent(of: current)
      if nodes[parent].marks.isSuperset(of: added) { return }
      nodes[parent].marks.formUnion(added)
      current = parent
    }
  }

  func style(of node: Int) -> LayoutStyle { styleTable.styles[Int(nodes[node].style)] }

  func check(_ id: NodeID) throws(LayoutError) {
    guard nodes.indices.contains(id.slot) else { throw .unknownNode(index: id.index) }
  }
}
