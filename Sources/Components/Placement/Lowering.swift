import Layout

/// Stage 2: turns a resolved tree into boxes for the layout engine.
///
/// Each kind of node becomes the flexbox that behaves as the SwiftUI view does.
struct Lowering {
  private var tree: LayoutTree
  private var leaves: [Int32: MeasuredLeaf] = [:]
  /// The height that the node at hand is offered at most, in points, where it is known.
  private var roomHeight: Double?
  /// The axis of the stack around the node at hand, seen through modifiers.
  private var stackAxis: Axis?
  /// Lays out the views of containers with custom arrangement, where the tree has any.
  private let arranger: Placement?
  private var direction = LayoutDirection.leftToRight

  private init(capacity: Int, arranger: Placement?) {
    tree = LayoutTree(reservingCapacity: capacity)
    self.arranger = arranger
  }

  /// The boxes of a tree that is offered a width and a height; `nil` offers the ideal length.
  ///
  /// - Parameter axis: that of a stack with custom arrangement around the tree.
  static func lower(
    _ root: ResolvedNode, width: Double?, height: Double?, in axis: Axis? = nil,
    arranger: Placement? = nil
  ) -> LoweredTree {
    var lowering = Lowering(capacity: root.count + 1, arranger: arranger)
    lowering.roomHeight = height
    lowering.stackAxis = axis
    var draft = lowering.draft(root, in: axis)
    if case .divider = root.kind, axis == .horizontal { draft.greed.insert(.vertical) }
    let greed = draft.greed
    draft.becomeLayer()
    let content = lowering.commit(draft)

    var canvas = BoxDraft()
    canvas.style.direction = draft.style.direction
    canvas.children = [content.id]
    canvas.style.width = .fitContent
    canvas.style.hugsWidth = true
    if let width, greed.contains(.horizontal) {
      canvas.style.width = .points(width)
      canvas.style.hugsWidth = false
    }
    if let height, greed.contains(.vertical) { canvas.style.height = .points(height) }
    let id = lowering.commit(canvas).id
    return LoweredTree(
      layout: lowering.tree, root: id, content: content, leaves: lowering.leaves, greed: greed,
      greatestWidth: draft.greatestWidth, greatestHeight: draft.greatestHeight)
  }

