import Layout

/// Stage 2: turns a resolved tree into boxes for the layout engine.
///
/// Each kind of node becomes the flexbox that behaves as the SwiftUI view does.
struct Lowering {
  private var tree: LayoutTree
  private var nodes: [LoweredNode] = []
  private var leaves: [Int32: MeasuredLeaf] = [:]
  /// Lays out the views of containers with custom arrangement, where the tree has any.
  private let arranger: Arranger?

  private init(capacity: Int, arranger: Arranger?) {
    tree = LayoutTree(reservingCapacity: capacity)
    nodes.reserveCapacity(capacity)
    self.arranger = arranger
  }

  /// The boxes of a tree that is offered a width and a height; `nil` offers the ideal length.
  ///
  /// - Parameters:
  ///   - axis: that of a stack with custom arrangement around the tree.
  ///   - endless: the axes along which `nil` offers all the room in the world.
  static func lower(
    _ root: ResolvedNode, width: Double?, height: Double?, in axis: Axis? = nil,
    endless: Axis.Set = [], arranger: Arranger? = nil
  ) -> LoweredTree {
    var lowering = Lowering(capacity: root.count + 1, arranger: arranger)
    let room = Room(width: width, height: height, in: axis, endless: endless)
    var draft = lowering.draft(root, in: room)
    if case .divider = root.kind, axis == .horizontal { draft.greed.insert(.vertical) }
    let greed = draft.greed
    draft.becomeLayer()
    let content = lowering.commit(draft)

    var canvas = BoxDraft()
    canvas.style.direction = draft.style.direction
    canvas.children = [content]
    canvas.style.width = .fitContent
    canvas.style.hugsWidth = true
    if let width, greed.contains(.horizontal) {
      canvas.style.width = .points(width)
      canvas.style.hugsWidth = false
    }
    if let height, greed.contains(.vertical) { canvas.style.height = .points(height) }
    let id = lowering.commit(canvas).id
    return LoweredTree(
      layout: lowering.tree, root: id, content: content, nodes: lowering.nodes,
      leaves: lowering.leaves, greed: greed, greatestWidth: draft.greatestWidth,
      greatestHeight: draft.greatestHeight, spacing: draft.spacing)
  }

  private mutating func commit(_ draft: BoxDraft) -> LoweredNode {
    let id = tree.makeNode(draft.style, isMeasured: draft.leaf != nil)
    if let leaf = draft.leaf { leaves[id.index] = leaf }
    for child in draft.children { append(child.id, to: id) }
    if let strut = draft.strut { append(strut, to: id) }
    var node = lowered(id, around: draft.children)
    for _ in 0..<draft.sharedLevels { node = lowered(id, around: CollectionOfOne(node)) }
    return node
  }

  private mutating func lowered(
    _ id: NodeID, around children: some Collection<LoweredNode>
  ) -> LoweredNode {
    let start = nodes.count
    nodes += children
    return LoweredNode(id: id, children: start..<nodes.count)
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
    draft.children.append(commit(child))
  }
}

// MARK: - The walk

extension Lowering {
  /// A node whose children are being drafted.
  private struct OpenBox {
    let kind: ResolvedNode.Kind
    let direction: LayoutDirection?
    let form: Form
    let children: [ResolvedNode]
    /// The axes along which the node is offered nothing.
    let openAxes: Axis.Set
    /// What is around its children.
    let inner: Room
    var draft: BoxDraft
    /// What the least heights of a column's views leave of its room, in points, where that is known.
    let sharedHeight: Double?
    var next = 0
    /// What the last child of a stack wants.
    var last = ViewSpacing()
    /// The cells of a grid whose rows have gaps of their own, with the columns that they cover.
    var cells: [(columns: Int, spacing: ViewSpacing)] = []
    /// How long the children of a stack are together at most, where all of them have a maximum.
    var greatest: Double?
    /// The children that grow up to a maximum along each axis.
    var limited = LimitedChildren()

    /// Whether each candidate of a choice may be as long as it likes.
    var everyCandidateFits: Bool {
      if case .fitting(let axes) = kind { axes.isSubset(of: openAxes) } else { false }
    }
  }

  /// The box of a tree, made from the leaves up.
  private mutating func draft(_ root: ResolvedNode, in room: Room) -> BoxDraft {
    var open: [OpenBox] = []
    open.reserveCapacity(16)
    var complete = enter(root, in: room, &open)
    while let last = open.indices.last {
      if var child = complete.take() {
        accept(&child, into: &open[last])
        open[last].next += 1
      }
      let index = open[last].next
      let children = open[last].children
      if index < children.count {
        let room = open[last].inner.ofChild(
          index, of: open[last].kind, children, sharedHeight: open[last].sharedHeight)
        complete = enter(children[index], in: room, &open)
      } else {
        finish(&open[last])
        complete = open.removeLast().draft
      }
    }
    return complete ?? BoxDraft()
  }

