import Graphics

extension ElementaryFunctions {
  /// The natural logarithm of a positive finite number; 0 for anything else.
  package static func logarithm(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    // value = m · 2^e with m in 0.75..<1.5, so that the series runs over |s| ≤ 1/5.
    var (mantissa, exponent) = (value.significand, Double(value.exponent))
    if mantissa >= 1.5 { (mantissa, exponent) = (mantissa / 2, exponent + 1) }
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    // ln m = 2 (s + s³/3 + s⁵/5 + …): the fourteenth term is below 1e-20.
    var power = s
    var sum = 0.0
    for index in 0..<14 {
      sum += power / Double(2 * index + 1)
      power *= square
    }
    return 2 * sum + exponent * 0.693_147_180_559_945_3
  }
}
