/// The items of a wide flex container as its last layout left them.
///
/// When one child of ten thousand changes, what was found out about the others still holds: their
/// base sizes, limits and margins, and for boxes without content their cross sizes. So only the
/// changed child is looked at again; the others are flexed and placed by arithmetic on what is here.
final class FlexMemory: LayoutMemory, @unchecked Sendable {
  /// What the items depend on besides the styles of the container and of what is in it.
  private let contentWidth: StoredLength
  private let contentHeight: StoredLength
  /// Trades places with the items of the pass while the container is laid out.
  fileprivate var items: ScratchStack<FlexItem>

  fileprivate init(_ flex: FlexContext, items: consuming ScratchStack<FlexItem>) {
    contentWidth = StoredLength(flex.box.contentWidth)
    contentHeight = StoredLength(flex.box.contentHeight)
    self.items = items
  }

  fileprivate func holds(for flex: FlexContext) -> Bool {
    contentWidth == StoredLength(flex.box.contentWidth)
      && contentHeight == StoredLength(flex.box.contentHeight)
  }
}

extension LayoutPass {
  /// Puts the items of an earlier layout in the place of the pass's own, as they were left.
  ///
  /// - Returns: `nil` where nothing is kept for this container in this space.
  @inline(__always)
  mutating func recallItems(_ flex: FlexContext, isFinal: Bool) -> FlexMemory? {
    nodes[flex.node].marks.contains(.keepsItems) ? takeMemory(flex, isFinal: isFinal) : nil
  }

  @inline(never)
  private mutating func takeMemory(_ flex: FlexContext, isFinal: Bool) -> FlexMemory? {
    let node = Int32(truncatingIfNeeded: flex.node)
    guard var kept = surroundings.memories.removeValue(forKey: node) else { return nil }
    // A copy of the tree may be using what both hold.
    let isOwn = isKnownUniquelyReferenced(&kept)
    guard isOwn, let memory = kept as? FlexMemory, memory.holds(for: flex) else {
      if isOwn, !isFinal {
        surroundings.memories[node] = kept
      } else {
        nodes[flex.node].marks.remove(.keepsItems)
      }
      return nil
    }
    swap(&items, &memory.items)
    return memory
  }

  /// Makes a recalled item anew if something in it changed; otherwise it is ready to be flexed again.
  @inline(__always)
  mutating func bringUpToDate(_ flex: FlexContext, item index: Int) {
    let child = items[index].node
    if nodes[child].marks.contains(.itemIsStale) {
      nodes[child].marks.remove(.itemIsStale)
      items[index] = makeItem(flex, child: child)
    } else {
      items[index].prepareForFlexing()
    }
  }

  /// Keeps the items above a height, which are then alone on the stack, for later layouts.
  mutating func keepItems(_ flex: FlexContext, above height: Int) -> FlexMemory {
    for index in height..<items.count { nodes[items[index].node].marks.remove(.itemIsStale) }
    let memory = FlexMemory(flex, items: items.split(at: height))
    swap(&items, &memory.items)
    return memory
  }

  /// Puts the pass's own items back; what was interrupted is not kept.
  mutating func putBack(_ memory: FlexMemory, of node: Int) {
    swap(&items, &memory.items)
    if isSuspended {
      nodes[node].marks.remove(.keepsItems)
    } else {
      nodes[node].marks.insert(.keepsItems)
      surroundings.memories[Int32(truncatingIfNeeded: node)] = memory
    }
  }
}

extension LayoutTree {
  /// Forgets the items of a container whose own style or children changed.
  mutating func forgetItems(of node: Int) {
    guard nodes[node].marks.contains(.keepsItems) else { return }
    nodes[node].marks.remove(.keepsItems)
    memories[Int32(truncatingIfNeeded: node)] = nil
  }
}
