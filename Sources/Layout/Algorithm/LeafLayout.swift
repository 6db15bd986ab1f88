// Measured leaves: the content's size comes from outside.
extension LayoutPass {
  /// Asks the measure function for the intrinsic widths of a leaf's content.
  mutating func measureWidths(
    of node: Int, heights: WidthAnswer.Heights, needsMinimum: Bool
  ) -> IntrinsicWidths {
    questionCount += 1
    var widths = IntrinsicWidths.zero
    if let known = recallWidths(of: node, heights: heights, needsMinimum: false) {
      widths.maximum = known.maximum
    } else {
      let metrics = measureLeaf(node, MeasureRequest(availableWidth: .maxContent))
      widths.maximum = LayoutUnit(roundingUp: metrics.size.width)
      rememberUnwrapped(metrics, of: node, width: widths.maximum)
    }
    if needsMinimum {
      let metrics = measureLeaf(node, MeasureRequest(availableWidth: .minContent))
      widths.minimum = min(LayoutUnit(roundingUp: metrics.size.width), widths.maximum)
    }
    remember(
      WidthAnswer(heights, minimum: needsMinimum ? widths.minimum : nil, maximum: widths.maximum),
      for: node)
    return widths
  }

  /// A leaf as wide as it wants to be needs no second measuring to know its height.
  private mutating func rememberUnwrapped(
    _ metrics: LeafMetrics, of node: Int, width: LayoutUnit
  ) {
    let traits = nodes[node].traits
    guard traits.isDisjoint(with: [.percentPadding, .limits, .relativeHeightLimits]),
      styles[node].height.isAuto
    else { return }
    let edges = boxEdges(of: node, percentageBase: nil)
    let question = LayoutQuestion(
      width: StoredLength(width + edges.horizontal), definiteHeight: .indefinite)
    let result = leafResult(metrics, edges: edges, width: width + edges.horizontal, height: nil)
    remember(LayoutAnswer(question, result, hasBaselines: true), for: node, isComplete: false)
  }

  /// Lays out a leaf whose border-box width is decided, or limited if it hugs its content.
  mutating func layoutLeaf(_ box: BoxContext, width: LayoutUnit) -> LayoutResult {
    let available = (box.contentWidth ?? .zero).points
    let hugs = nodes[box.node].traits.contains(.hugsWidth)
    let metrics = measureLeaf(
      box.node,
      MeasureRequest(
        knownWidth: hugs ? nil : available, knownHeight: box.contentHeight?.points,
        availableWidth: .definite(available),
        availableHeight: box.contentHeight.map { .definite($0.points) } ?? .maxContent))
    var result = leafResult(metrics, edges: box.edges, width: width, height: nil)
    result.height = finalHeight(box, content: result.intrinsicHeight)
    if hugs {
      // Words give way at the edge of the room, all else is as wide as it says.
      let own = LayoutUnit(roundingUp: metrics.size.width)
      let isText = styles[box.node].breaksWords
      result.width = huggedWidth(
        box, offered: width, content: isText ? min(own, box.contentWidth ?? .zero) : own)
    }
    return result
  }

  private func leafResult(
    _ metrics: LeafMetrics, edges: BoxEdges, width: LayoutUnit, height: LayoutUnit?
  ) -> LayoutResult {
    let intrinsic = LayoutUnit(roundingUp: metrics.size.height) + edges.vertical
    return LayoutResult(
      width: width, height: height ?? intrinsic, intrinsicHeight: intrinsic,
      firstBaseline: metrics.firstBaseline.map { LayoutUnit(rounding: $0) + edges.top },
      lastBaseline: metrics.lastBaseline.map { LayoutUnit(rounding: $0) + edges.top })
  }

  /// Calls the measure function; nonsense is noted down and counts as empty.
  private mutating func measureLeaf(_ node: Int, _ request: MeasureRequest) -> LeafMetrics {
    let metrics = surroundings.measure(NodeID(node), request)
    let numbers: [Double] = [
      metrics.size.width, metrics.size.height, metrics.firstBaseline ?? 0,
      metrics.lastBaseline ?? 0,
    ]
    if numbers.allSatisfy(\.isFinite), metrics.size.width >= 0, metrics.size.height >= 0 {
      return metrics
    }
    if surroundings.failure == nil { surroundings.failure = (node, metrics) }
    return LeafMetrics(size: .zero)
  }
}
