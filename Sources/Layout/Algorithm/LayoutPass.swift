/// One run of the layout: the tree's arrays, the measure function and scratch space.
///
/// The arrays are moved out of the tree for the run, so that writing to them copies nothing.
///
/// Nodes recurse on the call stack only down to `maximumDepth`; how deeper ones are answered is in
/// `DeepQuestions`.
///
/// What is seldom needed is in objects: methods that are not inlined are handed a copy of the fields.
struct LayoutPass: ~Copyable {
  let nodes: PinnedArray<NodeRecord>
  let styleTable: PinnedReadOnlyArray<LayoutStyle>
  let frames: PinnedArray<FrameRecord>
  let caches: PinnedArray<NodeCache>

  /// Items and lines of all containers that are being laid out, innermost last.
  var items = ScratchStack<FlexItem>(capacity: 256)
  var lines = ScratchStack<FlexLine>(capacity: 32)

  /// What goes on depends on a question that was put aside: answers are meaningless, and nothing may
  /// be asked or remembered.
  var isSuspended = false
  /// Whether some question was put aside since the outermost one was asked.
  var isDeep = false
  /// How many containers are on the call stack.
  var depth: Int32 = 0
  /// The node whose old questions are being asked again; see `revalidate`.
  var nodeAskedAgain = NodeRecord.none
  /// How many questions had to be worked out, because no known answer held for them.
  var questionCount: Int32 = 0

  let surroundings: PassSurroundings
  let deepQuestions: DeepQuestions

  var styles: PinnedStyles {
    @inline(__always) get { PinnedStyles(nodes: nodes, table: styleTable) }
  }

  init(
    nodes: PinnedArray<NodeRecord>, styleTable: PinnedReadOnlyArray<LayoutStyle>,
    frames: PinnedArray<FrameRecord>, caches: PinnedArray<NodeCache>,
    surroundings: PassSurroundings, maximumDepth: Int
  ) {
    self.nodes = nodes
    self.styleTable = styleTable
    self.frames = frames
    self.caches = caches
    self.surroundings = surroundings
    deepQuestions = DeepQuestions(maximumDepth: maximumDepth)
  }
}

/// What a pass needs besides the tree's arrays.
final class PassSurroundings {
  let measure: (NodeID, MeasureRequest) -> LeafMetrics
  let wideChildCount: Int
  // One pass uses them, a call at a time.
  @safe @exclusivity(unchecked) var staticPositions: [Int32: StaticPosition]
  @safe @exclusivity(unchecked) var memories: [Int32: LayoutMemory]
  /// The first nonsense a measure function returned.
  @safe @exclusivity(unchecked) var failure: (node: Int, metrics: LeafMetrics)?

  init(
    staticPositions: [Int32: StaticPosition], memories: [Int32: LayoutMemory], wideChildCount: Int,
    measure: @escaping (NodeID, MeasureRequest) -> LeafMetrics
  ) {
    self.staticPositions = staticPositions
    self.memories = memories
    self.wideChildCount = wideChildCount
    self.measure = measure
  }
}

// MARK: - Cache

extension LayoutPass {
  func recallWidths(
    of node: Int, heights: WidthAnswer.Heights, needsMinimum: Bool
  ) -> IntrinsicWidths? {
    let index = Int(nodes[node].cache)
    guard index >= 0 else { return nil }
    if let answer = caches[index].newestWidths, answer.heights == heights {
      return widths(from: answer, needsMinimum: needsMinimum)
    }
    if let answer = caches[index].olderWidths, answer.heights == heights {
      return widths(from: answer, needsMinimum: needsMinimum)
    }
    guard isDeep, let answer = deepQuestions.displacedWidths(of: node, heights: heights) else {
      return nil
    }
    return widths(from: answer, needsMinimum: needsMinimum)
  }

  private func widths(from answer: WidthAnswer, needsMinimum: Bool) -> IntrinsicWidths? {
    guard let minimum = answer.minimum else {
      return needsMinimum ? nil : IntrinsicWidths(minimum: .zero, maximum: answer.maximum)
    }
    return IntrinsicWidths(minimum: minimum, maximum: answer.maximum)
  }

  mutating func remember(_ answer: WidthAnswer, for node: Int) {
    let displaced = caches[cacheIndex(of: node)].remember(widths: answer)
    if isDeep, let displaced { deepQuestions.keep(displaced, of: node) }
  }

  func recall(_ question: LayoutQuestion, of node: Int, goal: LayoutGoal) -> LayoutResult? {
    let index = Int(nodes[node].cache)
    guard index >= 0 else { return nil }
    let sensitivity = heightSensitivity(of: node)
    if let last = caches[index].last,
      last.holds(for: question, sensitivity)
    {
      return last.result
    }
    let isLeaf = nodes[node].marks.contains(.measured)
    if goal == .final && !isLeaf { return nil }
    guard
      let size = knownSize(question, of: node, withBaselines: goal == .baselines && !isLeaf)
    else { return nil }
    // A leaf has nothing inside that would have to be placed again.
    if isLeaf && goal != .size { keepDisplaced(caches[index].remember(last: size), of: node) }
    return size.result
  }

  private func heightSensitivity(of node: Int) -> HeightSensitivity {
    guard nodes[node].marks.contains(.contentSeesHeight) else { return .none }
    return hasRatio(node) ? .firstDefiniteHeight : .definiteHeight
  }

  /// An answer that holds for a question as far as the size goes.
  func knownSize(
    _ question: LayoutQuestion, of node: Int, withBaselines: Bool = false
  ) -> LayoutAnswer? {
    let index = Int(nodes[node].cache)
    guard index >= 0 else { return nil }
    let sensitivity = heightSensitivity(of: node)
    if let size = caches[index].newestSize, size.hasBaselines || !withBaselines,
      size.holds(for: question, sensitivity)
    {
      return size
    }
    if let size = caches[index].olderSize, size.hasBaselines || !withBaselines,
      size.holds(for: question, sensitivity)
    {
      return size
    }
    guard isDeep, let size = deepQuestions.displacedSize(of: node, question),
      size.hasBaselines || !withBaselines
    else { return nil }
    return size
  }

  private func keepDisplaced(_ answer: LayoutAnswer?, of node: Int) {
    if isDeep, let answer { deepQuestions.keep(answer, of: node) }
  }

  /// Takes back the claim that the frames inside a node are those of its last layout.
  ///
  /// A layout that is only made for its baselines is not part of the final layout of the parent, so
  /// the claims of all ancestors fall with it.
  func willPlaceAnew(_ node: Int, isFinal: Bool) {
    var current = Int32(truncatingIfNeeded: node)
    while current != NodeRecord.none {
      let index = Int(nodes[Int(current)].cache)
      if let last = caches[index].last {
        caches[index].last = nil
        keepDisplaced(caches[index].remember(size: last), of: Int(current))
      } else if Int(current) != node {
        return
      }
      if isFinal || current == nodeAskedAgain { return }
      current = nodes[Int(current)].parent
    }
  }

  mutating func remember(_ answer: LayoutAnswer, for node: Int, isComplete: Bool) {
    let index = cacheIndex(of: node)
    let displaced =
      isComplete
      ? caches[index].remember(last: answer) : caches[index].remember(size: answer)
    keepDisplaced(displaced, of: node)
  }

  /// Measured leaves and containers have a cache; nothing else is ever remembered.
  private func cacheIndex(of node: Int) -> Int {
    nodes[node].marks.remove(.dirty)
    return Int(nodes[node].cache)
  }
}
