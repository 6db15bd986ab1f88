/// A number as plural rules see it: what is written, not what is meant (UTS #35, Plural Rules).
struct PluralOperands: Equatable {
  /// The integer digits (`i`).
  private(set) var integer: UInt64 = 0
  /// The number of visible fraction digits with trailing zeros (`v`) and without (`w`).
  private(set) var fractionDigits = 0
  private(set) var trimmedDigits = 0
  /// The visible fraction digits with trailing zeros (`f`) and without (`t`).
  private(set) var fraction: UInt64 = 0
  private(set) var trimmedFraction: UInt64 = 0
  /// The power of ten of a compact number (`c` and `e`): 6 in `1.2c6`.
  private(set) var exponent = 0

  /// Reads a number as it is written, such as `-3.50` or `1.2c6`; `nil` if it is not one.
  init?(written text: String) {
    var digits = Array(text.utf8)
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    if let mark = digits.lastIndex(of: UInt8(ascii: "c")) {
      guard let power = Int(String(decoding: digits[(mark + 1)...], as: UTF8.self)),
        (0...30).contains(power)
      else { return nil }
      exponent = power
      digits.removeSubrange(mark...)
    }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, !first.isEmpty else { return nil }
    var whole = Array(first)
    var places = parts.count == 2 ? Array(parts[1]) : []
    guard (whole + places).allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    for _ in 0..<exponent {
      whole.append(places.isEmpty ? UInt8(ascii: "0") : places.removeFirst())
    }
    integer = Self.value(whole)
    fractionDigits = places.count
    fraction = Self.value(places)
    while places.last == UInt8(ascii: "0") { places.removeLast() }
    trimmedDigits = places.count
    trimmedFraction = Self.value(places)
  }

  /// The rules look at the last six digits and at small numbers only.
  private static func value(_ digits: [UInt8]) -> UInt64 {
    digits.reduce(0) { value, digit in
      (value > 1_000_000_000 ? value % 1_000_000 + 1_000_000 : value) * 10
        + UInt64(digit - UInt8(ascii: "0"))
    }
  }
}

/// The plural rules of one language.
package struct PluralRuleSet: Sendable {
  /// A comparison such as `i % 100 != 12..14,20`.
  private struct Relation: Sendable {
    let operand: Substring
    let modulus: UInt64?
    let isNegated: Bool
    let ranges: [ClosedRange<UInt64>]

    init?(_ text: Substring) {
      let words = text.split(separator: " ")
      guard words.count == 3 || words.count == 5, let last = words.last else { return nil }
      operand = words[0]
      modulus = words.count == 5 ? UInt64(words[2]) : nil
      isNegated = words[words.count - 2] == "!="
      ranges = last.split(separator: ",").compactMap { range in
        let ends = range.split(separator: ".").compactMap { UInt64($0) }
        guard let low = ends.first, let high = ends.last, low <= high else { return nil }
        return low...high
      }
    }

    func holds(for number: PluralOperands) -> Bool {
      var value: UInt64
      switch operand {
      case "v": value = UInt64(number.fractionDigits)
      case "w": value = UInt64(number.trimmedDigits)
      case "f": value = number.fraction
      case "t": value = number.trimmedFraction
      case "c", "e": value = UInt64(number.exponent)
      default: value = number.integer
      }
      if let modulus, modulus > 0 { value %= modulus }
      // A number with a fraction is in no range of whole ones.
      let isWhole = operand != "n" || number.trimmedDigits == 0
      return (isWhole && ranges.contains { $0.contains(value) }) != isNegated
    }
  }

  /// Any of the alternatives holds where all of its relations do.
  private struct Rule: Sendable {
    let category: PluralCategory
    let alternatives: [[Relation]]

    init?(_ text: Substring) {
      guard let space = text.firstIndex(of: " "),
        let category = PluralCategory(rawValue: String(text[..<space]))
      else { return nil }
      self.category = category
      var alternatives: [[Relation]] = []
      var words: [Substring] = ["or"] + text[space...].split(separator: " ")
      words.append("or")
      var relation: [Substring] = []
      for word in words {
        guard word == "or" || word == "and" else {
          relation.append(word)
          continue
        }
        if let relation = Relation(relation.joined(separator: " ")[...]) {
          alternatives[alternatives.count - 1].append(relation)
        }
        relation = []
        if word == "or" { alternatives.append([]) }
      }
      self.alternatives = alternatives.filter { !$0.isEmpty }
    }
  }

  private let rules: [Rule]

  /// Reads rules in CLDR's syntax: a category, a space and its condition, with semicolons between them.
  package init(_ text: some StringProtocol) {
    rules = text.split(separator: ";").compactMap { rule in
      Rule(Substring(rule).drop { $0 == " " })
    }
  }

  /// The category of a number as it is written with ASCII digits; what is no number is `other`.
  package func category(of written: String) -> PluralCategory {
    guard let number = PluralOperands(written: written) else { return .other }
    let match = rules.first { rule in
      rule.alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
    }
    return match?.category ?? .other
  }
}

/// The plural rules of CLDR by language.
enum PluralRules {
  private static let rules: [String: PluralRuleSet] = {
    var rules: [String: PluralRuleSet] = [:]
    for line in table.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let parsed = PluralRuleSet(line[line.index(after: colon)...])
      for language in line[..<colon].split(separator: " ") { rules[String(language)] = parsed }
    }
    return rules
  }()

  /// The rules of a language; those of English for languages that CLDR does not have.
  static func rules(of locale: String) -> PluralRuleSet {
    let tag = LocaleTag.normalized(locale)
    return rules[tag] ?? rules[LocaleTag.language(of: tag)] ?? rules["en"] ?? PluralRuleSet("")
  }
}

extension PluralCategory {
  /// The category of a number in a language, by the rules of CLDR.
  ///
  /// - Parameters:
  ///   - text: the number as it is written, with ASCII digits; what is no number is `other`.
  ///   - language: a language tag such as `ru` or `pt-PT`.
  package static func of(_ text: String, language: String) -> PluralCategory {
    PluralRules.rules(of: language).category(of: text)
  }
}