  /// The box of one node; `axis` is that of the stack around it, if it stands in one.
  private mutating func draft(_ node: ResolvedNode, in axis: Axis?) -> BoxDraft {
    let outer = direction
    direction = node.layoutDirection ?? outer
    defer { direction = outer }
    var draft = undirectedDraft(node, in: axis)
    if let direction = node.layoutDirection, draft.style.direction == .inherit {
      draft.style.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    return draft
  }

  private mutating func undirectedDraft(_ node: ResolvedNode, in axis: Axis?) -> BoxDraft {
    let outer = roomHeight
    roomHeight = node.kind.roomHeight(within: outer)
    let outerAxis = stackAxis
    stackAxis = node.kind.stackAxis(within: outerAxis)
    defer {
      roomHeight = outer
      stackAxis = outerAxis
    }
    if let arranger, let layout = node.arrangement(direction: direction) {
      return .custom(layout, node, placement: arranger, roomHeight: roomHeight)
    }
    return switch node.kind {
    case .stack(let style): stack(style, node.children)
    case .overlay(let alignment): overlay(alignment, node.children)
    case .layered(let alignment, let base): layered(alignment, base: base, node.children)
    case .grid(let style): grid(style, node.children)
    case .scroll(let axes): scroll(axes, node.children)
    case .spacer(let minLength): .spacer(minLength, in: axis)
    case .divider(let thickness, _): .divider(thickness, in: axis ?? outerAxis)
    case .text(let content): .text(content.text)
    case .shape(let content): .flexible(idealWidth: content.idealLength, content.idealLength)
    case .icon(let content): .icon(content)
    case .image(let content): .image(content)
    case .frame(let style): frame(style, node.children)
    case .padding(let edges): padding(edges, node.children)
    case .aspectRatio(let ratio, let fills): aspectRatio(ratio, fills: fills, node.children)
    case .fixedSize(let axes): fixedSize(axes, node.children)
    case .layoutPriority(let priority): layoutPriority(priority, node.children, in: axis)
    case .hitTarget(let style): hitTarget(style, node.children, in: axis)
    case .offset, .effect, .element, .mark, .replaced, .guide, .trait:
      shared(node.children, in: axis)
    case .arranged(let style): arranged(style, node.children)
    case .custom: overlay(.center, node.children)
    case .sizeReader: .flexible(idealWidth: 10, 10)
    case .reader: reader(node.children)
    case .fitting: fitting(node.children)
    }
  }

  private mutating func commit(_ draft: BoxDraft) -> LoweredNode {
    let id = tree.makeNode(draft.style, isMeasured: draft.leaf != nil)
    if let leaf = draft.leaf { leaves[id.index] = leaf }
    for child in draft.children { append(child, to: id) }
    var node = LoweredNode(id: id, children: draft.lowered)
    for _ in 0..<draft.sharedLevels { node = LoweredNode(id: id, children: [node]) }
    return node
  }

  private mutating func append(_ child: NodeID, to parent: NodeID) {
    do {
      try tree.appendChild(child, to: parent)
    } catch {
      // Both nodes were just made and the child has no parent: there is nothing to refuse.
      assertionFailure("\(error)")
    }
  }

  /// Adds a child that the parent has styled.
  private mutating func add(_ child: BoxDraft, to draft: inout BoxDraft) {
    let node = commit(child)
    draft.children.append(node.id)
    draft.lowered.append(node)
  }
}

// MARK: - Containers

extension Lowering {
  private mutating func stack(_ style: StackStyle, _ children: [ResolvedNode]) -> BoxDraft {
    var draft = BoxDraft(display: .flex)
    let isRow = style.axis == .horizontal
    draft.style.flexDirection = isRow ? .row : .column
    draft.style.offersEqualShares = isRow
    draft.style.alignItems =
      isRow ? style.alignment.vertical.item : style.alignment.horizontal.item
    draft.style.columnGap = .points(isRow ? style.spacing : 0)
    draft.style.rowGap = .points(isRow ? 0 : style.spacing)
    // A row of boxes that all have a greatest length has one itself.
    var greatest: Double? = style.spacing * Double(children.count - 1)
    for (index, child) in children.enumerated() {
      var item = self.draft(child, in: style.axis)
      // Negative spacing, which a gap cannot be, pulls each view over the one before it.
      if style.spacing < 0, index > 0 {
        let overlap = BoxDimension.points(style.spacing)
        item.style.margin =
          isRow
          ? EdgeDimensions(start: overlap, end: 0)
          : EdgeDimensions(top: overlap, right: 0, bottom: 0, left: 0)
      }
      draft.greed.formUnion(item.greed)
      draft.shrinkAsScrolling(item)
      greatest = item.greatest(along: style.axis).flatMap { most in greatest.map { $0 + most } }
      item.becomeItem(along: style.axis)
      add(item, to: &draft)
    }
    if !children.isEmpty { draft.setGreatest(greatest, along: style.axis) }
    return draft
  }

  private mutating func overlay(_ alignment: Alignment, _ children: [ResolvedNode]) -> BoxDraft {
    var draft = BoxDraft()
    draft.style.justifyItems = alignment.horizontal.item
    draft.style.alignItems = alignment.vertical.item
    for child in children {
      var layer = self.draft(child, in: nil)
      if children.count == 1 {
        draft.inheritGreed(of: layer)
      } else {
        draft.greed.formUnion(layer.greed)
      }
      layer.becomeLayer()
      add(layer, to: &draft)
    }
    return draft
  }

