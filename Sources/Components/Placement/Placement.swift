import Layout

/// Stages 2 to 4: boxes, layout, and every node at its place on the pixel grid.
public struct Placement: Sendable {
  private let measurer: any TextMeasuring
  private let grid: PixelGrid
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

  /// Lays a tree out in a proposal and places it; `nil` proposes the ideal length.
  public func place(_ root: ResolvedNode, width: Double?, height: Double?) -> PositionedTree {
    let laid = laidOut(root, width: width, height: height)
    let (lowered, layout) = (laid.lowered, laid.layout)
    let canvas = grid.snap(layout.frame(of: lowered.root))
    let size = Size(width: canvas.width, height: canvas.height)
    var positioned = position(
      laid.root, lowered.content, in: layout, canvas: layout.frame(of: lowered.root))
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
    _ root: ResolvedNode, width: Double?, height: Double?, in axis: Axis? = nil
  ) -> LaidOutTree {
    let root = isAffordable(root) ? root : ResolvedNode(.reader)
    let lowered = Lowering.lower(
      root, width: width, height: height, in: axis, arranger: arranges ? self : nil)
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

  func metrics(of text: StyledText, width: Double) -> TextMetrics {
    measurer.metrics(of: text, width: width, height: .infinity)
  }

  private func measure(_ leaf: MeasuredLeaf?, _ request: MeasureRequest) -> LeafMetrics {
    switch leaf {
    case .text(let text):
      let metrics = measurer.metrics(of: text, width: width(for: text, request), height: .infinity)
      return LeafMetrics(
        size: metrics.size, firstBaseline: metrics.firstBaseline,
        lastBaseline: metrics.lastBaseline)
    case .symbol(let side, let baseline):
      return LeafMetrics(
        size: Size(width: side, height: side), firstBaseline: baseline, lastBaseline: baseline)
    case .flexible(let ideal):
      return LeafMetrics(
        size: Size(
          width: request.knownWidth ?? ideal.width, height: request.knownHeight ?? ideal.height))
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

  /// A node whose children are being placed.
  private struct OpenNode {
    let node: ResolvedNode
    let box: LoweredNode
    let origin: Point
    var placed: PositionedNode
    var children: [PositionedNode] = []
    /// How many children it has, each with a box.
    let count: Int
  }

  private func position(
    _ root: ResolvedNode, _ box: LoweredNode, in layout: LayoutTree, canvas: Rect
  ) -> PositionedNode {
    var open: [OpenNode] = []
    var node = root
    var box = box
    var origin = Point.zero
    while true {
      let placed = positionAlone(
        node, box, in: layout, origin: origin,
        direction: node.layoutDirection ?? open.last?.placed.layoutDirection ?? .leftToRight,
        canvas: canvas)
      let count = min(node.children.count, box.children.count)
      var complete: PositionedNode? = placed
      if count > 0 {
        open.append(OpenNode(node: node, box: box, origin: origin, placed: placed, count: count))
        complete = nil
      }
      while let last = open.indices.last {
        if let child = complete {
          open[last].children.append(child)
          complete = nil
        }
        guard open[last].children.count == open[last].count else { break }
        var parent = open.removeLast()
        parent.placed.children = parent.node.inPaintOrder(parent.children)
        complete = parent.placed
      }
      guard let parent = open.last else { return complete ?? placed }
      let index = parent.children.count
      node = parent.node.children[index]
      box = parent.box.children[index]
      // A modifier that shares its child's box has no offset of its own between the two.
      origin = box.id == parent.box.id ? parent.origin : parent.placed.layoutFrame.origin
      if case .offset(let x, let y) = parent.node.kind { origin = origin + Point(x: x, y: y) }
    }
  }

  /// A node in its place, without its children.
  private func positionAlone(
    _ node: ResolvedNode, _ box: LoweredNode, in layout: LayoutTree, origin: Point,
    direction: LayoutDirection, canvas: Rect
  ) -> PositionedNode {
    let local = layout.frame(of: box.id)
    let frame = local.offsetBy(dx: origin.x, dy: origin.y)
    var placed = PositionedNode(
      kind: node.kind, frame: grid.snap(frame.reaching(node.bottomReach, in: canvas)))
    placed.layoutFrame = frame
    placed.name = node.name
    placed.semantics = node.semantics
    placed.source = node.source
    placed.path = node.path
    placed.layoutDirection = direction
    placed.contentShape = node.contentShape?.placed(in: placed.frame)
    switch node.kind {
    case .text(let content): placeText(content.text, in: &placed)
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

  private func placeText(_ text: StyledText, in placed: inout PositionedNode) {
    let frame = placed.layoutFrame
    let metrics = measurer.metrics(of: text, width: frame.width, height: .infinity)
    placed.frame = grid.snapMeasured(frame)
    placed.textMetrics = metrics
    // Baselines lie on whole pixels, so that the stems of a line are equally sharp.
    placed.firstBaseline = grid.snap(frame.minY + metrics.firstBaseline)
    placed.lastBaseline = grid.snap(frame.minY + metrics.lastBaseline)
  }
}

extension Rect {
  /// The rectangle, down to the lower edge of a canvas where no more than `reach` is missing.
  fileprivate func reaching(_ reach: Double, in canvas: Rect) -> Rect {
    guard reach > 0, abs(canvas.maxY - reach - maxY) < 0.5 else { return self }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: canvas.maxY)
  }
}
