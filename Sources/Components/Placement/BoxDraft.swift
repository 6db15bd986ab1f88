import Layout

/// A box on its way into the layout tree: its parent still has a say in its style.
struct BoxDraft {
  var style = LayoutStyle()
  var leaf: MeasuredLeaf?
  var greed: AxisGreed = []
  /// Along which axes something in the box scrolls, so that the box can be shorter than its content.
  var scrolling: AxisGreed = []
  /// How much a greedy box takes at most along each axis, in points; `nil` takes all there is.
  var greatestWidth: Double?
  var greatestHeight: Double?
  /// How far the box wants to be from its neighbours in a stack.
  var spacing = ViewSpacing()
  var children: [LoweredNode] = []
  /// A box behind the children that stands for no node.
  var strut: NodeID?
  /// How many modifiers around this box share its layout node.
  var sharedLevels = 0

  init(display: LayoutStyle.Display = .overlay) {
    style.display = display
    style.alignItems = .start
    style.justifyItems = .start
  }

  /// Makes the box an item of a row or column.
  mutating func becomeItem(along axis: Axis) {
    hugContent()
    if greed.contains(AxisGreed(axis)) {
      style.flexGrow = 1
      // A percentage of an unknown length is the content; of a known one it is nothing, so that
      // greedy items share the room equally.
      if style.flexBasis == .auto { style.flexBasis = .percent(0) }
      limitGrowth(along: axis)
    }
    if greed.contains(AxisGreed(axis.other)) { fill(axis.other) }
    let length = axis == .horizontal ? style.width : style.height
    if length.isGiven { style.flexShrink = 0 }
  }

  /// What is around a frame with a maximum grows no further than the frame does.
  private mutating func limitGrowth(along axis: Axis) {
    if axis == .horizontal, let greatestWidth, style.maxWidth == .auto {
      style.maxWidth = .points(greatestWidth)
    } else if axis == .vertical, let greatestHeight, style.maxHeight == .auto {
      style.maxHeight = .points(greatestHeight)
    }
  }

  /// Makes the box a child of an overlay.
  mutating func becomeLayer() {
    hugContent()
    if greed.contains(.horizontal) { fill(.horizontal, isLayer: true) }
    if greed.contains(.vertical) { fill(.vertical, isLayer: true) }
  }

  /// Puts the box behind or over another one, which decides the size.
  mutating func becomeAbsoluteLayer(alignment: Alignment) {
    hugContent()
    style.position = .absolute
    style.inset = EdgeDimensions(top: 0, start: 0, bottom: 0, end: 0)
    style.justifySelf = greed.contains(.horizontal) ? .stretch : alignment.horizontal.item
    style.alignSelf = greed.contains(.vertical) ? .stretch : alignment.vertical.item
  }

  /// A box that is neither greedy nor of a given width takes what its content needs, also where
  /// text in it wraps.
  private mutating func hugContent() {
    style.hugsWidth =
      !greed.contains(.horizontal) && style.width == .auto && style.aspectRatio == nil
  }

  /// Takes all the room along an axis, across a stack or in an overlay.
  private mutating func fill(_ axis: Axis, isLayer: Bool = false) {
    // A stretched box with a maximum sits at the start edge; a filling one stays aligned.
    if axis == .horizontal, let greatestWidth {
      style.width = .stretch
      style.maxWidth = .points(greatestWidth)
    } else if axis == .vertical, let greatestHeight {
      style.height = .stretch
      style.maxHeight = .points(greatestHeight)
    } else if isLayer && axis == .horizontal {
      style.justifySelf = .stretch
    } else {
      style.alignSelf = .stretch
    }
  }

  /// Fixes or limits a length, as a frame does.
  mutating func limit(
    _ axis: Axis, fixed: Double?, minimum: Double?, ideal: Double?, maximum: Double?
  ) {
    let greedy = AxisGreed(axis)
    var length = BoxDimension.auto
    var least = axis == .horizontal ? style.minWidth : style.minHeight
    var most = BoxDimension.auto
    if let fixed {
      length = .points(fixed)
      greed.remove(greedy)
    } else {
      if let minimum { least = .points(minimum) }
      if let maximum {
        greed.insert(greedy)
        if maximum.isFinite {
          most = .points(maximum)
          setGreatest(maximum, along: axis)
        } else {
          setGreatest(nil, along: axis)
        }
      } else if let ideal, !greed.contains(greedy) {
        length = .points(ideal)
      }
    }
    if axis == .horizontal {
      (style.width, style.minWidth, style.maxWidth) = (length, least, most)
    } else {
      (style.height, style.minHeight, style.maxHeight) = (length, least, most)
    }
  }

  /// Makes a wrapper as greedy as what it wraps, with room of its own added.
  mutating func inheritGreed(
    of content: BoxDraft, addingWidth: Double = 0, addingHeight: Double = 0
  ) {
    greed = content.greed
    greatestWidth = content.greatestWidth.map { max($0 + addingWidth, 0) }
    greatestHeight = content.greatestHeight.map { max($0 + addingHeight, 0) }
    spacing = content.spacing
    shrinkAsScrolling(content)
  }

  /// Lets the box be as short as something in it that scrolls.
  mutating func shrinkAsScrolling(_ content: BoxDraft) {
    scrolling.formUnion(content.scrolling)
    if content.scrolling.contains(.horizontal) { style.minWidth = .zero }
    if content.scrolling.contains(.vertical) { style.minHeight = .zero }
  }

  /// How much the box takes at most along an axis; `nil` for all there is, or for its content.
  func greatest(along axis: Axis) -> Double? {
    guard greed.contains(AxisGreed(axis)) else { return nil }
    return axis == .horizontal ? greatestWidth : greatestHeight
  }

  mutating func setGreatest(_ length: Double?, along axis: Axis) {
    if axis == .horizontal { greatestWidth = length } else { greatestHeight = length }
  }
}

extension BoxDimension {
  /// Whether the length is given and not found from the room there is.
  fileprivate var isGiven: Bool {
    switch value {
    case .points, .maxContent: true
    default: false
    }
  }
}
