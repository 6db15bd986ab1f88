import Layout

/// Walks a placed tree once and notes what each node inherits.
struct NodeCollector {
  private struct Surroundings {
    var source: SourceLocation?
    var transform = PageTransform.identity
    var clip: Rect
    var viewport: Rect
    var isHidden = false
    var isDisabled = false
    var isInvisible = false
    var targets: [Int] = []
    /// The nearest node around with several children, by its order.
    var container = 0
    /// Where the only thing in the node around was written, if that one only wraps it.
    var wrapped: SourceLocation??
  }

  private struct Target {
    let order: Int
    let area: Rect
    let ancestors: [Int]
    let container: Int
  }

  /// A node around the one that is visited.
  private struct Enclosure {
    /// Between pixels, in the picture.
    let box: Rect
    /// Whether the content lies elsewhere than the box says.
    let movesContent: Bool
  }

  private(set) var nodes: [AuditedNode] = []
  /// The nodes around the one that is visited, the outermost first.
  private var enclosures: [Enclosure] = []
  /// Those nodes by their order.
  private var orders: [Int] = []
  /// For each node the one around it, and where the first thing in it that knows was written.
  private var sources: [(parent: Int, first: SourceLocation?)] = []
  private var found: [Target] = []
  private let canvas: Rect

  init(canvas: Rect) {
    self.canvas = canvas
  }

  mutating func collect(_ root: PositionedNode) {
    root.walk(Surroundings(clip: canvas, viewport: canvas)) { node, around in
      enter(node, around)
    } leave: { _ in
      leave()
    }
    shareSources()
  }

  /// The targets in the order of the tree.
  func targets() -> [AuditedTarget] {
    found.map { target in
      let element = nodes[target.order]
      return AuditedTarget(
        element: element, label: spokenName(of: element.node), area: target.area,
        ancestors: target.ancestors, container: target.container)
    }
  }

  // MARK: - The walk

  /// What holds in a node.
  private mutating func enter(_ node: PositionedNode, _ around: Surroundings) -> Surroundings {
    var inside = around
    let wrapped = around.wrapped ?? node.wrappedSource
    inside.wrapped = node.source == nil && node.children.count == 1 ? .some(wrapped) : nil
    if let source = wrapped { inside.source = source }
    if node.semantics.isHidden { inside.isHidden = true }
    if node.semantics.isDisabled { inside.isDisabled = true }
    if case .effect(.opacity(let opacity)) = node.kind, opacity <= 0 { inside.isInvisible = true }
    let order = nodes.count
    nodes.append(
      AuditedNode(
        node: node, order: order, source: inside.source,
        bounds: around.transform.boundingBox(of: node.frame), transform: around.transform,
        clip: around.clip, viewport: around.viewport, isHidden: inside.isHidden,
        isDisabled: inside.isDisabled, isInvisible: inside.isInvisible,
        target: around.targets.first))
    if node.isTarget {
      found.append(
        Target(
          order: order, area: touchArea(of: node, around), ancestors: around.targets,
          container: around.container))
      inside.targets.insert(found.count - 1, at: 0)
    }
    if node.children.count > 1 { inside.container = order }
    narrow(&inside, by: node)
    enclosures.append(
      Enclosure(
        box: around.transform.boundingBox(of: node.layoutFrame),
        movesContent: node.kind.movesContent))
    sources.append((orders.last ?? order, node.source))
    orders.append(order)
    return inside
  }

  private mutating func leave() {
    let order = orders.removeLast()
    enclosures.removeLast()
    nodes[order].end = nodes.count
    let parent = sources[order].parent
    if sources[parent].first == nil { sources[parent].first = sources[order].first }
  }

  /// The area that a control wishes, in the picture.
  ///
  /// Sizes are taken from layout: snapping to the pixel grid would make 44 of 43.9.
  private func touchArea(of node: PositionedNode, _ around: Surroundings) -> Rect {
    if case .hitTarget(let style) = node.kind {
      let visual = node.children.first?.layoutFrame ?? node.layoutFrame
      return around.transform.boundingBox(of: style.wish(around: visual, in: node.layoutFrame))
    }
    // A role given to a framed or padded view belongs to all of it, and to nothing further out.
    var area = around.transform.boundingBox(of: node.layoutFrame)
    for enclosure in enclosures.suffix(node.semantics.roleReach).reversed() {
      guard !enclosure.movesContent else { break }
      area = enclosure.box
    }
    return area
  }

