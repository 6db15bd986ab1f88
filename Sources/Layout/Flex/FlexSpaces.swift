// The spaces a flex container gives its items at the stages of its layout.
extension LayoutPass {
  /// Whether the item will be as large as the container across, whatever its content.
  func fillsCrossAxis(_ flex: FlexContext, child: Int, alignment: FlexAlignment) -> Bool {
    !flex.isMultiLine && flex.hasDefiniteCrossSize
      && stretches(flex, child: child, alignment: alignment)
  }

  /// css-flexbox-1 §9.4: only an `auto` cross size stretches.
  func stretches(_ flex: FlexContext, child: Int, alignment: FlexAlignment) -> Bool {
    guard alignment == .stretch else { return false }
    return flex.isColumn ? styles[child].width.isAuto : styles[child].height.isAuto
  }

  /// To resolve lengths against; nothing is laid out in it.
  func lengthSpace(_ flex: FlexContext) -> ConstraintSpace {
    ConstraintSpace(
      width: flex.box.contentWidth, height: flex.box.contentHeight,
      percentageWidth: flex.box.contentWidth, percentageHeight: flex.box.contentHeight)
  }

  /// For the contribution to the container's intrinsic widths: no width is known.
  func contributionSpace(
    _ flex: FlexContext, child: Int, alignment: FlexAlignment?
  ) -> ConstraintSpace {
    var space = ConstraintSpace(
      height: flex.box.contentHeight, percentageHeight: flex.box.contentHeight)
    if !flex.isColumn, let alignment, fillsCrossAxis(flex, child: child, alignment: alignment) {
      space.autoHeight = .stretch
    }
    return space
  }

  /// For the content size: the content sees no main size yet.
  func contentSpace(
    _ flex: FlexContext, child: Int, alignment: FlexAlignment, imposedWidth: LayoutUnit?
  ) -> ConstraintSpace {
    var space = lengthSpace(flex)
    if let imposedWidth {
      space.width = imposedWidth
      space.widthIsFixed = true
    }
    if flex.isColumn {
      // Percentages of the main size would be cyclic here (css-flexbox-1 §9.2).
      space.percentageHeight = nil
      space.contentHeightIsIndefinite = true
    }
    if fillsCrossAxis(flex, child: child, alignment: alignment) {
      if flex.isColumn { space.autoWidth = .stretch } else { space.autoHeight = .stretch }
    }
    return space
  }

  /// For layout with the flexed main size, and with the line's cross size once that is known.
  func layoutSpace(
    _ flex: FlexContext, item index: Int, lineSize: LayoutUnit? = nil
  ) -> ConstraintSpace {
    var space = lengthSpace(flex)
    // Without a line's size, only the container's can be filled.
    let fills =
      items[index].isStretched
      && (lineSize != nil || !flex.isMultiLine && flex.hasDefiniteCrossSize)
    if flex.isColumn {
      if let lineSize { space.width = lineSize }
      if let imposed = items[index].imposedWidth.length {
        space.width = imposed
        space.widthIsFixed = true
      }
      space.height = items[index].flexedBorderBox
      space.heightIsFixed = true
      if fills { space.autoWidth = .stretch }
    } else {
      space.width = items[index].offeredBorderBox
      space.widthIsFixed = true
      if let lineSize { space.height = lineSize }
      if fills { space.autoHeight = .stretch }
    }
    space.contentHeightIsIndefinite = items[index].contentHeightIsIndefinite
    return space
  }
}