  /// The box of a leaf; `nil` for a node that waits for its children.
  private mutating func enter(
    _ node: ResolvedNode, in outer: Room, _ open: inout [OpenBox]
  ) -> BoxDraft? {
    var inner = outer.inside(node)
    if let arranger, let layout = node.arrangement(direction: inner.direction, in: outer) {
      var draft = BoxDraft.custom(
        layout, node, arranger,
        roomHeight: node.sharedHeight(within: outer.height ?? outer.textHeight))
      draft.turn(node.layoutDirection)
      return draft
    }
    if var draft = BoxDraft.leaf(node.kind, in: outer) {
      draft.turn(node.layoutDirection)
      return draft
    }
    let form = Form(node)
    inner.axis = form.axis(within: outer.axis)
    var draft = form.emptyBox()
    draft.style.sharesRoom =
      draft.style.offersEqualShares && !outer.openAxes.contains(.horizontal)
    let children = form.isRatio ? Array(node.children.prefix(1)) : node.children
    open.append(
      OpenBox(
        kind: node.kind, direction: node.layoutDirection, form: form, children: children,
        openAxes: outer.openAxes, inner: inner, draft: draft,
        sharedHeight: inner.textHeight.flatMap { node.heightToShare(of: $0) },
        greatest: form.spacing(of: children.count)))
    return nil
  }

  /// Makes the next child of a box a part of it.
  private mutating func accept(_ child: inout BoxDraft, into box: inout OpenBox) {
    let index = box.next
    switch box.form {
    case .shared:
      box.draft = child
      box.draft.sharedLevels += 1
      return
    case .stack(let style): accept(&child, at: index, of: style, &box)
    case .overlay:
      if box.children.count == 1 {
        box.draft.inheritGreed(of: child)
      } else {
        box.draft.greed.formUnion(child.greed)
        box.draft.elasticity.formUnion(child.elasticity)
        box.draft.makeRoom(for: child)
        box.draft.shrinkAsScrolling(child)
        if index == 0 { box.draft.spacing = child.spacing }
        box.limited.append(child, at: index)
        box.draft.spacing.formUnion(child.spacing)
      }
      child.becomeLayer()
    case .layered(let alignment, let base):
      if index == base {
        box.draft.inheritGreed(of: child)
        child.becomeLayer()
      } else {
        child.becomeAbsoluteLayer(alignment: alignment)
      }
    case .grid(let style):
      var place = box.children[index].gridCell
      // A spacer pushes along its row alone.
      if case .spacer = box.children[index].kind { place.unsizedAxes.insert(.vertical) }
      if style.adaptsRowSpacing { box.cells.append((max(place.columnSpan, 1), child.spacing)) }
      box.draft.accept(&child, at: place, of: style)
    case .scroll(let axis):
      box.draft.greed.formUnion(child.greed.intersection(AxisGreed(axis.other)))
      if axis == .horizontal { box.draft.greatestHeight = child.greatest(along: .vertical) }
      child.becomeItem(along: axis)
      // Content is as long as it wants to be along the axis that scrolls.
      child.style.flexGrow = 0
      child.style.flexShrink = 0
      child.style.flexBasis = .auto
    case .arranged(let style):
      guard style.frames.indices.contains(index) else { return }
      child.take(style.frames[index])
    case .padding(let edges): accept(&child, in: edges, &box.draft)
    case .ratio:
      child.greed = .both
      child.becomeLayer()
      // The width is taken as it is offered and the height follows from it.
      box.draft.greatestWidth = child.greatestWidth
      box.draft.spacing = child.spacing
    case .reader: child.becomeAbsoluteLayer(alignment: .topLeading)
    case .fitting:
      // The last candidate is the smallest and stands in for the height; where all may have their
      // ideal size, the first one fits.
      if index == (box.everyCandidateFits ? 0 : box.children.count - 1) {
        child.style.minWidth = .zero
        child.becomeLayer()
      } else {
        child.becomeAbsoluteLayer(alignment: .center)
      }
    }
    add(child, to: &box.draft)
  }

  /// Completes the box of a node whose children are all in it.
  private mutating func finish(_ box: inout OpenBox) {
    for axis in Axis.allCases { end(&box, along: axis) }
    if case .grid(let style) = box.form, style.adaptsRowSpacing {
      let wish = spreadRows(of: box.draft.children, box.cells, style)
      box.draft.spacing = wish
    }
    switch box.kind {
    case .frame(let style):
      box.draft.limit(
        .horizontal, fixed: style.width, minimum: style.minWidth,
        ideal: box.openAxes.contains(.horizontal) ? style.idealWidth : nil,
        maximum: style.maxWidth)
      box.draft.limit(
        .vertical, fixed: style.height, minimum: style.minHeight,
        ideal: box.openAxes.contains(.vertical) ? style.idealHeight : nil,
        maximum: style.maxHeight)
      box.draft.spacing.frame(style)
    case .reader:
      // Its content is as large as the reader, which has the ideal size of a shape.
      box.draft.strut = commit(.flexible(idealWidth: 10, 10)).id
    case .fixedSize(let axes): box.draft.keepIdealSize(along: axes)
    case .layoutPriority(let priority): box.draft.style.layoutPriority = priority
    case .hitTarget(let style) where style.mode == .reserve:
      // A strut, not a minimum size: the content's own minimum still counts.
      var strut = BoxDraft()
      strut.style.width = .points(style.minimum)
      strut.style.height = .points(style.minimum)
      box.draft.greatestWidth = box.draft.greatestWidth.map { max($0, style.minimum) }
      box.draft.greatestHeight = box.draft.greatestHeight.map { max($0, style.minimum) }
      box.draft.strut = commit(strut).id
    default: break
    }
    if case .ratio(let ratio, let fills) = box.form {
      box.draft.take(
        ratio: ratio, fills: fills, roomHeight: box.inner.height,
        isOpen: box.openAxes.contains(.horizontal))
    }
    box.draft.turn(box.direction)
  }

