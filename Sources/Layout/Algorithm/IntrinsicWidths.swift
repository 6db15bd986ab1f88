/// The narrowest and the widest a box wants to be, as border-box widths.
struct IntrinsicWidths: Sendable {
  var minimum: LayoutUnit
  var maximum: LayoutUnit
  /// Whether the widths come from a height through an aspect ratio.
  var fromRatio = false

  static let zero = IntrinsicWidths(minimum: .zero, maximum: .zero)

  static func + (lhs: IntrinsicWidths, rhs: LayoutUnit) -> IntrinsicWidths {
    IntrinsicWidths(
      minimum: lhs.minimum + rhs, maximum: lhs.maximum + rhs, fromRatio: lhs.fromRatio)
  }
}

// Intrinsic widths (css-sizing-3 §5.1).
extension LayoutPass {
  /// The min-content and max-content widths of a node's border box.
  ///
  /// - Parameter ignoringRatio: whether to look at the content only, although the height and the
  ///   aspect ratio would give the width.
  mutating func intrinsicWidths(
    of node: Int, in space: ConstraintSpace, ignoringRatio: Bool = false
  ) -> IntrinsicWidths {
    let edges = boxEdges(of: node, percentageBase: space.percentageWidth)
    if isEmptyBox(node) && !hasRatio(node) {
      return .zero + edges.horizontal
    }
    let hasRatio = hasRatio(node)
    var height: LayoutUnit?
    if hasRatio || nodes[node].marks.contains(.widthSeesHeight) {
      height = initialHeight(of: node, in: space, edges: edges)
    }
    if hasRatio, !ignoringRatio, let height {
      let width = ratioWidth(of: node, height: height, edges: edges)
      return IntrinsicWidths(minimum: width, maximum: width, fromRatio: true)
    }
    var widths =
      contentWidths(of: node, in: space, edges: edges, height: height, needsMinimum: true)
      + edges.horizontal
    if hasRatio && height == nil {
      let limits = transferredWidthLimits(of: node, in: space, edges: edges)
      widths.minimum = limits.clamp(widths.minimum)
      widths.maximum = limits.clamp(widths.maximum)
    }
    return widths
  }

  /// The max-content width alone; a measured leaf is asked one question less for it.
  mutating func maxContentWidth(of node: Int, in space: ConstraintSpace) -> LayoutUnit {
    if nodes[node].marks.contains(.measured) && !hasRatio(node) {
      let edges = boxEdges(of: node, percentageBase: space.percentageWidth)
      return contentWidths(
        of: node, in: space, edges: edges, height: nil, needsMinimum: false
      ).maximum + edges.horizontal
    }
    return intrinsicWidths(of: node, in: space).maximum
  }

  /// The height known before the content is, as a border-box height.
  private func initialHeight(
    of node: Int, in space: ConstraintSpace, edges: BoxEdges
  ) -> LayoutUnit? {
    space.contentHeightIsIndefinite
      ? nil : usedHeight(of: node, in: space, edges: edges, content: .unknown)
  }

  /// Whether a node has neither children nor measured content.
  func isEmptyBox(_ node: Int) -> Bool {
    nodes[node].firstChild == NodeRecord.none && !nodes[node].marks.contains(.measured)
  }

  /// The intrinsic widths of the content box, from the cache if they are known.
  mutating func contentWidths(
    of node: Int, in space: ConstraintSpace, edges: BoxEdges, height: LayoutUnit?,
    needsMinimum: Bool
  ) -> IntrinsicWidths {
    if isSuspended || isEmptyBox(node) { return .zero }
    let heights = widthHeights(of: node, in: space, edges: edges, height: height)
    if let known = recallWidths(of: node, heights: heights, needsMinimum: needsMinimum) {
      return known
    }
    if nodes[node].marks.contains(.measured) {
      return measureWidths(of: node, heights: heights, needsMinimum: needsMinimum)
    }
    guard enter(.widths(node: node, space: space, height: height)) else { return .zero }
    defer { leave() }
    questionCount += 1
    let box = BoxContext(
      node: node, space: space, edges: edges, width: nil,
      contentWidth: nil, contentHeight: height.map { ($0 - edges.vertical).nonNegative })
    let widths: IntrinsicWidths
    switch styles[node].display {
    case .flex: widths = flexContentWidths(box)
    case .overlay, .none: widths = overlayContentWidths(box)
    case .grid: widths = gridContentWidths(box)
    }
    if !isSuspended {
      remember(
        WidthAnswer(heights, minimum: widths.minimum, maximum: widths.maximum), for: node)
    }
    return widths
  }

