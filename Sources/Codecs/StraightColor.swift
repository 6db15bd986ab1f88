/// Straight colours from premultiplied ones, a pixel in a word: R lowest, A highest.
enum StraightColor {
  /// `⌈2^32 / 2a⌉` for each alpha `a`: a product with it, shifted right by 32, divides a number
  /// below 2^17 by `2a` exactly, since the error of the reciprocal is below 510 / 2^32.
  static let reciprocals: [UInt64] = {
    let one: UInt64 = 1 << 32
    return [0] + (1...255).map { (alpha: UInt64) in (one + 2 * alpha - 1) / (2 * alpha) }
  }()

  /// `round(255·c / a)` in each channel, at most 255; zero for a transparent pixel.
  @inline(__always)
  static func straight(_ color: UInt32, _ reciprocals: [UInt64]) -> UInt32 {
    let alpha = color &>> 24
    if alpha == 255 { return color }
    if alpha == 0 { return 0 }
    let reciprocal = reciprocals[Int(alpha)]
    return level(color & 0xFF, alpha, reciprocal)
      | level(color &>> 8 & 0xFF, alpha, reciprocal) &<< 8
      | level(color &>> 16 & 0xFF, alpha, reciprocal) &<< 16 | alpha &<< 24
  }

  @inline(__always)
  private static func level(_ value: UInt32, _ alpha: UInt32, _ reciprocal: UInt64) -> UInt32 {
    let quotient = (UInt64(value &* 510 &+ alpha) &* reciprocal) &>> 32
    return UInt32(truncatingIfNeeded: min(quotient, 255))
  }
}
