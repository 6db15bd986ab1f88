import Layout

extension BoxDraft {
  /// Room that grows along the axis of its stack, which it knows through modifiers, or along both outside one.
  static func spacer(_ minLength: Double, in axis: Axis?) -> BoxDraft {
    var draft = BoxDraft()
    // Everything else that is flexible takes its share first.
    draft.style.layoutPriority = -.greatestFiniteMagnitude
    draft.spacing = ViewSpacing(roomAlong: axis)
    guard let axis else {
      draft.greed = .both
      return draft
    }
    draft.greed = AxisGreed(axis)
    draft.style.flexBasis = .zero
    if axis == .horizontal {
      draft.style.minWidth = .points(minLength)
    } else {
      draft.style.minHeight = .points(minLength)
    }
    return draft
  }

  /// A line across the axis of its stack.
  static func divider(_ thickness: Double, in axis: Axis?) -> BoxDraft {
    var draft = BoxDraft()
    draft.style.flexShrink = 0
    if axis == .horizontal {
      draft.style.width = .points(thickness)
      draft.greed = .vertical
    } else {
      draft.style.height = .points(thickness)
      draft.greed = .horizontal
    }
    return draft
  }

  static func text(_ content: TextContent, room: Double?) -> BoxDraft {
    let text = content.text
    var draft = BoxDraft(display: .flex)
    draft.spacing = content.spacing
    // A 64th of a point more, which layout may have taken.
    draft.leaf = .text(text, room: (room ?? .infinity) + 1 / 64)
    // A single line gives way to an ellipsis; several wrap no narrower than their longest word where there is room for
    // that.
    if text.paragraph.lineLimit == 1 { draft.style.minWidth = .zero }
    draft.style.breaksWords = true
    return draft
  }

  /// Something that fills its room and has an ideal size where there is none.
  static func flexible(idealWidth: Double, _ idealHeight: Double) -> BoxDraft {
    var draft = BoxDraft(display: .flex)
    draft.leaf = .flexible(ideal: Size(width: idealWidth, height: idealHeight))
    draft.style.minWidth = .zero
    draft.style.minHeight = .zero
    draft.greed = .both
    return draft
  }

  /// A circle is as wide as high where the height that it is offered is known, or none is; elsewhere it is drawn in the middle
  /// of its room.
  static func shape(_ content: ShapeContent, in room: Lowering.Room) -> BoxDraft {
    var draft = flexible(idealWidth: content.idealLength, content.idealLength)
    if content.geometry.isCircle, room.height != nil || room.openAxes.contains(.vertical) {
      draft.take(
        ratio: 1, fills: false, roomHeight: room.height,
        isOpen: room.openAxes.contains(.horizontal))
    }
    return draft
  }

  static func icon(_ content: IconContent) -> BoxDraft {
    guard let size = content.size else {
      return .flexible(idealWidth: content.window.width, content.window.height)
    }
    var draft = BoxDraft(display: .flex)
    draft.leaf = .symbol(size: size, baseline: content.baseline)
    draft.style.width = .points(size.width)
    draft.style.height = .points(size.height)
    return draft
  }

  static func image(_ content: ImageContent) -> BoxDraft {
    let size = content.data.size
    guard !content.isResizable else { return .flexible(idealWidth: size.width, size.height) }
    var draft = BoxDraft(display: .flex)
    draft.style.width = .points(size.width)
    draft.style.height = .points(size.height)
    return draft
  }
}
