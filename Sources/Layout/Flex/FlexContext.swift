/// What stays the same while one flex container is laid out.
struct FlexContext {
  /// Why items are being looked at.
  enum Purpose: Sendable { case layout, rowWidths, wrappedColumnWidths }

  let box: BoxContext
  let purpose: Purpose
  let isColumn: Bool
  let isReversed: Bool
  let isMultiLine: Bool
  let isWrapReversed: Bool
  let isRightToLeft: Bool
  let alignItems: ItemAlignment
  /// Between items of a line, and between lines.
  let itemGap: LayoutUnit
  let lineGap: LayoutUnit

  var node: Int { box.node }

  /// css-flexbox-1 §9.8: a column's cross size is its width, which is always decided.
  var hasDefiniteCrossSize: Bool { isColumn || box.contentHeight != nil }

  /// Whether an item's width is found again once its line's is known: browsers fit the items of a
  /// wrapping column into their line, not into the container.
  var seesLineSize: Bool { isColumn && isMultiLine }

  init(_ box: BoxContext, pass: borrowing LayoutPass, purpose: Purpose) {
    self.box = box
    self.purpose = purpose
    let style = pass.styles.reference(box.node)
    isColumn = style.value.flexDirection.isColumn
    isReversed = style.value.flexDirection.isReversed
    isMultiLine = style.value.flexWrap != .nowrap
    isWrapReversed = style.value.flexWrap == .wrapReverse
    isRightToLeft = pass.isRightToLeft(box.node)
    alignItems = style.value.alignItems
    let rowGap = style.value.rowGap.length(of: box.contentHeight).nonNegative
    let columnGap = style.value.columnGap.length(of: box.contentWidth).nonNegative
    itemGap = isColumn ? rowGap : columnGap
    lineGap = isColumn ? columnGap : rowGap
  }

  /// Margins of a child along the flow of this container.
  func flowMargins(_ margins: BoxEdges) -> FlowMargins {
    let inlineStart = isRightToLeft ? margins.right : margins.left
    let inlineEnd = isRightToLeft ? margins.left : margins.right
    return isColumn
      ? FlowMargins(
        mainStart: margins.top, mainEnd: margins.bottom, crossStart: inlineStart,
        crossEnd: inlineEnd)
      : FlowMargins(
        mainStart: inlineStart, mainEnd: inlineEnd, crossStart: margins.top,
        crossEnd: margins.bottom)
  }

  /// `auto` margins of a child along the flow of this container.
  func flowAutoMargins(_ margins: AutoMargins) -> FlowAutoMargins {
    let inlineStart = margins.contains(isRightToLeft ? .right : .left)
    let inlineEnd = margins.contains(isRightToLeft ? .left : .right)
    let blockStart = margins.contains(.top)
    let blockEnd = margins.contains(.bottom)
    return isColumn
      ? FlowAutoMargins(
        mainStart: blockStart, mainEnd: blockEnd, crossStart: inlineStart, crossEnd: inlineEnd)
      : FlowAutoMargins(
        mainStart: inlineStart, mainEnd: inlineEnd, crossStart: blockStart, crossEnd: blockEnd)
  }
}

extension FlexContext {
  /// Resolves `align-self` for a child (css-flexbox-1 §8.3, css-align-3 §6.2).
  func alignment(_ alignSelf: ItemAlignment, childIsRightToLeft: Bool) -> ItemAlignment {
    var alignment = alignSelf.position == .auto ? alignItems : alignSelf
    switch alignment.position {
    case .auto, .normal: alignment.position = .stretch
    case .left, .right: alignment.position = .start
    case .selfStart, .selfEnd:
      // Only the inline axis can differ between a node and its parent.
      let isMirrored = isColumn && childIsRightToLeft != isRightToLeft
      alignment.position = (alignment.position == .selfStart) != isMirrored ? .start : .end
    default: break
    }
    return alignment
  }

  func flexAlignment(
    _ alignment: ItemAlignment, autoMargins: FlowAutoMargins
  ) -> FlexAlignment {
    // An auto margin comes before any alignment; what overflows is aligned to the start.
    if autoMargins.crossStart || autoMargins.crossEnd { return isWrapReversed ? .end : .start }
    switch alignment.position {
    case .start: return .start
    case .end: return .end
    case .flexEnd: return isWrapReversed ? .start : .end
    case .center: return .center
    case .stretch: return .stretch
    case .baseline: return .baseline
    case .lastBaseline: return .lastBaseline
    default: return isWrapReversed ? .end : .start
    }
  }
}
