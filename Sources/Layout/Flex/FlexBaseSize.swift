// Flex base sizes and hypothetical main sizes (css-flexbox-1 §9.2), automatic minimum (§4.5).
extension LayoutPass {
  /// Puts an item on the stack for every child in flow.
  mutating func collectItems(_ flex: FlexContext) {
    items.reserve(Int(nodes[flex.node].childCount))
    forEachChildInFlow(of: flex.node) { pass, child in
      let item = pass.makeItem(flex, child: child)
      pass.items.append(item)
    }
  }

  mutating func makeItem(_ flex: FlexContext, child: Int) -> FlexItem {
    let style = styles.reference(child)
    let lengths = lengthSpace(flex)
    let edges = boxEdges(of: child, percentageBase: flex.box.contentWidth)
    let mainEdges = flex.isColumn ? edges.vertical : edges.horizontal
    let margins = margins(of: child, percentageBase: flex.box.contentWidth)
    let autoMargins = flex.flowAutoMargins(autoMargins(of: child))
    let selfAlignment = flex.alignment(
      style.value.alignSelf, childIsRightToLeft: isRightToLeft(child))
    let alignment = flex.flexAlignment(selfAlignment, autoMargins: autoMargins)
    var imposedWidth: LayoutUnit?
    if flex.purpose == .wrappedColumnWidths {
      let space = contributionSpace(flex, child: child, alignment: nil)
      imposedWidth = widthContribution(of: child, in: space).maximum
    }
    let size = ItemSizing(
      child: child, style: style, alignment: alignment, edges: edges, mainEdges: mainEdges,
      lengths: lengths,
      content: contentSpace(
        flex, child: child, alignment: alignment, imposedWidth: imposedWidth))

    let basis = flexBasis(flex, size)
    let minimum = mainMinimum(flex, size, basis: basis)
    let limits = mainLimits(flex, size, automatic: minimum.automatic)
    let baseSize = (basis.borderBox - mainEdges).nonNegative
    let hypothetical = limits.clamp(baseSize)
    return FlexItem(
      id: NodeID(child), grow: style.value.growFactor, shrink: style.value.shrinkFactor,
      priority: style.value.priority,
      alignment: alignment,
      isStretched: stretches(flex, child: child, alignment: alignment),
      isSafelyAligned: selfAlignment.overflow == .safe,
      autoMargins: autoMargins, awaitsAutomaticMinimum: minimum.isPending,
      hasContentBasis: basis.isFromContent,
      hasMeasuredContent: basis.isFromContent
        || (style.value.minHeight.isAuto && !isScrollContainer(child)),
      contentHeightIsIndefinite: contentMustNotSeeHeight(flex, size, basis: basis),
      isPlainBox: isEmptyBox(child) && !hasRatio(child),
      margins: flex.flowMargins(margins), mainEdges: mainEdges,
      baseSize: baseSize, limits: limits, hypotheticalSize: hypothetical,
      flexedSize: hypothetical, imposedWidth: StoredLength(imposedWidth))
  }

  /// css-flexbox-1 §9.8: the flexed height of a column item is indefinite for its content when the
  /// column's height is, unless the item's own style fixes it.
  private func contentMustNotSeeHeight(
    _ flex: FlexContext, _ size: ItemSizing, basis: FlexBasis
  ) -> Bool {
    flex.isColumn && flex.box.contentHeight == nil && basis.isFromContent
      && !hasRatio(size.child)
  }

  // MARK: Base size

  private mutating func flexBasis(_ flex: FlexContext, _ size: ItemSizing) -> FlexBasis {
    let basis = size.style.value.flexBasis
    if basis.isAuto {
      let specified = flex.isColumn ? size.style.value.height : size.style.value.width
      return mainLength(flex, size, specified.isAuto ? .maxContent : specified)
    }
    return mainLength(flex, size, basis)
  }

