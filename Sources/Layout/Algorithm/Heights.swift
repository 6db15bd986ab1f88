/// What is known about a node's content while its height is resolved.
enum ContentHeight: Sendable {
  /// Nothing: only heights that do not look at the content resolve.
  case unknown
  /// The border-box height of the content, and the border-box width it was laid out in.
  case known(LayoutUnit, width: LayoutUnit?)
  /// Only the width, from which an aspect ratio may give the height.
  case width(LayoutUnit)
}

/// A height once its percentages are resolved.
enum UsedHeight: Sendable {
  case size(LayoutUnit)
  /// As high as the content.
  case content
  case indefinite
}

// Used heights (css-sizing-3 §5, css-sizing-4 §5).
extension LayoutPass {
  /// Resolves a height as far as it goes without looking at the content.
  ///
  /// - Parameter edges: the vertical padding and border of `node`.
  func usedHeight(
    _ length: Dimension, as role: LengthRole, of node: Int, in space: ConstraintSpace,
    edges: LayoutUnit
  ) -> UsedHeight {
    switch length.kind {
    case .points:
      return .size(borderBox(length.fixedPoints, of: node, edges: edges))
    case .percent:
      guard let base = space.percentageHeight else {
        switch role {
        case .main: return .content
        case .minimum: return .size(borderBox(.zero, of: node, edges: edges))
        case .maximum: return .indefinite
        }
      }
      return .size(borderBox(base.scaled(by: length.fraction), of: node, edges: edges))
    case .stretch:
      guard let available = space.height else { return role == .main ? .content : .indefinite }
      let margins = margins(of: node, percentageBase: space.percentageWidth)
      return .size(max(edges, available - margins.vertical))
    case .content, .minContent, .maxContent, .fitContent: return .content
    case .auto: return role == .minimum ? .size(edges) : .indefinite
    }
  }

  /// Whether the height, before any limits, is that of the content or of an aspect ratio.
  func heightIsContentBased(of node: Int, in space: ConstraintSpace) -> Bool {
    let length = styles[node].height
    switch length.kind {
    case .points: return false
    case .percent: return space.percentageHeight == nil
    case .stretch: return space.height == nil
    case .auto: return space.height == nil || space.autoHeight != .stretch
    case .content, .minContent, .maxContent, .fitContent: return true
    }
  }

  /// The border-box height of a node, or `nil` if it depends on content that is not known.
  func usedHeight(
    of node: Int, in space: ConstraintSpace, edges: BoxEdges, content: ContentHeight
  ) -> LayoutUnit? {
    if space.heightIsFixed, let height = space.height { return height }
    var length = styles[node].height
    if length.isAuto {
      length = space.height != nil && space.autoHeight == .stretch ? .stretch : .fitContent
    }
    let extent: LayoutUnit
    switch usedHeight(length, as: .main, of: node, in: space, edges: edges.vertical) {
    case .size(let height): extent = height
    case .indefinite: return nil
    case .content:
      guard let height = contentHeight(of: node, content, edges: edges) else { return nil }
      extent = height
    }
    guard nodes[node].traits.contains(.limits) else { return extent }
    var automatic = AutomaticMinimum.none
    if case .known(let height, .some) = content, hasRatio(node),
      length.isContentBased, !isScrollContainer(node)
    {
      automatic = .length(height)
    }
    let limits = heightLimits(
      of: node, in: space, edges: edges, content: content, automatic: automatic)
    return limits.clamp(extent)
  }

  /// The height an aspect ratio gives for the width, otherwise that of the content.
  private func contentHeight(
    of node: Int, _ content: ContentHeight, edges: BoxEdges
  ) -> LayoutUnit? {
    switch content {
    case .unknown: return nil
    case .known(let height, let width):
      guard let width, hasRatio(node) else { return height }
      return ratioHeight(of: node, width: width, edges: edges)
    case .width(let width):
      return hasRatio(node)
        ? ratioHeight(of: node, width: width, edges: edges) : nil
    }
  }

  /// The limits `min-height` and `max-height` set.
  func heightLimits(
    of node: Int, in space: ConstraintSpace, edges: BoxEdges, content: ContentHeight,
    automatic: AutomaticMinimum = .none
  ) -> Limits {
    var limits = Limits(minimum: edges.vertical, maximum: .unbounded)
    let maximum = styles[node].maxHeight
    switch usedHeight(maximum, as: .maximum, of: node, in: space, edges: edges.vertical) {
    case .size(let height): limits.maximum = height
    case .content:
      limits.maximum = contentHeight(of: node, content, edges: edges) ?? .unbounded
    case .indefinite: break
    }
    let minimum = styles[node].minHeight
    if minimum.isAuto {
      if case .length(let length) = automatic { limits.minimum = min(length, limits.maximum) }
    } else {
      switch usedHeight(minimum, as: .minimum, of: node, in: space, edges: edges.vertical) {
      case .size(let height): limits.minimum = height
      case .content:
        limits.minimum = contentHeight(of: node, content, edges: edges) ?? edges.vertical
      case .indefinite: break
      }
    }
    limits.maximum = max(limits.maximum, limits.minimum)
    return limits
  }

  /// The limits of the height as far as they do not depend on the content.
  func initialHeightLimits(of node: Int, in space: ConstraintSpace, edges: BoxEdges) -> Limits {
    heightLimits(of: node, in: space, edges: edges, content: .unknown)
  }

  /// The border-box height that goes with a border-box width (css-sizing-4 §5).
  func ratioHeight(of node: Int, width: LayoutUnit, edges: BoxEdges) -> LayoutUnit {
    let ratio = Double(styles[node].ratio)
    if styles[node].boxSizing == .borderBox {
      return max(edges.vertical, width.scaled(by: 1 / ratio))
    }
    return (width - edges.horizontal).scaled(by: 1 / ratio) + edges.vertical
  }

  /// The limits of the width, as limits of the height.
  func transferredHeightLimits(of node: Int, widths: Limits, edges: BoxEdges) -> Limits {
    var limits = Limits.none
    if widths.minimum > .zero {
      limits.minimum = ratioHeight(of: node, width: widths.minimum, edges: edges)
    }
    if widths.maximum < .unbounded {
      limits.maximum = ratioHeight(of: node, width: widths.maximum, edges: edges)
    }
    limits.maximum = max(limits.maximum, limits.minimum)
    return limits
  }
}
