import Resources

/// A number as plural rules see it: what is written, not what is meant (UTS #35, Plural Rules).
struct PluralOperands: Equatable {
  /// The integer digits (`i`).
  let integer: UInt64
  /// The number of visible fraction digits (`v`).
  let fractionDigits: Int
  /// Whether some fraction digit is not zero.
  let hasFraction: Bool

  /// Reads a number as it is written, such as `-3.50`; `nil` if it is not one.
  init?(written text: String) {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2, !whole.isEmpty else { return nil }
    var integer: UInt64 = 0
    for byte in whole {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      // The rules look at the last six digits and at small numbers only.
      integer = (integer > 1_000_000_000 ? integer % 1_000_000 + 1_000_000 : integer) * 10
      integer += UInt64(byte - UInt8(ascii: "0"))
    }
    self.integer = integer
    fractionDigits = parts.dropFirst().first?.count ?? 0
    hasFraction = parts.dropFirst().first?.contains { $0 != UInt8(ascii: "0") } ?? false
  }
}

/// A rule such as `v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14`.
struct PluralRule: Sendable {
  /// One comparison of an operand, or of its remainder, with ranges.
  private struct Relation {
    let operand: Character
    let modulus: UInt64?
    let isNegated: Bool
    let ranges: [ClosedRange<UInt64>]

    init(_ text: Substring) {
      var words = text.split(separator: " ")[...]
      operand = words.popFirst()?.first ?? "n"
      if words.first == "mod" {
        words.removeFirst()
        modulus = words.popFirst().flatMap { UInt64($0) }.flatMap { $0 > 0 ? $0 : nil }
      } else {
        modulus = nil
      }
      isNegated = words.first == "not"
      ranges = (words.last ?? "").split(separator: ",").compactMap { range in
        let ends = range.split(separator: ".").compactMap { UInt64($0) }
        guard let low = ends.first, let high = ends.last, low <= high else { return nil }
        return low...high
      }
    }

    func holds(for number: PluralOperands) -> Bool {
      var value: UInt64
      switch operand {
      case "v": value = UInt64(number.fractionDigits)
      // The exponent of compact numbers: none is written with one here.
      case "e": value = 0
      default: value = number.integer
      }
      if let modulus { value %= modulus }
      let isWhole = operand != "n" || !number.hasFraction
      return (isWhole && ranges.contains { $0.contains(value) }) != isNegated
    }
  }

  /// Any of these holds where all of its relations do.
  private let alternatives: [[Relation]]

  init(_ text: String) {
    func parts(_ text: Substring, between word: String) -> [Substring] {
      var parts: [Substring] = [""]
      for token in text.split(separator: " ") {
        if token == word { parts.append("") } else { parts[parts.count - 1] += token + " " }
      }
      return parts
    }
    alternatives = parts(text[...], between: "or").map {
      parts($0, between: "and").map(Relation.init)
    }
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}

extension PluralCategory {
  /// The category of a number in a language, by the rules of CLDR; languages without tables are
  /// like English.
  ///
  /// - Parameters:
  ///   - text: the number as it is written, with ASCII digits.
  ///   - language: a language tag such as `ru`.
  static func of(_ text: String, language: String) -> PluralCategory {
    FormatLocale.of(language).category(of: text)
  }
}
