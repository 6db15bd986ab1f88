/// Writes numbers as a locale does.
struct NumberText {
  let locale: FormatLocale
  var options = NumberOptions()

  private var symbols: NumberSymbols { locale.symbols }

  /// A number with its signs, separators and unit.
  func text(_ value: DecimalNumber) -> String {
    var value = value
    if let scale = options.scale, scale != 1 { value.multiply(by: DecimalNumber(scale)) }
    switch options.notation {
    case .scientific: return scientific(value)
    case .compact where value.kind == .finite: return compact(value)
    default: break
    }
    let digits = rounded(&value)
    let body = body(value, digits, pattern: pattern)
    guard case .currency(let code) = options.unit, options.presentation == .fullName else {
      return framed(body, value: value, pattern: pattern)
    }
    let number = framed(body, value: value, pattern: symbols.number)
    let written = written(value, digits)
    let forms = locale.entry("c/\(code)/w") ?? code
    return locale.plural(locale.entry("c") ?? "{0} {1}", for: written)
      .filling(number, locale.plural(forms, for: written))
  }

  /// A number and how it is written with ASCII digits, by which plural forms are chosen.
  func textAndPlural(_ value: DecimalNumber) -> (text: String, written: String) {
    var rounding = value
    let digits = rounded(&rounding)
    return (text(value), written(rounding, digits))
  }

  // MARK: Digits

  /// The least digits before and behind the separator, and the most before it.
  private struct Digits {
    var leastInteger = 1
    var mostInteger: Int?
    var leastFraction = 0
  }

  /// The decimals that are written where a format says nothing.
  private var usualFraction: (least: Int, most: Int) {
    guard case .currency(let code) = options.unit, options.notation == .automatic else {
      return (0, 6)
    }
    let digits = Self.currencyDigits(code)
    return (digits, digits)
  }

  /// The decimals of a currency.
  static func currencyDigits(_ code: String) -> Int {
    for entry in FormatData.currencyDigits.split(separator: " ") where entry.hasPrefix(code) {
      if let digits = Int(entry.dropFirst(code.utf8.count)) { return digits }
    }
    return 2
  }

  private func rounded(_ value: inout DecimalNumber) -> Digits {
    if let increment = options.increment, increment > 0, increment.isFinite, value.kind == .finite {
      let steps = (value.double / increment).rounded(options.rounding)
      var product = DecimalNumber(steps)
      product.multiply(by: DecimalNumber(increment))
      if product.kind == .finite { value = product }
    }
    var digits = Digits()
    let usual = usualFraction
    switch options.precision {
    case .significant(let least, let most)?:
      value.round(significantDigits: min(most ?? 999, 999), rule: options.rounding)
      digits.leastFraction = max(least - max(value.point, value.isZero ? 1 : value.point), 0)
    case .places(let leastInteger, let mostInteger, let leastFraction, let mostFraction)?:
      let hasFraction = leastFraction != nil || mostFraction != nil
      let least = leastFraction ?? (hasFraction ? 0 : usual.least)
      let most = mostFraction ?? (hasFraction ? 999 : usual.most)
      value.round(fractionDigits: max(most, least), rule: options.rounding)
      digits.leastFraction = least
      digits.leastInteger = leastInteger ?? 1
      digits.mostInteger = mostInteger
    case nil:
      value.round(fractionDigits: usual.most, rule: options.rounding)
      digits.leastFraction = usual.least
    }
    return digits
  }

  /// The digits before and behind the separator, each at least as many as asked for.
  private func parts(_ value: DecimalNumber, _ digits: Digits) -> (
    integer: [UInt8], fraction: [UInt8]
  ) {
    var integer = value.integerDigits
    if let most = digits.mostInteger { integer = integer.suffix(most) }
    let missing = min(max(digits.leastInteger, 0), 999) - integer.count
    integer.insert(contentsOf: [UInt8](repeating: 0, count: max(missing, 0)), at: 0)
    var fraction = value.fractionDigits
    let zeros = min(digits.leastFraction, 999) - fraction.count
    fraction += [UInt8](repeating: 0, count: max(zeros, 0))
    return (integer, fraction)
  }

  /// The number with ASCII digits, without a sign.
  private func written(_ value: DecimalNumber, _ digits: Digits) -> String {
    let (integer, fraction) = parts(value, digits)
    func text(_ digits: [UInt8]) -> String { digits.map { "\($0)" }.joined() }
    let whole = integer.isEmpty ? "0" : text(integer)
    return fraction.isEmpty ? whole : "\(whole).\(text(fraction))"
  }

  // MARK: Patterns

  private var pattern: NumberPattern {
    switch options.unit {
    case .plain: symbols.number
    case .percent: symbols.rate
    case .currency: options.signs.isAccounting ? symbols.accounting : symbols.currency
    }
  }

  /// The digits with their separators.
  private func body(
    _ value: DecimalNumber, _ digits: Digits, pattern: NumberPattern, leastGrouped: Int? = nil
  ) -> String {
    switch value.kind {
    case .infinite: return symbols.infinity
    case .notANumber: return symbols.nan
    case .finite: break
    }
    let (integer, fraction) = parts(value, digits)
    let primary = options.isGrouped ? pattern.primaryGroup : 0
    let secondary = pattern.secondaryGroup
    let least = max(leastGrouped ?? symbols.leastGrouped, symbols.leastGrouped)
    let isGrouped = primary > 0 && secondary > 0 && integer.count >= primary + least
    var text = ""
    for (index, digit) in integer.enumerated() {
      let rest = integer.count - index
      if index > 0, isGrouped,
        rest == primary || (rest > primary && (rest - primary) % secondary == 0)
      {
        text += symbols.group
      }
      text += self.digit(digit)
    }
    if !fraction.isEmpty || options.alwaysShowsSeparator { text += symbols.decimal }
    for digit in fraction { text += self.digit(digit) }
    return text
  }

