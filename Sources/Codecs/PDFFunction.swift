import Graphics

/// A function of a PDF file (ISO 32000-2 §7.10) from numbers to numbers.
indirect enum PDFFunction {
  case sampled(Samples)
  case exponential(from: [Double], to: [Double], power: Double, domain: Range)
  case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: Range)
  case program(PDFProgram, domain: [Range], range: [Range])
  /// One function for each result.
  case several([PDFFunction])

  typealias Range = ClosedRange<Double>

  /// A table of results at even distances.
  struct Samples {
    let sizes: [Int]
    let values: [Double]
    let resultCount: Int
    let domain: [Range]
    let encode: [Double]
  }

  /// - Returns: as many numbers as the function has results; empty where it is given too few.
  func callAsFunction(_ input: [Double]) -> [Double] {
    switch self {
    case .several(let functions): return functions.map { $0(input).first ?? 0 }
    case .exponential(let from, let to, let power, let domain):
      let x = (input.first ?? 0).clamped(to: domain)
      let weight = power == 1 ? x : x <= 0 ? (power == 0 ? 1 : 0) : Self.power(x, power)
      return zip(from, to).map { $0 + weight * ($1 - $0) }
    case .stitched(let functions, let bounds, let encode, let domain):
      let x = (input.first ?? 0).clamped(to: domain)
      let index = bounds.firstIndex { x < $0 } ?? bounds.count
      let low = index == 0 ? domain.lowerBound : bounds[index - 1]
      let high = index == bounds.count ? domain.upperBound : bounds[index]
      let share = high > low ? (x - low) / (high - low) : 0
      let (first, last) = (encode[2 * index], encode[2 * index + 1])
      return functions[index]([first + share * (last - first)])
    case .program(let program, let domain, let range):
      guard input.count >= domain.count else { return [] }
      let result = program.run(zip(input, domain).map { $0.clamped(to: $1) })
      guard result.count >= range.count else { return range.map(\.lowerBound) }
      return zip(result.suffix(range.count), range).map { $0.clamped(to: $1) }
    case .sampled(let samples): return samples.value(at: input)
    }
  }

  static func power(_ base: Double, _ exponent: Double) -> Double {
    exponent == 1 ? base : ElementaryFunctions.power(base, exponent)
  }

  /// Where the function of one number bends, and whether it is straight between these places.
  var knots: (places: [Double], isStraight: Bool) {
    switch self {
    case .exponential(_, _, let power, _): return ([], power == 1)
    case .stitched(let functions, let bounds, _, _):
      return (
        bounds, functions.allSatisfy { $0.knots.isStraight && $0.knots.places.isEmpty }
      )
    case .several(let functions):
      let knots = functions.map(\.knots)
      return (knots.flatMap(\.places), knots.allSatisfy(\.isStraight))
    case .sampled(let samples):
      guard samples.sizes.count == 1, samples.sizes[0] <= 256 else { return ([], false) }
      let (domain, count) = (samples.domain[0], Double(samples.sizes[0] - 1))
      let isPlain = samples.encode[0] == 0 && samples.encode[1] == count
      let width = domain.upperBound - domain.lowerBound
      return (
        (0..<samples.sizes[0]).map { domain.lowerBound + width * Double($0) / max(count, 1) },
        isPlain
      )
    case .program: return ([], false)
    }
  }
}

extension PDFFunction.Samples {
  /// Linear between the nearest samples of each number.
  func value(at input: [Double]) -> [Double] {
    guard input.count >= sizes.count else { return [] }
    var corners: [(index: Int, weight: Double)] = [(0, 1)]
    var step = 1
    for (dimension, size) in sizes.enumerated() {
      let domain = self.domain[dimension]
      let x = input[dimension].clamped(to: domain)
      let width = domain.upperBound - domain.lowerBound
      let share = width > 0 ? (x - domain.lowerBound) / width : 0
      let (first, last) = (encode[2 * dimension], encode[2 * dimension + 1])
      let place = (first + share * (last - first)).clamped(to: 0...Double(size - 1))
      let low = Int(place)
      let rest = place - Double(low)
      let (near, far) = (low * step, min(low + 1, size - 1) * step)
      var next: [(index: Int, weight: Double)] = []
      for corner in corners {
        next.append((corner.index + near, corner.weight * (1 - rest)))
        if rest > 0 { next.append((corner.index + far, corner.weight * rest)) }
      }
      corners = next
      step *= size
    }
    return (0..<resultCount).map { result in
      corners.reduce(0) { $0 + $1.weight * values[$1.index * resultCount + result] }
    }
  }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    // NaN counts as the lower bound.
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}

