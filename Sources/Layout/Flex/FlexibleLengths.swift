// Resolving flexible lengths (css-flexbox-1 §9.7).
extension LayoutPass {
  /// Grows or shrinks the items of a line to its container's main size.
  mutating func flexItems(_ flex: FlexContext, line: Int, mainSize: LayoutUnit) {
    let range = lines[line].items
    let grows = lines[line].hypotheticalSize < mainSize
    if !grows { settleAutomaticMinimums(flex, range, mainSize: mainSize) }
    if offerEqualShares(flex, range, mainSize: mainSize) { return }
    var flexer = LineFlexer(grows: grows, mainSize: mainSize, gap: flex.itemGap)
    if hasPriorities(range) {
      flexByPriority(&flexer, range)
    } else {
      flexer.run(&items, range)
    }
  }

  /// Only items that shrink can run into the minimum that the content sets.
  private mutating func settleAutomaticMinimums(
    _ flex: FlexContext, _ range: Range<Int>, mainSize: LayoutUnit
  ) {
    var freeSpace = mainSize + flex.itemGap
    for index in range { freeSpace -= items[index].outerHypotheticalSize + flex.itemGap }
    guard freeSpace < .zero else { return }
    settleAutomaticMinimums(flex, range)
  }

  mutating func settleAutomaticMinimums(_ flex: FlexContext, _ range: Range<Int>) {
    forEach(apart: range) { pass, index in
      if pass.items[index].shrink > 0 { pass.settleAutomaticMinimum(flex, item: index) }
    }
  }

  private func hasPriorities(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    return range.contains { items[$0].priority != items[first].priority }
  }

  /// Lets the items of the lowest priority shrink as far as they can before the next ones do, and
  /// those of the highest priority grow first.
  private mutating func flexByPriority(_ flexer: inout LineFlexer, _ range: Range<Int>) {
    var priorities = range.map { items[$0].priority }
    priorities.sort { flexer.grows ? $0 > $1 : $0 < $1 }
    var previous: Float?
    for priority in priorities where priority != previous {
      previous = priority
      for index in range {
        items[index].state = items[index].priority == priority ? .unfrozen : .frozen
      }
      flexer.run(&items, range)
    }
  }
}

/// Distributes the free space of one line.
///
/// Every round that is repeated freezes at least one more item, so there are at most as many
/// rounds as items.
struct LineFlexer {
  let grows: Bool
  let mainSize: LayoutUnit
  let gap: LayoutUnit

  private var sumOfFactors = 0.0
  private var freeSpace = LayoutUnit.zero
  private var initialFreeSpace = LayoutUnit.zero

  init(grows: Bool, mainSize: LayoutUnit, gap: LayoutUnit) {
    self.grows = grows
    self.mainSize = mainSize
    self.gap = gap
  }

  mutating func run(_ items: inout ScratchStack<FlexItem>, _ range: Range<Int>) {
    let grows = grows
    freeze(&items, range) { item in
      (grows ? item.grow : item.shrink) == 0
        || (grows
          ? item.baseSize > item.hypotheticalSize : item.baseSize < item.hypotheticalSize)
    }
    initialFreeSpace = freeSpace
    while let violation = distribute(&items, range) {
      freeze(&items, range) { $0.state == violation }
    }
  }

  /// Freezes items and finds out what is left for the others, and in which proportions.
  ///
  /// Each item's share is one of the space that the items *before* it and itself still have to
  /// take; handing out from the last item to the first then uses up all of it without rounding
  /// errors.
  private mutating func freeze(
    _ items: inout ScratchStack<FlexItem>, _ range: Range<Int>,
    where shouldFreeze: (FlexItem) -> Bool
  ) {
    sumOfFactors = 0
    var sumOfScaledFactors = 0.0
    freeSpace = mainSize + gap
    for index in range {
      if items[index].state == .frozen || shouldFreeze(items[index]) {
        items[index].state = .frozen
        freeSpace -= items[index].outerFlexedSize + gap
        continue
      }
      items[index].state = .unfrozen
      items[index].flexedSize = items[index].hypotheticalSize
      let factor = Double(grows ? items[index].grow : items[index].shrink)
      sumOfFactors += factor
      let scaled = grows ? factor : factor * Double(items[index].baseSize.raw)
      sumOfScaledFactors += scaled
      items[index].shareOfRest = sumOfScaledFactors > 0 ? scaled / sumOfScaledFactors : 0
      freeSpace -= items[index].outerBaseSize + gap
    }
  }

  /// Hands out the free space once.
  ///
  /// - Returns: the kind of violation whose items have to be frozen before another round, or `nil`
  ///   when all sizes stand.
  private mutating func distribute(
    _ items: inout ScratchStack<FlexItem>, _ range: Range<Int>
  ) -> FlexItem.FlexState? {
    // Factors that sum to less than one take only that part of the space.
    if sumOfFactors > 0 && sumOfFactors < 1 {
      let part = initialFreeSpace.scaled(by: sumOfFactors)
      if grows ? part < freeSpace : part > freeSpace { freeSpace = part }
    }
    guard grows ? freeSpace > .zero : freeSpace < .zero else { return nil }
    var totalViolation = LayoutUnit.zero
    for index in range.reversed() where items[index].state != .frozen {
      let share = items[index].shareOfRest
      let extra = share == 1 ? freeSpace : freeSpace.rounded(by: share)
      freeSpace -= extra
      let wanted = items[index].baseSize + extra
      let size = items[index].limits.clamp(wanted).nonNegative
      items[index].flexedSize = size
      if size != wanted { items[index].state = size < wanted ? .tooLarge : .tooSmall }
      totalViolation += size - wanted
    }
    if totalViolation == .zero { return nil }
    return totalViolation < .zero ? .tooLarge : .tooSmall
  }
}
