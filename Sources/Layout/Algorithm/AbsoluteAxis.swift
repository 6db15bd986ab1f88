/// One axis of an absolutely positioned box (css-position-3 §4), start and end by the box's own
/// direction.
struct AbsoluteAxis {
  /// Which side takes up the space that is left over.
  enum Bias: UInt8, Sendable {
    case start, equal, end

    init(_ edge: StaticPosition.Edge) {
      switch edge {
      case .start: self = .start
      case .center: self = .equal
      case .end: self = .end
      }
    }
  }

  /// The containing block's size and the inset-modified containing block inside it.
  let available: LayoutUnit
  private(set) var start: LayoutUnit
  private(set) var end: LayoutUnit
  let hasAutoInset: Bool
  private var bias: Bias
  /// The side that must not overflow: always, and only as far as it can be helped.
  private var safeBias: Bias?
  private var preferredBias: Bias?
  private let scrollableSide: Bias?

  /// - Parameters:
  ///   - insets: the used insets, `nil` for `auto`.
  ///   - position: the static position, measured from the containing block's start.
  ///   - alignment: the self-alignment in this axis with its sides resolved.
  init(
    available: LayoutUnit, insets: (start: LayoutUnit?, end: LayoutUnit?),
    position: LayoutUnit, edge: StaticPosition.Edge, alignment: AbsoluteAlignment
  ) {
    self.available = available
    hasAutoInset = insets.start == nil || insets.end == nil
    scrollableSide = alignment.scrollableSide
    if insets.start == nil && insets.end == nil {
      switch edge {
      case .start:
        start = position
        end = .zero
      case .center:
        // Grows to both sides until the nearer edge is reached.
        let half = min(position, available - position)
        start = position - half
        end = available - position - half
      case .end:
        start = .zero
        end = available - position
      }
      bias = Bias(edge)
      safeBias = alignment.safeBias
    } else {
      start = insets.start ?? .zero
      end = insets.end ?? .zero
      if hasAutoInset {
        bias = insets.start != nil ? .start : .end
      } else {
        bias = alignment.bias
        safeBias = alignment.safeBias
        preferredBias = alignment.keepsInside ? alignment.startBias : nil
      }
    }
    if size < .zero {
      let weaker = hasAutoInset ? bias : alignment.startBias
      resize(weaker, by: size)
    }
  }

  /// The room between the insets.
  var size: LayoutUnit { available - start - end }

  private mutating func resize(_ bias: Bias, by amount: LayoutUnit) {
    switch bias {
    case .start: end += amount
    case .end: start += amount
    case .equal:
      start += amount / 2
      end += amount / 2
    }
  }

  /// The used start inset of a border box of the given size, with `auto` margins as zero.
  func startInset(size: LayoutUnit, margins: (start: LayoutUnit, end: LayoutUnit)) -> LayoutUnit {
    var axis = self
    let outer = margins.start + size + margins.end
    var freeSpace = axis.size - outer
    var side = bias
    var isSafe = false
    if let safeBias, freeSpace < .zero {
      freeSpace = .zero
      side = safeBias
      isSafe = true
    }
    axis.resize(side, by: freeSpace)
    if let preferredBias, !isSafe {
      axis.keepInside(original: self, fits: outer <= self.size, preferring: preferredBias)
    }
    return axis.start + margins.start
  }

  /// Shifts an overflowing box back into the containing block, the preferred side last
  /// (css-align-3 §4.4.1).
  private mutating func keepInside(
    original: AbsoluteAxis, fits: Bool, preferring preferred: Bias
  ) {
    let safeStart = fits ? original.start : min(original.start, .zero)
    let safeEnd = fits ? original.end : min(original.end, .zero)
    if preferred == .end { adjustStart(to: safeStart) }
    adjustEnd(to: safeEnd)
    if preferred == .start { adjustStart(to: safeStart) }
  }

  private mutating func adjustStart(to safeStart: LayoutUnit) {
    guard start < safeStart, scrollableSide != .start else { return }
    end += start - safeStart
    start = safeStart
  }

  private mutating func adjustEnd(to safeEnd: LayoutUnit) {
    guard end < safeEnd, scrollableSide != .end else { return }
    start += end - safeEnd
    end = safeEnd
  }

  /// The margins with `auto` ones taking the free space, or `nil` where none takes any
  /// (css-position-3 §4.2).
  func autoMargins(
    size: LayoutUnit, margins: (start: LayoutUnit?, end: LayoutUnit?), startIsDominant: Bool,
    mayBeNegative: Bool
  ) -> (start: LayoutUnit, end: LayoutUnit)? {
    if hasAutoInset { return nil }
    let freeSpace =
      self.size - size - (margins.start ?? .zero) - (margins.end ?? .zero)
    switch margins {
    case (.some, .some): return nil
    case (nil, .some(let end)): return (freeSpace, end)
    case (.some(let start), nil): return (start, freeSpace)
    case (nil, nil):
      if freeSpace > .zero || mayBeNegative {
        let half = freeSpace / 2
        return (half, freeSpace - half)
      }
      return startIsDominant ? (.zero, freeSpace) : (freeSpace, .zero)
    }
  }
}

/// A self-alignment of an absolute box with its sides resolved.
struct AbsoluteAlignment {
  let position: ItemAlignment.Position
  let bias: AbsoluteAxis.Bias
  /// The containing block's start side, from the box's point of view.
  let startBias: AbsoluteAxis.Bias
  let safeBias: AbsoluteAxis.Bias?
  /// Whether an overflowing box is shifted back inside.
  let keepsInside: Bool
  /// The side of the containing block to which it can be scrolled; overflow does no harm there.
  let scrollableSide: AbsoluteAxis.Bias?

  /// - Parameters:
  ///   - isMirrored: whether the box and its containing block run against each other in this axis.
  ///   - scrollsToStart: whether a scrolling container scrolls to the box's start side.
  init(
    _ alignment: ItemAlignment, in container: LayoutStyle, isMirrored: Bool = false,
    containerIsRightToLeft: Bool = false, scrollsToStart: Bool
  ) {
    var position = alignment.position
    if position == .auto { position = .normal }
    if position == .left { position = containerIsRightToLeft ? .end : .start }
    if position == .right { position = containerIsRightToLeft ? .start : .end }
    self.position = position
    let startSide: AbsoluteAxis.Bias = isMirrored ? .end : .start
    startBias = startSide
    safeBias = alignment.overflow == .safe ? startSide : nil
    // In an overlay, a box larger than what it lies on stays where it was aligned.
    keepsInside =
      alignment.overflow == .automatic && position != .normal && container.display != .overlay
    scrollableSide = container.isScrollContainer ? (scrollsToStart ? .start : .end) : nil
    switch position {
    case .center: bias = .equal
    case .end, .flexEnd, .lastBaseline: bias = isMirrored ? .start : .end
    case .selfStart: bias = .start
    case .selfEnd: bias = .end
    default: bias = startSide
    }
  }
}
