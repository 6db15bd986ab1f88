/// Writes a number with at most `fractionDigits` decimals and no trailing zeros.
///
/// The one number format of every text dump: rounds half away from zero, prints −0 as `0`, and
/// prints values that are not finite as `nan`, `inf` or `-inf`. It uses no locale and no
/// Foundation, so its output is the same on every system.
///
/// - Parameter fractionDigits: how many decimals to keep, in `0...9`.
public func decimalText(_ value: Double, fractionDigits: Int = 3) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  var scale = 1.0
  for _ in 0..<min(max(fractionDigits, 0), 9) { scale *= 10 }
  let scaled = (value.magnitude * scale).rounded(.toNearestOrAwayFromZero)
  // Past 2^53 a Double has no decimals left to print.
  guard scaled < 9_007_199_254_740_992 else { return "\(value)" }
  let digits = UInt64(scaled)
  let unit = UInt64(scale)
  var text = value < 0 && digits > 0 ? "-" : ""
  text += "\(digits / unit)"
  var fraction = digits % unit
  guard fraction > 0 else { return text }
  text += "."
  var place = unit / 10
  while fraction > 0 {
    text += "\(fraction / place)"
    fraction %= place
    place /= 10
  }
  return text
}
