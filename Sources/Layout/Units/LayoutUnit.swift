/// A length in 1/64 pt, the unit all layout arithmetic is done in.
///
/// Sums and differences are exact and do not depend on their order, so equal inputs give equal
/// cache keys, three thirds of a width fill it, and every machine gives the same answer. Browsers
/// work in the same unit. Beyond ±33 million points lengths saturate instead of overflowing.
struct LayoutUnit: Hashable, Sendable {
  /// The length times 64.
  let raw: Int32

  init(raw: Int32) { self.raw = raw }

  private static let limit = Int32.max

  static let zero = LayoutUnit(raw: 0)
  /// The largest length; stands for "no maximum".
  static let unbounded = LayoutUnit(raw: limit)
  static let mostNegative = LayoutUnit(raw: -limit)

  /// Truncates to the unit, as a browser does with a used length; NaN becomes zero.
  init(_ points: Double) { self.init(scaled: points * 64) }

  /// Rounds to the nearest unit, halves away from zero.
  init(rounding points: Double) {
    self.init(scaled: (points * 64).rounded(.toNearestOrAwayFromZero))
  }

  /// Rounds up, so that a box is never smaller than the content it was measured for.
  init(roundingUp points: Double) { self.init(scaled: (points * 64).rounded(.up)) }

  /// A number of units; truncated and clamped.
  @inline(__always)
  init(scaled: Double) {
    // Shares of a line's space are taken one after another, each of what the ones before it leave:
    // a branch is not waited for, as a minimum and a maximum would be.
    if abs(scaled) <= Double(Self.limit) {
      raw = Int32(scaled)
    } else {
      self = Self.outOfRange(scaled)
    }
  }

  @inline(never)
  private static func outOfRange(_ units: Double) -> LayoutUnit {
    units.isNaN ? .zero : saturated(negative: units < 0)
  }

  private init(clamping units: Int) {
    raw = Int32(min(max(units, -Int(Self.limit)), Int(Self.limit)))
  }

  var points: Double { Double(raw) / 64 }
}

extension LayoutUnit: Comparable {
  static func < (lhs: LayoutUnit, rhs: LayoutUnit) -> Bool { lhs.raw < rhs.raw }
}

extension LayoutUnit {
  @inline(__always)
  static func + (lhs: LayoutUnit, rhs: LayoutUnit) -> LayoutUnit {
    let (sum, overflow) = lhs.raw.addingReportingOverflow(rhs.raw)
    return overflow ? saturated(negative: rhs.raw < 0) : LayoutUnit(raw: sum)
  }

  @inline(__always)
  static func - (lhs: LayoutUnit, rhs: LayoutUnit) -> LayoutUnit {
    let (difference, overflow) = lhs.raw.subtractingReportingOverflow(rhs.raw)
    return overflow ? saturated(negative: rhs.raw > 0) : LayoutUnit(raw: difference)
  }

  @inline(never)
  private static func saturated(negative: Bool) -> LayoutUnit {
    negative ? .mostNegative : .unbounded
  }

  static func += (lhs: inout LayoutUnit, rhs: LayoutUnit) { lhs = lhs + rhs }
  static func -= (lhs: inout LayoutUnit, rhs: LayoutUnit) { lhs = lhs - rhs }
  static prefix func - (value: LayoutUnit) -> LayoutUnit { LayoutUnit(raw: 0 &- value.raw) }

  /// Divides by a positive count, truncating to the unit.
  static func / (lhs: LayoutUnit, count: Int) -> LayoutUnit {
    LayoutUnit(clamping: Int(lhs.raw) / count)
  }

  /// Repeats a length, such as a gap between `count + 1` items.
  static func * (lhs: LayoutUnit, count: Int) -> LayoutUnit {
    LayoutUnit(clamping: Int(lhs.raw) &* count)
  }

  /// The length, or zero when it is negative.
  var nonNegative: LayoutUnit { LayoutUnit(raw: max(raw, 0)) }

  /// Multiplies by a ratio and truncates to the unit.
  func scaled(by ratio: Double) -> LayoutUnit { LayoutUnit(scaled: Double(raw) * ratio) }

  /// Multiplies by a ratio and rounds to the unit, halves away from zero.
  ///
  /// `rounded()` would be a call of libm on baseline x86-64. Adding the largest number below a half
  /// and truncating is the same: the sum of it and a half is rounded to one, and nothing that is
  /// less than a half from a whole number reaches it.
  @inline(__always)
  func rounded(by ratio: Double) -> LayoutUnit {
    let units = Double(raw) * ratio
    return LayoutUnit(scaled: units + Double(signOf: units, magnitudeOf: 0.5.nextDown))
  }
}
