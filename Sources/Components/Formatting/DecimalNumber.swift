/// A number as decimal digits: it is rounded as it is written, not as its binary form is.
struct DecimalNumber: Equatable {
  enum Kind { case finite, infinite, notANumber }

  var kind = Kind.finite
  var isNegative = false
  /// The digits without zeros at either end; none for zero.
  private(set) var digits: [UInt8] = []
  /// How many digits are before the decimal separator; negative for zeros behind it.
  private(set) var point = 0

  var isZero: Bool { kind == .finite && digits.isEmpty }

  /// Reads a number as Swift prints it: `-1234.5`, `1e-07`, `inf`, `nan`.
  init?(_ text: String) {
    var rest = Substring(text)
    if rest.first == "-" || rest.first == "+" { isNegative = rest.removeFirst() == "-" }
    if rest.hasPrefix("inf") {
      kind = .infinite
      return
    }
    if rest.lowercased().hasPrefix("nan") {
      kind = .notANumber
      isNegative = false
      return
    }
    var exponent = 0
    if let mark = rest.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      guard let value = Int(rest[rest.index(after: mark)...]), abs(value) <= 100_000 else {
        return nil
      }
      exponent = value
      rest = rest[..<mark]
    }
    var hasPoint = false
    for byte in rest.utf8 {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      digits.append(byte - UInt8(ascii: "0"))
      if !hasPoint { point += 1 }
    }
    guard !rest.isEmpty else { return nil }
    point += exponent
    trim()
  }

  /// Zero.
  init() {}

  init(_ value: Double) { self = DecimalNumber("\(value)") ?? DecimalNumber() }

  init(_ value: some BinaryInteger) { self = DecimalNumber("\(value)") ?? DecimalNumber() }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point = digits.isEmpty ? 0 : point - zeros
  }

  /// Multiplies by a power of ten.
  mutating func shift(by places: Int) {
    if !digits.isEmpty { point += places }
  }

  /// Multiplies by a number, exactly.
  mutating func multiply(by factor: DecimalNumber) {
    guard kind == .finite, factor.kind == .finite else { return }
    var product = [Int](repeating: 0, count: digits.count + factor.digits.count)
    for (i, a) in digits.enumerated().reversed() {
      for (j, b) in factor.digits.enumerated().reversed() { product[i + j + 1] += Int(a) * Int(b) }
    }
    for index in product.indices.dropFirst().reversed() {
      product[index - 1] += product[index] / 10
      product[index] %= 10
    }
    digits = product.map { UInt8($0) }
    point += factor.point
    isNegative = isNegative != factor.isNegative
    trim()
  }

  /// Keeps so many digits behind the decimal separator.
  mutating func round(fractionDigits: Int, rule: FloatingPointRoundingRule) {
    guard kind == .finite else { return }
    var kept = point + fractionDigits
    guard kept < digits.count else { return }
    if kept < 0 {
      digits.insert(contentsOf: [UInt8](repeating: 0, count: -kept), at: 0)
      point -= kept
      kept = 0
    }
    let tail = digits[kept...]
    let isTie = tail.first == 5 && tail.dropFirst().allSatisfy { $0 == 0 }
    let isMore = (tail.first ?? 0) >= 5 && !isTie
    let isExact = tail.allSatisfy { $0 == 0 }
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    let goesUp =
      switch rule {
      case .toNearestOrAwayFromZero: isMore || isTie
      case .up: !isExact && !isNegative
      case .down: !isExact && isNegative
      case .towardZero: false
      case .awayFromZero: !isExact
      default: isMore || (isTie && isOdd)
      }
    digits.removeSubrange(kept...)
    if goesUp { addOne() }
    trim()
  }

  /// Keeps so many digits from the first one on.
  mutating func round(significantDigits: Int, rule: FloatingPointRoundingRule) {
    round(fractionDigits: significantDigits - point, rule: rule)
  }

  /// Adds one to the last digit.
  private mutating func addOne() {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  /// The digits before the decimal separator, without leading zeros.
  var integerDigits: [UInt8] {
    guard point > 0 else { return [] }
    return Array(digits.prefix(point)) + [UInt8](repeating: 0, count: max(point - digits.count, 0))
  }

  /// The digits behind the decimal separator, without trailing zeros.
  var fractionDigits: [UInt8] {
    guard point < digits.count else { return [] }
    return [UInt8](repeating: 0, count: max(-point, 0)) + digits.dropFirst(max(point, 0))
  }

  /// The nearest `Double`.
  var double: Double {
    let text = "0." + digits.map { "\($0)" }.joined() + "e\(point)"
    return (Double(text) ?? 0) * (isNegative ? -1 : 1)
  }
}
