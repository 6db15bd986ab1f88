import Layout

extension Lowering {
  /// What is around a node.
  struct Room {
    /// The axis of the stack that the node is in, if it is in one.
    var axis: Axis?
    /// The axis of the stack around the node, seen through modifiers.
    var stackAxis: Axis?
    /// About the width that the node is offered, in points, where it is known.
    var width: Double?
    /// The height that the node is offered at most, in points, where it is known.
    var height: Double?
    /// The same for texts, which are shortened to it: in a column each one may have what the others can do without.
    var textHeight: Double?
    /// The axes along which the node is offered nothing, so that it takes its ideal length.
    var openAxes: Axis.Set = []
    /// Those of them along which it keeps that length: across a stack and in an overlay, views that fill their room are as
    /// long as the longest one in the end.
    var keptAxes: Axis.Set = []
    var direction = LayoutDirection.leftToRight

    /// What is around the node that a picture shows.
    init(width: Double?, height: Double?, in axis: Axis? = nil, endless: Axis.Set = []) {
      (self.axis, stackAxis) = (axis, axis)
      (self.width, self.height, textHeight) = (width, height, height)
      if width == nil { openAxes.insert(.horizontal) }
      if height == nil { openAxes.insert(.vertical) }
      openAxes.subtract(endless)
      keptAxes = openAxes
    }

    /// What is around the content of a node that is in this room; whether it is in a stack, its form says.
    func inside(_ node: ResolvedNode) -> Room {
      var inner = self
      inner.direction = node.layoutDirection ?? direction
      inner.width = node.roomWidth(within: width)
      inner.height = node.roomHeight(within: height)
      inner.textHeight = node.sharedHeight(within: textHeight)
      inner.stackAxis = node.kind.stackAxis(within: stackAxis)
      inner.openAxes = node.kind.openAxes(within: openAxes)
      inner.keptAxes = node.keptAxes(within: keptAxes)
      return inner
    }

    /// What is around one of the children of a node, whose content is in this room.
    ///
    /// - Parameter sharedHeight: what the least heights of a column's views leave of its room, in points.
    func ofChild(
      _ index: Int, of kind: ResolvedNode.Kind, _ children: [ResolvedNode], sharedHeight: Double?
    ) -> Room {
      var room = self
      // What lies behind or over the base is as large as that one, which is mostly not known yet.
      if case .layered(_, let base) = kind, index != base, children.indices.contains(base) {
        room.width = children[base].fixedLength(along: .horizontal)
        (room.height, room.textHeight) = (nil, children[base].fixedLength(along: .vertical))
        (room.openAxes, room.keptAxes, room.stackAxis) = ([], [], nil)
      }
      if case .arranged(let style) = kind, style.frames.indices.contains(index) {
        (room.width, room.height) = (style.frames[index].width, style.frames[index].height)
        room.textHeight = room.height
      }
      if let sharedHeight {
        room.textHeight = max(sharedHeight + children[index].leastHeight(), 0)
      }
      return room
    }
  }
}

extension ResolvedNode {
  /// The height in points that a node offers its content at most, as far as it is known before
  /// layout; `outer` is the one that the node itself is offered.
  ///
  /// A picture with a ratio fits within it. In a column of several views each one's share is only known later, which is why
  /// a column with such pictures is arranged as a custom layout is.
  func roomHeight(within outer: Double?) -> Double? {
    switch kind {
    case .frame(let style):
      if let height = style.height { return height }
      guard let most = style.maxHeight, most.isFinite else { return outer }
      return min(outer ?? most, most)
    case .padding(let edges):
      return outer.map { max($0 - edges.top - edges.bottom, 0) }
    case .stack(let style):
      return style.axis == .horizontal || children.count == 1 ? outer : nil
    case .fixedSize(let axes):
      return axes.contains(.vertical) ? nil : outer
    case .scroll, .grid, .sizeReader, .reader, .fitting:
      return nil
    default:
      return outer
    }
  }
}

