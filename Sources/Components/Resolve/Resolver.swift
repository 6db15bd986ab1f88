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
  /// `ResolveSession.maximumChanges` times; tasks that go on without waiting are part of what happens.
  public func resolve(_ view: some View) -> ResolvedNode { resolution(of: view).root }

  /// The tree of a view, what the window around it sees, since views in it may prefer a colour
  /// scheme, and why the tree is not whole where the view asks for more than the budget.
  package func resolution(
    of view: some View
  ) -> (root: ResolvedNode, window: EnvironmentValues, overrun: BudgetError?) {
    StartedWork.gathering {
      PictureObjects.$current.withValue(PictureObjects()) { settled(view) }
    }
  }

  private func settled(
    _ view: some View
  ) -> (root: ResolvedNode, window: EnvironmentValues, overrun: BudgetError?) {
    ProcessLocale.pin()
    let session = ResolveSession(budget: budget)
    session.placement = Placement(
      measurer: measurer, scale: Double(environment.displayScale), arranges: false,
      meter: session.meter)
    var root = round(view, in: session)
    // Initialisers start work, too.
    if StartedWork.settle() || StartedWork.waits { session.wantsRounds = true }
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
    }
    // The session and its places hold each other, also where no view acts.
    session.end()
    if session.usesMarks { root.takeOffMarks() }
    root.assignPaths()
    var window = environment
    if let scheme = session.schemes.window { window.colorScheme = scheme }
    return (root, window, session.meter.error(in: root))
  }

  /// Resolves a view with the state that the session keeps, in the colour schemes that it prefers.
  private func round(_ view: some View, in session: ResolveSession) -> ResolvedNode {
    var root = attempt(view, in: session)
    // A view whose wish depends on what it is shown in is not followed for ever.
    for _ in 0..<2 where session.schemes.hear() { root = attempt(view, in: session) }
    return root
  }

  private func attempt(_ view: some View, in session: ResolveSession) -> ResolvedNode {
    let presentations = PresentationCollector()
    let identity = session.begin()
    let context = ResolveContext(environment: environment).with {
      $0.presentations = presentations
      $0.identity = identity
    }.enteringPresentation()
    let environment = context.environment
    let nodes = ResolvePass.run(in: context) { view._resolve(in: $0) }
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
    settle(
      &root, in: SizedRegion(width: width, height: height), passes: Self.maximumPasses, session)
    root.leaveOutUnsettledContent()
    // Every view has its content now: containers of custom arrangement can be given their places.
    if session.usesArrangement {
      root = placement(session).arranged(root, width: width, height: height)
    }
  }

  /// Resolves what depends on a size in a tree, whose own content may wait again.
  private func settle(
    _ root: inout ResolvedNode, in region: SizedRegion, passes: Int, _ session: ResolveSession
  ) {
    for pass in 1...passes {
      if environment.safeAreaInsets != EdgeInsets() {
        root.endAtClosedEdges(within: region.inherited.closedEdges)
      }
      // Note whether views of some column share its height.
      if session.hasRatios || session.longTexts > 1, !session.usesArrangement,
        root.hasSharedHeight(width: region.width, height: region.height)
      {
        session.usesArrangement = true
      }
      guard root.waitsForSize else { return }
      let placement = placement(session)
      var places = region.geometry(of: root, placement).waiting.makeIterator()
      // If nothing that waits takes its size from its content, nothing around a reader moves.
      let keepsPlaces = !root.containsWaitingNode(otherThanReaders: true)
      root.settle(
        with: &places, in: region.inherited, placement: placement, isHeightKnown: height != nil
      ) { reader, place, inherited in
        // What waits in a reader of known size needs no other layout than that of the reader; but views that share a
        // height, and those that ask where a mark is, need all of it.
        guard keepsPlaces, pass < passes, !session.usesMarks, !session.usesArrangement,
          reader.waitsForSize
        else { return }
        let region = SizedRegion(place, inherited: inherited)
        settle(&reader, in: region, passes: passes - pass, session)
        reader.leaveOutUnsettledContent()
      }
    }
  }
}

/// What a tree is laid out in while it is resolved: the picture, or the place of a reader.
private struct SizedRegion {
  /// The proposal in points; `nil` proposes the ideal length.
  var width: Double?
  var height: Double?
  var origin = Point.zero
  var spaces: [PlacedGeometry.NamedFrame] = []
  var inherited = Inherited()

  /// What nodes have from those around them.
  struct Inherited {
    var direction: LayoutDirection?
    var closedEdges: Edge.Set = []

    /// The same for the content of a node.
    func inside(_ node: ResolvedNode) -> Inherited {
      Inherited(
        direction: node.layoutDirection ?? direction,
        closedEdges: node.closedEdges(within: closedEdges))
    }
  }
}

extension SizedRegion {
  init(_ place: PlacedGeometry, inherited: Inherited) {
    self.init(
      width: place.size.width, height: place.size.height, origin: place.frame.origin,
      spaces: place.spaces, inherited: inherited)
  }

  @MainActor
  func geometry(of root: ResolvedNode, _ placement: Placement) -> GeometryIndex {
    var root = root
    root.layoutDirection = root.layoutDirection ?? inherited.direction
    return placement.geometry(of: root, width: width, height: height, at: origin, in: spaces)
  }
}

extension ResolvedNode {
  /// Whether something in the tree has to know its place before it can be resolved.
  var waitsForSize: Bool { containsWaitingNode(otherThanReaders: false) }

