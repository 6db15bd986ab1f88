/// What a format of numbers asks for: the options of Foundation's styles for integers, fractions,
/// percentages and currencies.
struct NumberOptions {
  enum Unit: Equatable {
    case plain, percent
    case currency(String)
  }

  enum Notation: Int { case automatic, scientific, compact }

  /// How a currency is named.
  enum Presentation: Int { case narrow, standard, isoCode, fullName }

  /// How many digits are written.
  enum Precision: Equatable {
    case significant(least: Int, most: Int?)
    case places(leastInteger: Int?, mostInteger: Int?, leastFraction: Int?, mostFraction: Int?)
  }

  /// Whether signs are written.
  struct Signs: Equatable {
    var positive = false
    var zero = false
    var negative = true
    var isAccounting = false
  }

  var unit = Unit.plain
  var scale: Double?
  var precision: Precision?
  var isGrouped = true
  var signs = Signs()
  var alwaysShowsSeparator = false
  var rounding = FloatingPointRoundingRule.toNearestOrEven
  var increment: Double?
  var notation = Notation.automatic
  var presentation = Presentation.standard
}

/// The form in which Foundation's styles of numbers encode themselves, the one place where all of
/// their options can be read.
struct EncodedNumberStyle: Decodable, Sendable {
  struct Choice: Decodable { let option: Int }

  struct Precision: Decodable {
    struct Option: Decodable {
      let minSignificantDigits: Int?
      let maxSignificantDigits: Int?
      let minIntegerLength: Int?
      let maxIntegerLength: Int?
      let minFractionalLength: Int?
      let maxFractionalLength: Int?
    }
    let option: Option
  }

  struct Signs: Decodable {
    // 0 is always, 1 is hidden.
    let positive: Int
    let negative: Int
    let zero: Int
    let accounting: Bool?
  }

  struct Increment: Decodable {
    let integer: Int?
    let floatingPoint: Double?
  }

  struct Collection: Decodable {
    let scale: Double?
    let precision: Precision?
    let group: Choice?
    let signDisplayStrategy: Signs?
    let decimalSeparatorStrategy: Choice?
    let rounding: Int?
    let roundingIncrement: Increment?
    let notation: Choice?
    let presentation: Choice?
  }

  let collection: Collection
}

extension NumberOptions {
  init(_ style: EncodedNumberStyle, unit: Unit) {
    let options = style.collection
    self.unit = unit
    scale = options.scale
    precision = options.precision.map { precision in
      let option = precision.option
      if let least = option.minSignificantDigits {
        return .significant(least: least, most: option.maxSignificantDigits)
      }
      return .places(
        leastInteger: option.minIntegerLength, mostInteger: option.maxIntegerLength,
        leastFraction: option.minFractionalLength, mostFraction: option.maxFractionalLength)
    }
    isGrouped = options.group?.option != 1
    if let given = options.signDisplayStrategy {
      signs = Signs(
        positive: given.positive == 0, zero: given.zero == 0, negative: given.negative == 0,
        isAccounting: given.accounting ?? false)
    }
    alwaysShowsSeparator = options.decimalSeparatorStrategy?.option == 1
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    if let rule = options.rounding, rules.indices.contains(rule) { rounding = rules[rule] }
    increment = options.roundingIncrement.flatMap {
      $0.floatingPoint ?? $0.integer.map(Double.init)
    }
    notation = options.notation.flatMap { Notation(rawValue: $0.option) } ?? .automatic
    presentation = options.presentation.flatMap { Presentation(rawValue: $0.option) } ?? .standard
  }
}
