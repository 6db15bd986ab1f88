// Overlays: all children share the content box, as in SwiftUI's ZStack. The model is a grid with a
// single cell (css-grid-2 §7), so alignment and stretching follow css-align-3 §6.
extension LayoutPass {
  /// The widest contribution counts.
  mutating func overlayContentWidths(_ box: BoxContext) -> IntrinsicWidths {
    var widest = IntrinsicWidths.zero
    let space = ConstraintSpace(
      height: box.contentHeight, percentageHeight: box.contentHeight)
    forEachChildInFlow(of: box.node) { pass, child in
      let margins = pass.margins(of: child, percentageBase: nil).horizontal
      let own = pass.widthContribution(of: child, in: space) + margins
      widest.minimum = max(widest.minimum, own.minimum)
      widest.maximum = max(widest.maximum, own.maximum)
    }
    widest.maximum = max(widest.maximum, widest.minimum)
    return widest
  }

  mutating func layoutOverlay(
    _ box: BoxContext, width: LayoutUnit, goal: LayoutGoal
  ) -> LayoutResult {
    var area = CellArea(width: box.contentWidth ?? .zero, height: box.contentHeight)
    var content = (width: LayoutUnit.zero, height: LayoutUnit.zero)
    let hugs = nodes[box.node].traits.contains(.hugsWidth)
    let isLimited = contentLimitsHeight(of: box.node, in: box.space)
    if area.height == nil || goal == .size || hugs || isLimited {
      // What the content limits is not what the content refers to.
      let own = CellArea(width: area.width, height: isLimited ? nil : area.height)
      forEachChildInFlow(of: box.node) { pass, child in
        let margins = pass.margins(of: child, percentageBase: own.width)
        let space = pass.cellSpace(child, in: box.node, area: own)
        let size = pass.layout(child, in: space, goal: .size)
        content.width = max(content.width, size.width + margins.horizontal)
        content.height = max(content.height, size.height + margins.vertical)
      }
      if isSuspended { return .empty }
    }
    let intrinsicHeight = content.height.nonNegative + box.edges.vertical
    var result = LayoutResult(
      width: huggedWidth(box, offered: width, content: content.width),
      height: finalHeight(box, content: intrinsicHeight), intrinsicHeight: intrinsicHeight)
    if goal == .size { return result }

    area.height = (result.height - box.edges.vertical).nonNegative
    area.hugged = width - result.width
    let isRightToLeft = isRightToLeft(box.node)
    forEachChildInFlow(of: box.node) { pass, child in
      let frame = pass.layoutCell(child, in: box.node, area: area)
      let start = isRightToLeft ? box.edges.right : box.edges.left
      let x =
        isRightToLeft
        ? result.width - start - frame.start - frame.result.width : start + frame.start
      let y = box.edges.top + frame.top
      pass.place(
        child, in: box, x: x, y: y, width: frame.result.width, height: frame.result.height)
      if result.firstBaseline == nil {
        result.firstBaseline = frame.result.firstBaseline.map { y + $0 }
        result.lastBaseline = frame.result.lastBaseline.map { y + $0 }
      }
    }
    placeAbsoluteCells(box, in: result)
    return result
  }

  /// The static position of an absolute child is where its own alignment puts it.
  mutating func placeAbsoluteCells(_ box: BoxContext, in result: LayoutResult) {
    guard nodes[box.node].marks.contains(.hasAbsolutes) else { return }
    var child = nodes[box.node].firstChild
    while child != NodeRecord.none {
      let index = Int(child)
      child = nodes[index].nextSibling
      guard nodes[index].traits.contains(.outOfFlow) else { continue }
      setStaticPosition(
        of: index, in: box, result: result,
        inline: justification(of: index, in: box.node).edge,
        block: alignment(of: index, in: box.node).edge)
    }
  }
}

/// The space one cell offers its content; the height may still be unknown.
struct CellArea {
  var width: LayoutUnit
  var height: LayoutUnit?
  /// How much of the width is offered to the content but not kept, because the container hugs it;
  /// negative if the content needs more.
  var hugged = LayoutUnit.zero
}

/// Where something goes along one axis of its cell, by the container's direction.
struct CellAlignment {
  enum Position { case start, center, end, stretch, baseline }

  var position: Position
  var isSafe: Bool

  var edge: StaticPosition.Edge {
    switch position {
    case .center: .center
    case .end: .end
    case .start, .stretch, .baseline: .start
    }
  }

  func offset(freeSpace: LayoutUnit) -> LayoutUnit {
    let space = isSafe ? freeSpace.nonNegative : freeSpace
    return switch position {
    case .start, .stretch, .baseline: .zero
    case .center: space / 2
    case .end: space
    }
  }
}

/// A child inside its cell: offsets from the cell's start and top edges.
struct CellFrame {
  var start: LayoutUnit
  var top: LayoutUnit
  var result: LayoutResult
}

extension LayoutPass {
  /// `justify-self`, falling back to the container's `justify-items`.
  func justification(of child: Int, in container: Int) -> CellAlignment {
    let own = styles[child].justifySelf
    let alignment = own.position == .auto ? styles[container].justifyItems : own
    let isMirrored = isRightToLeft(child) != isRightToLeft(container)
    let isSafe = alignment.overflow == .safe
    switch alignment.position {
    case .auto, .normal, .stretch:
      return CellAlignment(position: .stretch, isSafe: isSafe)
    case .start, .flexStart, .baseline: return CellAlignment(position: .start, isSafe: isSafe)
    case .end, .flexEnd, .lastBaseline: return CellAlignment(position: .end, isSafe: isSafe)
    case .center: return CellAlignment(position: .center, isSafe: isSafe)
    case .selfStart: return CellAlignment(position: isMirrored ? .end : .start, isSafe: isSafe)
    case .selfEnd: return CellAlignment(position: isMirrored ? .start : .end, isSafe: isSafe)
    case .left, .right:
      let isEnd = (alignment.position == .right) != isRightToLeft(container)
      return CellAlignment(position: isEnd ? .end : .start, isSafe: isSafe)
    }
  }