  /// Resolves a length along the main axis; what cannot be resolved is the content's size.
  private mutating func mainLength(
    _ flex: FlexContext, _ size: ItemSizing, _ length: Dimension
  ) -> FlexBasis {
    if flex.isColumn {
      let used = usedHeight(
        length, as: .main, of: size.child, in: size.lengths, edges: size.mainEdges)
      if case .size(let height) = used { return FlexBasis(borderBox: height) }
      return FlexBasis(
        borderBox: contentHeight(flex, size, ignoringRatio: false), isFromContent: true)
    }
    let used = usedWidth(
      length, as: .main, of: size.child, in: size.lengths, edges: size.mainEdges)
    switch used {
    case .size(let width): return FlexBasis(borderBox: width)
    case .indefinite, .maxContent:
      return FlexBasis(
        borderBox: maxContentWidth(of: size.child, in: size.content), isFromContent: true)
    case .minContent:
      return FlexBasis(
        borderBox: intrinsicWidths(of: size.child, in: size.content).minimum,
        isFromContent: true)
    case .fitContent(let limit):
      return FlexBasis(
        borderBox: fitContentWidth(of: size.child, in: size.content, limit: limit),
        isFromContent: true)
    }
  }

  // MARK: Limits

  /// The automatic minimum size, or that it can wait.
  private mutating func mainMinimum(
    _ flex: FlexContext, _ size: ItemSizing, basis: FlexBasis
  ) -> (automatic: AutomaticMinimum, isPending: Bool) {
    let child = size.child
    let minimum = flex.isColumn ? size.style.value.minHeight : size.style.value.minWidth
    guard minimum.isAuto, !isScrollContainer(child) else { return (.none, false) }
    let specified = specifiedMainSize(flex, size)
    // It is at most the specified size. Where the base size is at least that, the hypothetical
    // size does not depend on it, and only shrinking can run into it.
    if let specified, specified <= basis.borderBox { return (.none, true) }
    if isEmptyBox(child) && !hasRatio(child) {
      return (.length(size.mainEdges), false)
    }
    // A basis of max-content is at least min-content, if no ratio interferes.
    if specified == nil, !hasRatio(child), basis.isFromContent,
      flex.isColumn || size.style.value.flexBasis.kind == .content
        || (size.style.value.flexBasis.isAuto && size.style.value.width.isAuto)
    {
      return (.none, true)
    }
    let suggestion = min(contentMinimum(flex, size), specified ?? .unbounded)
    return (.length(suggestion), false)
  }

  /// The border-box main size the style asks for, if it is definite.
  private mutating func specifiedMainSize(
    _ flex: FlexContext, _ size: ItemSizing
  ) -> LayoutUnit? {
    let specified = flex.isColumn ? size.style.value.height : size.style.value.width
    guard !specified.isAuto else { return nil }
    if flex.isColumn {
      switch usedHeight(
        specified, as: .main, of: size.child, in: size.lengths, edges: size.mainEdges)
      {
      case .size(let height): return height
      case .content: return contentHeight(flex, size, ignoringRatio: false)
      case .indefinite: return nil
      }
    }
    let used = usedWidth(
      specified, as: .main, of: size.child, in: size.lengths, edges: size.mainEdges)
    switch used {
    case .size(let width): return width
    case .indefinite: return nil
    default: return mainLength(flex, size, specified).borderBox
    }
  }

  /// The border-box size the content cannot go below along the main axis.
  private mutating func contentMinimum(_ flex: FlexContext, _ size: ItemSizing) -> LayoutUnit {
    if flex.isColumn {
      let height = contentHeight(flex, size, ignoringRatio: false)
      guard hasRatio(size.child) else { return height }
      return max(height, contentHeight(flex, size, ignoringRatio: true))
    }
    let width = intrinsicWidths(of: size.child, in: size.content).minimum
    guard hasRatio(size.child) else { return width }
    return max(
      width, intrinsicWidths(of: size.child, in: size.content, ignoringRatio: true).minimum)
  }

