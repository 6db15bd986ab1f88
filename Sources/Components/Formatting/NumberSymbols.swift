/// The digits, signs and patterns of a locale's numbers.
struct NumberSymbols: Sendable {
  /// The ten digits; `nil` for ASCII ones.
  let digits: [Character]?
  let decimal: String
  let group: String
  let percent: String
  let plus: String
  let minus: String
  let exponent: String
  let nan: String
  let infinity: String
  /// How many digits the first group must have, at least, for a number to be grouped.
  let leastGrouped: Int
  let number: NumberPattern
  let rate: NumberPattern
  let scientific: NumberPattern
  let currency: NumberPattern
  let accounting: NumberPattern

  /// - Parameter entry: reads the locale's table.
  init(_ entry: (String) -> String?) {
    digits = entry("n/digits").map(Array.init)
    decimal = entry("n/decimal") ?? "."
    group = entry("n/group") ?? ","
    percent = entry("n/percent") ?? "%"
    plus = entry("n/plus") ?? "+"
    minus = entry("n/minus") ?? "-"
    exponent = entry("n/exponent") ?? "E"
    nan = entry("n/nan") ?? "NaN"
    infinity = entry("n/infinity") ?? "∞"
    leastGrouped = entry("n/least-grouped").flatMap { Int($0) } ?? 1
    func pattern(_ name: String) -> NumberPattern {
      NumberPattern(entry("n/\(name)") ?? "#,##0.###")
    }
    number = pattern("number")
    rate = pattern("rate")
    scientific = pattern("scientific")
    currency = pattern("currency")
    accounting = pattern("accounting")
  }

  /// ASCII digits as the locale writes them; other characters stay.
  func localized(_ text: String) -> String {
    guard let digits else { return text }
    return String(
      text.map { character in
        guard let value = character.wholeNumberValue, character.isASCII else { return character }
        return digits[value]
      })
  }
}

/// A pattern such as `#,##0.00 ¤;(#,##0.00 ¤)`: what is around a number, and how it is grouped.
struct NumberPattern: Sendable {
  /// A part of what is before or behind a number.
  enum Affix: Equatable, Sendable { case text(String), currency, percent, minus, plus }

  let prefix: [Affix]
  let suffix: [Affix]
  /// The affixes of negative numbers, where the pattern has them.
  let negative: (prefix: [Affix], suffix: [Affix])?
  /// The digits of the group next to the decimal separator; 0 for none.
  let primaryGroup: Int
  /// The digits of the groups before it.
  let secondaryGroup: Int
  /// How many digits are asked for before the decimal separator (`00K` has two).
  let integerDigits: Int

  init(_ text: String) {
    var halves: [String] = [""]
    var isQuoted = false
    for character in text {
      if character == "'" { isQuoted.toggle() }
      if character == ";", !isQuoted {
        halves.append("")
      } else {
        halves[halves.count - 1].append(character)
      }
    }
    let (before, number, behind) = Self.parts(of: halves[0])
    prefix = before
    suffix = behind
    negative =
      halves.count > 1
      ? {
        let (before, _, behind) = Self.parts(of: halves[1]); return (before, behind)
      }() : nil
    let integer = number.prefix { $0 != "." }
    let groups = integer.split(separator: ",", omittingEmptySubsequences: false)
    primaryGroup = groups.count > 1 ? groups[groups.count - 1].count : 0
    secondaryGroup = groups.count > 2 ? groups[groups.count - 2].count : primaryGroup
    integerDigits = integer.count { $0 == "0" }
  }

  /// What is before the number, its digits, and what is behind it.
  private static func parts(of text: String) -> ([Affix], String, [Affix]) {
    var before: [Affix] = []
    var behind: [Affix] = []
    var number = ""
    var isQuoted = false
    func add(_ affix: Affix) {
      func append(to list: inout [Affix]) {
        if case .text(let more) = affix, case .text(let last)? = list.last {
          list[list.count - 1] = .text(last + more)
        } else {
          list.append(affix)
        }
      }
      if number.isEmpty { append(to: &before) } else { append(to: &behind) }
    }
    for character in text {
      if character == "'" {
        isQuoted.toggle()
        continue
      }
      guard !isQuoted else {
        add(.text(String(character)))
        continue
      }
      switch character {
      case "#", "0", ",", ".", "E": number.append(character)
      case "¤": add(.currency)
      case "%": add(.percent)
      case "-": add(.minus)
      case "+": add(.plus)
      default: add(.text(String(character)))
      }
    }
    return (before, number, behind)
  }
}