// MARK: - Reading

extension PDFFile {
  /// The function of an object; `nil` where it is none that is read.
  func function(_ object: PDFObject?, depth: Int = 0) throws(PictureError) -> PDFFunction? {
    try spend(256)
    guard depth < 8 else { return nil }
    let resolved = try resolve(object)
    if case .array(let parts) = resolved {
      var functions: [PDFFunction] = []
      for part in parts.prefix(32) {
        guard let function = try function(part, depth: depth + 1) else { return nil }
        functions.append(function)
      }
      return .several(functions)
    }
    guard let entries = resolved.entries else { return nil }
    let domain = try ranges(entries["Domain"])
    guard let first = domain.first, domain.count <= 8 else { return nil }
    switch try resolve(entries["FunctionType"]).integer {
    case 0: return try sampled(resolved, entries, domain)
    case 2:
      let from = try numbers(entries["C0"]) ?? [0]
      let to = try numbers(entries["C1"]) ?? [1]
      guard from.count == to.count, let power = try resolve(entries["N"]).number else { return nil }
      return .exponential(from: from, to: to, power: power, domain: first)
    case 3:
      guard case .array(let parts) = try resolve(entries["Functions"]), !parts.isEmpty,
        let bounds = try numbers(entries["Bounds"]), let encode = try numbers(entries["Encode"]),
        bounds.count == parts.count - 1, encode.count >= 2 * parts.count
      else { return nil }
      var functions: [PDFFunction] = []
      for part in parts.prefix(1_000) {
        guard let function = try function(part, depth: depth + 1) else { return nil }
        functions.append(function)
      }
      guard functions.count == parts.count else { return nil }
      return .stitched(functions, bounds: bounds, encode: encode, domain: first)
    case 4:
      let range = try ranges(entries["Range"])
      guard !range.isEmpty, let program = PDFProgram(try data(resolved, number: nil)) else {
        return nil
      }
      return .program(program, domain: domain, range: range)
    default: return nil
    }
  }

  private func sampled(
    _ stream: PDFObject, _ entries: [String: PDFObject], _ domain: [PDFFunction.Range]
  ) throws(PictureError) -> PDFFunction? {
    let range = try ranges(entries["Range"])
    let sizes = (try numbers(entries["Size"]) ?? []).map { Int($0.clamped(to: 0...1e6)) }
    let bits = try resolve(entries["BitsPerSample"]).integer ?? 0
    let count = sizes.reduce(1) { $0 > 1_000_000 ? $0 : $0 * $1 }
    guard domain.count <= 4, sizes.count == domain.count,
      [1, 2, 4, 8, 12, 16, 24, 32].contains(bits),
      count > 0, count * range.count <= 1_000_000, !range.isEmpty, range.count <= 32
    else { return nil }
    let data = try data(stream, number: nil)
    guard data.count * 8 >= count * range.count * bits else { return nil }
    try spend(count * range.count * 8)
    let plainEncode: [Double] = sizes.flatMap { [0.0, Double($0 - 1)] }
    let plainDecode: [Double] = range.flatMap { [$0.lowerBound, $0.upperBound] }
    let encode: [Double] = try numbers(entries["Encode"]) ?? plainEncode
    let decode: [Double] = try numbers(entries["Decode"]) ?? plainDecode
    guard encode.count >= 2 * sizes.count, decode.count >= 2 * range.count else { return nil }
    var bit = 0
    let most = Double(1 << bits - 1)
    let values = (0..<(count * range.count)).map { index -> Double in
      var value = 0
      for _ in 0..<bits {
        value = value << 1 | Int(data[bit >> 3] >> (7 - UInt8(bit & 7)) & 1)
        bit += 1
      }
      let result = index % range.count
      let (low, high) = (decode[2 * result], decode[2 * result + 1])
      return (low + Double(value) / most * (high - low)).clamped(to: range[result])
    }
    return .sampled(
      PDFFunction.Samples(
        sizes: sizes, values: values, resultCount: range.count, domain: domain, encode: encode))
  }

  /// An array of numbers; `nil` where it is none.
  func numbers(_ object: PDFObject?) throws(PictureError) -> [Double]? {
    guard case .array(let items) = try resolve(object) else { return nil }
    var numbers: [Double] = []
    for item in items {
      guard let number = try resolve(item).number else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private func ranges(_ object: PDFObject?) throws(PictureError) -> [PDFFunction.Range] {
    let numbers = try numbers(object) ?? []
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      min(numbers[$0], numbers[$0 + 1])...max(numbers[$0], numbers[$0 + 1])
    }
  }
}
