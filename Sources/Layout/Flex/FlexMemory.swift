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
  /// The lines of a row, before and after they were aligned, if all that is in them is in its place.
  fileprivate var lines: [(settled: FlexLine, aligned: FlexLine)] = []
  /// The edges of the container that the lines are in, and its width.
  private var edges = BoxEdges.zero
  private var width = LayoutUnit.zero

  fileprivate init(_ flex: FlexContext, items: consuming ScratchStack<FlexItem>) {
    contentWidth = StoredLength(flex.box.contentWidth)
    contentHeight = StoredLength(flex.box.contentHeight)
    self.items = items
  }

  fileprivate func holds(for flex: FlexContext) -> Bool {
    contentWidth == StoredLength(flex.box.contentWidth)
      && contentHeight == StoredLength(flex.box.contentHeight)
  }

  /// Where among the lines the one that starts with an item is, beginning at a line.
  fileprivate func line(startingAt item: Int, from first: Int) -> Int? {
    var index = first
    while index < lines.count, lines[index].settled.start < item { index += 1 }
    return index < lines.count && lines[index].settled.start == item ? index : nil
  }

  /// Whether the items of a line are where they were.
  func isInPlace(_ line: FlexLine, _ flex: FlexContext, in result: LayoutResult) -> Bool {
    guard line.recalled >= 0, width == result.width, edges == flex.box.edges else { return false }
    let old = lines[Int(line.recalled)].aligned
    return line.crossOffset == old.crossOffset && line.crossSize == old.crossSize
      && line.mainFreeSpace == old.mainFreeSpace
  }

  /// Remembers the lines in which everything is in its place now.
  func keep(
    _ settled: [FlexLine], as aligned: [FlexLine], _ flex: FlexContext, in result: LayoutResult
  ) {
    lines = Array(zip(settled, aligned))
    edges = flex.box.edges
    width = result.width
  }

  /// Forgets the lines, which something was done to since.
  func forgetLines() { lines = [] }
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

  /// Forgets the lines of an earlier layout of a container whose items are placed without it.
  mutating func forgetLines(of node: Int) {
    guard nodes[node].marks.contains(.keepsItems) else { return }
    let key = Int32(truncatingIfNeeded: node)
    guard var kept = surroundings.memories.removeValue(forKey: key),
      isKnownUniquelyReferenced(&kept), let memory = kept as? FlexMemory
    else {
      nodes[node].marks.remove(.keepsItems)
      return
    }
    memory.forgetLines()
    surroundings.memories[key] = memory
  }

  /// Makes a recalled item anew if something in it changed.
  ///
  /// - Returns: whether it was made anew.
  @inline(__always)
  mutating func bringUpToDate(_ flex: FlexContext, item index: Int) -> Bool {
    let child = items[index].node
    guard nodes[child].marks.contains(.itemIsStale) else { return false }
    nodes[child].marks.remove(.itemIsStale)
    items[index] = makeItem(flex, child: child)
    return true
  }

  /// The line of an earlier layout that starts with an item, if nothing in it is stale, nor the item
  /// that ended it, and all in it is where it was: to know how large it is, an item may have been
  /// laid out in another space since.
  ///
  /// - Parameter first: the first line that may be it.
  @inline(never)
  mutating func recallLine(
    _ flex: FlexContext, _ memory: FlexMemory, startingAt item: Int, from first: Int
  ) -> FlexLine? {
    guard let index = memory.line(startingAt: item, from: first) else { return nil }
    var line = memory.lines[index].settled
    for item in line.start..<min(line.end + 1, items.count)
    where nodes[items[item].node].marks.contains(.itemIsStale) { return nil }
    guard itemsAreInPlace(flex, line: memory.lines[index].aligned) else { return nil }
    line.recalled = Int32(truncatingIfNeeded: index)
    return line
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
