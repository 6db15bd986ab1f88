/// One child of a flex container while the container is laid out.
///
/// Main sizes are of the content box unless they say otherwise.
struct FlexItem {
  /// Where an item is in the flexing of its line (css-flexbox-1 §9.7).
  enum FlexState: UInt8 { case unfrozen, frozen, tooSmall, tooLarge }

  let id: NodeID
  let grow: Float
  let shrink: Float
  let priority: Float
  let alignment: FlexAlignment
  /// The item takes the cross size of its line; what is aligned so but has a size of its own does not.
  let isStretched: Bool
  let isSafelyAligned: Bool
  let autoMargins: FlowAutoMargins
  /// The automatic minimum has not been looked up, because it cannot matter unless the item
  /// shrinks.
  var awaitsAutomaticMinimum: Bool
  /// The base size came from the content.
  let hasContentBasis: Bool
  /// The content's height had to be found for the base size or the automatic minimum. While a
  /// wrapping column's width is computed, browsers align only such items by their baselines.
  let hasMeasuredContent: Bool
  /// The content must not rely on the height (see `ConstraintSpace`).
  let contentHeightIsIndefinite: Bool
  /// A box without content and ratio: its cross size depends on its style and the space alone.
  let isPlainBox: Bool
  var state = FlexState.unfrozen

  var margins: FlowMargins
  /// Padding and border along the main axis.
  let mainEdges: LayoutUnit

  var baseSize: LayoutUnit
  var limits: Limits
  /// The base size within the limits.
  var hypotheticalSize: LayoutUnit
  var flexedSize: LayoutUnit
  /// The width a column's item takes while the column's intrinsic widths are computed.
  let imposedWidth: StoredLength

  /// What a hugging item does not use of the main size it was offered; negative if it needs more.
  var unusedSize: LayoutUnit = .zero
  /// The border-box cross size before stretching.
  var crossSize: LayoutUnit = .zero
  var firstBaseline = StoredLength.indefinite
  var lastBaseline = StoredLength.indefinite

  /// Of a plain box: the cross size it has by itself, and the one it has in a line of some size.
  var plainCrossSize = StoredLength.indefinite
  var fittedLineSize = StoredLength.indefinite
  var fittedCrossSize: LayoutUnit = .zero

  /// The share of the space still free that goes to this item; see `FlexibleLengths`.
  var shareOfRest = 0.0

  var node: Int { id.slot }
  var flexedBorderBox: LayoutUnit { flexedSize + mainEdges }
  /// The border-box main size the item is laid out for.
  var offeredBorderBox: LayoutUnit { flexedSize + unusedSize + mainEdges }
  var outerFlexedSize: LayoutUnit { flexedSize + mainEdges + margins.main }
  var outerBaseSize: LayoutUnit { baseSize + mainEdges + margins.main }
  var outerHypotheticalSize: LayoutUnit { hypotheticalSize + mainEdges + margins.main }
  /// The same where an earlier layout may have given auto margins a length, which is 0 until items
  /// are placed.
  var recalledHypotheticalSize: LayoutUnit {
    hypotheticalSize + mainEdges + (autoMargins.mainStart ? .zero : margins.mainStart)
      + (autoMargins.mainEnd ? .zero : margins.mainEnd)
  }

  /// Takes back what an earlier layout decided, but keeps what it found out.
  mutating func prepareForFlexing() {
    state = .unfrozen
    flexedSize = hypotheticalSize
    unusedSize = .zero
    if autoMargins.mainStart { margins.mainStart = .zero }
    if autoMargins.mainEnd { margins.mainEnd = .zero }
  }
}

/// A run of items in one line of a flex container.
struct FlexLine {
  /// The first of the line's items in the pass's item stack, and the one after the last.
  let start: Int
  let end: Int
  let hypotheticalSize: LayoutUnit
  /// What the items leave of the container's main size, negative if they overflow.
  var mainFreeSpace: LayoutUnit = .zero
  var autoMarginCount = 0
  /// Which line of an earlier layout it is, negative if none.
  var recalled: Int32 = -1
  var crossSize: LayoutUnit = .zero
  var crossOffset: LayoutUnit = .zero
  /// The largest distance of a baseline from the cross-start edge, and from the cross-end edge.
  var startAscent = StoredLength.indefinite
  var endAscent = StoredLength.indefinite

  var items: Range<Int> { start..<end }
}

/// `align-self` with everything that depends on directions resolved; start and end are the ends
/// of the line's cross axis after `wrap-reverse`.
enum FlexAlignment: UInt8, Sendable {
  case start, end, center, stretch, baseline, lastBaseline
}

/// Margins by the axes of a flex container, before any reversal.
struct FlowMargins: Sendable {
  var mainStart: LayoutUnit
  var mainEnd: LayoutUnit
  var crossStart: LayoutUnit
  var crossEnd: LayoutUnit

  var main: LayoutUnit { mainStart + mainEnd }
  var cross: LayoutUnit { crossStart + crossEnd }
}

struct FlowAutoMargins: Sendable {
  var mainStart: Bool
  var mainEnd: Bool
  var crossStart: Bool
  var crossEnd: Bool

  static let none = FlowAutoMargins(
    mainStart: false, mainEnd: false, crossStart: false, crossEnd: false)

  var mainCount: Int { (mainStart ? 1 : 0) + (mainEnd ? 1 : 0) }
}
