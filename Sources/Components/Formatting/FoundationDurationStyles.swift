import Foundation

private let roundingRules: [FloatingPointRoundingRule] = [
  .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
]

private func rule(_ number: Int?) -> FloatingPointRoundingRule {
  guard let number, roundingRules.indices.contains(number) else { return .toNearestOrEven }
  return roundingRules[number]
}

extension Duration {
  fileprivate var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}

private struct EncodedClock: Decodable {
  struct Rounding: Decodable {
    let fractionalSecondsLength: Int?
    let roundFractionalSeconds: Int?
    let roundSeconds: Int?
  }

  struct Fields: Decodable {
    let hourMinute: Rounding?
    let hourMinuteSecond: Rounding?
    let minuteSecond: Rounding?
  }

  struct Pattern: Decodable {
    let fields: Fields
    let paddingForLargestField: Int?
  }

  struct Attributed: Decodable { let pattern: Pattern }

  let _attributed: Attributed
}

extension Duration.TimeFormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    guard let duration = value as? Duration,
      let pattern = EncodedStyle.options(of: self, as: EncodedClock.self)?._attributed.pattern
    else { return nil }
    let choices: [(rounding: EncodedClock.Rounding?, units: [Int])] = [
      (pattern.fields.hourMinute, [2, 3]), (pattern.fields.hourMinuteSecond, [2, 3, 4]),
      (pattern.fields.minuteSecond, [3, 4]),
    ]
    guard let (rounding, units) = choices.first(where: { $0.rounding != nil }) else { return nil }
    let decimals = rounding?.fractionalSecondsLength ?? 0
    let amounts = DurationText.amounts(
      duration.nanoseconds, units: units, decimals: decimals,
      rule: rule(rounding?.roundFractionalSeconds ?? rounding?.roundSeconds))
    return DurationText.clock(
      amounts, padding: pattern.paddingForLargestField, decimals: decimals, context.locale)
  }
}

private struct EncodedUnits: Decodable {
  struct Unit: Decodable { let unit: Int }
  struct Choice: Decodable { let option: Int }

  struct Width: Decodable {
    let width: Choice
    let patternStyle: Int?
  }

  struct Fraction: Decodable {
    let minimumLength: Int
    let maximumLength: Int
    let roundingRule: Int?
    let roundingIncrement: Double?
  }

  struct Zero: Decodable { let length: Int }

  let allowedUnits: [Unit]
  let unitWidth: Width
  let maximumUnitCount: Int?
  let fractionalPartDisplay: Fraction
  let zeroValueUnitsDisplay: Zero
  let valueLengthLimits: [Int]?

  func text(_ duration: Duration, _ locale: FormatLocale) -> String? {
    var units = allowedUnits.map(\.unit).filter(DurationText.units.indices.contains).sorted()
    guard !units.isEmpty else { return "" }
    let decimals = min(max(fractionalPartDisplay.maximumLength, 0), 9)
    func amounts() -> [Double] {
      DurationText.amounts(
        duration.nanoseconds, units: units, decimals: decimals,
        rule: rule(fractionalPartDisplay.roundingRule),
        increment: fractionalPartDisplay.roundingIncrement)
    }
    var values = amounts()
    if let most = maximumUnitCount, most > 0, units.count > most {
      let first = min(values.firstIndex { $0 != 0 } ?? units.count - 1, units.count - most)
      units = Array(units[first..<(first + most)])
      values = amounts()
    }
    var shown = Array(zip(units, values))
    if zeroValueUnitsDisplay.length <= 0 { shown.removeAll { $0.1 == 0 } }
    if shown.isEmpty, let last = units.last { shown = [(last, 0)] }
    let width: FormatWidth = [.wide, .short, .narrow][min(max(unitWidth.width.option, 0), 2)]
    // The sign is that of the whole and is written once.
    var texts: [String] = []
    for (index, (unit, value)) in shown.enumerated() {
      var number = NumberText(locale: locale)
      let isLast = unit == units.last
      let limits = valueLengthLimits ?? []
      let least = max(limits.first ?? 1, value == 0 ? zeroValueUnitsDisplay.length : 1, 1)
      number.options.precision = .places(
        leastInteger: least,
        mostInteger: limits.count == 2 && limits[1] < 999 ? limits[1] - 1 : nil,
        leastFraction: isLast ? min(max(fractionalPartDisplay.minimumLength, 0), 9) : 0,
        mostFraction: isLast ? decimals : 0)
      guard
        let text = MeasureText.text(
          DecimalNumber(index == 0 ? value : value.magnitude),
          unit: "duration-\(DurationText.units[unit].name)", width, number: number)
      else { return nil }
      // The condensed width is the short one without spaces.
      texts.append(unitWidth.patternStyle == 3 ? text.filter { !$0.isWhitespace } : text)
    }
    return ListText.text(texts, kind: "unit", width, locale)
  }
}

extension Duration.UnitsFormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    guard let duration = value as? Duration else { return nil }
    return EncodedStyle.options(of: self, as: EncodedUnits.self)?.text(duration, context.locale)
  }
}
