/// `exp`, `sin` and `cos` from exact arithmetic only, for motion that is sampled.
///
/// The system's versions differ in their last bits between libraries and processors; these use
/// range reduction and Taylor series with `+ − × ÷`, so every machine computes the same bits.
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

  /// Sine and cosine of an angle in radians; angles beyond 1e9 and NaN count as 0.
  static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.magnitude < 1e9 else { return (0, 1) }
    let quarters = (radians / (Double.pi / 2)).rounded()
    let rest = radians - quarters * (Double.pi / 2)
    let (sine, cosine) = reducedSineAndCosine(rest)
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The series for an angle of at most π/4, where eleven terms are exact to a Double.
  private static func reducedSineAndCosine(_ angle: Double) -> (Double, Double) {
    let square = angle * angle
    var sineTerm = angle
    var cosineTerm = 1.0
    var sine = angle
    var cosine = 1.0
    for index in 1...11 {
      let even = Double(2 * index)
      cosineTerm = -cosineTerm * square / (even * (even - 1))
      sineTerm = -sineTerm * square / (even * (even + 1))
      cosine += cosineTerm
      sine += sineTerm
    }
    return (sine, cosine)
  }

  private static let ln2 = 0.693_147_180_559_945_3
}
