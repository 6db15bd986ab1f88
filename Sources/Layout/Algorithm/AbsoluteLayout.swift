// Absolutely positioned boxes (css-position-3 §4), placed after everything in flow.
extension LayoutPass {
  /// Places the absolute boxes below a node, as far as something around them was placed anew.
  mutating func placeAbsolutes(below root: Int) {
    var stack = [root]
    while let node = stack.popLast() {
      guard nodes[node].marks.contains(.absolutesPending) else { continue }
      nodes[node].marks.remove(.absolutesPending)
      guard nodes[node].marks.contains(.hasAbsolutes), !nodes[node].traits.contains(.hidden)
      else { continue }
      if node == root || styles[node].position != .static {
        placeAbsolutes(containedBy: node)
      }
      var child = nodes[node].firstChild
      while child != NodeRecord.none {
        stack.append(Int(child))
        child = nodes[Int(child)].nextSibling
      }
    }
  }

  /// Places the boxes whose containing block is a given node: absolute children, and those of
  /// static descendants.
  private mutating func placeAbsolutes(containedBy container: Int) {
    var parents = [(node: container, x: LayoutUnit.zero, y: LayoutUnit.zero)]
    while let parent = parents.popLast() {
      var child = nodes[parent.node].firstChild
      while child != NodeRecord.none {
        let index = Int(child)
        child = nodes[index].nextSibling
        if nodes[index].traits.contains(.hidden) { continue }
        if nodes[index].traits.contains(.outOfFlow) {
          placeAbsolute(index, in: container, parentX: parent.x, parentY: parent.y)
        } else if styles[index].position == .static, nodes[index].marks.contains(.hasAbsolutes) {
          parents.append(
            (
              index, parent.x + frames[index].x,
              parent.y + frames[index].y
            ))
        }
      }
    }
  }

  /// - Parameters:
  ///   - parentX: the parent's border box relative to the container's.
  private mutating func placeAbsolute(
    _ node: Int, in container: Int, parentX: LayoutUnit, parentY: LayoutUnit
  ) {
    let border = borderEdges(of: container)
    let width = frames[container].width
    let height = frames[container].height
    let size = (
      width: (width - border.horizontal).nonNegative,
      height: (height - border.vertical).nonNegative
    )
    var position =
      surroundings.staticPositions[Int32(truncatingIfNeeded: node)]
      ?? StaticPosition(x: border.left, y: border.top, horizontal: .start, vertical: .start)
    position.x += parentX - border.left
    position.y += parentY - border.top
    var box = AbsoluteBox(
      node: node, horizontal: horizontalAxis(node, in: container, size.width, position),
      vertical: verticalAxis(node, in: container, size.height, position),
      edges: boxEdges(of: node, percentageBase: size.width),
      space: ConstraintSpace(
        width: size.width, height: size.height, percentageWidth: size.width,
        percentageHeight: size.height))
    (box.width, box.height) = untilAnswered { $0.sizeAbsolute(box) }

    let isRightToLeft = isRightToLeft(node)
    let start = inlineInset(box, startIsDominant: isRightToLeft == self.isRightToLeft(container))
    let left = isRightToLeft ? size.width - start - box.width : start
    let top = blockInset(box)
    frames[node] = FrameRecord(
      x: border.left + left - parentX, y: border.top + top - parentY, width: box.width,
      height: box.height)
  }

  // MARK: Axes

  private func horizontalAxis(
    _ node: Int, in container: Int, _ available: LayoutUnit, _ position: StaticPosition
  ) -> (axis: AbsoluteAxis, alignment: AbsoluteAlignment) {
    let isRightToLeft = isRightToLeft(node)
    let containerIsRightToLeft = self.isRightToLeft(container)
    let alignment = AbsoluteAlignment(
      styles[node].justifySelf, in: styles[container],
      isMirrored: isRightToLeft != containerIsRightToLeft,
      containerIsRightToLeft: containerIsRightToLeft,
      scrollsToStart: scrollsLeft(container) != isRightToLeft)
    let left = used(styles[node].insetLeft(isRightToLeft), of: available)
    let right = used(styles[node].insetRight(isRightToLeft), of: available)
    let axis = AbsoluteAxis(
      available: available, insets: isRightToLeft ? (right, left) : (left, right),
      position: isRightToLeft ? available - position.x : position.x,
      edge: isRightToLeft ? position.horizontal.mirrored : position.horizontal,
      alignment: alignment)
    return (axis, alignment)
  }