  private mutating func arranged(
    _ style: ArrangedStyle, _ children: [ResolvedNode]
  ) -> BoxDraft {
    var draft = BoxDraft()
    draft.arrange(style)
    for (child, frame) in zip(children, style.frames) {
      var item = self.draft(child, in: nil)
      item.take(frame)
      add(item, to: &draft)
    }
    return draft
  }

  private mutating func layered(
    _ alignment: Alignment, base: Int, _ children: [ResolvedNode]
  ) -> BoxDraft {
    var draft = BoxDraft()
    for (index, child) in children.enumerated() {
      // What lies behind or over the base is as large as that one, which is not known yet.
      let outer = roomHeight
      if index != base { roomHeight = nil }
      var layer = self.draft(child, in: nil)
      roomHeight = outer
      if index == base {
        draft.inheritGreed(of: layer)
        layer.becomeLayer()
      } else {
        layer.becomeAbsoluteLayer(alignment: alignment)
      }
      add(layer, to: &draft)
    }
    return draft
  }

  private mutating func grid(_ style: GridStyle, _ children: [ResolvedNode]) -> BoxDraft {
    var draft = BoxDraft(display: .grid)
    draft.style.gridColumns = style.tracks.map(\.lowered)
    draft.style.columnGap = .points(style.columnSpacing)
    draft.style.rowGap = .points(style.rowSpacing)
    draft.style.justifyItems = style.alignment.horizontal.item
    draft.style.alignItems = style.alignment.vertical.item
    // Columns that divide the room take all of it; those as wide as their cells only if one asks.
    let dividesRoom = style.tracks.contains { $0.dividesRoom }
    if dividesRoom { draft.greed.insert(.horizontal) }
    for child in children {
      var cell = self.draft(child, in: nil)
      cell.place(child.gridCell)
      if !dividesRoom, cell.greed.contains(.horizontal),
        !child.gridCell.unsizedAxes.contains(.horizontal)
      {
        draft.greed.insert(.horizontal)
        cell.style.flexGrow = 1
      }
      cell.becomeLayer()
      add(cell, to: &draft)
    }
    return draft
  }

  private mutating func scroll(_ axes: Axis.Set, _ children: [ResolvedNode]) -> BoxDraft {
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    var draft = BoxDraft(display: .flex)
    draft.style.overflow = .scroll
    draft.style.flexDirection = axis == .horizontal ? .row : .column
    draft.style.alignItems = .unsafe(.center)
    // A row is as high as its content; a column takes all the width there is.
    draft.greed = axis == .horizontal ? .horizontal : .both
    draft.scrolling = AxisGreed(axis)
    for child in children {
      var item = self.draft(child, in: axis)
      draft.greed.formUnion(item.greed.intersection(AxisGreed(axis.other)))
      item.becomeItem(along: axis)
      // Content is as long as it wants to be along the axis that scrolls.
      item.style.flexGrow = 0
      item.style.flexShrink = 0
      item.style.flexBasis = .auto
      add(item, to: &draft)
    }
    return draft
  }
}

// MARK: - Modifiers

extension Lowering {
  private mutating func frame(_ style: FrameStyle, _ children: [ResolvedNode]) -> BoxDraft {
    var draft = overlay(style.alignment, children)
    draft.limit(
      .horizontal, fixed: style.width, minimum: style.minWidth, ideal: style.idealWidth,
      maximum: style.maxWidth)
    draft.limit(
      .vertical, fixed: style.height, minimum: style.minHeight, ideal: style.idealHeight,
      maximum: style.maxHeight)
    return draft
  }

  private mutating func padding(_ edges: EdgeDistances, _ children: [ResolvedNode]) -> BoxDraft {
    var draft = BoxDraft()
    draft.style.padding = edges.dimensions { max($0, 0) }
    let isNegative = min(edges.top, edges.leading, edges.bottom, edges.trailing) < 0
    for child in children {
      var layer = self.draft(child, in: nil)
      draft.inheritGreed(
        of: layer, addingWidth: edges.leading + edges.trailing,
        addingHeight: edges.top + edges.bottom)
      // Negative padding, which CSS does not have, pulls the child's own edges outwards.
      if isNegative { layer.style.margin = edges.dimensions { min($0, 0) } }
      layer.becomeLayer()
      add(layer, to: &draft)
    }
    return draft
  }

