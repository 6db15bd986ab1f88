/// A length in 1/64 pt, the unit all layout arithmetic is done in.
///
/// Sums and differences are exact and do not depend on their order, so equal inputs give equal
/// cache keys, three thirds of a width fill it, and every machine gives the same answer. Browsers
/// work in the same unit. Lengths that enter from outside are clamped to `limit`, which leaves
/// 20 bits of headroom: no sum over a tree of a million nodes can overflow.
struct LayoutUnit: Hashable, Sendable {
  /// The length times 64.
  var raw: Int

  init(raw: Int) { self.raw = raw }

  /// The largest magnitude a single length may have: 2^37 / 64, about two thousand million points.
  static let limit = 1 << 37
  static let zero = LayoutUnit(raw: 0)
  /// Stands for "no maximum".
  static let unbounded = LayoutUnit(raw: 1 << 42)

  /// Truncates to the unit, as a browser does with a used length; NaN becomes zero.
  init(_ points: Double) { self.init(raw: Self.clamp(points * 64)) }

  /// Rounds to the nearest unit, halves away from zero.
  init(rounding points: Double) {
    self.init(raw: Self.clamp((points * 64).rounded(.toNearestOrAwayFromZero)))
  }

  /// Rounds up, so that a box is never smaller than the content it was measured for.
  init(roundingUp points: Double) { self.init(raw: Self.clamp((points * 64).rounded(.up))) }

  private static func clamp(_ scaled: Double) -> Int {
    guard scaled == scaled else { return 0 }
    return Int(min(max(scaled, Double(-limit)), Double(limit)))
  }

  var points: Double { Double(raw) / 64 }
}

extension LayoutUnit: Comparable {
  static func < (lhs: LayoutUnit, rhs: LayoutUnit) -> Bool { lhs.raw < rhs.raw }
}

extension LayoutUnit {
  // Wrapping operators: the headroom described above makes overflow impossible, and the plain
  // ones would cost a branch each in the hottest loops.
  static func + (lhs: LayoutUnit, rhs: LayoutUnit) -> LayoutUnit {
    LayoutUnit(raw: lhs.raw &+ rhs.raw)
  }
  static func - (lhs: LayoutUnit, rhs: LayoutUnit) -> LayoutUnit {
    LayoutUnit(raw: lhs.raw &- rhs.raw)
  }
  static func += (lhs: inout LayoutUnit, rhs: LayoutUnit) { lhs.raw &+= rhs.raw }
  static func -= (lhs: inout LayoutUnit, rhs: LayoutUnit) { lhs.raw &-= rhs.raw }
  static prefix func - (value: LayoutUnit) -> LayoutUnit { LayoutUnit(raw: 0 &- value.raw) }

  /// Divides by a positive count, truncating to the unit.
  static func / (lhs: LayoutUnit, count: Int) -> LayoutUnit { LayoutUnit(raw: lhs.raw / count) }

  /// Repeats a length, such as a gap between `count + 1` items.
  static func * (lhs: LayoutUnit, count: Int) -> LayoutUnit {
    LayoutUnit(raw: lhs.raw &* count)
  }

  /// The length, or zero when it is negative.
  var nonNegative: LayoutUnit { LayoutUnit(raw: max(raw, 0)) }

  /// Multiplies by a ratio and truncates to the unit.
  func scaled(by ratio: Double) -> LayoutUnit {
    LayoutUnit(raw: Self.clamp(Double(raw) * ratio))
  }
}