  /// The limits of the content-box main size.
  private mutating func mainLimits(
    _ flex: FlexContext, _ size: ItemSizing, automatic: AutomaticMinimum
  ) -> Limits {
    var limits: Limits
    if !nodes[size.child].traits.contains(.limits) {
      limits = Limits(minimum: size.mainEdges, maximum: .unbounded)
      if case .length(let length) = automatic { limits.minimum = length }
    } else if flex.isColumn {
      limits = columnLimits(flex, size, automatic: automatic)
    } else {
      limits = rowLimits(flex, size, automatic: automatic)
    }
    limits.minimum = (limits.minimum - size.mainEdges).nonNegative
    if limits.maximum < .unbounded {
      limits.maximum = (limits.maximum - size.mainEdges).nonNegative
    }
    return limits
  }

  private mutating func columnLimits(
    _ flex: FlexContext, _ size: ItemSizing, automatic: AutomaticMinimum
  ) -> Limits {
    let needsContent =
      size.style.value.minHeight.isContentBased || size.style.value.maxHeight.isContentBased
    var content = ContentHeight.unknown
    if needsContent {
      content = .known(contentHeight(flex, size, ignoringRatio: false), width: nil)
    }
    return heightLimits(
      of: size.child, in: size.lengths, edges: size.edges, content: content,
      automatic: automatic)
  }

  private mutating func rowLimits(
    _ flex: FlexContext, _ size: ItemSizing, automatic: AutomaticMinimum
  ) -> Limits {
    var space = size.lengths
    // Keywords look at the content in the space it is measured in.
    space.autoHeight = size.content.autoHeight
    return widthLimits(
      of: size.child, in: space, edges: size.edges, automatic: automatic, transfers: false)
  }

  /// Looks up the automatic minimum of an item that is about to shrink.
  mutating func settleAutomaticMinimum(_ flex: FlexContext, item index: Int) {
    guard items[index].awaitsAutomaticMinimum else { return }
    items[index].awaitsAutomaticMinimum = false
    let item = items[index]
    let size = ItemSizing(
      child: item.node, style: styles.reference(item.node), alignment: item.alignment,
      edges: boxEdges(of: item.node, percentageBase: flex.box.contentWidth),
      mainEdges: item.mainEdges, lengths: lengthSpace(flex),
      content: contentSpace(
        flex, child: item.node, alignment: item.alignment, imposedWidth: item.imposedWidth.length))
    let minimum =
      isEmptyBox(item.node) && !hasRatio(item.node)
      ? item.mainEdges
      : min(contentMinimum(flex, size), specifiedMainSize(flex, size) ?? .unbounded)
    items[index].limits = mainLimits(flex, size, automatic: .length(minimum))
  }

  // MARK: Content size across the main axis of a column

  /// The border-box height of an item's content, in the width it will have.
  private mutating func contentHeight(
    _ flex: FlexContext, _ size: ItemSizing, ignoringRatio: Bool
  ) -> LayoutUnit {
    let hasRatio = hasRatio(size.child)
    if hasRatio && !ignoringRatio {
      let width = usedWidth(of: size.child, in: size.content, edges: size.edges)
      return ratioHeight(of: size.child, width: width, edges: size.edges)
    }
    let height = layout(size.child, in: size.content, goal: .size).intrinsicHeight
    guard hasRatio else { return height }
    let widths = widthLimits(
      of: size.child, in: size.lengths, edges: size.edges, transfers: false)
    return transferredHeightLimits(of: size.child, widths: widths, edges: size.edges)
      .clamp(height)
  }
}

/// The base size of an item, as a border-box size.
private struct FlexBasis {
  var borderBox: LayoutUnit
  var isFromContent = false
}

/// What the sizes of one item are found from.
private struct ItemSizing {
  let child: Int
  let style: PinnedStyle
  let alignment: FlexAlignment
  let edges: BoxEdges
  let mainEdges: LayoutUnit
  /// For lengths and percentages.
  let lengths: ConstraintSpace
  /// For the content.
  let content: ConstraintSpace
}
