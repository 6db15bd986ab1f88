import Layout

/// Random trees over most properties.
struct RandomTrees {
  private var numbers: SeededNumbers
  private var budget = 0
  /// Leaves out what need not look the same in a mirror.
  private let isMirrorable: Bool
  private let isHostile: Bool

  init(seed: UInt64, isMirrorable: Bool = false, isHostile: Bool = false) {
    numbers = SeededNumbers(seed: seed)
    self.isMirrorable = isMirrorable
    self.isHostile = isHostile
  }

  mutating func next() -> Box {
    budget = Int.random(in: 2...30, using: &numbers)
    var root = box(depth: 0)
    root.text = nil
    root.style.position = .relative
    if numbers.chance(0.7) {
      root.style.width = .points(Double.random(in: 40...600, using: &numbers))
    }
    return root
  }

  private mutating func box(depth: Int) -> Box {
    budget -= 1
    var box = Box()
    let isLeaf = depth > 0 && (budget <= 0 || depth > 6 || numbers.chance(0.4))
    if isLeaf && numbers.chance(0.4) {
      box.text = String(repeating: "HH HHH ", count: Int.random(in: 1...5, using: &numbers))
    }
    vary(&box.style)
    if !isLeaf {
      for _ in 0..<Int.random(in: 1...5, using: &numbers) where budget > 0 {
        box.children.append(self.box(depth: depth + 1))
      }
    }
    return box
  }

  private mutating func length() -> Dimension {
    if isHostile && numbers.chance(0.3) {
      let value = numbers.pick([.nan, .infinity, -.infinity, 1e30, -1e30, -5, 0, 1e-30])
      return numbers.chance(0.5) ? .points(value) : .percent(value)
    }
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: return .percent(numbers.pick([10, 25, 50, 100]))
    case 1: return numbers.pick([.minContent, .maxContent, .fitContent, .stretch])
    default: return .points(Double(Int.random(in: 0...200, using: &numbers)))
    }
  }

  private mutating func edge() -> Dimension {
    if isHostile && numbers.chance(0.3) { return length() }
    return .points(Double(Int.random(in: 0...12, using: &numbers)))
  }

  private mutating func vary(_ style: inout LayoutStyle) {
    style.flexDirection = numbers.pick([.row, .column, .row, .column, .rowReverse, .columnReverse])
    if numbers.chance(0.3) { style.flexWrap = numbers.pick([.wrap, .wrapReverse]) }
    if numbers.chance(0.4) { style.width = length() }
    if numbers.chance(0.4) { style.height = length() }
    if numbers.chance(0.1) { style.minWidth = length() }
    if numbers.chance(0.1) { style.maxWidth = length() }
    if numbers.chance(0.1) { style.minHeight = length() }
    if numbers.chance(0.1) { style.maxHeight = length() }
    if numbers.chance(0.3) { style.flexGrow = numbers.pick([1, 2, 0.5]) }
    if numbers.chance(0.3) { style.flexShrink = numbers.pick([0, 2]) }
    if numbers.chance(0.2) { style.flexBasis = length() }
    if numbers.chance(0.2) { style.rowGap = edge() }
    if numbers.chance(0.2) { style.columnGap = edge() }
    if numbers.chance(0.1) { style.aspectRatio = isHostile ? .infinity : 1.5 }
    if numbers.chance(0.3) {
      style.padding = EdgeDimensions(top: edge(), start: edge(), bottom: edge(), end: edge())
    }
    if numbers.chance(0.2) {
      style.margin = EdgeDimensions(top: edge(), start: edge(), bottom: edge(), end: edge())
      if numbers.chance(0.3) { style.margin.start = .auto }
    }
    if numbers.chance(0.1) {
      style.position = .absolute
      if numbers.chance(0.5) { style.inset.start = edge() }
      if numbers.chance(0.5) { style.inset.bottom = edge() }
    }
    style.justifyContent = numbers.pick([
      .normal, .center, .flexEnd, .start, .spaceBetween, .spaceEvenly, .safe(.center),
    ])
    var alignments: [ItemAlignment] = [.normal, .center, .flexEnd, .start, .stretch, .safe(.end)]
    // In a column, boxes share their left edges as baselines, whatever the direction.
    if !isMirrorable { alignments += [.baseline, .lastBaseline] }
    style.alignItems = numbers.pick(alignments)
    if numbers.chance(0.1) { style.order = Int32.random(in: -2...2, using: &numbers) }
    if numbers.chance(0.05) { style.display = .none }
    if numbers.chance(0.2) { style.display = .overlay }
    if numbers.chance(0.1) {
      style.display = .grid
      style.gridColumns = numbers.pick([
        [.flexible(), .flexible()], [.fixed(30), .content], [.adaptive(minimum: 40)],
      ])
    }
    if numbers.chance(0.1) { style.columnSpan = 2 }
    if numbers.chance(0.1) { style.overflow = .hidden }
    if numbers.chance(0.1) { style.boxSizing = .contentBox }
    if numbers.chance(0.15) { style.hugsWidth = true }
    if numbers.chance(0.15) { style.offersEqualShares = true }
    if numbers.chance(0.3) { style.outgrowsCell = true }
    if numbers.chance(0.3) { style.growsGridRow = true }
    if numbers.chance(0.1) { style.layoutPriority = 1 }
  }
}