  /// The heights on which the intrinsic widths depend; none for most nodes.
  private func widthHeights(
    of node: Int, in space: ConstraintSpace, edges: BoxEdges, height: LayoutUnit?
  ) -> WidthAnswer.Heights {
    guard nodes[node].marks.contains(.widthSeesHeight) else { return WidthAnswer.Heights() }
    let extent = usedHeight(of: node, in: space, edges: edges, content: .unknown)
    let limit = initialHeightLimits(of: node, in: space, edges: edges).maximum
    return WidthAnswer.Heights(
      content: StoredLength(height.map { $0 - edges.vertical }),
      lineExtent: StoredLength((extent ?? limit) - edges.vertical))
  }

  /// What a child adds to the intrinsic widths of its parent: its own, as far as its `width`,
  /// `min-width` and `max-width` leave them standing (css-sizing-3 §5.2). Without margins.
  mutating func widthContribution(
    of node: Int, in space: ConstraintSpace
  ) -> IntrinsicWidths {
    let edges = boxEdges(of: node, percentageBase: space.percentageWidth)
    let style = styles[node].width
    let used = usedWidth(
      style.isAuto ? .fitContent : style, as: .main, of: node, in: space,
      edges: edges.horizontal)
    var widths: IntrinsicWidths
    if let length = width(used, of: node, in: space) {
      widths = IntrinsicWidths(minimum: length, maximum: length)
      // A keyword goes through the content, and so possibly through the ratio.
      if hasRatio(node), style.isContentBased {
        widths.fromRatio = intrinsicWidths(of: node, in: space).fromRatio
      }
    } else {
      widths = intrinsicWidths(of: node, in: space)
    }
    guard nodes[node].traits.contains(.limits) else { return widths }
    let automatic: AutomaticMinimum =
      widths.fromRatio && !isScrollContainer(node) ? .content : .none
    let minWidth = styles[node].minWidth.kind
    let maxWidth = styles[node].maxWidth.kind
    if minWidth == .fitContent || maxWidth == .fitContent {
      return clampToFitContent(widths, of: node, in: space, edges: edges, automatic: automatic)
    }
    let limits = widthLimits(of: node, in: space, edges: edges, automatic: automatic)
    widths.minimum = limits.clamp(widths.minimum)
    widths.maximum = limits.clamp(widths.maximum)
    return widths
  }

  /// A `fit-content` limit is the min-content width for the minimum contribution and the
  /// max-content width for the maximum one.
  private mutating func clampToFitContent(
    _ widths: IntrinsicWidths, of node: Int, in space: ConstraintSpace, edges: BoxEdges,
    automatic: AutomaticMinimum
  ) -> IntrinsicWidths {
    let own = intrinsicWidths(of: node, in: space)
    var result = widths
    for isMaximum in [false, true] {
      let content = isMaximum ? own.maximum : own.minimum
      var limits = widthLimits(of: node, in: space, edges: edges, automatic: automatic)
      if styles[node].maxWidth.kind == .fitContent { limits.maximum = content }
      if styles[node].minWidth.kind == .fitContent { limits.minimum = content }
      limits.maximum = max(limits.maximum, limits.minimum)
      if isMaximum {
        result.maximum = limits.clamp(widths.maximum)
      } else {
        result.minimum = limits.clamp(widths.minimum)
      }
    }
    return result
  }
}
