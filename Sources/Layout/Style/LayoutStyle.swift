/// Everything a node says about its own layout; each property starts at its CSS initial value.
///
/// Lengths are points, percentages refer to the containing block. Numbers are normalised when they
/// are set (see `Dimension`); factors that are negative or not finite count as zero.
public struct LayoutStyle: Equatable, Sendable {
  // MARK: Size

  /// The width of the box that `boxSizing` names.
  public var width: Dimension = .auto
  /// The height of the box that `boxSizing` names.
  public var height: Dimension = .auto
  /// `auto` is the automatic minimum size of a flex item (css-flexbox-1 §4.5), otherwise zero.
  public var minWidth: Dimension = .auto
  /// `auto` is the automatic minimum size of a flex item, otherwise zero.
  public var minHeight: Dimension = .auto
  /// `auto` means no maximum.
  public var maxWidth: Dimension = .auto
  /// `auto` means no maximum.
  public var maxHeight: Dimension = .auto

  // MARK: Edges

  /// The room around the border box; `auto` takes a share of what is left.
  public var margin: EdgeDimensions = .zero
  /// Percentages refer to the containing block's width on all four edges.
  public var padding: EdgeDimensions = .zero
  /// Widths in points; percentages count as zero.
  public var border: EdgeDimensions = .zero
  /// `top`, `right`, `bottom`, `left` and their logical counterparts.
  public var inset: EdgeDimensions = .auto

  // MARK: Flex

  /// The length along the main axis before free space is shared; `auto` is `width` or `height`.
  public var flexBasis: Dimension = .auto
  /// Space between rows and between columns, in points or per cent.
  public var rowGap: Dimension = .zero
  /// Space between columns, in points or per cent.
  public var columnGap: Dimension = .zero
  var growFactor: Float = 0
  var shrinkFactor: Float = 1
  /// Items are laid out in ascending order; equal ones in tree order.
  public var order: Int32 = 0

  // MARK: Alignment

  /// How free space is shared along the main axis.
  public var justifyContent: ContentAlignment = .normal
  /// How free space is shared among the lines of a wrapping container.
  public var alignContent: ContentAlignment = .normal
  /// Where items go across their line, unless they say otherwise.
  public var alignItems: ItemAlignment = .normal
  /// Where the node goes across its line.
  public var alignSelf: ItemAlignment = .auto
  /// Horizontal placement in overlays, grids and for absolute boxes; flex layout ignores it.
  public var justifyItems: ItemAlignment = .normal
  /// Horizontal placement of the node itself; flex layout ignores it.
  public var justifySelf: ItemAlignment = .auto

  // MARK: Kind of box

  /// How the node lays its children out.
  public var display: Display = .flex
  /// Whether the node is in flow.
  public var position: Position = .relative
  /// The direction of writing, from which the logical edges follow.
  public var direction: Direction = .inherit
  /// The axis and the order in which items are laid out.
  public var flexDirection: FlexDirection = .row
  /// Whether items that do not fit go to further lines.
  public var flexWrap: FlexWrap = .nowrap
  /// Which box `width` and `height` mean.
  public var boxSizing: BoxSizing = .borderBox
  /// What happens to content beyond the left and right edges.
  public var overflowX: Overflow = .visible
  /// What happens to content beyond the top and bottom edges.
  public var overflowY: Overflow = .visible
  /// Makes a box as wide as what its content takes of the width it is offered, as SwiftUI's views
  /// are: a wrapped text is as wide as its longest line. Content that cannot be narrower makes the
  /// box wider than the offer, but not what is beside it. A CSS box keeps the whole offer and is
  /// never offered less than its min-content width.
  public var hugsWidth: Bool = false
  /// Offers the items of a row that is too narrow equal shares of it, the least flexible item
  /// first, as SwiftUI's stacks do. In CSS every item gives up room in proportion to its base size.
  public var offersEqualShares: Bool = false
  /// Offers equal shares also in a row that has room for all and items that take as much as there is, as SwiftUI's stacks
  /// do; not where the row is as wide as its items would like to be.
  public var sharesRoom: Bool = false
  /// Lets the measured content be narrower than its min-content width in a row that offers equal shares and has no
  /// room for that, as the words of a SwiftUI text break.
  public var breaksWords: Bool = false

