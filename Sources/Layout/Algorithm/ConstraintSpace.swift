/// What a parent tells a child about the space it gets.
struct ConstraintSpace: Sendable {
  /// What an `auto` size means.
  enum AutoSize: UInt8, Sendable { case fitContent, stretch }

  /// The room there is; the decided border-box size where the size is fixed.
  var width: LayoutUnit?
  var height: LayoutUnit?
  /// What percentages refer to.
  var percentageWidth: LayoutUnit?
  var percentageHeight: LayoutUnit?
  var widthIsFixed = false
  var heightIsFixed = false
  var autoWidth = AutoSize.fitContent
  var autoHeight = AutoSize.fitContent
  /// The content must not rely on the height, even where the style or the parent gives one: the
  /// main size of an item in a column of indefinite height is not definite (css-flexbox-1 §9.8).
  var contentHeightIsIndefinite = false
}

/// A lower and an upper limit; the lower one wins.
struct Limits: Sendable {
  var minimum: LayoutUnit
  var maximum: LayoutUnit

  static let none = Limits(minimum: .zero, maximum: .unbounded)

  func clamp(_ length: LayoutUnit) -> LayoutUnit { max(minimum, min(length, maximum)) }
}

/// What is wanted from laying out a node.
enum LayoutGoal: UInt8, Sendable {
  /// The border-box size; nothing needs to be placed.
  case size
  /// The size and the baselines.
  case baselines
  /// Everything, with the frames of the whole subtree.
  case final
}

/// Which use a length is resolved for; they differ in what an unresolvable one means.
enum LengthRole: Sendable { case main, minimum, maximum }

/// A length once its percentages are resolved.
enum UsedLength: Sendable {
  case size(LayoutUnit)
  case minContent
  case maxContent
  /// `min(maxContent, max(minContent, limit))`.
  case fitContent(limit: LayoutUnit)
  /// Nothing to go by: an `auto`, or a percentage of an unknown length.
  case indefinite
}

/// What an `auto` minimum stands for.
enum AutomaticMinimum: Sendable {
  /// No lower limit beyond padding and border.
  case none
  /// A border-box length.
  case length(LayoutUnit)
  /// The min-content size that the aspect ratio must not undercut (css-sizing-4 §5.1).
  case content
}
