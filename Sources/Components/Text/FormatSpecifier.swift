/// A specifier of a number's text as `printf` knows it: `%02d`, `%.1f`, `%5.2f`, `%+d`, `%x`.
///
/// It uses no locale, so that interpolated numbers are the same on every system.
struct FormatSpecifier {
  private enum Conversion { case integer, fraction, hexadecimal(uppercase: Bool), text }

  private var isZeroPadded = false
  private var isLeftAligned = false
  private var hasSign = false
  private var width = 0
  private var precision: Int?
  private var conversion = Conversion.text

  /// The widest padding that is written.
  private static let longest = 64
  /// The most decimals that are written: `fixedDecimalText` has no more.
  private static let mostDecimals = 9

  /// Reads `%`, flags, a width, a precision, a length and a conversion; `nil` for anything else.
  ///
  /// Text behind the conversion (`%.1f km`) is no part of the value: the key carries it.
  init?(_ specifier: String) {
    var rest = Substring(specifier)
    guard rest.popFirst() == "%" else { return nil }
    while let flag = rest.first, "0-+ #'".contains(flag) {
      isZeroPadded = isZeroPadded || flag == "0"
      isLeftAligned = isLeftAligned || flag == "-"
      hasSign = hasSign || flag == "+"
      rest.removeFirst()
    }
    func number() -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }
    width = min(number() ?? 0, Self.longest)
    if rest.first == "." {
      rest.removeFirst()
      precision = min(number() ?? 0, Self.mostDecimals)
    }
    while let length = rest.first, "hlqLzt".contains(length) { rest.removeFirst() }
    guard let letter = rest.first else { return nil }
    switch letter {
    case "d", "i", "u": conversion = .integer
    case "f", "F": conversion = .fraction
    case "x": conversion = .hexadecimal(uppercase: false)
    case "X": conversion = .hexadecimal(uppercase: true)
    case "@", "s": conversion = .text
    default: return nil
    }
  }

  /// The text of a value, or `nil` where the value is of another kind than the specifier.
  func text<Value>(of value: Value) -> String? {
    let integer = value as? any BinaryInteger
    let number = (value as? any BinaryFloatingPoint).map { Double($0) }
    switch conversion {
    case .text:
      return padded("\(value)", sign: "")
    case .integer:
      guard let integer else { return nil }
      return decimal(integer)
    case .hexadecimal(let uppercase):
      guard let integer else { return nil }
      return hexadecimal(integer, uppercase: uppercase)
    case .fraction:
      guard let number, number.isFinite else { return nil }
      let digits = fixedDecimalText(
        number.magnitude, fractionDigits: precision ?? 6, rounding: .toNearestOrEven)
      return padded(digits, sign: sign(isNegative: number < 0))
    }
  }

  // Generic, as the magnitude of an unsigned integer may not fit an `Int`.
  private func decimal(_ integer: some BinaryInteger) -> String {
    padded("\(integer.magnitude)", sign: sign(isNegative: integer.signum() < 0))
  }

  /// The two's complement in 64 bits.
  private func hexadecimal(_ integer: some BinaryInteger, uppercase: Bool) -> String {
    padded(
      String(UInt64(truncatingIfNeeded: integer), radix: 16, uppercase: uppercase), sign: "")
  }

  private func sign(isNegative: Bool) -> String { isNegative ? "-" : hasSign ? "+" : "" }

  private func padded(_ digits: String, sign: String) -> String {
    let missing = max(width - digits.count - sign.count, 0)
    if isLeftAligned { return sign + digits + String(repeating: " ", count: missing) }
    if isZeroPadded { return sign + String(repeating: "0", count: missing) + digits }
    return String(repeating: " ", count: missing) + sign + digits
  }
}
