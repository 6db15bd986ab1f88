/// `exp` from exact arithmetic only, for motion that is sampled; `UnitCircle` has sine and cosine.
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

  private static let ln2 = 0.693_147_180_559_945_3
}
