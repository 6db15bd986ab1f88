import Layout

/// Stages 2 to 4: boxes, layout, and every node at its place on the pixel grid.
public struct Placement: Sendable {
  let measurer: any TextMeasuring
  let grid: PixelGrid
  private let scale: Double
  /// Whether the tree may hold containers with custom arrangement, as while it is resolved.
  private let arranges: Bool
  /// Counts what is laid out while views are resolved.
  private let meter: BudgetMeter?

  /// - Parameters:
  ///   - measurer: the text engine that will also paint.
  ///   - scale: pixels per point.
  public init(measurer: any TextMeasuring, scale: Double) {
    self.init(measurer: measurer, scale: scale, arranges: false)
  }

  init(
    measurer: any TextMeasuring, scale: Double, arranges: Bool, meter: BudgetMeter? = nil
  ) {
    self.measurer = measurer
    self.scale = scale
    self.arranges = arranges
    self.meter = meter
    grid = PixelGrid(scale: scale)
  }

  /// The same for trees that may hold containers with custom arrangement, or that do not.
  func arranging(_ arranges: Bool) -> Placement {
    Placement(measurer: measurer, scale: scale, arranges: arranges, meter: meter)
  }

  /// Lays a tree out in a proposal and places it; `nil` proposes the ideal length.
  public func place(_ root: ResolvedNode, width: Double?, height: Double?) -> PositionedTree {
    let laid = laidOut(root, width: width, height: height)
    let (lowered, layout) = (laid.lowered, laid.layout)
    let canvas = grid.snap(layout.frame(of: lowered.root))
    let size = Size(width: canvas.width, height: canvas.height)
    var positioned = position(
      laid.root, lowered, in: layout, canvas: layout.frame(of: lowered.root))
    HitAreas.assign(in: &positioned, canvas: Rect(origin: .zero, size: size))
    return PositionedTree(size: size, scale: scale, root: positioned)
  }

  /// The size that a tree takes where nothing is proposed, in points.
  func idealSize(of node: ResolvedNode) -> Size {
    let laid = laidOut(node, width: nil, height: nil)
    return laid.layout.frame(of: laid.lowered.root).size
  }

  // MARK: - Layout

  func laidOut(
    _ root: ResolvedNode, width: Double?, height: Double?, in axis: Axis? = nil,
    endless: Axis.Set = [], known: SubviewRuns? = nil
  ) -> LaidOutTree {
    let root = isAffordable(root) ? root : ResolvedNode(.reader)
    let lowered = Lowering.lower(
      root, width: width, height: height, in: axis, endless: endless,
      arranger: arranges ? Arranger(placement: self, known: known) : nil)
    var layout = lowered.layout
    do {
      try layout.computeLayout(
        root: lowered.root, width: width.map { .definite($0) } ?? .maxContent,
        height: height.map { .definite($0) } ?? .maxContent,
        measure: { id, request in measure(lowered.leaves[id.index], request) })
    } catch {
      // Nodes come from the tree itself and measurements are finite: there is nothing to refuse.
      assertionFailure("\(error)")
    }
    return LaidOutTree(root: root, lowered: lowered, layout: layout)
  }

  /// Whether the budget has room for another layout of a tree.
  private func isAffordable(_ root: ResolvedNode) -> Bool {
    guard let meter else { return true }
    return MainActor.assumeIsolated { meter.spend(root.count, .nodes, at: root.source) }
  }

  /// The lines of a text in a width, as many of them as a height has room for; both in points.
  func metrics(of text: StyledText, width: Double, room: Double) -> TextMetrics {
    var metrics = measurer.metrics(of: text, width: width, height: room)
    metrics.room = room
    return metrics
  }

  private func measure(_ leaf: MeasuredLeaf?, _ request: MeasureRequest) -> LeafMetrics {
    switch leaf {
    case .text(let text, let room):
      let metrics = self.metrics(of: text, width: width(for: text, request), room: room)
      return LeafMetrics(
        size: metrics.size, firstBaseline: metrics.firstBaseline,
        lastBaseline: metrics.lastBaseline)
    case .symbol(let size, let baseline):
      return LeafMetrics(
        size: size, firstBaseline: baseline, lastBaseline: baseline)
    case .flexible(let ideal):
      // It shrinks as far as it has to, whatever it is in.
      let least = (request.availableWidth == .minContent, request.availableHeight == .minContent)
      return LeafMetrics(
        size: Size(
          width: request.knownWidth ?? (least.0 ? 0 : ideal.width),
          height: request.knownHeight ?? (least.1 ? 0 : ideal.height)))
    case .custom(let run):
      return MainActor.assumeIsolated { run.metrics(request) }
    case nil:
      return LeafMetrics(size: .zero)
    }
  }

  /// Longer words, in points, do not widen what they are in: they break where they do not fit, as
  /// at the largest type sizes on a phone.
  private static let longestWord = 200.0

