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

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      #if DEBUG
        assert(index >= 0 && index < count, "a link leads out of the arena")
      #endif
      return unsafe base.unsafelyUnwrapped + index
    }
  }
}

/// A stack of plain values in one growing block of memory.
@safe
struct ScratchStack<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    unsafe base = .allocate(capacity: self.capacity)
  }

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
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Drops everything above a height the stack had before.
  mutating func removeAll(above height: Int) { count = min(count, height) }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity *= 2
  }
}

extension LayoutTree {
  /// Runs a pass over this tree's arrays, which it owns alone meanwhile.
  mutating func withPass<Value>(
    measure: (NodeID, MeasureRequest) -> LeafMetrics, _ body: (inout LayoutPass) -> Value
  ) -> Value {
    var nodes = [NodeRecord]()
    var styles = [LayoutStyle]()
    var frames = [FrameRecord]()
    var caches = [NodeCache]()
    swap(&nodes, &self.nodes)
    swap(&styles, &self.styles)
    swap(&frames, &self.frames)
    swap(&caches, &self.caches)
    defer {
      swap(&nodes, &self.nodes)
      swap(&styles, &self.styles)
      swap(&frames, &self.frames)
      swap(&caches, &self.caches)
    }
    var statics: [Int32: StaticPosition] = [:]
    swap(&statics, &staticPositions)
    defer { swap(&statics, &staticPositions) }
    return withoutActuallyEscaping(measure) { measure in
      unsafe nodes.withUnsafeMutableBufferPointer { nodes in
        unsafe styles.withUnsafeBufferPointer { styles in
          unsafe frames.withUnsafeMutableBufferPointer { frames in
            unsafe caches.withUnsafeMutableBufferPointer { caches in
              let surroundings = PassSurroundings(staticPositions: statics, measure: measure)
              statics = [:]
              var pass = unsafe LayoutPass(
                nodes: PinnedArray(nodes), styles: PinnedReadOnlyArray(styles),
                frames: PinnedArray(frames), caches: PinnedArray(caches),
                surroundings: surroundings, maximumDepth: callDepth)
              let value = body(&pass)
              questionCount = Int(pass.questionCount)
              statics = surroundings.staticPositions
              return value
            }
          }
        }
      }
    }
  }
}