  /// Ends a stack or an overlay where its children end, if all that grow along an axis do so up to a maximum.
  private mutating func end(_ box: inout OpenBox, along axis: Axis) {
    guard let limited = box.limited[axis], let longest = limited.map(\.most).max() else { return }
    let stackAxis = box.form.axis(within: nil)
    if limited.count == box.children.count {
      return box.draft.setGreatest(axis == stackAxis ? box.greatest : longest, along: axis)
    }
    box.draft.greed.remove(AxisGreed(axis))
    guard !box.openAxes.contains(Axis.Set(axis)) else { return }
    box.draft.elasticity.insert(AxisGreed(axis))
    for (index, most) in limited {
      tree[style: box.draft.children[index].id].reach(most, along: axis, in: stackAxis)
    }
  }

  // MARK: Children

  private func accept(
    _ child: inout BoxDraft, at index: Int, of style: StackStyle, _ box: inout OpenBox
  ) {
    // What a view wants beyond the common gap, or short of it, is in front of it. So is negative
    // spacing, which a gap cannot be: it pulls each view over the one before it.
    let gap = index > 0 ? style.gap(box.last, child.spacing) : style.spacing
    let margin = gap - max(style.spacing, 0)
    if index > 0, margin != 0 {
      let margin = BoxDimension.points(margin)
      child.style.margin =
        style.axis == .horizontal
        ? EdgeDimensions(start: margin, end: 0)
        : EdgeDimensions(top: margin, right: 0, bottom: 0, left: 0)
    }
    box.draft.spacing.append(child.spacing, isFirst: index == 0, along: style.axis)
    box.last = child.spacing
    // There is no room to share in a row that is offered nothing; in a column the engine knows of none.
    if style.axis == .horizontal, box.inner.keptAxes.contains(.horizontal) {
      child.keepIdealWidth()
    }
    box.draft.greed.formUnion(child.greed)
    box.draft.elasticity.formUnion(child.elasticity)
    box.draft.shrinkAsScrolling(child)
    let most = child.greatest(along: style.axis)
    box.draft.makeRoom(for: child, along: style.axis, after: gap, isFirst: index == 0)
    box.greatest = most.flatMap { most in box.greatest.map { $0 + most + (gap - style.spacing) } }
    box.limited.append(child, at: index)
    child.becomeItem(along: style.axis)
  }

  /// Gives each row of a grid its own distance from the one above; returns what the grid wants.
  private mutating func spreadRows(
    of boxes: [LoweredNode], _ cells: [(columns: Int, spacing: ViewSpacing)], _ style: GridStyle
  ) -> ViewSpacing {
    let count = max(style.tracks.count, 1)
    // What the row above and the row itself want in each column.
    var above: [ViewSpacing] = []
    var own: [ViewSpacing] = []
    var start = 0
    var total = ViewSpacing()
    for (index, cell) in cells.enumerated() {
      own += Array(repeating: cell.spacing, count: min(cell.columns, count - own.count))
      guard own.count == count || index == cells.count - 1 else { continue }
      var row = own[0]
      for spacing in own.dropFirst() { row.formUnion(spacing) }
      total.append(row, isFirst: start == 0, along: .vertical)
      if start > 0 {
        let gaps = zip(above, own).map {
          $0.preferredDistance(to: $1, along: .vertical) ?? style.rowSpacing
        }
        let margin = (gaps.max() ?? style.rowSpacing) - style.rowSpacing
        for box in boxes[start...index] where margin != 0 {
          tree[style: box.id].margin.top = .points(margin)
        }
      }
      (above, own, start) = (own, [], index + 1)
    }
    return total
  }

  private func accept(
    _ child: inout BoxDraft, in edges: EdgeDistances, _ draft: inout BoxDraft
  ) {
    let (width, height) = (edges.leading + edges.trailing, edges.top + edges.bottom)
    draft.inheritGreed(of: child, addingWidth: width, addingHeight: height)
    draft.fillingWidth = child.fillingWidth.map { $0 + width }
    draft.spacing.pad(edges)
    // Negative padding, which CSS does not have, pulls the child's own edges outwards.
    if min(edges.top, edges.leading, edges.bottom, edges.trailing) < 0 {
      child.style.margin = edges.dimensions { min($0, 0) }
    }
    child.becomeLayer()
  }
}
