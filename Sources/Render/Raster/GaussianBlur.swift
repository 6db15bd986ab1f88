/// The rules that every blur of a picture shares.
enum GaussianBlur {
  /// What is outside the picture that is blurred.
  enum Edges: Equatable {
    case transparent
    /// The nearest pixel of the picture.
    case extended
  }

  /// Larger deviations draw as this one: in a picture of at most 16,384 pixels little is left to see.
  static let largestSigma = 512.0

  /// A deviation in pixels that is a number in `0...largestSigma`.
  static func usable(_ sigma: Double) -> Double { sigma > 0 ? min(sigma, largestSigma) : 0 }

  /// How many pixels away a blur still has a weight: three deviations.
  static func reach(sigma: Double) -> Int { Int((usable(sigma) * 3).rounded(.up)) }

  /// The Gaussian's weights from its centre to its reach, in integers; with both sides they sum to
  /// 65,536.
  static func weights(sigma: Double) -> [UInt32] {
    let values = values(sigma: sigma)
    let total = values.dropFirst().reduce(values[0]) { $0 + 2 * $1 }
    var weights = values.map { UInt32(($0 / total * 65_536).rounded(.toNearestOrEven)) }
    let sides = weights.dropFirst().reduce(0) { $0 + 2 * $1 }
    weights[0] = 65_536 - sides
    return weights
  }

  /// e^(−k²/2σ²) from k = 0 to the reach, by its recurrence: each ratio shrinks by a constant factor.
  static func values(sigma: Double) -> [Double] {
    let reach = reach(sigma: sigma)
    guard reach > 0, sigma > 0.05 else { return [1] }
    let base = exponential(-1 / (2 * sigma * sigma))
    var values = [1.0]
    var ratio = base
    for _ in 0..<reach {
      values.append(values[values.count - 1] * ratio)
      ratio *= base * base
    }
    return values
  }

  /// e^x for −200...0: a power series of x/256, squared eight times.
  private static func exponential(_ x: Double) -> Double {
    let small = max(x, -200) / 256
    var sum = 1.0
    for term in stride(from: 12.0, through: 1, by: -1) { sum = 1 + small / term * sum }
    for _ in 0..<8 { sum *= sum }
    return sum
  }
}
