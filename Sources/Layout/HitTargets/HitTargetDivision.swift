/// The work behind `divideHitTargets`.
struct HitTargetDivision {
  private let targets: [HitTarget]
  /// What the clips leave; what is clipped away takes nothing from its neighbours.
  private let visuals: [Rect]
  private let wishes: [Rect]

  init(_ targets: [HitTarget]) {
    self.targets = targets
    visuals = targets.map { Self.clipped(Self.normalized($0.visual), by: $0.clip) }
    wishes = targets.map { target in
      let wish = Self.normalized(target.wish).union(Self.normalized(target.visual))
      return Self.clipped(wish, by: target.clip)
    }
  }

  /// The areas inside the clips.
  func areas() -> [Rect] { divided(wishes) }

  /// The areas with what the clips cut off; a clip takes nothing from what is seen of a target.
  func claims() -> [Rect] {
    let claims = divided(
      targets.map { Self.normalized($0.wish).union(Self.normalized($0.visual)) })
    return zip(targets, claims).map { target, claim in
      claim.union(Self.normalized(target.visual))
    }
  }

  /// What every two targets whose clipped wishes overlap leave each other of some areas.
  private func divided(_ areas: [Rect]) -> [Rect] {
    var areas = areas
    forEachOverlappingPair { first, second in
      guard !areNested(first, second) else { return }
      divide(first, second, &areas)
    }
    return areas
  }

  // MARK: Pairs

  /// Calls `body` once for every two targets whose wishes share some area.
  private func forEachOverlappingPair(_ body: (Int, Int) -> Void) {
    let order = wishes.indices.sorted { (wishes[$0].minX, $0) < (wishes[$1].minX, $1) }
    var open: [Int] = []
    for index in order where !wishes[index].isEmpty {
      open.removeAll { wishes[$0].maxX <= wishes[index].minX }
      for other in open where wishes[other].intersection(wishes[index]) != nil {
        body(min(other, index), max(other, index))
      }
      open.append(index)
    }
  }

  /// Whether one of two targets encloses the other.
  private func areNested(_ first: Int, _ second: Int) -> Bool {
    encloses(first, second) || encloses(second, first)
  }

  private func encloses(_ ancestor: Int, _ target: Int) -> Bool {
    var current = targets[target].enclosing
    // A chain longer than the list would be a cycle.
    for _ in targets.indices {
      guard let index = current, targets.indices.contains(index) else { return false }
      if index == ancestor { return true }
      current = targets[index].enclosing
    }
    return false
  }

  // MARK: Division

  private func divide(_ first: Int, _ second: Int, _ areas: inout [Rect]) {
    let gapX = Self.gap(
      visuals[first].minX, visuals[first].maxX, visuals[second].minX, visuals[second].maxX)
    let gapY = Self.gap(
      visuals[first].minY, visuals[first].maxY, visuals[second].minY, visuals[second].maxY)
    // Overlapping visuals have no gap to divide.
    guard max(gapX, gapY) >= 0 else { return }
    if gapX >= gapY {
      let isOrdered = visuals[first].maxX <= visuals[second].minX
      let (left, right) = isOrdered ? (first, second) : (second, first)
      let middle = Self.border(
        (visuals[left].maxX + visuals[right].minX) / 2,
        between: wishes[right].minX, wishes[left].maxX)
      areas[left] = Self.cut(areas[left], maxX: middle)
      areas[right] = Self.cut(areas[right], minX: middle)
    } else {
      let isOrdered = visuals[first].maxY <= visuals[second].minY
      let (top, bottom) = isOrdered ? (first, second) : (second, first)
      let middle = Self.border(
        (visuals[top].maxY + visuals[bottom].minY) / 2,
        between: wishes[bottom].minY, wishes[top].maxY)
      areas[top] = Self.cut(areas[top], maxY: middle)
      areas[bottom] = Self.cut(areas[bottom], minY: middle)
    }
  }

  /// The middle of the gap, or the nearest place that both wish for: what only one wishes for is its own.
  private static func border(
    _ middle: Double, between start: Double, _ end: Double
  ) -> Double {
    max(min(middle, end), start)
  }

  /// The distance between two intervals, negative if they overlap.
  private static func gap(
    _ firstMin: Double, _ firstMax: Double, _ secondMin: Double, _ secondMax: Double
  ) -> Double {
    max(secondMin - firstMax, firstMin - secondMax)
  }

  private static func cut(
    _ rect: Rect, minX: Double = -.infinity, minY: Double = -.infinity,
    maxX: Double = .infinity, maxY: Double = .infinity
  ) -> Rect {
    Rect(
      minX: max(rect.minX, minX), minY: max(rect.minY, minY), maxX: min(rect.maxX, maxX),
      maxY: min(rect.maxY, maxY))
  }

  private static func clipped(_ rect: Rect, by clip: Rect?) -> Rect {
    guard let clip else { return rect }
    return rect.intersection(normalized(clip)) ?? Rect(origin: rect.origin, size: .zero)
  }

  /// A rectangle with finite edges and no negative side.
  private static func normalized(_ rect: Rect) -> Rect {
    func bounded(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -1e9), 1e9)
    }
    return Rect(
      minX: bounded(rect.minX), minY: bounded(rect.minY), maxX: bounded(rect.maxX),
      maxY: bounded(rect.maxY))
  }
}
