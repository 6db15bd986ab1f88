import Graphics

/// The functions of expressions.
enum TokenMath {
  /// Functions of one number.
  static let functions: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "ceil": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
    // Halves go up, as in JavaScript.
    "round": { $0.rounded(.down) + ($0 - $0.rounded(.down) >= 0.5 ? 1 : 0) },
    "trunc": { $0.rounded(.towardZero) }, "sign": { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 },
    "sqrt": { $0.squareRoot() }, "cbrt": { $0 < 0 ? -power(-$0, 1 / 3) : power($0, 1 / 3) },
    "exp": { ElementaryFunctions.exp($0) }, "ln": { logarithm($0) }, "log": { logarithm($0) },
    "log10": { logarithm($0) / logarithm(10) }, "log2": { logarithm($0) / logarithm(2) },
  ]

  static let names = functions.keys.sorted() + ["max", "min", "pow", "roundTo"]

  private static func logarithm(_ value: Double) -> Double {
    value > 0 ? ElementaryFunctions.log(value) : .nan
  }

  /// A power; no number where that is not real.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent.rounded() == exponent, abs(exponent) <= 1_024 {
      // As exact as multiplication.
      var (product, factor, rest) = (1.0, base, Int(abs(exponent)))
      while rest > 0 {
        if rest % 2 == 1 { product *= factor }
        factor *= factor
        rest /= 2
      }
      return exponent < 0 ? 1 / product : product
    }
    if base == 0, exponent > 0 { return 0 }
    guard base > 0 else { return .nan }
    let value = ElementaryFunctions.power(base, exponent)
    // Roots of whole powers are whole.
    return abs(value - value.rounded()) < 1e-12 * abs(value) ? value.rounded() : value
  }

  /// A number with so many digits behind its point, as its decimal digits say: 1.005 with two is 1.01.
  static func rounded(_ value: Double, toDigits digits: Int) -> Double {
    guard value >= 0 else { return value < 0 ? -rounded(-value, toDigits: digits) : value }
    return shifted(shifted(value, by: digits).rounded(), by: -digits)
  }

  /// A number times a power of ten, by its decimal digits.
  private static func shifted(_ value: Double, by digits: Int) -> Double {
    let parts = "\(value)".split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return Double("\(parts[0])e\(exponent + digits)") ?? value
  }
}
