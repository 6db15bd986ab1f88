// Reading and changing the nodes of a tree.
extension LayoutTree {
  /// A node's style; setting it marks the node for the next layout.
  ///
  /// - Precondition: the id belongs to this tree.
  public subscript(style id: NodeID) -> LayoutStyle {
    get { style(of: id.slot) }
    set { setStyle(newValue, of: id.slot) }
  }

  private mutating func setStyle(_ style: LayoutStyle, of node: Int) {
    let old = self.style(of: node)
    guard old != style else { return }
    styleTable.remove(nodes[node].style)
    nodes[node].style = styleTable.insert(style)
    let facts = styleTable.facts(of: nodes[node].style)
    nodes[node].traits = facts.traits
    nodes[node].marks.formUnion(facts.marksForSelf)
    markAncestors(of: node)
    if style.order != 0, nodes[node].parent != NodeRecord.none {
      nodes[Int(nodes[node].parent)].marks.insert(.hasOrder)
    }
    if style.direction != .inherit { hasOwnDirections = true }
    if nodes[node].parent != NodeRecord.none,
      style.order != old.order || StyleTraits(old).isInFlow != facts.traits.isInFlow
    {
      forgetItems(of: Int(nodes[node].parent))
    }
    if style.hasAspectRatio, !old.hasAspectRatio {
      ratioNodes.append(Int32(truncatingIfNeeded: node))
    }
    if style.direction != old.direction { directionsAreStale = true }
    if style.display == .none, old.display != .none { clearSubtree(of: node) }
    markDirty(slot: node)
  }

  /// Empties the frames of a node that is no longer laid out and of everything inside it.
  private mutating func clearSubtree(of root: Int) {
    forEachNode(below: root) { tree, node in
      tree.frames[node] = FrameRecord()
      tree.nodes[node].marks.formUnion(.changed)
      let cache = tree.nodes[node].cache
      if cache != NodeRecord.none { tree.caches[Int(cache)].forget() }
    }
  }

  /// Says that a measured leaf's content changed, so that it is measured again.
  ///
  /// The next layout reaches as far up as sizes really change.
  ///
  /// - Precondition: the id belongs to this tree.
  public mutating func markDirty(_ id: NodeID) {
    let node = id.slot
    guard nodes[node].marks.contains(.measured) else { return markDirty(slot: node) }
    answered = nil
    guard !nodes[node].marks.contains(.stale), !nodes[node].marks.contains(.dirty) else { return }
    nodes[node].marks.insert(.stale)
    staleLeaves.append(id.index)
  }

  /// The leaves to be asked again; where they are a good part of the tree, everything around them
  /// is forgotten instead.
  mutating func takeStaleLeaves() -> [Int32] {
    let leaves = staleLeaves
    staleLeaves.removeAll()
    guard leaves.count > 8, leaves.count * 16 > nodes.count else { return leaves }
    for leaf in leaves {
      nodes[Int(leaf)].marks.remove(.stale)
      markDirty(slot: Int(leaf))
    }
    return []
  }

  /// Forgets what is known about a node and its ancestors.
  ///
  /// Stops at an ancestor that is marked already, since everything above it is too.
  mutating func markDirty(slot: Int) {
    answered = nil
    forgetItems(of: slot)
    var current = Int32(truncatingIfNeeded: slot)
    var isFirst = true
    while current != NodeRecord.none {
      let node = Int(current)
      if !isFirst && nodes[node].marks.contains(.dirty) { return }
      nodes[node].marks.formUnion(.changed)
      if nodes[node].cache != NodeRecord.none { caches[Int(nodes[node].cache)].forget() }
      // An absolute box changes nothing above its containing block but is found from there, so the
      // walk goes on to the root either way.
      current = nodes[node].parent
      isFirst = false
    }
  }

  /// Forgets the answers that depend on the order in which questions were asked, which is the case
  /// for boxes with an aspect ratio and what is in them (see `HeightSensitivity`), so that a layout
  /// after a change is the layout from scratch.
  mutating func forgetOrderDependentAnswers() {
    for node in ratioNodes where nodes[Int(node)].traits.contains(.ratio) {
      forEachNode(below: Int(node)) { tree, node in tree.markDirty(slot: node) }
    }
  }

  /// Visits a node and all its descendants, parents first.
  private mutating func forEachNode(below root: Int, _ body: (inout LayoutTree, Int) -> Void) {
    var stack = [root]
    while let node = stack.popLast() {
      body(&self, node)
      var child = nodes[node].firstChild
      while child != NodeRecord.none {
        stack.append(Int(child))
        child = nodes[Int(child)].nextSibling
      }
    }
  }

  /// Forgets everything about all nodes, as if the tree had just been built.
  mutating func forgetEverything() {
    answered = nil
    memories.removeAll()
    for index in caches.indices { caches[index].forget() }
    for index in nodes.indices {
      nodes[index].marks.formUnion([.changed, .absolutesPending])
      nodes[index].marks.subtract([.stale, .keepsItems])
    }
    staleLeaves.removeAll()
  }

  /// The parent, or `nil` for a node that has none.
  public func parent(of id: NodeID) -> NodeID? {
    let parent = nodes[id.slot].parent
    return parent == NodeRecord.none ? nil : NodeID(index: parent)
  }

  /// The children in the order they were appended.
  public func children(of id: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var child = nodes[id.slot].firstChild
    while child != NodeRecord.none {
      result.append(NodeID(index: child))
      child = nodes[Int(child)].nextSibling
    }
    return result
  }

  /// The child positions from the topmost ancestor down to the node, such as `/0/3/1`.
  public func path(of id: NodeID) -> String {
    var positions: [Int] = []
    var node = id.index
    while nodes.indices.contains(Int(node)), nodes[Int(node)].parent != NodeRecord.none {
      let parent = Int(nodes[Int(node)].parent)
      var position = 0
      var sibling = nodes[parent].firstChild
      while sibling != node, sibling != NodeRecord.none {
        position += 1
        sibling = nodes[Int(sibling)].nextSibling
      }
      positions.append(position)
      node = Int32(truncatingIfNeeded: parent)
    }
    guard !positions.isEmpty else { return "/" }
    return positions.reversed().map { "/\($0)" }.joined()
  }
}

// MARK: - Results

extension LayoutTree {
  /// The border box relative to the parent's border box, in points and not rounded to pixels.
  ///
  /// Empty before the first layout and for everything inside a `display: none` node.
  public func frame(of id: NodeID) -> Rect {
    let frame = frames[id.slot]
    return Rect(
      x: frame.x.points, y: frame.y.points, width: frame.width.points,
      height: frame.height.points)
  }

  /// The distance of the first baseline from the top of the border box, or `nil` if it has none.
  public func firstBaseline(of id: NodeID) -> Double? {
    cache(of: id.slot)?.last?.result.firstBaseline?.points
  }

  /// The distance of the last baseline from the top of the border box, or `nil` if it has none.
  public func lastBaseline(of id: NodeID) -> Double? {
    cache(of: id.slot)?.last?.result.lastBaseline?.points
  }

  private func cache(of node: Int) -> NodeCache? {
    let index = nodes[node].cache
    return index == NodeRecord.none ? nil : caches[Int(index)]
  }
}