  /// Gives nodes that do not know where they were written the place of the first thing in them that
  /// does, or else that of the node around.
  private mutating func shareSources() {
    for order in nodes.indices where nodes[order].source == nil {
      nodes[order].source = sources[order].first ?? nodes[sources[order].parent].source
    }
  }

  /// Applies what the node does to the coordinates and to the clip of its content.
  private func narrow(_ inside: inout Surroundings, by node: PositionedNode) {
    let frame = node.frame
    switch node.kind {
    case .scroll(let axes):
      let box = inside.transform.boundingBox(of: node.layoutFrame)
      inside.clip = inside.clip.clipped(to: box)
      inside.viewport = inside.viewport.clipped(to: box)
      // Whatever lies beyond the edge can be brought in along the axes that scroll.
      if axes.contains(.horizontal) { inside.clip = inside.clip.unbounded(along: .horizontal) }
      if axes.contains(.vertical) { inside.clip = inside.clip.unbounded(along: .vertical) }
    case .effect(.clip):
      inside.clip = inside.clip.clipped(to: inside.transform.boundingBox(of: node.layoutFrame))
    case .effect(.rotation(let degrees, let anchor)):
      inside.transform = inside.transform.after(
        .rotation(degrees: degrees, around: frame.point(at: anchor)))
    case .effect(.scale(let x, let y, let anchor)):
      inside.transform = inside.transform.after(
        .scale(x: x, y: y, around: frame.point(at: anchor)))
    case .effect(.transform(let map)):
      inside.transform = inside.transform.after(.plane(map, from: frame.origin))
    default: break
    }
  }

  // MARK: - What a modal covers

  /// Marks the nodes that something modal keeps from being reached.
  ///
  /// A node counts as behind a dialog when a shape painted after the node and before the dialog's
  /// content, such as a scrim, covers both.
  mutating func markInertNodes() {
    guard
      let dialog = nodes.last(where: {
        !$0.isInvisible
          && ($0.node.semantics.role == .dialog || $0.node.semantics.traits.contains(.isModal))
      })
    else { return }
    let veils = nodes[..<dialog.order].filter { veil in
      guard case .shape(let content) = veil.node.kind, content.fill != nil else { return false }
      return !veil.isInvisible && veil.bounds.contains(dialog.bounds.clipped(to: canvas))
    }
    guard !veils.isEmpty else { return }
    for index in nodes[..<dialog.order].indices {
      let bounds = nodes[index].bounds.clipped(to: canvas)
      nodes[index].isInert = veils.contains { veil in
        veil.order > index && veil.bounds.contains(bounds)
          && !nodes[index].contains(veil)
      }
    }
  }
}

extension PositionedNode {
  /// Where the node was written, or else the one thing that it does nothing but wrap.
  fileprivate var wrappedSource: SourceLocation? {
    first { node in
      if let source = node.source { return .found(source) }
      return .onlyChild(of: node)
    }
  }

  /// Whether the node answers to touch.
  var isTarget: Bool {
    if case .hitTarget = kind { return true }
    return semantics.isInteractive
  }
}

extension ResolvedNode.Kind {
  /// Whether what is inside is shown elsewhere than layout put it.
  fileprivate var movesContent: Bool {
    switch self {
    case .offset, .effect(.rotation), .effect(.scale): true
    default: false
    }
  }
}

extension Rect {
  /// The common part of two rectangles; empty where they share none.
  func clipped(to other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The rectangle without its limits along an axis.
  fileprivate func unbounded(along axis: Axis) -> Rect {
    let far = 1e9
    return axis == .horizontal
      ? Rect(minX: -far, minY: minY, maxX: far, maxY: maxY)
      : Rect(minX: minX, minY: -far, maxX: maxX, maxY: far)
  }
}
