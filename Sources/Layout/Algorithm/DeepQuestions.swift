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
struct DeepQuestions: ~Copyable {
  /// A question about one node.
  enum Question {
    case widths(node: Int, space: ConstraintSpace)
    case layout(node: Int, space: ConstraintSpace, goal: LayoutGoal)
  }

  /// How many nested containers are laid out on the call stack at once. A level takes up to 8.5 KB
  /// of stack without optimisation, and worker threads have 512 KB.
  static let standardDepth = 32

  let maximumDepth: Int
  /// A question is put aside that what is going on depends on: answers are meaningless, and nothing
  /// may be asked or remembered.
  var isSuspended = false
  private var depth = 0
  private var waiting: [Question] = []
  /// Whether some question was put aside since the outermost one was asked.
  private var isUsed = false
  private var sizes: [Int: [LayoutAnswer]] = [:]
  private var widths: [Int: [WidthAnswer]] = [:]

  init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  fileprivate mutating func enter(_ question: @autoclosure () -> Question) -> Bool {
    guard depth < maximumDepth else {
      isSuspended = true
      isUsed = true
      waiting.append(question())
      return false
    }
    depth += 1
    return true
  }

  fileprivate mutating func leave() { depth -= 1 }

  /// Starts at the bottom of the call stack.
  fileprivate mutating func begin() {
    isSuspended = false
    depth = 0
  }

  fileprivate mutating func takeWaiting() -> [Question] {
    defer { waiting.removeAll(keepingCapacity: true) }
    return waiting
  }

  /// Drops what was kept, once the outermost question is answered.
  fileprivate mutating func end() {
    guard isUsed else { return }
    isUsed = false
    sizes.removeAll()
    widths.removeAll()
  }

  // MARK: Answers the caches have no room for

  @inline(__always)
  mutating func keep(_ answer: LayoutAnswer?, of node: Int) {
    if isUsed, let answer { sizes[node, default: []].append(answer) }
  }

  @inline(__always)
  mutating func keep(_ answer: WidthAnswer?, of node: Int) {
    if isUsed, let answer { widths[node, default: []].append(answer) }
  }

  @inline(__always)
  func displacedSize(of node: Int, where holds: (LayoutAnswer) -> Bool) -> LayoutAnswer? {
    isUsed ? sizes[node]?.last(where: holds) : nil
  }

  @inline(__always)
  func displacedWidths(of node: Int, heights: WidthAnswer.Heights) -> WidthAnswer? {
    isUsed ? widths[node]?.last { $0.heights == heights } : nil
  }
}

extension LayoutPass {
  /// Whether nothing may be asked or remembered; see `DeepQuestions`.
  var isSuspended: Bool { deep.isSuspended }

  /// Goes one level deeper, or puts the question aside and starts to unwind.
  mutating func enter(_ question: @autoclosure () -> DeepQuestions.Question) -> Bool {
    deep.enter(question())
  }

  mutating func leave() { deep.leave() }

  /// Goes through things that do not depend on each other: where one of them is interrupted, the
  /// others go on, so that all questions they have are put aside before the run unwinds.
  @inline(__always)
  mutating func forEach<Elements: Sequence>(
    apart elements: Elements, _ body: (inout LayoutPass, Elements.Element) -> Void
  ) {
    if deep.isSuspended { return }
    var isInterrupted = false
    for element in elements {
      body(&self, element)
      if deep.isSuspended {
        isInterrupted = true
        deep.isSuspended = false
      }
    }
    deep.isSuspended = isInterrupted
  }

  /// Runs `body` from the bottom of the call stack until no question in it is left open.
  mutating func untilAnswered<Value>(_ body: (inout LayoutPass) -> Value) -> Value {
    defer { deep.end() }
    while true {
      deep.begin()
      let value = body(&self)
      if !isSuspended { return value }
      answer(deep.takeWaiting())
    }
  }

  private mutating func answer(_ questions: [DeepQuestions.Question]) {
    var stack = questions
    while let next = stack.last {
      deep.begin()
      switch next {
      case .widths(let node, let space): _ = intrinsicWidths(of: node, in: space)
      case .layout(let node, let space, let goal): _ = layout(node, in: space, goal: goal)
      }
      if isSuspended {
        stack.append(contentsOf: deep.takeWaiting())
      } else {
        stack.removeLast()
      }
    }
  }
}
