// Used widths (css-sizing-3 §5, css-sizing-4 §5).
extension LayoutPass {
  /// A specified content-box or border-box length as a border-box length.
  func borderBox(_ length: LayoutUnit, of node: Int, edges: LayoutUnit) -> LayoutUnit {
    styles[node].boxSizing == .borderBox
      ? max(edges, length) : length.nonNegative + edges
  }

  /// Resolves a width as far as it goes without looking at the content.
  ///
  /// - Parameter edges: the horizontal padding and border of `node`.
  func usedWidth(
    _ length: Dimension, as role: LengthRole, of node: Int, in space: ConstraintSpace,
    edges: LayoutUnit
  ) -> UsedLength {
    switch length.kind {
    case .points:
      return .size(borderBox(length.fixedPoints, of: node, edges: edges))
    case .percent:
      guard let base = space.percentageWidth else {
        return role == .minimum ? .size(borderBox(.zero, of: node, edges: edges)) : .indefinite
      }
      return .size(borderBox(base.scaled(by: length.fraction), of: node, edges: edges))
    case .stretch:
      guard let available = space.width else { return .indefinite }
      let margins = margins(of: node, percentageBase: space.percentageWidth)
      return .size(max(edges, available - margins.horizontal))
    case .fitContent:
      guard let available = space.width else {
        switch role {
        case .main: return .indefinite
        case .minimum: return .minContent
        case .maximum: return .maxContent
        }
      }
      let margins = margins(of: node, percentageBase: space.percentageWidth)
      return .fitContent(limit: (available - margins.horizontal).nonNegative)
    case .content, .maxContent: return .maxContent
    case .minContent: return .minContent
    case .auto: return role == .minimum ? .size(edges) : .indefinite
    }
  }

  /// The border-box width a resolved length stands for, or `nil` if it is indefinite.
  mutating func width(
    _ used: UsedLength, of node: Int, in space: ConstraintSpace
  ) -> LayoutUnit? {
    switch used {
    case .size(let length): return length
    case .indefinite: return nil
    case .minContent: return intrinsicWidths(of: node, in: space).minimum
    case .maxContent: return maxContentWidth(of: node, in: space)
    case .fitContent(let limit): return fitContentWidth(of: node, in: space, limit: limit)
    }
  }

  /// css-sizing-3 §5.1: as wide as the content wants, within the limit, not below min-content.
  mutating func fitContentWidth(
    of node: Int, in space: ConstraintSpace, limit: LayoutUnit
  ) -> LayoutUnit {
    // The max-content width alone decides in the common case that there is enough room.
    let widest = maxContentWidth(of: node, in: space)
    if widest <= limit { return widest }
    // What hugs its content is offered no more than there is: text in it rather breaks inside a word
    // than stick out, and only what cannot be narrower makes the box wider (see `huggedWidth`).
    if nodes[node].traits.contains(.hugsWidth) { return limit }
    return min(widest, max(intrinsicWidths(of: node, in: space).minimum, limit))
  }

  /// The limits `min-width` and `max-width` set, with those transferred through an aspect ratio.
  mutating func widthLimits(
    of node: Int, in space: ConstraintSpace, edges: BoxEdges, automatic: AutomaticMinimum = .none,
    transfers: Bool = true
  ) -> Limits {
    let hasLimits = nodes[node].traits.contains(.limits)
    var limits = Limits(minimum: edges.horizontal, maximum: .unbounded)
    let minimum = hasLimits ? styles[node].minWidth : .auto
    if hasLimits {
      let maximum = styles[node].maxWidth
      if !maximum.isAuto {
        let used = usedWidth(
          maximum, as: .maximum, of: node, in: space, edges: edges.horizontal)
        limits.maximum = width(used, of: node, in: space) ?? .unbounded
      }
    }
    if minimum.isAuto {
      switch automatic {
      case .none: break
      case .length(let length): limits.minimum = min(length, limits.maximum)
      case .content:
        let content = intrinsicWidths(of: node, in: space, ignoringRatio: true).minimum
        limits.minimum = min(content, limits.maximum)
      }
    } else {
      let used = usedWidth(minimum, as: .minimum, of: node, in: space, edges: edges.horizontal)
      limits.minimum = width(used, of: node, in: space) ?? edges.horizontal
    }
    if transfers, hasRatio(node), styles[node].width.isAuto,
      space.autoWidth != .stretch
    {
      let transferred = transferredWidthLimits(of: node, in: space, edges: edges)
      limits.minimum = max(limits.minimum, min(transferred.minimum, limits.maximum))
      limits.maximum = min(limits.maximum, transferred.maximum)
    }
    limits.maximum = max(limits.maximum, limits.minimum)
    return limits
  }

  /// The border-box width of a node in a given space.
  mutating func usedWidth(of node: Int, in space: ConstraintSpace, edges: BoxEdges) -> LayoutUnit {
    if space.widthIsFixed, let width = space.width { return width }
    let ratioApplies = ratioDecidesWidth(of: node, in: space, edges: edges)
    var length = styles[node].width
    if length.isAuto {
      if space.width == nil {
        length = .minContent
      } else {
        length = space.autoWidth == .stretch ? .stretch : .fitContent
      }
    }
    let used = usedWidth(length, as: .main, of: node, in: space, edges: edges.horizontal)
    let extent = width(used, of: node, in: space) ?? .zero
    guard nodes[node].traits.contains(.limits) else { return max(extent, edges.horizontal) }
    let needsContentMinimum =
      ratioApplies && length.isContentBased && !isScrollContainer(node)
    let limits = widthLimits(
      of: node, in: space, edges: edges, automatic: needsContentMinimum ? .content : .none)
    return limits.clamp(extent)
  }

  /// Whether a height that is known without the content decides the width through the ratio.
  private func ratioDecidesWidth(
    of node: Int, in space: ConstraintSpace, edges: BoxEdges
  ) -> Bool {
    guard hasRatio(node) else { return false }
    if styles[node].height.isAuto && space.autoHeight != .stretch { return false }
    return usedHeight(of: node, in: space, edges: edges, content: .unknown) != nil
  }

  // MARK: Aspect ratio

  /// The border-box width that goes with a border-box height (css-sizing-4 §5).
  func ratioWidth(of node: Int, height: LayoutUnit, edges: BoxEdges) -> LayoutUnit {
    let ratio = Double(styles[node].ratio)
    if styles[node].boxSizing == .borderBox {
      return max(edges.horizontal, height.scaled(by: ratio))
    }
    return (height - edges.vertical).scaled(by: ratio) + edges.horizontal
  }

  /// The limits of the height, as limits of the width.
  func transferredWidthLimits(
    of node: Int, in space: ConstraintSpace, edges: BoxEdges
  ) -> Limits {
    let heights = initialHeightLimits(of: node, in: space, edges: edges)
    var limits = Limits.none
    if heights.minimum > .zero {
      limits.minimum = ratioWidth(of: node, height: heights.minimum, edges: edges)
    }
    if heights.maximum < .unbounded {
      limits.maximum = ratioWidth(of: node, height: heights.maximum, edges: edges)
    }
    limits.maximum = max(limits.maximum, limits.minimum)
    return limits
  }
}
