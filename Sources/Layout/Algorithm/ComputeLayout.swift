extension LayoutTree {
  /// Lays out the subtree of `root`, which itself is sized like an absolutely positioned box: `auto`
  /// is `fit-content` in the given space, percentages refer to it.
  ///
  /// Does nothing when nothing has changed since the same question was answered. `measure` is
  /// called for measured leaves only, any number of times, and must depend on its arguments alone.
  /// Trees may be of any depth.
  ///
  /// - Parameters:
  ///   - width: the room for the root, in points; keywords leave percentages of it unresolved.
  ///   - direction: what `inherit` means at the root; `inherit` itself is left to right.
  ///   - measure: the content-box size and baselines of a measured leaf.
  /// - Throws: `LayoutError.unknownNode`, or `invalidMeasurement` naming the leaf.
  public mutating func computeLayout(
    root: NodeID, width: AvailableSpace, height: AvailableSpace,
    direction: LayoutStyle.Direction = .leftToRight,
    measure: (NodeID, MeasureRequest) -> LeafMetrics
  ) throws(LayoutError) {
    try check(root)
    let question = RootQuestion(
      root: root.index, width: width, height: height, isRightToLeft: direction == .rightToLeft)
    if answered == question { return }
    resolveDirections(from: root.slot, isRightToLeft: question.isRightToLeft)
    forgetOrderDependentAnswers()

    let stale = takeStaleLeaves()
    let failure = withPass(measure: measure) { pass in
      pass.revalidate(stale)
      pass.layoutRoot(root.slot, width: width, height: height)
      return pass.surroundings.failure
    }
    if let failure {
      forgetEverything()
      throw .invalidMeasurement(
        path: path(of: NodeID(failure.node)), width: failure.metrics.size.width,
        height: failure.metrics.size.height)
    }
    answered = question
  }

  /// Settles what `inherit` means for every node, where any node's direction may have changed.
  private mutating func resolveDirections(from root: Int, isRightToLeft: Bool) {
    let base = RootDirection(root: Int32(truncatingIfNeeded: root), isRightToLeft: isRightToLeft)
    let isPlain = !hasOwnDirections && !isRightToLeft && resolvedDirection?.isRightToLeft != true
    if !isPlain && (directionsAreStale || resolvedDirection != base) {
      applyDirections(from: root, isRightToLeft: isRightToLeft)
    }
    resolvedDirection = base
    directionsAreStale = false
  }

  private mutating func applyDirections(from root: Int, isRightToLeft: Bool) {
    var stack = [(node: root, inherited: isRightToLeft)]
    while let (node, inherited) = stack.popLast() {
      let resolved =
        switch style(of: node).direction {
        case .inherit: inherited
        case .leftToRight: false
        case .rightToLeft: true
        }
      if nodes[node].marks.contains(.rightToLeft) != resolved {
        nodes[node].marks.formSymmetricDifference(.rightToLeft)
        markDirty(slot: node)
      }
      var child = nodes[node].firstChild
      while child != NodeRecord.none {
        stack.append((Int(child), resolved))
        child = nodes[Int(child)].nextSibling
      }
    }
  }
}

extension LayoutPass {
  /// Sizes and lays out the root, everything in flow, then the absolute boxes.
  mutating func layoutRoot(_ root: Int, width: AvailableSpace, height: AvailableSpace) {
    // Hidden nodes have empty frames already.
    if nodes[root].traits.contains(.hidden) { return }
    var space = ConstraintSpace()
    if case .definite(let points) = height {
      space.height = LayoutUnit(points).nonNegative
      space.percentageHeight = space.height
    }
    if case .definite(let points) = width {
      space.width = LayoutUnit(points).nonNegative
      space.percentageWidth = space.width
    } else {
      let widths = untilAnswered { $0.widthContribution(of: root, in: space) }
      space.width = width == .minContent ? widths.minimum : widths.maximum
      space.widthIsFixed = true
    }
    let result = untilAnswered { $0.layout(root, in: space, goal: .final) }
    frames[root] = FrameRecord(
      x: .zero, y: .zero, width: result.width, height: result.height)
    placeAbsolutes(below: root)
  }
}
