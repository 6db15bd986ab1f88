/// Writes a number with exactly `fractionDigits` decimals, rounding half away from zero.
///
/// It uses no locale, so that interpolated numbers are the same on every system. Values that are
/// not finite or too large for it are printed as Swift prints them.
func fixedDecimalText(_ value: Double, fractionDigits: Int) -> String {
  let digits = min(max(fractionDigits, 0), 9)
  var unit: UInt64 = 1
  for _ in 0..<digits { unit *= 10 }
  let scaled = (value.magnitude * Double(unit)).rounded(.toNearestOrAwayFromZero)
  guard scaled < 9_007_199_254_740_992 else { return "\(value)" }
  let whole = UInt64(scaled)
  let sign = value < 0 && whole > 0 ? "-" : ""
  guard digits > 0 else { return "\(sign)\(whole)" }
  let fraction = String(whole % unit)
  let padding = String(repeating: "0", count: digits - fraction.count)
  return "\(sign)\(whole / unit).\(padding)\(fraction)"
}
