/// Counts what a view asks for while it is resolved, and says where that exceeds the budget.
@MainActor
final class BudgetMeter {
  private let budget: RenderBudget
  /// What was counted. Where views are evaluated again, it is put back to what it was before.
  var state = State()

  struct State {
    fileprivate var counts = RenderBudget.Unit.allCases.map { _ in 0 }
    fileprivate var pictures: Set<EncodedImage> = []
    fileprivate var overrun: Overrun?
    fileprivate var leftMark = false
  }

  private(set) var overrun: Overrun? {
    get { state.overrun }
    set { state.overrun = newValue }
  }

  /// What was exceeded first.
  struct Overrun {
    let unit: RenderBudget.Unit
    let count: Int
    /// Takes the place, in the tree, of the view that was not resolved any more.
    let mark = GeometryMark()
    /// The tree that was not laid out any more, where it was a layout.
    var source: SourceLocation?
  }

  init(_ budget: RenderBudget) {
    self.budget = budget
  }

  /// Takes from the budget; `false` from the first time on that there is not enough.
  func spend(_ count: Int, _ unit: RenderBudget.Unit, at source: SourceLocation? = nil) -> Bool {
    guard overrun == nil else { return false }
    let total =
      switch unit {
      case .nodes: add(count, at: 0)
      case .pixels: add(count, at: 1)
      case .bytes: add(count, at: 2)
      }
    guard total > budget.limit(of: unit) else { return true }
    overrun = Overrun(unit: unit, count: total, source: source)
    return false
  }

  private func add(_ count: Int, at index: Int) -> Int {
    state.counts[index] = state.counts[index].addingReportingOverflow(count).partialValue
    return state.counts[index]
  }

  /// Takes the bytes of a picture, once for all its places.
  func spend(_ picture: EncodedImage, pixels: EncodedImage.PixelSize) -> Bool {
    guard state.pictures.insert(picture).inserted else { return overrun == nil }
    return spend(pixels.width * pixels.height * 4, .bytes)
  }

  /// The mark of the overrun, once.
  fileprivate func takeMark() -> GeometryMark? {
    guard !state.leftMark else { return nil }
    state.leftMark = true
    return overrun?.mark
  }

  /// Counts what is resolved only to look at it; the mark of an overrun is left to what is shown.
  func look<Value>(_ resolve: () -> Value) -> Value {
    let leftMark = state.leftMark
    defer { state.leftMark = leftMark }
    return resolve()
  }

  /// The error for what was exceeded in a tree whose nodes have their paths.
  func error(in root: ResolvedNode) -> BudgetError? {
    guard let overrun else { return nil }
    let place = root.place(of: overrun.mark)
    return BudgetError(
      unit: overrun.unit, count: overrun.count, limit: budget.limit(of: overrun.unit),
      path: place?.path ?? root.path, source: place?.source ?? overrun.source)
  }
}

extension BudgetMeter {
  /// The first view that is refused leaves a mark, all others nothing.
  var remains: [ResolvedNode] {
    guard let mark = takeMark() else { return [] }
    return [ResolvedNode(.mark(mark))]
  }
}

extension ResolvedNode {
  /// The innermost node with a path of its own around a mark, and the source nearest to it.
  fileprivate func place(
    of mark: GeometryMark
  ) -> (path: NodePath, source: SourceLocation?)? {
    var open: [(node: ResolvedNode, path: NodePath, source: SourceLocation?)] = [
      (self, path, source)
    ]
    while let (node, outer, outerSource) = open.popLast() {
      let source = node.source ?? outerSource
      if node.kind == .mark(mark) { return (outer, source) }
      for child in node.children { open.append((child, node.path, source)) }
    }
    return nil
  }
}

extension ResolvedNode {
  /// What the node's text counts, in bytes of the budget.
  var textCost: Int {
    guard case .text(let content) = kind else { return 0 }
    return content.text.runs.reduce(0) { $0 + $1.text.utf8.count } * RenderBudget.bytesOfText
  }
}
