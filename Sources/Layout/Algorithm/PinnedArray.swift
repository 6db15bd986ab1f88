// The only file of this target that works on raw memory. Checked arrays cost a uniqueness and a
// bounds check for each of the dozen accesses per node and copied whole styles to read one field of
// them: `stillframe-bench layout` took two to three times as long with them.

/// The elements of an array that stays where it is while a layout pass runs.
///
/// The array is held exclusively by whoever made the view, for as long as the view is used; see
/// `LayoutTree.withPinnedArrays`. Indices come from links inside the arena and are checked in debug
/// builds only.
@safe
struct PinnedArray<Element> {
  private let base: UnsafeMutablePointer<Element>?
  #if DEBUG
    private let count: Int
  #endif

  init(_ buffer: UnsafeMutableBufferPointer<Element>) {
    unsafe base = buffer.baseAddress
    #if DEBUG
      count = buffer.count
    #endif
  }

  @inline(__always)
  private func address(_ index: Int) -> UnsafeMutablePointer<Element> {
    #if DEBUG
      assert(index >= 0 && index < count, "a link leads out of the arena")
    #endif
    // An empty array has no valid index to get here with.
    return unsafe base.unsafelyUnwrapped + index
  }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(address(index)) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe address(index) }
  }
}

/// The style of each node.
struct PinnedStyles {
  let nodes: PinnedArray<NodeRecord>
  let table: PinnedReadOnlyArray<LayoutStyle>

  subscript(node: Int) -> LayoutStyle {
    @inline(__always) unsafeAddress { unsafe table.address(Int(nodes[node].style)) }
  }

  /// For several looks at one style, which are a step shorter this way.
  @inline(__always)
  func reference(_ node: Int) -> PinnedStyle {
    unsafe PinnedStyle(address: table.address(Int(nodes[node].style)))
  }
}

/// The style of one node.
@safe
struct PinnedStyle {
  fileprivate let address: UnsafePointer<LayoutStyle>

  var value: LayoutStyle {
    @inline(__always) unsafeAddress { unsafe address }
  }
}

/// The elements of an array that is only read while a layout pass runs.
@safe
struct PinnedReadOnlyArray<Element> {
  private let base: UnsafePointer<Element>?
  #if DEBUG
    private let count: Int
  #endif

  init(_ buffer: UnsafeBufferPointer<Element>) {
    unsafe base = buffer.baseAddress
    #if DEBUG
      count = buffer.count
    #endif
  }

  @inline(__always)
  fileprivate func address(_ index: Int) -> UnsafePointer<Element> {
    #if DEBUG
      assert(index >= 0 && index < count, "beyond the array")
    #endif
    return unsafe base.unsafelyUnwrapped + index
  }
}

/// A stack of plain values in one growing block of memory.
@safe
struct ScratchStack<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  // Small, because there are two stacks among the fields of a pass.
  private var storedCapacity: Int32
  private var storedCount: Int32 = 0

  init(capacity: Int) {
    storedCapacity = Int32(clamping: max(capacity, 1))
    unsafe base = .allocate(capacity: Int(storedCapacity))
  }

  var count: Int { Int(storedCount) }
  private var capacity: Int { Int(storedCapacity) }

  deinit { unsafe base.deallocate() }

  @inline(__always)
  private func address(_ index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "below or beyond the stack")
    return unsafe base + index
  }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(address(index)) }
    @inline(__always) mutating unsafeMutableAddress { unsafe address(index) }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { move(toCapacity: capacity * 2) }
    unsafe (base + count).initialize(to: element)
    storedCount += 1
  }

  /// Makes room for so many more elements, and for a few after them.
  mutating func reserve(_ additional: Int) {
    if count + additional > capacity { move(toCapacity: count + additional + 64) }
  }

  /// Takes what is above a height to a stack of its own.
  mutating func split(at height: Int) -> ScratchStack {
    var upper = ScratchStack(capacity: 64)
    if height == 0 {
      swap(&self, &upper)
    } else {
      upper.reserve(count - height)
      unsafe (upper.base).update(from: base + height, count: count - height)
      upper.storedCount = storedCount - Int32(height)
      storedCount = Int32(height)
    }
    return upper
  }

  /// Drops everything above a height the stack had before.
  mutating func removeAll(above height: Int) { storedCount = Int32(min(count, height)) }

  @inline(never)
  private mutating func move(toCapacity newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    storedCapacity = Int32(newCapacity)
  }
}

extension LayoutTree {
  /// Runs a pass over this tree's arrays, which it owns alone meanwhile.
  mutating func withPass<Value>(
    measure: (NodeID, MeasureRequest) -> LeafMetrics, _ body: (inout LayoutPass) -> Value
  ) -> Value {
    var nodes = [NodeRecord]()
    var frames = [FrameRecord]()
    var caches = [NodeCache]()
    swap(&nodes, &self.nodes)
    swap(&frames, &self.frames)
    swap(&caches, &self.caches)
    defer {
      swap(&nodes, &self.nodes)
      swap(&frames, &self.frames)
      swap(&caches, &self.caches)
    }
    var statics: [Int32: StaticPosition] = [:]
    swap(&statics, &staticPositions)
    defer { swap(&statics, &staticPositions) }
    var memories: [Int32: LayoutMemory] = [:]
    swap(&memories, &self.memories)
    defer { swap(&memories, &self.memories) }
    let styles = styleTable.styles
    return withoutActuallyEscaping(measure) { measure in
      unsafe nodes.withUnsafeMutableBufferPointer { nodes in
        unsafe styles.withUnsafeBufferPointer { styles in
          unsafe frames.withUnsafeMutableBufferPointer { frames in
            unsafe caches.withUnsafeMutableBufferPointer { caches in
              let surroundings = PassSurroundings(
                staticPositions: statics, memories: memories, wideChildCount: wideChildCount,
                measure: measure)
              statics = [:]
              memories = [:]
              var pass = unsafe LayoutPass(
                nodes: PinnedArray(nodes), styleTable: PinnedReadOnlyArray(styles),
                frames: PinnedArray(frames), caches: PinnedArray(caches),
                surroundings: surroundings, maximumDepth: callDepth)
              let value = body(&pass)
              questionCount = Int(pass.questionCount)
              statics = surroundings.staticPositions
              memories = surroundings.memories
              return value
            }
          }
        }
      }
    }
  }
}
