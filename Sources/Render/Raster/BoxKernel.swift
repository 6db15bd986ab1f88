/// A box with fractional ends, three of which in a row are close to a Gaussian.
///
/// The standard deviation of three boxes of width w is √((w² − 1)/4); the ends carry what is missing
/// from the next smaller odd width, so that the variances add up to sigma² exactly. Weights are whole
/// numbers that sum to 65,536: a constant stays what it is.
struct BoxKernel: Equatable {
  /// Whole taps on either side of the middle.
  let radius: Int
  /// The weight of every whole tap.
  let inner: UInt32
  /// The weight of each end.
  let end: UInt32

  /// - Parameter sigma: of all three passes together; at most 16, where a tap still weighs 2,000.
  init(sigma: Double) {
    let variance = sigma * sigma / 3
    var radius = 0
    while Self.variance(radius + 1) <= variance { radius += 1 }
    let taps = Double(2 * radius + 1)
    let whole = Self.variance(radius) * taps
    let next = Double(radius + 1)
    let fraction = (variance * taps - whole) / (2 * (next * next - variance))
    // Even, because an odd number of taps must leave an even rest for the two ends.
    var inner = UInt32((32_768 / (taps + 2 * fraction)).rounded(.toNearestOrEven)) * 2
    while inner * UInt32(2 * radius + 1) > 65_536 { inner -= 2 }
    self.radius = radius
    self.inner = inner
    end = (65_536 - inner * UInt32(2 * radius + 1)) / 2
  }

  /// Of a box with `radius` whole taps on either side: r(r + 1)/3.
  private static func variance(_ radius: Int) -> Double {
    Double(radius) * Double(radius + 1) / 3
  }
}