  /// The room for a line that a request leaves.
  private func width(for text: StyledText, _ request: MeasureRequest) -> Double {
    if let known = request.knownWidth { return known }
    return switch request.availableWidth {
    case .definite(let width): width
    case .minContent: min(measurer.minimumWidth(of: text), Self.longestWord)
    case .maxContent: .infinity
    }
  }

  // MARK: - Positions

  /// Siblings that are being placed, with their boxes.
  private struct OpenList {
    let nodes: [ResolvedNode]
    let boxes: ArraySlice<LoweredNode>
    let origin: Point
    let direction: LayoutDirection
    /// What fills may run on under.
    let edges: ScreenEdges
    var placed: [PositionedNode] = []

    init(
      _ nodes: [ResolvedNode], _ boxes: ArraySlice<LoweredNode>, origin: Point,
      direction: LayoutDirection, edges: ScreenEdges
    ) {
      self.nodes = nodes
      self.boxes = boxes
      self.origin = origin
      self.direction = direction
      self.edges = edges
      placed.reserveCapacity(count)
    }

    var count: Int { min(nodes.count, boxes.count) }
  }

  private func position(
    _ root: ResolvedNode, _ lowered: LoweredTree, in layout: LayoutTree, canvas: Rect
  ) -> PositionedNode {
    var open = [
      OpenList(
        [root], [lowered.content], origin: .zero, direction: .leftToRight,
        edges: ScreenEdges(canvas: canvas))
    ]
    while true {
      let last = open.count - 1
      let index = open[last].placed.count
      guard index < open[last].count else {
        let list = open.removeLast()
        guard last > 0 else { return list.placed[0] }
        let parent = open[last - 1].placed.count - 1
        open[last - 1].placed[parent].children =
          open[last - 1].nodes[parent].inPaintOrder(list.placed)
        continue
      }
      let box = open[last].boxes[open[last].boxes.startIndex + index]
      let origin = open[last].origin
      let nodes = open[last].nodes
      let opened = place(
        nodes[index], box, origin: origin, outer: open[last].direction, lowered, layout,
        edges: open[last].edges, into: &open[last].placed)
      if let opened { open.append(opened) }
    }
  }

  /// Puts a node in its place; returns its children, where there are any to place.
  private func place(
    _ node: ResolvedNode, _ box: LoweredNode, origin: Point, outer: LayoutDirection,
    _ lowered: LoweredTree, _ layout: LayoutTree, edges: ScreenEdges,
    into placed: inout [PositionedNode]
  ) -> OpenList? {
    let frame = layout.frame(of: box.id).offsetBy(dx: origin.x, dy: origin.y)
    let direction = node.layoutDirection ?? outer
    // Not a closure: it would take a copy of the whole tree with it.
    let textRoom = if case .text = node.kind { lowered.textRoom(of: box.id) } else { 0.0 }
    placed.append(
      positionAlone(node, frame, direction: direction, edges: edges, textRoom: textRoom))
    let inner = lowered.children(of: box)
    guard let first = inner.first, !node.branch.isEmpty else { return nil }
    // A modifier that shares its child's box has no offset of its own between the two.
    var start = first.id == box.id ? origin : frame.origin
    if case .offset(let x, let y) = node.kind { start = start + Point(x: x, y: y) }
    return OpenList(
      node.children, inner, origin: start, direction: direction,
      edges: edges.inside(node, at: frame, from: origin))
  }

  /// A node in its place, without its children.
  private func positionAlone(
    _ node: ResolvedNode, _ frame: Rect, direction: LayoutDirection, edges: ScreenEdges,
    textRoom: Double
  ) -> PositionedNode {
    var placed = PositionedNode(
      node,
      frame: grid.snap(edges.reached(by: node, at: frame)), layoutFrame: frame, direction: direction
    )
    placed.contentShape = node.contentShape?.placed(in: placed.frame)
    switch node.kind {
    case .text(let content):
      placeText(content.text, room: textRoom, in: &placed)
      placed.children = links(in: content, of: placed)
    case .icon(let content): placed.firstBaseline = grid.snap(frame.minY + content.baseline)
    case .shape(var content):
      content.geometry = content.geometry.placed(in: placed.frame)
      placed.kind = .shape(content)
    case .effect(.clip(let geometry)):
      placed.kind = .effect(.clip(geometry.placed(in: placed.frame)))
    default: break
    }
    return placed
  }

  private func placeText(_ text: StyledText, room: Double, in placed: inout PositionedNode) {
    let frame = placed.layoutFrame
    let metrics = self.metrics(of: text, width: frame.width, room: room)
    placed.frame = grid.snapMeasured(frame)
    placed.textMetrics = metrics
    // Baselines lie on whole pixels, so that the stems of a line are equally sharp.
    placed.firstBaseline = grid.snap(frame.minY + metrics.firstBaseline)
    placed.lastBaseline = grid.snap(frame.minY + metrics.lastBaseline)
  }
}