  private func digit(_ value: UInt8) -> String {
    symbols.digits.map { String($0[Int(value)]) } ?? "\(value)"
  }

  /// The digits with what the pattern has around them.
  private func framed(_ body: String, value: DecimalNumber, pattern: NumberPattern) -> String {
    var sign = ""
    var affixes = (prefix: pattern.prefix, suffix: pattern.suffix)
    let isNegative = value.isNegative && value.kind != .notANumber
    let shows =
      isNegative
      ? options.signs.negative : value.isZero ? options.signs.zero : options.signs.positive
    if shows {
      sign = isNegative ? symbols.minus : symbols.plus
      // A pattern for negative numbers may have its sign elsewhere, or brackets in its place.
      if let negative = pattern.negative,
        isNegative || negative.prefix.contains(.minus) || negative.suffix.contains(.minus)
      {
        affixes = negative
      } else {
        affixes.prefix.insert(.minus, at: 0)
      }
    }
    let before = affixes.prefix.map { affix($0, sign: sign) }.joined()
    let behind = affixes.suffix.map { affix($0, sign: sign) }.joined()
    var text = before
    if affixes.prefix.last == .currency, Self.needsSpace(before.unicodeScalars.last) {
      text += "\u{A0}"
    }
    text += body
    if affixes.suffix.first == .currency, Self.needsSpace(behind.unicodeScalars.first) {
      text += "\u{A0}"
    }
    return text + behind
  }

  private func affix(_ affix: NumberPattern.Affix, sign: String) -> String {
    switch affix {
    case .text(let text): text
    case .currency: currencySymbol
    case .percent: symbols.percent
    case .minus, .plus: sign
    }
  }

  private var currencySymbol: String {
    guard case .currency(let code) = options.unit else { return "" }
    let symbol = locale.entry("c/\(code)") ?? code
    switch options.presentation {
    case .standard: return symbol
    case .narrow: return locale.entry("c/\(code)/n") ?? symbol
    case .isoCode, .fullName: return code
    }
  }

  /// Whether a currency's name and a digit beside it get a space between them: names of letters do,
  /// signs do not (CLDR's `currencySpacing`).
  private static func needsSpace(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.value ?? 0x24 {
    case 0x24, 0xA2...0xA5, 0x20A0...0x20CF, 0xE3F, 0xFDFC, 0xFF04, 0xFFE5, 0x200E, 0x200F, 0x61C:
      false
    default: true
    }
  }

  // MARK: Notations

  /// A number such as `1.2M`: whole, but with two digits where it has one before the separator.
  private func compact(_ value: DecimalNumber) -> String {
    let key = if case .currency = options.unit { "kc" } else { "k" }
    var value = value
    // Rounding may carry a number into the next size: 999,950 is 1M.
    for _ in 0..<2 {
      let size = min(value.point - 1, 14)
      guard size >= 3, let forms = locale.entry("\(key)/\(size)") else { break }
      let zeros = NumberPattern(locale.plural(forms, for: "2")).integerDigits
      guard zeros > 0,
        !locale.plural(forms, for: "2").unicodeScalars.allSatisfy({ $0 == "0" || $0 == "¤" })
      else { break }
      var scaled = value
      scaled.shift(by: -(size + 1 - zeros))
      let before = scaled.point
      let digits = compactDigits(&scaled)
      if scaled.point > before, size < 14 {
        value = scaled
        value.shift(by: size + 1 - zeros)
        continue
      }
      let pattern = NumberPattern(locale.plural(forms, for: written(scaled, digits)))
      let grouping = symbols.number
      let body = self.body(scaled, digits, pattern: grouping, leastGrouped: 2)
      return framed(body, value: scaled, pattern: pattern)
    }
    let digits = compactDigits(&value)
    return framed(
      body(value, digits, pattern: pattern, leastGrouped: 2), value: value, pattern: pattern)
  }

  private func compactDigits(_ value: inout DecimalNumber) -> Digits {
    guard options.precision == nil, options.increment == nil else { return rounded(&value) }
    if value.point < 2 {
      value.round(significantDigits: 2, rule: options.rounding)
    } else {
      value.round(fractionDigits: 0, rule: options.rounding)
    }
    return Digits()
  }

  /// A number such as `1.234E5`.
  private func scientific(_ value: DecimalNumber) -> String {
    let pattern = if case .currency = options.unit { self.pattern } else { symbols.scientific }
    guard value.kind == .finite else {
      return framed(body(value, Digits(), pattern: pattern), value: value, pattern: pattern)
    }
    var exponent = value.isZero ? 0 : value.point - 1
    var mantissa = value
    mantissa.shift(by: -exponent)
    let digits = rounded(&mantissa)
    if mantissa.point > 1 {
      mantissa.shift(by: -1)
      exponent += 1
    }
    var power = symbols.localized("\(abs(exponent))")
    if exponent < 0 { power = symbols.minus + power }
    let body = body(mantissa, digits, pattern: pattern) + symbols.exponent + power
    return framed(body, value: value, pattern: pattern)
  }
}

extension String {
  /// The text with `{0}` and `{1}` replaced.
  func filling(_ first: String, _ second: String = "") -> String {
    var result = ""
    var rest = Substring(self)
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix("{0}") {
        result += first
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("{1}") {
        result += second
        rest = rest.dropFirst(3)
      } else {
        result += "{"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
