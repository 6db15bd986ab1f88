/// A node's links and marks in the arena; its frame lives in a parallel array.
struct NodeRecord: Sendable {
  /// The value of a link that points nowhere.
  static let none: Int32 = -1

  var parent: Int32 = none
  var firstChild: Int32 = none
  var lastChild: Int32 = none
  var nextSibling: Int32 = none
  var childCount: Int32 = 0
  /// Where the node's answers are kept, once there are any.
  var cache: Int32 = none
  /// The style's number in the style table.
  var style: Int32 = none
  var marks: NodeMarks = []
  var traits: StyleTraits = []
}

/// What is true of a node or of the subtree below it.
struct NodeMarks: OptionSet, Sendable {
  let rawValue: UInt16

  /// The node's size and baselines come from the measure function.
  static let measured = NodeMarks(rawValue: 1 << 0)
  /// The node or something below it changed since it was last laid out.
  static let dirty = NodeMarks(rawValue: 1 << 1)
  /// The node's resolved direction is right to left.
  static let rightToLeft = NodeMarks(rawValue: 1 << 2)
  /// Its children were placed anew, so absolute boxes below it have to be placed again.
  static let absolutesPending = NodeMarks(rawValue: 1 << 3)

  // The rest describe the subtree below a node and only ever get set: at worst they cost a
  // cache hit.

  /// Whether the height is definite can change the layout of the content.
  static let contentSeesHeight = NodeMarks(rawValue: 1 << 4)
  /// The intrinsic widths of the content depend on the height.
  static let widthSeesHeight = NodeMarks(rawValue: 1 << 5)
  /// There are absolutely positioned boxes below.
  static let hasAbsolutes = NodeMarks(rawValue: 1 << 6)
  /// Some child has an `order` other than zero.
  static let hasOrder = NodeMarks(rawValue: 1 << 7)

  /// There are words that break where a row has no room; how narrow they can be no answer says.
  static let breaksWords = NodeMarks(rawValue: 1 << 11)

  /// The node waits to be asked again, because something in it changed.
  static let stale = NodeMarks(rawValue: 1 << 8)

  /// The node's items are kept for the next layout.
  static let keepsItems = NodeMarks(rawValue: 1 << 9)
  /// The node or something below it changed since it last became an item that is kept.
  static let itemIsStale = NodeMarks(rawValue: 1 << 10)

  /// The marks of a node that changed, or below which something did.
  static let changed: NodeMarks = [.dirty, .itemIsStale]
  static let inherited: NodeMarks = [
    .contentSeesHeight, .widthSeesHeight, .hasAbsolutes, .breaksWords,
  ]
}

/// Properties of a style that decide between a short and a long path, computed once when it is set.
struct StyleTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// There is some padding or border.
  static let edges = StyleTraits(rawValue: 1 << 0)
  static let percentPadding = StyleTraits(rawValue: 1 << 1)
  static let margin = StyleTraits(rawValue: 1 << 2)
  static let inset = StyleTraits(rawValue: 1 << 3)
  /// Some minimum or maximum is set, or there is an aspect ratio.
  static let limits = StyleTraits(rawValue: 1 << 4)
  /// The minimum or maximum height depends on the containing block.
  static let relativeHeightLimits = StyleTraits(rawValue: 1 << 5)
  static let outOfFlow = StyleTraits(rawValue: 1 << 6)
  static let hidden = StyleTraits(rawValue: 1 << 7)
  /// Padding and border are physical lengths in points, if there are any.
  static let plainEdges = StyleTraits(rawValue: 1 << 8)
  static let ratio = StyleTraits(rawValue: 1 << 9)
  static let scrollContainer = StyleTraits(rawValue: 1 << 10)
  /// The box is as wide as what its content takes of the width it is offered.
  static let hugsWidth = StyleTraits(rawValue: 1 << 11)
  /// Its content decides the width within limits that depend on the containing block.
  static let relativeHug = StyleTraits(rawValue: 1 << 12)

  var isInFlow: Bool { isDisjoint(with: [.outOfFlow, .hidden]) }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ style: LayoutStyle) {
    var traits: StyleTraits = []
    if style.padding != .zero || style.border != .zero { traits.insert(.edges) }
    if style.padding.hasPercent { traits.insert(.percentPadding) }
    if style.padding.isPlain && style.border.isPlain { traits.insert(.plainEdges) }
    if style.margin != .zero { traits.insert(.margin) }
    if style.inset != .auto { traits.insert(.inset) }
    if !style.minWidth.isAuto || !style.maxWidth.isAuto || !style.minHeight.isAuto
      || !style.maxHeight.isAuto || style.hasAspectRatio
    {
      traits.insert(.limits)
    }
    if style.minHeight.seesContainer || style.maxHeight.seesContainer
      || style.height.kind == .stretch
    {
      traits.insert(.relativeHeightLimits)
    }
    if style.hasAspectRatio { traits.insert(.ratio) }
    if style.isScrollContainer { traits.insert(.scrollContainer) }
    if style.hugsWidth {
      traits.insert(.hugsWidth)
      if style.minWidth.seesRoom || style.maxWidth.seesRoom { traits.insert(.relativeHug) }
    }
    if style.position == .absolute { traits.insert(.outOfFlow) }
    if style.display == .none { traits.insert(.hidden) }
    self = traits
  }
}

extension Dimension {
  /// Whether the used length depends on the size of the containing block.
  var seesContainer: Bool { kind == .percent || kind == .stretch }
  /// The same for a width, which may fit its content into the containing block.
  var seesRoom: Bool { seesContainer || kind == .fitContent }
}

extension LayoutStyle {
  /// The marks this style puts on the parent and all ancestors of its node.
  var marksForAncestors: NodeMarks {
    var marks = marksForSelf
    if position == .absolute { return [.hasAbsolutes] }
    if height.seesContainer || minHeight.seesContainer || maxHeight.seesContainer
      || flexBasis.seesContainer || hasAspectRatio || inset.top.isPercent || inset.bottom.isPercent
    {
      marks.insert(.contentSeesHeight)
    }
    if hasAspectRatio { marks.insert(.widthSeesHeight) }
    return marks
  }

  /// The marks this style puts on its own node.
  var marksForSelf: NodeMarks {
    var marks: NodeMarks = []
    if rowGap.isPercent { marks.insert(.contentSeesHeight) }
    if breaksWords { marks.insert(.breaksWords) }
    if flexDirection.isColumn && flexWrap != .nowrap && display == .flex {
      marks.formUnion([.contentSeesHeight, .widthSeesHeight])
    }
    return marks
  }
}
