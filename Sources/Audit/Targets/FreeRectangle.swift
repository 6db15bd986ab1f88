import Components
import Graphics
import Layout

/// The largest rectangle of an area that obstacles leave free.
enum FreeRectangle {
  /// The free rectangle into which the largest square fits, up to a side; among equals the one with
  /// the greatest area. `nil` where nothing is free.
  ///
  /// Some largest free rectangle touches the area's edge or an obstacle on every side, so that trying
  /// all pairs of those edges finds it exactly.
  static func largest(in area: Rect, avoiding obstacles: [Rect], wanted side: Double) -> Rect? {
    guard !area.isEmpty else { return nil }
    let cuts = obstacles.compactMap { area.intersection($0) }
    guard !cuts.isEmpty else { return area }
    let edges = sorted([area.minX, area.maxX] + cuts.flatMap { [$0.minX, $0.maxX] })
    var best: Rect?
    for (index, left) in edges.enumerated() {
      for right in edges[(index + 1)...] where right > left {
        let inside = cuts.filter { $0.minX < right && $0.maxX > left }
        for gap in gaps(between: inside, from: area.minY, to: area.maxY) {
          let free = Rect(minX: left, minY: gap.lowerBound, maxX: right, maxY: gap.upperBound)
          if best.map({ isLarger(free, than: $0, wanted: side) }) ?? true { best = free }
        }
      }
    }
    return best
  }

  /// The stretches of a line that no obstacle covers.
  private static func gaps(
    between obstacles: [Rect], from start: Double, to end: Double
  ) -> [ClosedRange<Double>] {
    var gaps: [ClosedRange<Double>] = []
    var free = start
    let ordered = obstacles.sorted { ($0.minY, $0.maxY) < ($1.minY, $1.maxY) }
    for obstacle in ordered {
      if obstacle.minY > free { gaps.append(free...obstacle.minY) }
      free = max(free, obstacle.maxY)
    }
    if end > free { gaps.append(free...end) }
    return gaps
  }

  private static func isLarger(_ one: Rect, than other: Rect, wanted side: Double) -> Bool {
    let (mine, theirs) = (
      min(min(one.width, one.height), side), min(min(other.width, other.height), side)
    )
    if mine != theirs { return mine > theirs }
    return one.width * one.height > other.width * other.height
  }

  private static func sorted(_ values: [Double]) -> [Double] {
    var result: [Double] = []
    for value in values.sorted() where result.last != value { result.append(value) }
    return result
  }
}