  /// `align-self`, falling back to the container's `align-items`.
  func alignment(of child: Int, in container: Int) -> CellAlignment {
    let own = styles[child].alignSelf
    return alignment(own.position == .auto ? styles[container].alignItems : own)
  }

  private func alignment(_ alignment: ItemAlignment) -> CellAlignment {
    let isSafe = alignment.overflow == .safe
    switch alignment.position {
    case .auto, .normal, .stretch: return CellAlignment(position: .stretch, isSafe: isSafe)
    case .end, .flexEnd, .selfEnd, .lastBaseline:
      return CellAlignment(position: .end, isSafe: isSafe)
    case .center: return CellAlignment(position: .center, isSafe: isSafe)
    case .baseline: return CellAlignment(position: .baseline, isSafe: isSafe)
    case .start, .flexStart, .selfStart, .left, .right:
      return CellAlignment(position: .start, isSafe: isSafe)
    }
  }

  /// The constraints a cell puts on its content; `auto` sizes fill it where it stretches.
  func cellSpace(_ child: Int, in container: Int, area: CellArea) -> ConstraintSpace {
    var space = ConstraintSpace(
      width: area.width, height: area.height, percentageWidth: area.width,
      percentageHeight: area.height)
    let auto = autoMargins(of: child)
    if justification(of: child, in: container).position == .stretch,
      auto.isDisjoint(with: [.left, .right])
    {
      space.autoWidth = .stretch
    }
    if area.height != nil, alignment(of: child, in: container).position == .stretch,
      auto.isDisjoint(with: [.top, .bottom])
    {
      space.autoHeight = .stretch
    }
    return space
  }

  /// Lays out a child in a cell of known size and aligns it there.
  mutating func layoutCell(_ child: Int, in container: Int, area: CellArea) -> CellFrame {
    let space = cellSpace(child, in: container, area: area)
    let margins = margins(of: child, percentageBase: area.width)
    var placement = alignment(of: child, in: container)
    var result: LayoutResult
    if let height = outgrownHeight(of: child, in: space, area: area) {
      var taller = space
      taller.height = height + margins.vertical
      result = layout(child, in: taller, goal: .final)
      if placement.position == .stretch { placement = alignment(styles[container].alignItems) }
    } else {
      result = layout(child, in: space, goal: .final)
    }
    let auto = autoMargins(of: child)
    let isRightToLeft = isRightToLeft(container)
    let freeWidth = area.width - area.hugged - margins.horizontal - result.width
    let freeHeight = (area.height ?? result.height) - margins.vertical - result.height
    let startIsAuto = auto.contains(isRightToLeft ? .right : .left)
    let endIsAuto = auto.contains(isRightToLeft ? .left : .right)
    let start =
      autoOffset(freeWidth, startIsAuto, endIsAuto)
      ?? justification(of: child, in: container).offset(freeSpace: freeWidth)
    let top =
      autoOffset(freeHeight, auto.contains(.top), auto.contains(.bottom))
      ?? placement.offset(freeSpace: freeHeight)
    return CellFrame(
      start: (isRightToLeft ? margins.right : margins.left) + start, top: margins.top + top,
      result: result)
  }

  /// How high a child is that may outgrow its cell and needs more than its height; `nil` where it has room.
  private mutating func outgrownHeight(
    of child: Int, in space: ConstraintSpace, area: CellArea
  ) -> LayoutUnit? {
    guard styles[child].outgrowsCell, !isScrollContainer(child), !isSuspended else { return nil }
    let cell = DeepQuestions.OutgrownCell(child: child, width: area.width, height: area.height)
    if isDeep, let known = deepQuestions.outgrown[cell] { return known }
    let height = layout(child, in: space, goal: .final).height
    if isSuspended { return nil }
    let edges = boxEdges(of: child, percentageBase: area.width)
    var (top, bottom) = (edges.top, height - edges.bottom)
    let gap = styles[child].rowGap.length(of: height).nonNegative
    forEachChildInFlow(of: child) { pass, inner in
      // Negative margins beyond the gap in front of it pull a child out of the box on purpose.
      let margins = pass.margins(of: inner, percentageBase: nil)
      guard min(margins.top + gap, margins.bottom) >= .zero else { return }
      let frame = pass.frames[inner]
      top = min(top, frame.y)
      bottom = max(bottom, frame.y + frame.height)
    }
    let needed = bottom - top + edges.vertical
    guard needed > height + LayoutUnit(1) else { return nil }
    if isDeep { deepQuestions.outgrown[cell] = needed }
    return needed
  }

  /// `auto` margins take the free space before alignment does (css-align-3 §6.4).
  private func autoOffset(
    _ freeSpace: LayoutUnit, _ startIsAuto: Bool, _ endIsAuto: Bool
  ) -> LayoutUnit? {
    guard startIsAuto || endIsAuto else { return nil }
    if !startIsAuto { return .zero }
    return endIsAuto ? freeSpace.nonNegative / 2 : freeSpace.nonNegative
  }
}
