import Foundation
import Layout

/// Stage 1: evaluates views into a concrete tree.
@MainActor
public struct Resolver {
  private let environment: EnvironmentValues
  private let measurer: any TextMeasuring
  private let width: Double?
  private let height: Double?
  private let budget: RenderBudget

  /// - Parameters:
  ///   - environment: what the outermost view sees.
  ///   - measurer: the text engine, for content that depends on a size.
  ///   - width: the proposed width in points; `nil` proposes the ideal one.
  ///   - height: the proposed height in points; `nil` proposes the ideal one.
  ///   - budget: how many nodes and bytes the view may ask for.
  public init(
    environment: EnvironmentValues, measurer: any TextMeasuring, width: Double?, height: Double?,
    budget: RenderBudget = .standard
  ) {
    var environment = environment
    environment.container = ContainerSize(
      width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    self.environment = environment
    self.measurer = measurer
    self.width = width
    self.height = height
    self.budget = budget
  }

  /// The tree of a view, with every choice made and a path on every node.
  ///
  /// A view that acts once it stands is resolved again until nothing more happens, or for
  /// `ResolveSession.maximumChanges` times.
  public func resolve(_ view: some View) -> ResolvedNode { resolved(view).root }

  /// The tree of a view, and why it is not whole where it asks for more than the budget.
  package func resolved(_ view: some View) -> (root: ResolvedNode, overrun: BudgetError?) {
    let session = ResolveSession(budget: budget)
    session.placement = Placement(
      measurer: measurer, scale: Double(environment.displayScale), arranges: false,
      meter: session.meter)
    var root = round(view, in: session)
    if session.wantsRounds {
      session.track()
      root = round(view, in: session)
      var changes = 0
      while changes < ResolveSession.maximumChanges,
        session.act({
          placement(session).geometry(of: root, width: width, height: height)
        })
      {
        changes += 1
        root = round(view, in: session)
      }
      session.end()
    }
    if session.usesMarks { root = root.withoutMarks() }
    root.assignPaths()
    return (root, session.meter.error(in: root))
  }

  /// Resolves a view once, with the state that the session keeps.
  private func round(_ view: some View, in session: ResolveSession) -> ResolvedNode {
    let presentations = PresentationCollector()
    let identity = session.begin()
    let context = ResolveContext(environment: environment).with {
      $0.presentations = presentations
      $0.identity = identity
    }
    let nodes = view._resolve(in: context)
    var root =
      nodes.count == 1
      ? nodes[0]
      : .stack(.vertical, alignment: .center, spacing: nil, children: nodes, in: environment)
    if root.layoutDirection == nil { root.layoutDirection = environment.layoutDirection }
    settleSizes(in: &root, session)
    showPresentations(presentations, over: &root, session)
    return root
  }

  private func placement(_ session: ResolveSession) -> Placement {
    Placement(
      measurer: measurer, scale: Double(environment.displayScale),
      arranges: session.usesArrangement, meter: session.meter)
  }

  /// Puts sheets, dialogs and popovers over the screen, and what these present over them.
  private func showPresentations(
    _ presentations: PresentationCollector, over root: inout ResolvedNode,
    _ session: ResolveSession
  ) {
    for _ in 0..<Self.maximumPasses {
      guard
        presentations.present(
          over: &root, placement: placement(session), width: width, height: height)
      else { return }
      settleSizes(in: &root, session)
    }
  }

  /// The deepest nesting of size-dependent content that is followed.
  private static let maximumPasses = 8

  /// Resolves what depends on a size, the outermost first, until nothing is left that waits.
  private func settleSizes(in root: inout ResolvedNode, _ session: ResolveSession) {
    settle(&root, session)
    // Every view has its content now: containers of custom arrangement can be given their places.
    if session.usesArrangement {
      root = placement(session).arranged(root, width: width, height: height)
    }
  }

  private func settle(_ root: inout ResolvedNode, _ session: ResolveSession) {
    for _ in 0..<Self.maximumPasses {
      guard root.waitsForSize else { return }
      let placement = placement(session)
      var places = placement.geometry(of: root, width: width, height: height)
        .waiting.makeIterator()
      root = root.settled(with: &places, placement: placement, isHeightKnown: height != nil)
    }
    root = root.withoutUnsettledContent()
  }
}

extension ResolvedNode.Kind {
  /// Whether the node only says something of its child to the resolver.
  fileprivate var isMark: Bool {
    switch self {
    case .mark, .guide, .trait: true
    default: false
    }
  }

  /// Whether content below waits for the size of this node.
  var waitsForSize: Bool {
    switch self {
    case .sizeReader, .fitting, .replaced: true
    default: false
    }
  }
}

extension ResolvedNode {
  /// Whether something in the tree has to know its place before it can be resolved.
  var waitsForSize: Bool {
    kind.waitsForSize || children.contains { $0.waitsForSize }
  }

