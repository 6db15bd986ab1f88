/// The questions of one run that are too deep for the call stack, and what has to be kept for them.
///
/// Nodes recurse on the call stack down to `maximumDepth` containers. A deeper question is put aside
/// and the run unwinds; the driver answers it from the bottom of the stack, where the answer enters
/// the cache, and repeats the interrupted question. Three rules make this as good as recursion
/// without a limit, in work that is linear in the depth:
///
/// - **Nothing is asked that depends on an answer still missing.** Only what is independent of the
///   interrupted question goes on, such as the other children of a loop (`forEach(apart:)`). So every
///   question put aside is one that recursion would ask too, and a node is interrupted at most once
///   before the run is back at the bottom.
/// - **Whatever is found out meanwhile is kept.** What a node's cache has no room for is kept here
///   until the outermost question is answered, so that repeating a question never displaces an
///   answer that it needs.
/// - **Leaves and empty boxes are answered on the spot**, since nothing is below them.
final class DeepQuestions {
  /// A question about one node.
  enum Question {
    /// The intrinsic widths of the content, for the border-box height that is known beforehand.
    case widths(node: Int, space: ConstraintSpace, height: LayoutUnit?)
    case layout(node: Int, space: ConstraintSpace, goal: LayoutGoal)
  }

  let maximumDepth: Int32
  // One pass uses them, a call at a time.
  @safe @exclusivity(unchecked) fileprivate var waiting: [Question] = []
  @safe @exclusivity(unchecked) private var sizes: [SizeKey: LayoutAnswer] = [:]
  @safe @exclusivity(unchecked) private var widths: [Int: [WidthAnswer]] = [:]
  /// How high what outgrows a cell is there. Found by a final layout, of which a node keeps one: without this, the
  /// one in the cell and the higher one would displace each other's answers.
  @safe @exclusivity(unchecked) var outgrown: [OutgrownCell: LayoutUnit] = [:]

  struct OutgrownCell: Hashable {
    let child: Int
    let width: LayoutUnit
    let height: LayoutUnit?
  }

  init(maximumDepth: Int) { self.maximumDepth = Int32(clamping: maximumDepth) }

  fileprivate func takeWaiting() -> [Question] {
    defer { waiting.removeAll(keepingCapacity: true) }
    return waiting
  }

  // MARK: Answers the caches have no room for

  private struct SizeKey: Hashable {
    let node: Int
    let question: LayoutQuestion
  }

  func keep(_ answer: LayoutAnswer, of node: Int) {
    let key = SizeKey(node: node, question: answer.question)
    // One with baselines answers more.
    if answer.hasBaselines || sizes[key]?.hasBaselines != true { sizes[key] = answer }
  }

  func keep(_ answer: WidthAnswer, of node: Int) { widths[node, default: []].append(answer) }

  /// The answer to this very question: whether another one holds for it is up to what recursion
  /// would still know.
  func displacedSize(of node: Int, _ question: LayoutQuestion) -> LayoutAnswer? {
    sizes[SizeKey(node: node, question: question)]
  }

  func displacedWidths(of node: Int, heights: WidthAnswer.Heights) -> WidthAnswer? {
    widths[node]?.last { $0.heights == heights }
  }

  /// Drops what was kept, once the outermost question is answered.
  fileprivate func forgetAnswers() {
    sizes.removeAll()
    widths.removeAll()
    outgrown.removeAll()
  }
}

extension LayoutPass {
  /// Goes one level deeper, or puts the question aside and starts to unwind.
  @inline(__always)
  mutating func enter(_ question: @autoclosure () -> DeepQuestions.Question) -> Bool {
    guard depth < deepQuestions.maximumDepth else {
      putAside(question())
      return false
    }
    depth += 1
    return true
  }

  @inline(never)
  private mutating func putAside(_ question: DeepQuestions.Question) {
    isSuspended = true
    isDeep = true
    deepQuestions.waiting.append(question)
  }

  @inline(__always)
  mutating func leave() { depth -= 1 }

  /// Goes through things that do not depend on each other: where one of them is interrupted, the
  /// others go on, so that all questions they have are put aside before the run unwinds.
  @inline(__always)
  mutating func forEach<Elements: Sequence>(
    apart elements: Elements, _ body: (inout LayoutPass, Elements.Element) -> Void
  ) {
    if isSuspended { return }
    var isInterrupted = false
    for element in elements {
      body(&self, element)
      if isSuspended {
        isInterrupted = true
        isSuspended = false
      }
    }
    isSuspended = isInterrupted
  }

  /// Runs `body` from the bottom of the call stack until no question in it is left open.
  mutating func untilAnswered<Value>(_ body: (inout LayoutPass) -> Value) -> Value {
    defer {
      if isDeep { deepQuestions.forgetAnswers() }
      isDeep = false
    }
    while true {
      begin()
      let value = body(&self)
      if !isSuspended { return value }
      answer(deepQuestions.takeWaiting())
    }
  }

  private mutating func answer(_ questions: [DeepQuestions.Question]) {
    var stack = questions
    while let next = stack.last {
      begin()
      switch next {
      case .widths(let node, let space, let height):
        let edges = boxEdges(of: node, percentageBase: space.percentageWidth)
        _ = contentWidths(of: node, in: space, edges: edges, height: height, needsMinimum: true)
      case .layout(let node, let space, let goal): _ = layout(node, in: space, goal: goal)
      }
      if isSuspended {
        stack.append(contentsOf: deepQuestions.takeWaiting())
      } else {
        stack.removeLast()
      }
    }
  }

  /// Starts at the bottom of the call stack.
  private mutating func begin() {
    isSuspended = false
    depth = 0
  }
}