  /// A child of an overlay that is stretched to a height which its content has no room in is as high as that, and
  /// stands out as the overlay aligns it. No CSS property.
  public var outgrowsCell: Bool = false

  // MARK: Grid

  /// How many grid columns the node covers, at least 1.
  public var columnSpan: UInt16 = 1
  /// How many grid rows the node covers, from 1 to 100.
  public var rowSpan: UInt16 = 1
  /// Whether the node begins a new grid row.
  public var startsGridRow: Bool = false
  /// Whether the row of a grid that the box is in takes a share of the height that is left over.
  public var growsGridRow: Bool = false
  /// The columns of a grid container; an empty list is a single flexible column.
  public var gridColumns: [GridTrack] = []

  var laterEdges: LaterEdges = []
  var ratio: Float = 0
  var priority: Float = 0

  /// Makes a style with every property at its initial value.
  public init() {}
}

extension LayoutStyle {
  /// How a node lays its children out.
  public enum Display: UInt8, Hashable, Sendable {
    /// A flex container, also when it has no children.
    case flex
    /// Not laid out; the whole subtree has empty frames.
    case none
    /// Children share the content box, each placed by `alignSelf` and `justifySelf`.
    case overlay
    /// Rows of cells in the columns of `gridColumns`.
    case grid
  }

  /// Whether a node is in flow.
  public enum Position: UInt8, Hashable, Sendable {
    /// In flow, then shifted by `inset`; containing block of absolute descendants.
    case relative
    /// Out of flow, placed by `inset` in the padding box of the nearest ancestor that is not
    /// `static`.
    case absolute
    /// In flow, not shifted, and no containing block for absolute descendants.
    case `static`
  }

  /// The direction of writing.
  public enum Direction: UInt8, Hashable, Sendable {
    case inherit, leftToRight, rightToLeft
  }

  /// The axis and the order in which items are laid out.
  public enum FlexDirection: UInt8, Hashable, Sendable {
    case row, rowReverse, column, columnReverse

    var isColumn: Bool { rawValue >= 2 }
    var isReversed: Bool { rawValue & 1 == 1 }
  }

  /// Whether items that do not fit go to further lines.
  public enum FlexWrap: UInt8, Hashable, Sendable {
    case nowrap, wrap, wrapReverse
  }

  /// Which box `width` and `height` mean.
  public enum BoxSizing: UInt8, Hashable, Sendable {
    case borderBox, contentBox
  }

  /// What happens to content beyond an edge.
  public enum Overflow: UInt8, Hashable, Sendable {
    case visible, hidden, clip, scroll
  }

  /// The share of free space a flex item takes; negative and non-finite numbers count as 0.
  public var flexGrow: Double {
    get { Double(growFactor) }
    set { growFactor = Self.factor(newValue) }
  }

  /// The share of missing space a flex item gives up; negative and non-finite numbers count as 0.
  public var flexShrink: Double {
    get { Double(shrinkFactor) }
    set { shrinkFactor = Self.factor(newValue) }
  }

  /// Width divided by height, or `nil` for none; numbers that are not positive count as none.
  public var aspectRatio: Double? {
    get { ratio > 0 ? Double(ratio) : nil }
    set { ratio = Self.factor(newValue ?? 0) }
  }

  /// Items of a lower priority shrink first and grow last, as in SwiftUI's stacks; 0 by default.
  public var layoutPriority: Double {
    get { Double(priority) }
    set { priority = newValue.isFinite ? Float(min(max(newValue, Self.leastPriority), 1e9)) : 0 }
  }

  /// The least priority of all, which spacers have.
  static let leastPriority = -1e9

  private static func factor(_ value: Double) -> Float {
    value.isFinite && value > 0 ? Float(min(value, 1e9)) : 0
  }

  /// Sets `overflowX` and `overflowY` together.
  public var overflow: Overflow {
    get { overflowX }
    set {
      overflowX = newValue
      overflowY = newValue
    }
  }
}

extension LayoutStyle {
  /// css-overflow-3 §3: one scrolling axis makes the other one scroll too; `clip` never does.
  var isScrollContainer: Bool {
    overflowX == .hidden || overflowX == .scroll || overflowY == .hidden || overflowY == .scroll
  }

  var hasAspectRatio: Bool { ratio > 0 }
}
