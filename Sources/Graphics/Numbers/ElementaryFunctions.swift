/// `exp`, `log` and powers from exact arithmetic only, for motion that is sampled and curves of colour; `UnitCircle` has sine and cosine.
///
/// The system's versions differ in their last bits between libraries and processors; these use
/// range reduction and a Taylor series with `+ − × ÷`, so every machine computes the same bits.
package enum ElementaryFunctions {
  /// e raised to a power in `-700...700`; powers outside are clamped and NaN gives 1.
  package static func exp(_ power: Double) -> Double {
    let clamped = power > -700 ? min(power, 700) : power.isNaN ? 0 : -700
    let halvings = (clamped / ln2).rounded()
    let rest = clamped - halvings * ln2
    // |rest| ≤ 0.347: the twentieth term is below 1e-27.
    var term = 1.0
    var sum = 1.0
    for index in 1...20 {
      term = term * rest / Double(index)
      sum += term
    }
    let scale = Double(sign: .plus, exponent: Int(halvings), significand: 1)
    return sum * scale
  }

  /// The natural logarithm of a positive number; minus infinity for all others.
  package static func log(_ value: Double) -> Double {
    guard value > 0 else { return -.infinity }
    guard value < .infinity else { return .infinity }
    var mantissa = value.significand
    var exponent = Double(value.exponent)
    if mantissa > 1.414_213_562_373_095 {
      mantissa /= 2
      exponent += 1
    }
    // 2·artanh(t) with |t| ≤ 0.172: the fourteenth term is below 1e-21.
    let t = (mantissa - 1) / (mantissa + 1)
    var power = t
    var sum = 0.0
    for index in 0..<14 {
      sum += power / Double(2 * index + 1)
      power *= t * t
    }
    return 2 * sum + exponent * ln2
  }

  /// A base raised to a positive power; zero for bases that are not positive.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    base > 0 ? Self.exp(exponent * Self.log(base)) : 0
  }

  private static let ln2 = 0.693_147_180_559_945_3
}