  /// The tree with the outermost waiting nodes settled; those inside them wait for the next pass.
  @MainActor
  fileprivate func settled(
    with places: inout IndexingIterator<[PlacedGeometry]>, placement: Placement,
    isHeightKnown: Bool
  ) -> ResolvedNode {
    var node = self
    switch kind {
    case .sizeReader(let content):
      guard let place = places.next() else { return self }
      node = ResolvedNode(.reader, children: content.resolve(in: place), name: name)
      node.semantics = semantics
      node.layoutDirection = layoutDirection
      return node
    case .replaced(let content):
      guard let place = places.next() else { return self }
      // What stands in its place now has to be complete first.
      let isComplete = !children.contains { $0.waitsForSize }
      node.children = children.map {
        $0.settled(with: &places, placement: placement, isHeightKnown: isHeightKnown)
      }
      guard isComplete else { return node }
      let nodes = content.resolve(in: place, replacing: node.children)
      return node.replaced(by: nodes)
    case .fitting(let axes):
      guard let size = places.next()?.size else { return self }
      // Places of waiting nodes inside the candidates were counted too.
      for child in children { child.skip(&places) }
      let last = children.count - 1
      let fit = children.indices.first { index in
        let ideal = placement.idealSize(of: children[index])
        let fitsWidth = !axes.contains(.horizontal) || ideal.width <= size.width + 0.01
        let fitsHeight =
          !axes.contains(.vertical) || !isHeightKnown || ideal.height <= size.height + 0.01
        return fitsWidth && fitsHeight
      }
      var chosen = children[fit ?? last]
      if chosen.layoutDirection == nil { chosen.layoutDirection = layoutDirection }
      return chosen
    default:
      node.children = children.map {
        $0.settled(with: &places, placement: placement, isHeightKnown: isHeightKnown)
      }
      return node
    }
  }

  private func skip(_ places: inout IndexingIterator<[PlacedGeometry]>) {
    if kind.waitsForSize { _ = places.next() }
    for child in children { child.skip(&places) }
  }

  /// Other content in the node's place.
  private func replaced(by nodes: [ResolvedNode]) -> ResolvedNode {
    var node = nodes.count == 1 ? nodes[0] : ResolvedNode(.overlay(.center), children: nodes)
    if node.layoutDirection == nil { node.layoutDirection = layoutDirection }
    if zIndex != 0 { node.zIndex = zIndex }
    return node
  }

  /// The tree without the marks that only the resolver needs.
  fileprivate func withoutMarks() -> ResolvedNode {
    if kind.isMark, let child = children.first {
      var content = child.withoutMarks()
      if content.layoutDirection == nil { content.layoutDirection = layoutDirection }
      content.semantics = content.semantics.isEmpty ? semantics : content.semantics
      if content.name == nil { content.name = name }
      if content.contentShape == nil { content.contentShape = contentShape }
      content.zIndex = zIndex
      content.gridCell = gridCell
      return content
    }
    var node = self
    node.children = children.map { $0.withoutMarks() }
    return node
  }

  /// Content nested deeper than is followed is left out.
  func withoutUnsettledContent() -> ResolvedNode {
    var node = self
    switch kind {
    case .sizeReader: node.kind = .reader
    case .replaced: node.kind = .element
    case .fitting: return children.last?.withoutUnsettledContent() ?? ResolvedNode(.reader)
    default: break
    }
    node.children = node.children.map { $0.withoutUnsettledContent() }
    return node
  }

  /// Gives every node its path from the names and kinds of its ancestors.
  fileprivate mutating func assignPaths() {
    assignPaths(at: NodePath([segment]))
  }

  private mutating func assignPaths(at path: NodePath) {
    self.path = path
    // Wrappers do not show in paths: their children count as the parent's.
    var seen: [String: Int] = [:]
    var totals: [String: Int] = [:]
    for child in children { totals[child.segment, default: 0] += 1 }
    for index in children.indices {
      let segment = children[index].segment
      let position = seen[segment, default: 0]
      seen[segment] = position + 1
      if children[index].isPlumbing, children.count == 1 {
        children[index].assignPaths(at: path)
      } else if totals[segment] == 1 {
        children[index].assignPaths(at: path.appending(segment))
      } else {
        children[index].assignPaths(at: path.appending("\(segment)[\(position)]"))
      }
    }
  }

  private var segment: String { name ?? semantics.identifier ?? kind.typeName }

  /// Whether the node only places or paints its child.
  var isPlumbing: Bool { name == nil && semantics.isEmpty && kind.isModifier }
}
