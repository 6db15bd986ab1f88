/// Writes a number with exactly `fractionDigits` decimals, of which it has at most nine.
///
/// It uses no locale, so that interpolated numbers are the same on every system. Values that are
/// not finite or too large for it are printed as Swift prints them.
///
/// - Parameters:
///   - value: the number.
///   - fractionDigits: how many decimals are written.
///   - rounding: what becomes of the decimals after those; with `.toNearestOrEven` the text is
///     `printf`'s.
func fixedDecimalText(
  _ value: Double, fractionDigits: Int,
  rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
) -> String {
  let digits = min(max(fractionDigits, 0), 9)
  var unit: UInt64 = 1
  for _ in 0..<digits { unit *= 10 }
  let scaled = scaledUp(value.magnitude, by: Double(unit), rounding: rounding)
  guard scaled < 9_007_199_254_740_992 else { return "\(value)" }
  let whole = UInt64(scaled)
  let sign = value < 0 && whole > 0 ? "-" : ""
  guard digits > 0 else { return "\(sign)\(whole)" }
  let fraction = String(whole % unit)
  let padding = String(repeating: "0", count: digits - fraction.count)
  return "\(sign)\(whole / unit).\(padding)\(fraction)"
}

/// The whole number next to `value * unit`.
private func scaledUp(
  _ value: Double, by unit: Double, rounding: FloatingPointRoundingRule
) -> Double {
  let product = value * unit
  // The product can be a half that the number is not: 2.675 * 100 is 267.5, but 2.675 is a little
  // less than it says. `printf` knows the difference.
  guard rounding == .toNearestOrEven, product - product.rounded(.down) == 0.5 else {
    return product.rounded(rounding)
  }
  // The products of both parts of the number are exact.
  let high = Double(Float(value))
  let error = (high * unit - product) + (value - high) * unit
  guard error != 0 else { return product.rounded(.toNearestOrEven) }
  return product.rounded(error > 0 ? .up : .down)
}
