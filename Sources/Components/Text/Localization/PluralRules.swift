/// The plural categories of CLDR; each language uses some of them.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

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
      // The rules look at the last two digits and at small numbers only.
      integer = (integer > 1_000_000_000 ? integer % 1_000_000 + 1_000_000 : integer) * 10
      integer += UInt64(byte - UInt8(ascii: "0"))
    }
    self.integer = integer
    fractionDigits = parts.dropFirst().first?.count ?? 0
    hasFraction = parts.dropFirst().first?.contains { $0 != UInt8(ascii: "0") } ?? false
  }
}

extension PluralCategory {
  /// The category of a number in a language: Arabic, English, Hebrew and Russian by the rules of
  /// CLDR, others like English.
  ///
  /// - Parameters:
  ///   - text: the number as it is written, with ASCII digits.
  ///   - language: a language subtag such as `ru`.
  static func of(_ text: String, language: String) -> PluralCategory {
    guard let number = PluralOperands(written: text) else { return .other }
    switch language {
    case "ar": return arabic(number)
    case "he", "iw": return hebrew(number)
    case "ru": return russian(number)
    default: return number.integer == 1 && number.fractionDigits == 0 ? .one : .other
    }
  }

  private static func arabic(_ number: PluralOperands) -> PluralCategory {
    guard !number.hasFraction else { return .other }
    switch (number.integer, number.integer % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  private static func hebrew(_ number: PluralOperands) -> PluralCategory {
    switch (number.integer, number.fractionDigits) {
    case (1, 0): .one
    case (0, 1...): .one
    case (2, 0): .two
    default: .other
    }
  }

  private static func russian(_ number: PluralOperands) -> PluralCategory {
    guard number.fractionDigits == 0 else { return .other }
    switch (number.integer % 10, number.integer % 100) {
    case (_, 11...14): return .many
    case (1, _): return .one
    case (2...4, _): return .few
    default: return .many
    }
  }
}
