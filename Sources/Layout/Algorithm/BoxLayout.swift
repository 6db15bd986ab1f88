/// A container while its content is laid out: the space it is in and the sizes known so far.
struct BoxContext {
  let node: Int
  let space: ConstraintSpace
  let edges: BoxEdges
  /// The border-box width; unknown while intrinsic widths are computed.
  let width: LayoutUnit?
  /// The room for children and what their percentages refer to, as far as it is definite.
  let contentWidth: LayoutUnit?
  let contentHeight: LayoutUnit?
}

extension LayoutPass {
  /// Lays out a node and, for the final goal, everything in its flow.
  mutating func layout(_ node: Int, in space: ConstraintSpace, goal: LayoutGoal) -> LayoutResult {
    if isSuspended { return .empty }
    let edges = boxEdges(of: node, percentageBase: space.percentageWidth)
    let width = usedWidth(of: node, in: space, edges: edges)
    if isSuspended { return .empty }
    if isEmptyBox(node) { return emptyBox(node, in: space, edges: edges, width: width) }
    let definiteHeight = definiteHeight(of: node, in: space, edges: edges, width: width)
    let question = question(
      node, in: space, width: width, definiteHeight: definiteHeight)
    if let known = recall(question, of: node, goal: goal) { return known }
    let isLeaf = nodes[node].marks.contains(.measured)
    guard isLeaf || enter(.layout(node: node, space: space, goal: goal)) else { return .empty }
    defer { if !isLeaf { leave() } }
    questionCount += 1

    // What has been measured is carried out as it was measured, even if the height that came out
    // is by now imposed from outside.
    var reliableHeight = definiteHeight
    if hasRatio(node), let measured = knownSize(question, of: node)?.question {
      reliableHeight = measured.definiteHeight.length
    }
    let box = BoxContext(
      node: node, space: space, edges: edges, width: width,
      contentWidth: (width - edges.horizontal).nonNegative,
      contentHeight: reliableHeight.map { ($0 - edges.vertical).nonNegative })
    var isComplete = goal != .size
    var result: LayoutResult
    if isLeaf {
      result = layoutLeaf(box, width: width)
      isComplete = true
    } else {
      if isComplete { willPlaceAnew(node, isFinal: goal == .final) }
      switch styles[node].display {
      case .flex: result = layoutFlex(box, width: width, isComplete: &isComplete)
      case .overlay, .none: result = layoutOverlay(box, width: width, goal: goal)
      case .grid: result = layoutGrid(box, width: width, goal: goal)
      }
      guard !isSuspended else { return .empty }
      if isComplete { nodes[node].marks.insert(.absolutesPending) }
    }
    result = clampingBaselines(of: node, result)
    remember(
      LayoutAnswer(question, result, hasBaselines: isComplete), for: node,
      isComplete: isComplete)
    return result
  }

  /// Whether a final layout of a node would find everything in place.
  mutating func isInPlace(_ node: Int, in space: ConstraintSpace) -> Bool {
    if isEmptyBox(node) { return true }
    let edges = boxEdges(of: node, percentageBase: space.percentageWidth)
    let width = usedWidth(of: node, in: space, edges: edges)
    if isSuspended { return false }
    let definiteHeight = definiteHeight(of: node, in: space, edges: edges, width: width)
    let question = question(
      node, in: space, width: width, definiteHeight: definiteHeight)
    return recall(question, of: node, goal: .final) != nil
  }

  /// A box with neither children nor measured content.
  private func emptyBox(
    _ node: Int, in space: ConstraintSpace, edges: BoxEdges, width: LayoutUnit
  ) -> LayoutResult {
    let height = usedHeight(
      of: node, in: space, edges: edges, content: .known(edges.vertical, width: width))
    return LayoutResult(
      width: width, height: height ?? edges.vertical, intrinsicHeight: edges.vertical)
  }

  /// The border-box height the content may rely on.
  private func definiteHeight(
    of node: Int, in space: ConstraintSpace, edges: BoxEdges, width: LayoutUnit
  ) -> LayoutUnit? {
    space.contentHeightIsIndefinite
      ? nil : usedHeight(of: node, in: space, edges: edges, content: .width(width))
  }

  /// A scroll container's baselines cannot be outside of it (css-align-3 §9.1).
  private func clampingBaselines(of node: Int, _ result: LayoutResult) -> LayoutResult {
    guard isScrollContainer(node) else { return result }
    let range = Limits(minimum: .zero, maximum: result.height)
    var result = result
    result.firstBaseline = result.firstBaseline.map(range.clamp)
    result.lastBaseline = result.lastBaseline.map(range.clamp)
    return result
  }