  private mutating func fixedSize(_ axes: Axis.Set, _ children: [ResolvedNode]) -> BoxDraft {
    var draft = overlay(.center, children)
    if axes.contains(.horizontal) {
      draft.style.width = .maxContent
      draft.greed.remove(.horizontal)
    }
    if axes.contains(.vertical) {
      draft.style.height = .maxContent
      draft.greed.remove(.vertical)
    }
    return draft
  }

  private mutating func aspectRatio(
    _ ratio: Double?, fills: Bool, _ children: [ResolvedNode]
  ) -> BoxDraft {
    guard let child = children.first, let ratio = ratio ?? child.naturalRatio else {
      return overlay(.center, children)
    }
    var draft = BoxDraft()
    draft.style.alignItems = .unsafe(.center)
    draft.style.justifyItems = .unsafe(.center)
    var layer = self.draft(child, in: nil)
    layer.greed = .both
    layer.becomeLayer()
    add(layer, to: &draft)
    // The width is taken as it is offered and the height follows from it.
    draft.greatestWidth = layer.greatestWidth
    draft.take(ratio: ratio, fills: fills, roomHeight: roomHeight)
    return draft
  }

  private mutating func layoutPriority(
    _ priority: Double, _ children: [ResolvedNode], in axis: Axis?
  ) -> BoxDraft {
    var draft = shared(children, in: axis)
    draft.style.layoutPriority = priority
    return draft
  }

  private mutating func hitTarget(
    _ style: HitTargetStyle, _ children: [ResolvedNode], in axis: Axis?
  ) -> BoxDraft {
    guard style.mode == .reserve else { return shared(children, in: axis) }
    var draft = overlay(.center, children)
    // A strut, not a minimum size: the content's own minimum still counts.
    var strut = BoxDraft()
    strut.style.width = .points(style.minimum)
    strut.style.height = .points(style.minimum)
    draft.greatestWidth = draft.greatestWidth.map { max($0, style.minimum) }
    draft.greatestHeight = draft.greatestHeight.map { max($0, style.minimum) }
    draft.children.append(commit(strut).id)
    return draft
  }

  /// A modifier that layout does not notice.
  private mutating func shared(_ children: [ResolvedNode], in axis: Axis?) -> BoxDraft {
    guard children.count == 1 else { return overlay(.center, children) }
    var draft = self.draft(children[0], in: axis)
    draft.sharedLevels += 1
    return draft
  }
}

// MARK: - Content that depends on a size

extension Lowering {
  private mutating func reader(_ children: [ResolvedNode]) -> BoxDraft {
    var draft = BoxDraft()
    draft.greed = .both
    draft.style.minWidth = .zero
    draft.style.minHeight = .zero
    for child in children {
      var layer = self.draft(child, in: nil)
      layer.becomeAbsoluteLayer(alignment: .topLeading)
      add(layer, to: &draft)
    }
    return draft
  }

  /// Before the choice is made: as much room as there is, whatever the candidates need.
  private mutating func fitting(_ children: [ResolvedNode]) -> BoxDraft {
    var draft = BoxDraft()
    draft.greed = .horizontal
    draft.style.minWidth = .zero
    for (index, child) in children.enumerated() {
      var layer = self.draft(child, in: nil)
      if index == children.count - 1 {
        // The last candidate is the smallest and stands in for the height.
        layer.style.minWidth = .zero
        layer.becomeLayer()
      } else {
        layer.becomeAbsoluteLayer(alignment: .center)
      }
      add(layer, to: &draft)
    }
    return draft
  }
}
