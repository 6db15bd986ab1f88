/// Writes amounts of a unit as a locale does.
enum MeasureText {
  /// An amount of a unit.
  ///
  /// - Parameters:
  ///   - unit: CLDR's name, such as `length-kilometer`.
  ///   - number: how the number is written.
  static func text(
    _ value: DecimalNumber, unit: String, _ width: FormatWidth, number: NumberText
  ) -> String? {
    let locale = number.locale
    guard let forms = locale.entry("u/\(unit)", width) else { return nil }
    let (text, written) = number.textAndPlural(value)
    return locale.plural(forms, for: written).filling(text)
  }

  /// A number of bytes in the largest unit that suits it.
  ///
  /// - Parameters:
  ///   - isDecimal: whether a kilobyte has 1,000 bytes, or 1,024.
  ///   - units: bit 0 for bytes, bit 1 for kilobytes and so on to bit 5 for petabytes.
  ///   - spellsOutZero: whether zero is a word.
  ///   - includesCount: whether the bytes themselves follow in brackets.
  static func bytes(
    _ count: Int64, isDecimal: Bool, units: UInt, spellsOutZero: Bool, includesCount: Bool,
    _ locale: FormatLocale
  ) -> String? {
    let names = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]
    func amount(_ value: DecimalNumber, _ unit: Int, decimals: Int) -> String? {
      var number = NumberText(locale: locale)
      number.options.precision = .places(
        leastInteger: nil, mostInteger: nil, leastFraction: 0, mostFraction: decimals)
      return text(
        value, unit: "digital-\(names[unit])", unit == 0 ? .wide : .short, number: number)
    }
    if count == 0, spellsOutZero {
      let unit = units & 2 != 0 ? 1 : 0
      guard let forms = locale.entry("u/digital-\(names[unit])", unit == 0 ? .wide : .short) else {
        return nil
      }
      return locale.plural(forms, for: "0").filling(zeroWord(locale))
    }
    // As sizes are rounded to the decimals of their unit, 999.95 MB is already 1 GB.
    let limits: [Double] =
      isDecimal
      ? [999, 999_499, 999_949_999, 999_994_999_999, 999_994_999_999_999, .infinity]
      : [1023, 1_048_063, 1_073_689_395, 1_099_506_259_066, 1_125_894_409_284_485, .infinity]
    var best = names.indices.first { units & (1 << UInt($0)) != 0 } ?? names.count - 1
    for unit in names.indices where units & (1 << UInt(unit)) != 0 {
      best = unit
      if Double(count.magnitude) < limits[unit] { break }
    }
    var size = 1.0
    for _ in 0..<best { size *= isDecimal ? 1000 : 1024 }
    let decimals = best < 2 ? 0 : best == 2 ? 1 : 2
    guard let text = amount(DecimalNumber(Double(count) / size), best, decimals: decimals) else {
      return nil
    }
    guard includesCount else { return text }
    guard let exact = amount(DecimalNumber(count), 0, decimals: 0) else { return nil }
    let isFullWidth = ["ja", "zh"].contains(LocaleTag.language(of: locale.tag))
    return isFullWidth ? "\(text)（\(exact)）" : "\(text) (\(exact))"
  }

  /// Zero as a word at the beginning of a sentence (CLDR's rules for spelling numbers out).
  private static func zeroWord(_ locale: FormatLocale) -> String {
    switch LocaleTag.language(of: locale.tag) {
    case "de": "Null"
    case "fr": "Zéro"
    case "es": "Cero"
    case "nl": "Nul"
    case "ru": "Ноль"
    case "uk": "Нуль"
    case "he": "אפס"
    case "ar", "fa": "صفر"
    case "tr": "Sıfır"
    case "ja", "zh": "〇"
    case "ko": "영"
    case "hi": "शून्य"
    case "th": "ศูนย์"
    default: "Zero"
    }
  }
}