  private func question(
    _ node: Int, in space: ConstraintSpace, width: LayoutUnit, definiteHeight: LayoutUnit?
  ) -> LayoutQuestion {
    var question = LayoutQuestion(
      width: StoredLength(width), definiteHeight: StoredLength(definiteHeight))
    if space.heightIsFixed && space.contentHeightIsIndefinite {
      question.forcedHeight = StoredLength(space.height)
    }
    let traits = nodes[node].traits
    if definiteHeight != nil {
      question.contentHasSay =
        contentLimitsHeight(of: node, in: space)
        || traits.contains(.limits) && !space.heightIsFixed && hasRatio(node)
          && heightIsContentBased(of: node, in: space)
    }
    if !traits.isDisjoint(with: [.percentPadding, .relativeHug]) {
      question.widthBase = StoredLength(space.percentageWidth)
    }
    if traits.contains(.relativeHug) { question.availableWidth = StoredLength(space.width) }
    if traits.contains(.relativeHeightLimits) && !space.heightIsFixed {
      question.heightBase = StoredLength(space.percentageHeight)
      question.availableHeight = StoredLength(space.height)
    }
    return question
  }

  /// Whether the height of a node is at least or at most that of its content.
  func contentLimitsHeight(of node: Int, in space: ConstraintSpace) -> Bool {
    nodes[node].traits.contains(.limits) && !space.heightIsFixed
      && (styles[node].minHeight.isContentBased || styles[node].maxHeight.isContentBased)
  }

  /// The border-box width that a hugging box takes for its content's width.
  ///
  /// Content that is wider than what was offered makes the box wider too; whatever else is in the
  /// box has been laid out in the offered width by then.
  mutating func huggedWidth(
    _ box: BoxContext, offered: LayoutUnit, content: LayoutUnit
  ) -> LayoutUnit {
    guard nodes[box.node].traits.contains(.hugsWidth) else { return offered }
    let hugged = content.nonNegative + box.edges.horizontal
    guard nodes[box.node].traits.contains(.limits) else { return hugged }
    return widthLimits(of: box.node, in: box.space, edges: box.edges).clamp(hugged)
  }

  /// The border-box height of a container whose content takes a given border-box height.
  func finalHeight(_ box: BoxContext, content: LayoutUnit) -> LayoutUnit {
    usedHeight(
      of: box.node, in: box.space, edges: box.edges,
      content: .known(content, width: box.width)) ?? content
  }

  /// Puts a child's border box into its parent's, both measured from the top left, and shifts it
  /// by its insets if it is relatively positioned.
  mutating func place(
    _ node: Int, in box: BoxContext, x: LayoutUnit, y: LayoutUnit, width: LayoutUnit,
    height: LayoutUnit
  ) {
    var x = x
    var y = y
    if nodes[node].traits.contains(.inset), styles[node].position == .relative {
      let shift = relativeShift(of: node, in: box)
      x += shift.x
      y += shift.y
    }
    frames[node] = FrameRecord(x: x, y: y, width: width, height: height)
  }

  /// css-position-3 §3.3: the start edge wins where both are given, by the parent's direction.
  private func relativeShift(
    of node: Int, in box: BoxContext
  ) -> (x: LayoutUnit, y: LayoutUnit) {
    let inset = styles[node].inset
    let isRightToLeft = isRightToLeft(node)
    let left = styles[node].insetLeft(isRightToLeft)
    let right = styles[node].insetRight(isRightToLeft)
    var x = LayoutUnit.zero
    if !left.isAuto && (right.isAuto || !self.isRightToLeft(box.node)) {
      x = left.length(of: box.contentWidth)
    } else if !right.isAuto {
      x = -right.length(of: box.contentWidth)
    }
    func vertical(_ dimension: Dimension) -> LayoutUnit? {
      if dimension.isAuto || (dimension.isPercent && box.contentHeight == nil) { return nil }
      return dimension.length(of: box.contentHeight)
    }
    let y = vertical(inset.top) ?? vertical(inset.bottom).map { -$0 } ?? .zero
    return (x, y)
  }

  /// The children that take part in the layout, in `order`-modified document order; what is done to
  /// one of them must not depend on those before it.
  mutating func forEachChildInFlow(
    of node: Int, _ body: (inout LayoutPass, Int) -> Void
  ) {
    if nodes[node].marks.contains(.hasOrder) {
      forEach(apart: childrenInOrder(of: node), body)
    } else {
      forEach(apart: ChildrenInFlow(of: node, in: nodes), body)
    }
  }

  private func childrenInOrder(of node: Int) -> [Int] {
    let children = Array(ChildrenInFlow(of: node, in: nodes))
    // The standard sort is stable in practice only; positions make it so by contract.
    let sorted = children.enumerated().sorted {
      (styles[$0.element].order, $0.offset) < (styles[$1.element].order, $1.offset)
    }
    return sorted.map(\.element)
  }
}

/// The children of a node that are neither hidden nor out of flow, in document order.
struct ChildrenInFlow: Sequence, IteratorProtocol {
  private let nodes: PinnedArray<NodeRecord>
  private var child: Int32

  init(of node: Int, in nodes: PinnedArray<NodeRecord>) {
    self.nodes = nodes
    child = nodes[node].firstChild
  }

  @inline(__always)
  mutating func next() -> Int? {
    while child != NodeRecord.none {
      let index = Int(child)
      child = nodes[index].nextSibling
      if nodes[index].traits.isInFlow { return index }
    }
    return nil
  }
}