extension ResolvedNode {
  /// About the width in points that a node offers its content, as `roomHeight` is the height.
  func roomWidth(within outer: Double?) -> Double? {
    switch kind {
    case .frame(let style):
      if let width = style.width { return width }
      guard let most = style.maxWidth, most.isFinite else { return outer }
      return min(outer ?? most, most)
    case .padding(let edges):
      return outer.map { max($0 - edges.leading - edges.trailing, 0) }
    case .stack(let style) where style.axis == .horizontal && children.count > 1:
      return outer.map { share(of: $0, in: style) }
    case .fixedSize(let axes), .scroll(let axes, _):
      return axes.contains(.horizontal) ? nil : outer
    case .grid, .sizeReader, .reader, .fitting:
      return nil
    default:
      return outer
    }
  }

  /// The height in points that the views of a container have together, as far as it is known before layout.
  func sharedHeight(within outer: Double?) -> Double? {
    if case .stack = kind { outer } else { roomHeight(within: outer) }
  }

  /// Whether the node is a column whose views share its height as SwiftUI has it: where something that keeps a ratio has the
  /// height that the others leave, and where several texts may want more lines than there is room for.
  ///
  /// What fills a width and keeps a ratio does not: it would be wider than the column where there is more height.
  func sharesHeight(in room: Lowering.Room) -> Bool {
    guard case .stack(let style) = kind, style.axis == .vertical, children.count > 1 else {
      return false
    }
    if room.height != nil {
      let isOpen = room.openAxes.contains(.horizontal)
      if children.contains(where: { $0.fitsHeight(filling: isOpen) }) { return true }
    }
    guard let height = room.textHeight, let width = room.width else { return false }
    return children.reduce(0) { $0 + $1.longTexts(in: width) } > 1
      && leastHeight() < height && leastHeight(linesIn: width) > height
  }

  /// Whether some column shares its height, in a proposal to the node.
  func hasSharedHeight(width: Double?, height: Double?) -> Bool {
    /// Siblings that are being visited, and what is around them.
    struct Level {
      let nodes: [ResolvedNode]
      var next = 0
      var kind = ResolvedNode.Kind.element
      let inner: Lowering.Room
      var shared: Double?
    }
    var levels = [
      Level(nodes: [self], inner: Lowering.Room(width: width, height: height))
    ]
    while let level = levels.last {
      let (nodes, index) = (level.nodes, level.next)
      guard index < nodes.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      let node = nodes[index]
      guard !node.branch.isEmpty else { continue }
      let room = level.inner.ofChild(index, of: level.kind, nodes, sharedHeight: level.shared)
      if node.sharesHeight(in: room) { return true }
      let inner = room.inside(node)
      levels.append(
        Level(
          nodes: node.children, kind: node.kind, inner: inner,
          shared: inner.textHeight.flatMap { node.heightToShare(of: $0) }))
    }
    return false
  }

  /// Whether something in the node keeps a ratio in the height that the node is offered.
  ///
  /// - Parameters:
  ///   - countsFilling: whether what fills its room counts.
  ///   - countsCircles: whether circles count, which look the same in the middle of a larger room.
  private func fitsHeight(
    filling countsFilling: Bool = true, circles countsCircles: Bool = true
  ) -> Bool {
    var waiting = [self]
    while let node = waiting.popLast() {
      switch node.kind {
      case .aspectRatio(_, let fills) where !fills || countsFilling: return true
      case .shape(let content):
        if countsCircles && content.geometry.isCircle { return true }
      case .frame(let style) where style.height != nil: break
      // What is behind or over the base has no say in its height.
      case .layered(_, let base) where node.children.indices.contains(base):
        waiting.append(node.children[base])
      default: if node.sharedHeight(within: 0) != nil { waiting += node.children }
      }
    }
    return false
  }

