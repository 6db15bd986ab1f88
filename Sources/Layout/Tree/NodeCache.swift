/// What has been found out about one node, kept until the node is marked dirty.
struct NodeCache: Sendable {
  /// The layout whose frames are in the arena now, if it was carried through to the end.
  var last: LayoutAnswer?
  /// Sizes found without placing anything, newest first.
  var newestSize: LayoutAnswer?
  var olderSize: LayoutAnswer?
  /// Intrinsic widths of the content, for up to two heights.
  var newestWidths: WidthAnswer?
  var olderWidths: WidthAnswer?

  /// Whether every answer given since the last `forget` is still here.
  private(set) var isComplete = true

  mutating func forget() { self = NodeCache() }

  /// - Returns: the answer that had to make room, if any.
  mutating func remember(size answer: LayoutAnswer) -> LayoutAnswer? {
    var displaced: LayoutAnswer?
    if let newest = newestSize, newest.question != answer.question {
      if let older = olderSize, older.question != answer.question {
        isComplete = false
        displaced = older
      }
      olderSize = newest
    }
    newestSize = answer
    return displaced
  }

  /// - Returns: the answer that had to make room, if any.
  mutating func remember(last answer: LayoutAnswer) -> LayoutAnswer? {
    var displaced: LayoutAnswer?
    if let last, last.question != answer.question { displaced = remember(size: last) }
    last = answer
    return displaced
  }

  /// - Returns: the answer that had to make room, if any.
  mutating func remember(widths answer: WidthAnswer) -> WidthAnswer? {
    var displaced: WidthAnswer?
    if let newest = newestWidths, newest.heights != answer.heights {
      if let older = olderWidths {
        isComplete = false
        displaced = older
      }
      olderWidths = newest
    }
    newestWidths = answer
    return displaced
  }
}

/// Everything the layout inside one node depends on, besides the node itself.
///
/// What the node's style does not look at is left out, so that questions which must have the same
/// answer are equal.
struct LayoutQuestion: Hashable, Sendable {
  /// The border-box width the box is offered.
  var width: StoredLength
  /// The border-box height the content may rely on.
  var definiteHeight: StoredLength
  /// The border-box height forced from outside on a node whose content must not rely on it.
  var forcedHeight: StoredLength = .indefinite
  /// What percentages and the room around refer to, where the padding or the limits of the height
  /// have any, or those of the width in a box whose content decides how wide it becomes.
  var widthBase: StoredLength = .indefinite
  var availableWidth: StoredLength = .indefinite
  var heightBase: StoredLength = .indefinite
  var availableHeight: StoredLength = .indefinite
  /// Whether the content may still make the box higher or lower than the definite height.
  var contentHasSay = false

  /// The height the box will have, if that is known before the content is laid out.
  var knownHeight: StoredLength {
    if contentHasSay { return .indefinite }
    return definiteHeight.isDefinite ? definiteHeight : forcedHeight
  }
}

/// The outcome of laying out one node.
struct LayoutResult: Sendable {
  /// The border box; a box that hugs its content may be narrower or wider than what it was offered.
  var width: LayoutUnit
  var height: LayoutUnit
  /// The border-box height the content would take by itself.
  var intrinsicHeight: LayoutUnit
  /// Distances from the top of the border box.
  var firstBaseline: LayoutUnit?
  var lastBaseline: LayoutUnit?

  static let empty = LayoutResult(width: .zero, height: .zero, intrinsicHeight: .zero)
}

/// A question and its outcome, as it is kept.
struct LayoutAnswer: Sendable {
  let question: LayoutQuestion
  private let width: StoredLength
  private let height: StoredLength
  private let intrinsicHeight: StoredLength
  private let firstBaseline: StoredLength
  private let lastBaseline: StoredLength
  /// Whether the baselines have been determined too.
  let hasBaselines: Bool

  init(_ question: LayoutQuestion, _ result: LayoutResult, hasBaselines: Bool) {
    self.question = question
    width = StoredLength(result.width)
    height = StoredLength(result.height)
    intrinsicHeight = StoredLength(result.intrinsicHeight)
    firstBaseline = StoredLength(result.firstBaseline)
    lastBaseline = StoredLength(result.lastBaseline)
    self.hasBaselines = hasBaselines
  }

  var result: LayoutResult {
    LayoutResult(
      width: width.length ?? .zero, height: height.length ?? .zero,
      intrinsicHeight: intrinsicHeight.length ?? .zero, firstBaseline: firstBaseline.length,
      lastBaseline: lastBaseline.length)
  }

  /// Whether this answer holds for another question.
  ///
  /// A height known beforehand changes nothing if it is the height that came out before, unless
  /// something inside behaves differently with another definite height.
  func holds(for other: LayoutQuestion, _ sensitivity: HeightSensitivity) -> Bool {
    if question == other { return true }
    guard question.width == other.width, question.widthBase == other.widthBase,
      question.availableWidth == other.availableWidth, other.knownHeight.isDefinite,
      other.knownHeight == height
    else { return false }
    switch sensitivity {
    case .none: return true
    case .definiteHeight: return question.definiteHeight == other.definiteHeight
    case .firstDefiniteHeight:
      return question.definiteHeight.isDefinite == other.definiteHeight.isDefinite
    }
  }
}

/// How the content of a node reacts to the node's height.
enum HeightSensitivity: Sendable {
  case none
  /// Percentages and the like refer to it.
  case definiteHeight
  /// The same, in a box with an aspect ratio. Browsers keep the layout they made with the height
  /// that the ratio gave, if the content made the box higher and that height is then imposed.
  case firstDefiniteHeight
}

/// The intrinsic widths of a node's content box for one height.
struct WidthAnswer: Sendable {
  /// The heights that matter: of the content, and of the space for lines of a wrapping column.
  struct Heights: Hashable, Sendable {
    var content = StoredLength.indefinite
    var lineExtent = StoredLength.indefinite
  }

  let heights: Heights
  private let storedMinimum: StoredLength
  private let storedMaximum: StoredLength

  init(_ heights: Heights, minimum: LayoutUnit?, maximum: LayoutUnit) {
    self.heights = heights
    storedMinimum = StoredLength(minimum)
    storedMaximum = StoredLength(maximum)
  }

  /// The min-content width, or `nil` where only the max-content width was wanted so far.
  var minimum: LayoutUnit? { storedMinimum.length }
  var maximum: LayoutUnit { storedMaximum.length ?? .zero }
}
