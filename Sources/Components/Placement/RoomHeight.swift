import Layout

extension ResolvedNode.Kind {
  /// The height in points that a node offers its content at most, as far as it is known before
  /// layout; `outer` is the one that the node itself is offered.
  ///
  /// A picture with a ratio fits within it. In a column each view's share is only known later.
  func roomHeight(within outer: Double?) -> Double? {
    switch self {
    case .frame(let style):
      if let height = style.height { return height }
      guard let most = style.maxHeight, most.isFinite else { return outer }
      return min(outer ?? most, most)
    case .padding(let edges):
      return outer.map { max($0 - edges.top - edges.bottom, 0) }
    case .stack(let style):
      return style.axis == .horizontal ? outer : nil
    case .fixedSize(let axes):
      return axes.contains(.vertical) ? nil : outer
    case .scroll, .grid, .sizeReader, .reader, .fitting:
      return nil
    default:
      return outer
    }
  }
}

extension ResolvedNode.Kind {
  /// The axis of the stack that the content of a node is in: a divider crosses it, a spacer grows along it.
  func stackAxis(within outer: Axis?) -> Axis? {
    switch self {
    case .stack(let style): style.axis
    case .frame, .padding, .offset, .effect, .element, .layoutPriority, .fixedSize, .mark,
      .replaced, .guide, .trait:
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

extension BoxDraft {
  /// A width that no picture reaches, in points.
  private static let anyWidth = 1e6

  /// Gives the box a ratio of width to height within the room there is, or around it.
  mutating func take(ratio: Double, fills: Bool, roomHeight: Double?) {
    style.aspectRatio = ratio
    style.minWidth = .zero
    style.minHeight = .zero
    greed = .horizontal
    guard let roomHeight else { return }
    let width = roomHeight * ratio
    if fills {
      // As wide as the room, or wider where the height asks for it; a box with a greatest width
      // overflows from the middle.
      style.minWidth = .points(width)
      greatestWidth = greatestWidth ?? Self.anyWidth
    } else {
      let most = min(width, greatestWidth ?? width)
      greatestWidth = most
      style.maxWidth = .points(most)
    }
  }
}