  fileprivate func containsWaitingNode(otherThanReaders: Bool) -> Bool {
    containsNode { node in
      if otherThanReaders, case .sizeReader = node.kind { return nil }
      return node.kind.waitsForSize ? true : nil
    }
  }

  /// Settles the outermost waiting nodes of the tree; those inside them wait for the next pass.
  ///
  /// - Parameter settleInside: is given each reader with its content and its place.
  @MainActor
  fileprivate mutating func settle(
    with places: inout IndexingIterator<[PlacedGeometry]>, in inherited: SizedRegion.Inherited,
    placement: Placement, isHeightKnown: Bool,
    settleInside: (inout ResolvedNode, PlacedGeometry, SizedRegion.Inherited) -> Void
  ) {
    // The places of nodes whose content is replaced, where that content is complete.
    var replacing: [PlacedGeometry?] = []
    update(inherited) { node, inherited in
      guard node.kind.waitsForSize else { return inherited.inside(node) }
      guard let place = places.next() else { return nil }
      switch node.kind {
      case .sizeReader(let content):
        node.kind = .reader
        node.children = content.resolve(in: place).map {
          $0.offered(place.size, alignment: .topLeading)
        }
        settleInside(&node, place, inherited)
        return nil
      case .fitting(let axes):
        // Places of waiting nodes inside the candidates were counted too.
        for child in node.children { child.skip(&places) }
        node = node.fitting(axes, place.size, placement, isHeightKnown: isHeightKnown)
        return nil
      default:
        // What stands in its place now has to be complete first.
        replacing.append(node.children.contains { $0.waitsForSize } ? nil : place)
        return inherited.inside(node)
      }
    } leave: { node in
      guard case .replaced(let content) = node.kind, let place = replacing.popLast() ?? nil else {
        return
      }
      node = node.replaced(by: content.resolve(in: place, replacing: node.children))
    }
  }

  /// The first child that fits into a size, or else the last one.
  private func fitting(
    _ axes: Axis.Set, _ size: Size, _ placement: Placement, isHeightKnown: Bool
  ) -> ResolvedNode {
    let fit = children.indices.first { index in
      let ideal = placement.idealSize(of: children[index])
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= size.width + 0.01
      let fitsHeight =
        !axes.contains(.vertical) || !isHeightKnown || ideal.height <= size.height + 0.01
      return fitsWidth && fitsHeight
    }
    var chosen = children[fit ?? children.count - 1]
    if chosen.layoutDirection == nil { chosen.layoutDirection = layoutDirection }
    return chosen
  }

  private func skip(_ places: inout IndexingIterator<[PlacedGeometry]>) {
    walk(()) { node, _ in
      if node.kind.waitsForSize { _ = places.next() }
      return ()
    }
  }

  /// Other content in the node's place.
  private func replaced(by nodes: [ResolvedNode]) -> ResolvedNode {
    var node = nodes.count == 1 ? nodes[0] : ResolvedNode(.overlay(.center), children: nodes)
    if node.layoutDirection == nil { node.layoutDirection = layoutDirection }
    if zIndex != 0 { node.zIndex = zIndex }
    return node
  }

  /// Takes off the marks that only the resolver needs.
  fileprivate mutating func takeOffMarks() {
    update(()) { _, _ in
      ()
    } leave: { node in
      guard node.kind.traits.contains(.isMark), var content = node.children.first else { return }
      if content.layoutDirection == nil { content.layoutDirection = node.layoutDirection }
      if content.semantics.isEmpty { content.semantics = node.semantics }
      if content.name == nil { content.name = node.name }
      if content.contentShape == nil { content.contentShape = node.contentShape }
      content.zIndex = node.zIndex
      content.gridCell = node.gridCell
      node = content
    }
  }

  /// Leaves out content nested deeper than is followed.
  mutating func leaveOutUnsettledContent() {
    guard waitsForSize else { return }
    update(()) { node, _ in
      switch node.kind {
      case .sizeReader: node.kind = .reader
      case .replaced: node.kind = .element
      default: break
      }
      return ()
    } leave: { node in
      if case .fitting = node.kind { node = node.children.last ?? ResolvedNode(.reader) }
    }
  }

  /// Gives every node its path from the names and kinds of its ancestors.
  fileprivate mutating func assignPaths() {
    path = NodePath([segment])
    update(()) { node, _ in
      Self.assignPaths(to: &node.children, in: node.path)
      return ()
    }
  }

  private static func assignPaths(to nodes: inout [ResolvedNode], in path: NodePath) {
    // Wrappers do not show in paths: their children count as the parent's.
    guard nodes.count != 1 else {
      nodes[0].path = nodes[0].isPlumbing ? path : path.appending(nodes[0].segment)
      return
    }
    let segments = nodes.map(\.segment)
    // A few names are sooner compared than hashed.
    let hasFew = segments.count <= 16
    let totals =
      hasFew ? [:] : segments.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    var seen: [String: Int] = [:]
    for (index, segment) in segments.enumerated() {
      let total = hasFew ? segments.count { $0 == segment } : totals[segment]
      guard total != 1 else {
        nodes[index].path = path.appending(segment)
        continue
      }
      let position = seen[segment, default: 0]
      seen[segment] = position + 1
      nodes[index].path = path.appending("\(segment)[\(position)]")
    }
  }

  private var segment: String { name ?? semantics.identifier ?? kind.typeName }

  /// Whether the node only places or paints its child.
  var isPlumbing: Bool { name == nil && semantics.isEmpty && kind.isModifier }
}
