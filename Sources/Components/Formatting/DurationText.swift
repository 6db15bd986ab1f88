import Foundation

/// Writes lengths of time as a locale does.
enum DurationText {
  /// Units from the largest to the smallest, with their lengths in billionths of a second.
  static let units: [(name: String, nanoseconds: Int64)] = [
    ("week", 604_800_000_000_000), ("day", 86_400_000_000_000), ("hour", 3_600_000_000_000),
    ("minute", 60_000_000_000), ("second", 1_000_000_000), ("millisecond", 1_000_000),
    ("microsecond", 1_000), ("nanosecond", 1),
  ]

  /// The amounts of units that a length has; the last one has the rest, rounded.
  ///
  /// - Parameters:
  ///   - nanoseconds: the length.
  ///   - units: indices of `units`, from the largest on.
  ///   - decimals: how many decimals the last amount keeps, at most.
  ///   - increment: what the last amount is a multiple of.
  static func amounts(
    _ nanoseconds: Double, units chosen: [Int], decimals: Int, rule: FloatingPointRoundingRule,
    increment: Double? = nil
  ) -> [Double] {
    guard let last = chosen.last, nanoseconds.isFinite else { return chosen.map { _ in 0 } }
    let isNegative = nanoseconds < 0
    let unit = Double(units[last].nanoseconds)
    var scale = 1.0
    for _ in 0..<min(max(decimals, 0), 9) { scale *= 10 }
    var rest = nanoseconds / unit
    if let increment, increment > 0 {
      rest = (rest / increment).rounded(rule) * increment
    } else {
      rest = (rest * scale).rounded(rule) / scale
    }
    rest = rest.magnitude
    var amounts: [Double] = []
    for index in chosen.dropLast() {
      let size = Double(units[index].nanoseconds) / unit
      let amount = (rest / size).rounded(.down)
      amounts.append(isNegative ? -amount : amount)
      rest -= amount * size
    }
    // What subtracting leaves behind the last decimal is not a part of the length.
    rest = (rest * 1e9).rounded() / 1e9
    return amounts + [isNegative ? -rest : rest]
  }

  /// Hours, minutes and seconds as a clock shows them, such as `2:05:00`.
  ///
  /// - Parameter amounts: from the largest unit to seconds or minutes.
  static func clock(
    _ amounts: [Double], padding: Int?, decimals: Int, _ locale: FormatLocale
  ) -> String {
    let isNegative = amounts.contains { $0 < 0 }
    let parts = amounts.enumerated().map { index, amount in
      var number = NumberText(locale: locale)
      let least = index == 0 ? max(padding ?? 1, 1) : 2
      let fraction = index == amounts.count - 1 ? decimals : 0
      number.options.isGrouped = index == 0
      number.options.precision = .places(
        leastInteger: least, mostInteger: nil, leastFraction: fraction, mostFraction: fraction)
      return number.text(DecimalNumber(amount.magnitude))
    }
    return (isNegative ? locale.symbols.minus : "") + parts.joined(separator: ":")
  }

  /// The largest units of a length of time in words, such as `2 hr, 5 min`.
  ///
  /// - Parameters:
  ///   - seconds: the length; whole seconds of it are shown.
  ///   - count: how many units are shown, at most.
  static func words(_ seconds: TimeInterval, count: Int, _ locale: FormatLocale) -> String {
    var rest = whole(seconds)
    var parts: [String] = []
    for unit in longUnits where parts.count < count && (rest >= unit.seconds || unit.seconds == 1) {
      guard rest > 0 || parts.isEmpty else { break }
      parts.append(amount(rest / unit.seconds, unit.name, .short, locale))
      rest %= unit.seconds
    }
    return ListText.text(parts, kind: "unit", .short, locale)
  }

  /// The largest unit of a distance with its sign, such as `+2 hours`.
  static func offset(_ seconds: TimeInterval, _ locale: FormatLocale) -> String {
    let rest = whole(seconds.magnitude)
    let unit = longUnits.first { rest >= $0.seconds } ?? ("second", 1)
    let count = rest / unit.seconds
    return amount(seconds < 0 ? -count : count, unit.name, .wide, locale, isSigned: true)
  }

  /// Whole seconds, of 3,000 years at most.
  static func whole(_ seconds: TimeInterval) -> Int {
    seconds.isNaN ? 0 : Int(min(max(seconds, 0), 1e11).rounded(.down))
  }

  private static func amount(
    _ count: Int, _ unit: String, _ width: FormatWidth, _ locale: FormatLocale,
    isSigned: Bool = false
  ) -> String {
    var number = NumberText(locale: locale)
    number.options.signs.positive = isSigned
    number.options.signs.zero = isSigned
    return MeasureText.text(DecimalNumber(count), unit: "duration-\(unit)", width, number: number)
      ?? ""
  }

  private static let longUnits: [(name: String, seconds: Int)] = [
    ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400), ("hour", 3600),
    ("minute", 60), ("second", 1),
  ]
}
