/// The sRGB transfer curve (IEC 61966-2-1) in both directions, from exact arithmetic only.
///
/// The exponents 2.4 and 1/2.4 are taken apart into roots that Newton's iteration finds with
/// `+ − × ÷`, so every system computes the same bits. The error is below 1e-15.
package enum SRGBTransfer {
  /// The linear-light value of an encoded component.
  ///
  /// - Parameter encoded: a component in `0...1`; values outside are clamped and NaN counts as 0.
  package static func linear(_ encoded: Double) -> Double {
    guard encoded > 0 else { return 0 }
    let value = min(encoded, 1)
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let square = base * base
    // x^2.4 = x² · (x²)^(1/5)
    return square * fifthRoot(square)
  }

  /// The encoded component of a linear-light value.
  ///
  /// - Parameter linear: light in `0...1`; values outside are clamped and NaN counts as 0.
  package static func encoded(_ linear: Double) -> Double {
    guard linear > 0 else { return 0 }
    let value = min(linear, 1)
    guard value > 0.0031308 else { return value * 12.92 }
    // x^(5/12) = (x⁵)^(1/12): two square roots, then a cube root.
    let square = value * value
    let fourthRoot = (square * square * value).squareRoot().squareRoot()
    return 1.055 * cubeRoot(fourthRoot) - 0.055
  }

  /// The fifth root of a value in `0.008...1`, the range of x² above.
  private static func fifthRoot(_ value: Double) -> Double {
    // The chord of the root over that range is a start from which six steps reach full precision.
    var root = 0.4 + 0.6 * value
    for _ in 0..<7 {
      let square = root * root
      let next = (4 * root + value / (square * square)) / 5
      if next == root { break }
      root = next
    }
    return root
  }

  /// The cube root of a value in `0.0007...1`.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = 0.3 + 0.7 * value
    for _ in 0..<8 {
      root = (2 * root + value / (root * root)) / 3
    }
    return root
  }
}