  /// Content that runs to the left can be scrolled to there.
  private func scrollsLeft(_ container: Int) -> Bool {
    isRightToLeft(container) != (styles[container].flexDirection == .rowReverse)
  }

  private func verticalAxis(
    _ node: Int, in container: Int, _ available: LayoutUnit, _ position: StaticPosition
  ) -> (axis: AbsoluteAxis, alignment: AbsoluteAlignment) {
    let alignment = AbsoluteAlignment(
      styles[node].alignSelf, in: styles[container],
      scrollsToStart: styles[container].flexDirection == .columnReverse)
    let inset = styles[node].inset
    let axis = AbsoluteAxis(
      available: available,
      insets: (used(inset.top, of: available), used(inset.bottom, of: available)),
      position: position.y, edge: position.vertical, alignment: alignment)
    return (axis, alignment)
  }

  private func used(_ inset: Dimension, of base: LayoutUnit) -> LayoutUnit? {
    inset.isAuto ? nil : inset.length(of: base)
  }

  private func inlineInset(_ box: AbsoluteBox, startIsDominant: Bool) -> LayoutUnit {
    let isRightToLeft = isRightToLeft(box.node)
    let used = margins(of: box.node, percentageBase: box.space.percentageWidth)
    let auto = autoMargins(of: box.node)
    let start = isRightToLeft ? used.right : used.left
    let end = isRightToLeft ? used.left : used.right
    let startIsAuto = auto.contains(isRightToLeft ? .right : .left)
    let endIsAuto = auto.contains(isRightToLeft ? .left : .right)
    let axis = box.horizontal.axis
    if let margins = axis.autoMargins(
      size: box.width, margins: (startIsAuto ? nil : start, endIsAuto ? nil : end),
      startIsDominant: startIsDominant, mayBeNegative: false)
    {
      return axis.start + margins.start
    }
    return axis.startInset(size: box.width, margins: (start, end))
  }

  private func blockInset(_ box: AbsoluteBox) -> LayoutUnit {
    let used = margins(of: box.node, percentageBase: box.space.percentageWidth)
    let auto = autoMargins(of: box.node)
    let axis = box.vertical.axis
    if let margins = axis.autoMargins(
      size: box.height,
      margins: (
        auto.contains(.top) ? nil : used.top, auto.contains(.bottom) ? nil : used.bottom
      ), startIsDominant: true, mayBeNegative: true)
    {
      return axis.start + margins.start
    }
    return axis.startInset(size: box.height, margins: (used.top, used.bottom))
  }
}

/// An absolute box while it is sized and placed.
struct AbsoluteBox {
  let node: Int
  let horizontal: (axis: AbsoluteAxis, alignment: AbsoluteAlignment)
  let vertical: (axis: AbsoluteAxis, alignment: AbsoluteAlignment)
  let edges: BoxEdges
  /// The containing block.
  let space: ConstraintSpace
  /// The border-box size, once known.
  var width = LayoutUnit.zero
  var height = LayoutUnit.zero
}

// MARK: - Sizes

extension LayoutPass {
  /// Finds the border-box size of an absolute box and lays out what is in it.
  private mutating func sizeAbsolute(
    _ box: AbsoluteBox
  ) -> (width: LayoutUnit, height: LayoutUnit) {
    let width = absoluteWidth(box)
    if isSuspended { return (.zero, .zero) }
    var space = box.space
    space.width = width
    space.widthIsFixed = true
    if heightIsIndependent(of: box, widthIsKnown: true) {
      let height = independentHeight(box)
      space.height = height
      space.heightIsFixed = true
      return (layout(box.node, in: space, goal: .final).width, height)
    }
    space.height = box.vertical.axis.size
    if !box.vertical.axis.hasAutoInset, box.vertical.alignment.position == .stretch {
      space.autoHeight = .stretch
    }
    let result = layout(box.node, in: space, goal: .final)
    return (result.width, result.height)
  }

