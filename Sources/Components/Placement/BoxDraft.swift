import Layout

/// A box on its way into the layout tree: its parent still has a say in its style.
struct BoxDraft {
  var style = LayoutStyle()
  var leaf: MeasuredLeaf?
  var greed: AxisGreed = []
  /// Along which axes something in the box scrolls, so that the box can be shorter than its content.
  var scrolling: AxisGreed = []
  /// Along which axes the box ends with its content, and gives way where there is too little room.
  var elasticity: AxisGreed = []
  /// How much a greedy box takes at most along each axis, in points; `nil` takes all there is.
  var greatestWidth: Double?
  var greatestHeight: Double?
  /// How much a greedy box takes at least along each axis, in points, because of frames in it.
  var leastWidth: Double?
  var leastHeight: Double?
  /// The width in points of a view in the box that fills its height; padding around it is as wide, so that both have
  /// one middle. Its neighbours are not.
  var fillingWidth: Double?
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
    let length = axis == .horizontal ? style.width : style.height
    if greed.contains(AxisGreed(axis)), !length.isGiven {
      style.flexGrow = 1
      // A percentage of an unknown length is the content; of a known one it is nothing, so that
      // greedy items share the room equally.
      if style.flexBasis == .auto { style.flexBasis = .percent(0) }
      limitGrowth(along: axis)
    }
    if greed.contains(AxisGreed(axis.other)) { fill(axis.other) }
    if length.isGiven {
      style.flexShrink = 0
    } else if isElastic(axis) {
      style.flexShrink = LayoutStyle.eagerShrink
    }
  }

  /// Takes no more width than the content would like.
  mutating func keepIdealWidth() {
    greed.remove(.horizontal)
    elasticity.remove(.horizontal)
  }

  private func isElastic(_ axis: Axis) -> Bool {
    elasticity.subtracting(greed).contains(AxisGreed(axis))
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
    if greed.contains(.vertical) {
      fill(.vertical, isLayer: true)
      // A frame with a minimum is no higher than its room or that, whatever is in it.
      style.outgrowsCell = style.minHeight == .auto || scrolling.contains(.vertical)
    }
    if isElastic(.vertical), !style.height.isGiven, style.maxHeight == .auto {
      (style.height, style.maxHeight) = (.stretch, .maxContent)
    }
  }

  /// Puts the box behind or over another one, which decides the size.
  mutating func becomeAbsoluteLayer(alignment: Alignment) {
    hugContent()
    style.position = .absolute
    style.inset = EdgeDimensions(top: 0, start: 0, bottom: 0, end: 0)
    style.justifySelf = greed.contains(.horizontal) ? .stretch : alignment.horizontal.item
    style.alignSelf = greed.contains(.vertical) ? .stretch : alignment.vertical.item
    // What fills its room up to a maximum is aligned in the rest.
    if let most = greatest(along: .horizontal), !style.width.isGiven {
      (style.width, style.maxWidth) = (.stretch, .points(most))
      style.justifySelf = alignment.horizontal.item
    }
    if let most = greatest(along: .vertical), !style.height.isGiven {
      (style.height, style.maxHeight) = (.stretch, .points(most))
      style.alignSelf = alignment.vertical.item
    }
  }

  /// A box that is neither greedy nor of a given width takes what its content needs, also where
  /// text in it wraps.
  private mutating func hugContent() {
    style.hugsWidth =
      !greed.contains(.horizontal) && style.width == .auto && style.aspectRatio == nil
  }

  /// Takes all the room along an axis, across a stack or in an overlay.
  private mutating func fill(_ axis: Axis, isLayer: Bool = false) {
    // Where nothing is proposed, a frame has its ideal length.
    if axis == .horizontal ? style.width.isGiven : style.height.isGiven { return }
    // A stretched box with a maximum sits at the start edge; a filling one stays aligned.
    // So does one with a minimum that is longer than the room.
    if axis == .horizontal, greatestWidth != nil || leastWidth != nil {
      style.width = .stretch
      if let greatestWidth { style.maxWidth = .points(greatestWidth) }
      if let least = larger(leastWidth, fillingWidth), style.minWidth == .auto {
        style.minWidth = .points(least)
      }
    } else if axis == .vertical, greatestHeight != nil || leastHeight != nil {
      style.height = .stretch
      if let greatestHeight { style.maxHeight = .points(greatestHeight) }
      if let leastHeight, style.minHeight == .auto { style.minHeight = .points(leastHeight) }
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
    let inherited = axis == .horizontal ? leastWidth : leastHeight
    if fixed != nil || maximum != nil { elasticity.remove(greedy) }
    if let fixed {
      length = .points(fixed)
      greed.remove(greedy)
      setLeast(nil, along: axis)
    } else {
      if let minimum { least = .points(minimum) }
      let limited = maximum.flatMap { most in inherited.map { min($0, most) } } ?? inherited
      setLeast(minimum ?? limited, along: axis)
      if let maximum {
        greed.insert(greedy)
        if maximum.isFinite {
          most = .points(maximum)
          setGreatest(maximum, along: axis)
        } else {
          setGreatest(nil, along: axis)
        }
      }
      if let ideal { length = .points(min(max(ideal, minimum ?? 0), maximum ?? .infinity)) }
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
    elasticity = content.elasticity
    greatestWidth = content.greatestWidth.map { max($0 + addingWidth, 0) }
    greatestHeight = content.greatestHeight.map { max($0 + addingHeight, 0) }
    leastWidth = content.leastWidth.map { max($0 + addingWidth, 0) }
    leastHeight = content.leastHeight.map { max($0 + addingHeight, 0) }
    spacing = content.spacing
    shrinkAsScrolling(content)
  }

  /// Lets the box be as short as something in it that scrolls.
  mutating func shrinkAsScrolling(_ content: BoxDraft) {
    scrolling.formUnion(content.scrolling)
    if content.scrolling.contains(.horizontal) { style.minWidth = .zero }
    if content.scrolling.contains(.vertical) { style.minHeight = .zero }
  }

  private mutating func setLeast(_ length: Double?, along axis: Axis) {
    let length = length.flatMap { $0 > 0 ? $0 : nil }
    if axis == .horizontal { leastWidth = length } else { leastHeight = length }
  }

  /// Is at least as long as something in it along both axes.
  mutating func makeRoom(for content: BoxDraft) {
    leastWidth = larger(leastWidth, content.leastWidth)
    leastHeight = larger(leastHeight, content.leastHeight)
  }

  /// Is at least as long as the items of a stack in it are together.
  mutating func makeRoom(for item: BoxDraft, along axis: Axis, after gap: Double, isFirst: Bool) {
    func sum(_ own: Double?, _ other: Double?) -> Double? {
      own == nil && other == nil ? nil : (own ?? 0) + (other ?? 0) + (isFirst ? 0 : gap)
    }
    let (width, height) = (leastWidth, leastHeight)
    makeRoom(for: item)
    if axis == .horizontal {
      leastWidth = sum(width, item.leastWidth)
    } else {
      leastHeight = sum(height, item.leastHeight)
    }
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

/// The larger of two lengths; `nil` where neither is known.
private func larger(_ one: Double?, _ other: Double?) -> Double? {
  guard let one, let other else { return one ?? other }
  return max(one, other)
}

extension LayoutStyle {
  /// Makes a child as long as it can be within what holds it; in a stack that is too short, it gives way first.
  mutating func reach(_ most: Double, along axis: Axis, in stackAxis: Axis?) {
    if axis == .vertical, axis == stackAxis {
      flexBasis = .points(most)
      flexGrow = 0
      flexShrink = Self.eagerShrink
    } else if axis == .horizontal {
      // What the content of a row wants; the items of one share the room that there is.
      width = .points(most)
      if axis != stackAxis { maxWidth = .percent(100) }
    } else {
      height = .points(most)
      maxHeight = .percent(100)
    }
  }

  /// So much more than the usual 1 that all else keeps its length.
  static let eagerShrink = 1_000.0
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