  /// The node in a frame of a size, if something in it keeps a ratio in that.
  func offered(_ size: Size, alignment: Alignment) -> ResolvedNode {
    guard fitsHeight() else { return self }
    var frame = FrameStyle(alignment: alignment)
    (frame.width, frame.height) = (size.width, size.height)
    return ResolvedNode(.frame(frame), children: [self])
  }

  /// A layer behind or over a view, of whose size it is: one that keeps a ratio waits for that, and a column with a spacer
  /// hangs out of it as it is aligned where it is higher.
  func asLayer(alignment: Alignment) -> ResolvedNode {
    let waits = fitsHeight(circles: alignment != .center)
    guard waits || isColumnWithSpacer else { return self }
    var room = FrameStyle(alignment: alignment)
    (room.maxWidth, room.maxHeight) = (.infinity, .infinity)
    let layer = ResolvedNode(.frame(room), children: [self])
    guard waits else { return layer }
    let content = SizeDependentContent(replacing: { geometry, nodes in
      nodes.map { $0.offered(geometry.size, alignment: alignment) }
    })
    return ResolvedNode(.replaced(content), children: [layer])
  }

  private var isColumnWithSpacer: Bool {
    guard case .stack(let style) = kind, style.axis == .vertical else { return false }
    return children.contains { if case .spacer = $0.kind { true } else { false } }
  }
}

extension ResolvedNode.Kind {
  /// The axis of the stack that the content of a node is in: a divider crosses it, a spacer grows along it.
  func stackAxis(within outer: Axis?) -> Axis? {
    switch self {
    case .stack(let style): style.axis
    case .frame, .padding, .offset, .effect, .element, .layoutPriority, .fixedSize, .mark,
      .replaced, .guide, .trait, .hitTarget, .aspectRatio, .layered:
      outer
    default: nil
    }
  }
}

extension ResolvedNode.Kind {
  /// The axes along which a node offers its content nothing; `outer` are those of the node itself.
  func openAxes(within outer: Axis.Set) -> Axis.Set {
    switch self {
    case .fixedSize(let axes), .scroll(let axes, _): return outer.union(axes)
    case .frame(let style):
      var axes = outer
      if style.width != nil || style.idealWidth != nil { axes.remove(.horizontal) }
      if style.height != nil || style.idealHeight != nil { axes.remove(.vertical) }
      return axes
    case .reader, .sizeReader, .arranged: return []
    default: return outer
    }
  }
}

extension ResolvedNode {
  /// The axes along which the content of a node keeps its ideal length; `outer` are those of the node itself.
  func keptAxes(within outer: Axis.Set) -> Axis.Set {
    let axes = kind.openAxes(within: outer)
    switch kind {
    case .stack(let style): return axes.intersection(Axis.Set(style.axis))
    case .layered: return axes
    case .grid: return []
    // The least width of a frame is room to share.
    case .frame(let style) where style.minWidth != nil: return axes.subtracting(.horizontal)
    default: return children.count == 1 ? axes : []
    }
  }
}

extension BoxDraft {
  /// A width that no picture reaches, in points.
  private static let anyWidth = 1e6

  /// Gives the box a ratio of width to height within the room there is, or around it.
  ///
  /// - Parameter isOpen: whether no width is offered, so that it follows from the height.
  mutating func take(ratio: Double, fills: Bool, roomHeight: Double?, isOpen: Bool) {
    style.aspectRatio = ratio
    style.minWidth = .zero
    style.minHeight = .zero
    greed = .horizontal
    guard let roomHeight else { return }
    let width = roomHeight * ratio
    if isOpen { style.width = .points(width) }
    if fills {
      // As wide as the room, or wider where the height asks for it; a box with a greatest width
      // overflows from the middle.
      style.minWidth = .points(width)
      greatestWidth = greatestWidth ?? Self.anyWidth
      fillingWidth = width
    } else {
      let most = min(width, greatestWidth ?? width)
      greatestWidth = most
      style.maxWidth = .points(most)
    }
  }
}