  /// Whether the height can be found without laying out the content.
  private func heightIsIndependent(of box: AbsoluteBox, widthIsKnown: Bool) -> Bool {
    let style = styles[box.node]
    if style.height.isContentBased || style.minHeight.isContentBased
      || style.maxHeight.isContentBased
    {
      return false
    }
    guard style.height.isAuto else { return true }
    if box.vertical.axis.hasAutoInset { return false }
    switch box.vertical.alignment.position {
    case .stretch: return true
    case .normal: return !(style.hasAspectRatio && widthIsKnown)
    default: return false
    }
  }

  private func independentHeight(_ box: AbsoluteBox) -> LayoutUnit {
    var space = box.space
    space.height = box.vertical.axis.size
    space.autoHeight = .stretch
    let height =
      usedHeight(of: box.node, in: space, edges: box.edges, content: .unknown)
      ?? box.edges.vertical
    return initialHeightLimits(of: box.node, in: space, edges: box.edges).clamp(height)
  }

  private mutating func absoluteWidth(_ box: AbsoluteBox) -> LayoutUnit {
    let style = styles[box.node]
    let position = box.horizontal.alignment.position
    let stretchesByDefault = !box.horizontal.axis.hasAutoInset && position == .normal
    let stretches =
      stretchesByDefault || (!box.horizontal.axis.hasAutoInset && position == .stretch)
    let isIndependent = heightIsIndependent(of: box, widthIsKnown: false)
    let heightIsExplicit =
      !style.height.isAuto
      || (!box.vertical.axis.hasAutoInset && box.vertical.alignment.position == .stretch)
    let ratioApplies =
      style.hasAspectRatio && isIndependent
      && (!stretches || (stretchesByDefault && heightIsExplicit))
    var length = style.width
    if length.isAuto { length = stretches && !ratioApplies ? .stretch : .fitContent }
    // Browsers keep the content from overflowing even where the width itself is given.
    let automatic: AutomaticMinimum =
      ratioApplies && style.overflowX == .visible ? .content : .none
    var space = box.space
    space.width = box.horizontal.axis.size
    if isIndependent {
      space.height = independentHeight(box)
      space.heightIsFixed = true
    }
    let used = usedWidth(
      length, as: .main, of: box.node, in: space, edges: box.edges.horizontal)
    let extent = width(used, of: box.node, in: space) ?? .zero
    guard nodes[box.node].traits.contains(.limits) else {
      return max(extent, box.edges.horizontal)
    }
    return widthLimits(of: box.node, in: space, edges: box.edges, automatic: automatic)
      .clamp(extent)
  }
}

// MARK: - Static positions

extension LayoutPass {
  /// Notes a static position given along the axes of the parent's own direction.
  mutating func setStaticPosition(
    of child: Int, in box: BoxContext, result: LayoutResult, inline: StaticPosition.Edge,
    block: StaticPosition.Edge
  ) {
    let horizontal = isRightToLeft(box.node) ? inline.mirrored : inline
    let width = (result.width - box.edges.horizontal).nonNegative
    let height = (result.height - box.edges.vertical).nonNegative
    func offset(_ edge: StaticPosition.Edge, _ length: LayoutUnit) -> LayoutUnit {
      switch edge {
      case .start: .zero
      case .center: length / 2
      case .end: length
      }
    }
    surroundings.staticPositions[Int32(truncatingIfNeeded: child)] = StaticPosition(
      x: box.edges.left + offset(horizontal, width),
      y: box.edges.top + offset(block, height), horizontal: horizontal, vertical: block)
  }
}
