/// A length in a paragraph: a whole number of 1/65,536 pt.
///
/// Sums of whole numbers do not depend on their order, so a prefix of a line measures the same
/// whichever way it was added up, on every machine.
struct TextUnit: Hashable, Comparable, Sendable, AdditiveArithmetic {
  var raw: Int

  static let zero = TextUnit(raw: 0)
  static let onePoint = TextUnit(raw: 65_536)
  /// Larger than any line: what an unlimited width becomes.
  static let unlimited = TextUnit(raw: 1 << 60)
  /// 1/64 pt: the step to which widths are rounded up, and the slack of "fits". Layout may return
  /// a width it was given with an error in the last digits; the line must not break for it.
  static let tolerance = TextUnit(raw: 1024)

  /// Values are clamped to 16 million points, so that a million of them cannot overflow.
  private static let limit = 1_099_511_627_776.0

  init(raw: Int) { self.raw = raw }

  /// The nearest unit; NaN becomes zero and infinity `unlimited`.
  init(points: Double) {
    guard points < .infinity else {
      self = points == .infinity ? .unlimited : .zero
      return
    }
    let scaled = (points * 65_536).rounded()
    raw = Int(min(max(scaled, -Self.limit), Self.limit))
  }

  /// Exact for any length below 2^37 pt.
  var points: Double { Double(raw) / 65_536 }

  /// The next multiple of `tolerance` that is not smaller.
  var roundedUp: TextUnit {
    let step = Self.tolerance.raw
    return TextUnit(raw: (raw + step - 1) / step * step)
  }

  /// The least length that is not shorter and that is whole device pixels but for less than
  /// `tolerance`, or without any pixels a multiple of that.
  func roundedUp(pixelsPerPoint scale: Double) -> TextUnit {
    guard scale > 0 else { return roundedUp }
    // A length that adds up to a pixel may exceed it by what its parts were rounded.
    let pixels = (points * scale - 1.0 / 256).rounded(.up)
    // Layout counts in the steps of `tolerance`: a third of a point must not become the next pixel there.
    let step = Self.tolerance.raw
    return TextUnit(raw: TextUnit(points: pixels / scale).raw / step * step)
  }

  static func + (left: TextUnit, right: TextUnit) -> TextUnit {
    TextUnit(raw: left.raw + right.raw)
  }

  static func - (left: TextUnit, right: TextUnit) -> TextUnit {
    TextUnit(raw: left.raw - right.raw)
  }

  static func < (left: TextUnit, right: TextUnit) -> Bool { left.raw < right.raw }
}

/// The factor from a face's font units to text units at one size.
struct FontScale: Hashable, Sendable {
  /// Units of 1/65,536 text unit per font unit.
  private let multiplier: Int

  init(size: Double, unitsPerEm: Int) {
    let em = Double(max(unitsPerEm, 1))
    multiplier = Int((size / em * 4_294_967_296).rounded())
  }

  /// Rounds half up; font units beyond a million are damage and are clamped.
  func units(_ fontUnits: Int) -> TextUnit {
    let clamped = min(max(fontUnits, -1_048_576), 1_048_576)
    return TextUnit(raw: (clamped * multiplier + 32_768) >> 16)
  }
}
