/// The evaluation of one part of the tree of views, from the bottom of the stack.
///
/// Views that are nested too deep for the stack are put aside and evaluated as parts of their own
/// (see `Segments`), so views may be evaluated more than once. What a view tells the collectors
/// around it is therefore noted down, and told once its part is complete.
@MainActor
package final class ResolvePass {
  /// What a part of the tree comes to.
  struct Outcome {
    let nodes: [ResolvedNode]
    let effects: [(ResolveContext) -> Void]
  }

  /// The innermost evaluation that is under way.
  private static var current: ResolvePass?
  /// Whether what is being evaluated will be evaluated again, so that nothing more has to be.
  private static var isInterrupted = false
  private static var limit: UInt = 0

  private let segments: Segments<[Int], Outcome>
  /// Where the part begins: collectors that are known here belong to what is around it.
  private let outer: ResolveContext
  private var effects: [(ResolveContext) -> Void] = []
  /// The siblings on the way from the beginning of the part: lists, and positions in them.
  private var path: [Int] = []
  /// How many lists and parts were met so far between the same siblings.
  private var ordinal = 0

  private init(_ segments: Segments<[Int], Outcome>, outer: ResolveContext) {
    self.segments = segments
    self.outer = outer
  }

  // MARK: - Parts

  /// The nodes that an evaluation makes, however deep it goes.
  static func run(
    in context: ResolveContext, _ work: @escaping (ResolveContext) -> [ResolvedNode]
  ) -> [ResolvedNode] {
    guard !isInterrupted else { return [ResolvedNode(.element)] }
    let segments = Segments<[Int], Outcome>(within: current?.segments.limit)
    let outcome = segments.run { evaluate(work, in: context, of: segments) }
    for effect in outcome.effects { effect(context) }
    return outcome.nodes
  }

  private static func evaluate(
    _ work: (ResolveContext) -> [ResolvedNode], in context: ResolveContext,
    of segments: Segments<[Int], Outcome>
  ) -> Outcome {
    let pass = ResolvePass(segments, outer: context)
    let outside = (current, isInterrupted, limit)
    (current, isInterrupted, limit) = (pass, false, segments.limit)
    defer { (current, isInterrupted, limit) = outside }
    let meter = context.environment.identity?.session.meter
    let before = meter?.state
    let nodes = work(context)
    // What is evaluated again counts once.
    if isInterrupted, let before { meter?.state = before }
    return Outcome(nodes: nodes, effects: pass.effects)
  }

  /// Whether a view has to be put aside before it is evaluated.
  static var isFull: Bool {
    @inline(__always) get { Stack.position < limit || isInterrupted }
  }

  /// The nodes of a view that is put aside, or what replaces them for now.
  static func postponed(
    in context: ResolveContext, _ work: @escaping (ResolveContext) -> [ResolvedNode]
  ) -> [ResolvedNode] {
    guard let pass = current, !isInterrupted else { return [ResolvedNode(.element)] }
    let key = pass.path + [pass.ordinal]
    pass.ordinal += 1
    let inner = context.entering(.part)
    if let outcome = pass.segments.value(for: key) {
      for effect in outcome.effects { effect(context) }
      return outcome.nodes
    }
    isInterrupted = true
    let (segments, scope) = (pass.segments, EnvironmentScope.context)
    segments.postpone(key) {
      inner.restart()
      return EnvironmentScope.$context.withValue(scope) { evaluate(work, in: inner, of: segments) }
    }
    return [ResolvedNode(.element)]
  }

  // MARK: - Effects

  fileprivate static func perform<Collector: AnyObject>(
    _ key: KeyPath<EnvironmentValues, Collector?>, in context: ResolveContext,
    _ change: @escaping (Collector) -> Void
  ) {
    guard let collector = context.environment[keyPath: key] else { return }
    guard let current, current.outer.environment[keyPath: key] === collector else {
      return change(collector)
    }
    current.effects.append { perform(key, in: $0, change) }
  }

  // MARK: - Siblings

  /// Evaluations that do not depend on one another: all are put aside at once where they are deep.
  package struct Siblings {
    private let pass: ResolvePass?
    private let depth: Int
    private let ordinal: Int
    private let isSkipped: Bool
    private var isInterrupted = false
    private var count = 0

    @MainActor
    package init() {
      pass = ResolvePass.current
      isSkipped = ResolvePass.isInterrupted
      depth = pass?.path.count ?? 0
      ordinal = pass?.ordinal ?? 0
      pass?.path.append(ordinal)
      pass?.path.append(0)
    }

    /// Begins with the next one.
    @MainActor
    package mutating func next() {
      guard let pass else { return }
      pass.path[depth + 1] = count
      count += 1
      pass.ordinal = 0
      if ResolvePass.isInterrupted, !isSkipped {
        isInterrupted = true
        ResolvePass.isInterrupted = false
      }
    }

    @MainActor
    package mutating func end() {
      guard let pass else { return }
      pass.path.removeSubrange(depth...)
      pass.ordinal = ordinal + 1
      if isInterrupted { ResolvePass.isInterrupted = true }
    }
  }

  /// The nodes of two views, neither of which depends on the other.
  static func both<Value>(
    _ first: () -> Value, and second: () -> Value
  ) -> (Value, Value) {
    var siblings = Siblings()
    siblings.next()
    let one = first()
    siblings.next()
    let other = second()
    siblings.end()
    return (one, other)
  }
}

extension ResolveContext {
  /// Tells a collector something, once it is sure that the view that says it is evaluated.
  func tell<Collector: AnyObject>(
    _ collector: KeyPath<EnvironmentValues, Collector?>,
    _ change: @escaping (Collector) -> Void
  ) {
    ResolvePass.perform(collector, in: self, change)
  }
}
