import Graphics

/// How numbers are colours (ISO 32000-2 §8.6).
indirect enum PDFColorSpace {
  case gray, rgb, inks
  case profile(ICCProfile, count: Int)
  case calibratedGray(power: Double)
  /// Powers of the three levels, and the way from light to that of sRGB, row by row.
  case calibrated(powers: [Double], matrix: [Double])
  case lab(white: [Double], range: [Double])
  case indexed(PDFColorSpace, [UInt8])
  /// Of other inks: as many numbers, and what they are in another space.
  case tint(count: Int, PDFColorSpace, PDFFunction)
  /// Paints nothing on a screen.
  case noInk
  case pattern(PDFColorSpace?)

  var count: Int {
    switch self {
    case .gray, .calibratedGray, .indexed, .noInk: 1
    case .rgb, .calibrated, .lab: 3
    case .inks: 4
    case .profile(_, let count), .tint(let count, _, _): count
    case .pattern: 0
    }
  }

  /// What a space begins with.
  var first: [Double] {
    switch self {
    case .inks: [0, 0, 0, 1]
    case .tint(let count, _, _): [Double](repeating: 1, count: count)
    default: [Double](repeating: 0, count: count)
    }
  }

  /// The numbers of the least and the largest sample of a picture, for each in turn.
  func decode(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double(1 << bits - 1)]
    case .lab(_, let range): [0, 100] + range
    default: (0..<(2 * count)).map { Double($0 % 2) }
    }
  }

  /// `nil` where nothing is painted.
  func color(_ numbers: [Double]) -> ResolvedColor? {
    let numbers = numbers + [Double](repeating: 0, count: max(count - numbers.count, 0))
    func unit(_ index: Int) -> Double { numbers[index].clamped(to: 0...1) }
    switch self {
    case .gray: return ResolvedColor(red: unit(0), green: unit(0), blue: unit(0))
    case .rgb: return ResolvedColor(red: unit(0), green: unit(1), blue: unit(2))
    case .inks: return PDFInks.color(numbers)
    case .profile(let profile, let count):
      return profile.color(count == 1 ? [unit(0), unit(0), unit(0)] : [unit(0), unit(1), unit(2)])
    case .calibratedGray(let power):
      let level = SRGBTransfer.encoded(PDFFunction.power(unit(0), power))
      return ResolvedColor(red: level, green: level, blue: level)
    case .calibrated(let powers, let matrix):
      let light = (0..<3).map { PDFFunction.power(unit($0), powers[$0]) }
      return Self.encoded(light, matrix)
    case .lab(let white, let range):
      return Self.lab(numbers, white: white, range: range)
    case .indexed(let base, let table):
      let limit = table.count / max(base.count, 1) - 1
      guard limit >= 0 else { return .black }
      let place = Int(numbers[0].clamped(to: 0...Double(limit))) * base.count
      let levels = table[place..<(place + base.count)].map { Double($0) / 255 }
      if case .lab(_, let range) = base {
        return base.color([
          levels[0] * 100, range[0] + levels[1] * (range[1] - range[0]),
          range[2] + levels[2] * (range[3] - range[2]),
        ])
      }
      return base.color(levels)
    case .tint(let count, let base, let function):
      return base.color(function(Array(numbers.prefix(count))))
    case .noInk, .pattern: return nil
    }
  }

  private static func encoded(_ light: [Double], _ matrix: [Double]) -> ResolvedColor {
    let levels = (0..<3).map { row -> Double in
      let sum = matrix[3 * row] * light[0] + matrix[3 * row + 1] * light[1]
      return SRGBTransfer.encoded(sum + matrix[3 * row + 2] * light[2])
    }
    return ResolvedColor(red: levels[0], green: levels[1], blue: levels[2])
  }

  private static func lab(
    _ numbers: [Double], white: [Double], range: [Double]
  ) -> ResolvedColor {
    let m = (numbers[0].clamped(to: 0...100) + 16) / 116
    let l = m + numbers[1].clamped(to: range[0]...range[1]) / 500
    let n = m - numbers[2].clamped(to: range[2]...range[3]) / 200
    let xyz = zip([l, m, n], white).map { value, white in
      white * (value >= 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29))
    }
    return encoded(xyz, fromXYZ(white: white))
  }

  /// From XYZ to the light of sRGB's primaries, adapted from another white by Bradford's method.
  static func fromXYZ(white: [Double]) -> [Double] {
    let own = product(cones, white)
    let gains = zip(product(cones, daylight), own).map { $1 != 0 ? $0 / $1 : 0 }
    let adapted = (0..<9).map { cones[$0] * gains[$0 / 3] }
    return product(product(lightFromXYZ, inverse(cones)), adapted)
  }

  /// D65, and from XYZ under it to the light of sRGB.
  private static let daylight = [0.95047, 1, 1.08883]
  private static let lightFromXYZ = [
    3.240_454_2, -1.537_138_5, -0.498_531_4, -0.969_266, 1.876_010_8, 0.041_556, 0.055_643_4,
    -0.204_025_9, 1.057_225_2,
  ]
  private static let cones = [
    0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296,
  ]

  /// A matrix of three rows times one of three rows and as many columns as its numbers allow.
  private static func product(_ m: [Double], _ n: [Double]) -> [Double] {
    let columns = n.count / 3
    return (0..<n.count).map { index -> Double in
      let (row, column) = (index / columns * 3, index % columns)
      let first: Double = m[row] * n[column] + m[row + 1] * n[columns + column]
      return first + m[row + 2] * n[2 * columns + column]
    }
  }

  private static func inverse(_ m: [Double]) -> [Double] {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let parts: [Double] = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -minor(3, 5, 6, 8),
      minor(0, 2, 6, 8), -minor(0, 2, 3, 5), minor(3, 4, 6, 7), -minor(0, 1, 6, 7),
      minor(0, 1, 3, 4),
    ]
    let whole = m[0] * parts[0] + m[1] * parts[3] + m[2] * parts[6]
    return parts.map { $0 / whole }
  }
}

// MARK: - Reading

extension PDFFile {
  /// The space of a name or array; `nil` where it is none that is read.
  ///
  /// - Parameter resources: what a content stream has names for.
  func colorSpace(
    _ object: PDFObject?, _ resources: [String: PDFObject], depth: Int = 0
  ) throws(PictureError) -> PDFColorSpace? {
    try spend(64)
    guard depth < 6 else { return nil }
    let resolved = try resolve(object)
    if let name = resolved.name {
      switch name {
      case "DeviceGray", "G", "CalGray": return .gray
      case "DeviceRGB", "RGB", "CalRGB": return .rgb
      case "DeviceCMYK", "CMYK": return .inks
      case "Pattern": return .pattern(nil)
      default:
        guard let named = try resolve(resources["ColorSpace"]).entries?[name] else { return nil }
        return try colorSpace(named, resources, depth: depth + 1)
      }
    }
    guard case .array(let parts) = resolved, let kind = try resolve(parts.first).name else {
      return nil
    }
    func part(_ index: Int) throws(PictureError) -> PDFObject {
      parts.count > index ? try resolve(parts[index]) : .null
    }
    func space(_ index: Int) throws(PictureError) -> PDFColorSpace? {
      guard parts.count > index else { return nil }
      return try colorSpace(parts[index], resources, depth: depth + 1)
    }
    switch kind {
    case "ICCBased": return try profile(try part(1), resources, depth)
    case "CalGray":
      let power = try resolve(part(1).entries?["Gamma"]).number ?? 1
      return .calibratedGray(power: power.clamped(to: 0.01...100))
    case "CalRGB":
      let entries = try part(1).entries ?? [:]
      let white = try numbers(entries["WhitePoint"]) ?? [0.9505, 1, 1.089]
      let powers = try numbers(entries["Gamma"]) ?? [1, 1, 1]
      let toXYZ = try numbers(entries["Matrix"]) ?? [1, 0, 0, 0, 1, 0, 0, 0, 1]
      guard white.count == 3, powers.count == 3, toXYZ.count == 9 else { return .rgb }
      let back = PDFColorSpace.fromXYZ(white: white)
      // Its three columns stand one after another.
      let matrix = (0..<9).map { index -> Double in
        let (row, column) = (index / 3 * 3, index % 3 * 3)
        let first = back[row] * toXYZ[column] + back[row + 1] * toXYZ[column + 1]
        return first + back[row + 2] * toXYZ[column + 2]
      }
      return .calibrated(powers: powers.map { $0.clamped(to: 0.01...100) }, matrix: matrix)
    case "Lab":
      let entries = try part(1).entries ?? [:]
      let white = try numbers(entries["WhitePoint"]) ?? [0.9505, 1, 1.089]
      let range = try numbers(entries["Range"]) ?? [-100, 100, -100, 100]
      guard white.count == 3, range.count == 4, range[0] <= range[1], range[2] <= range[3] else {
        return nil
      }
      return .lab(white: white, range: range)
    case "Indexed", "I":
      guard let base = try space(1), base.count > 0 else { return nil }
      switch try part(3) {
      case .string(let table): return .indexed(base, table)
      case let stream: return .indexed(base, try data(stream, number: nil))
      }
    case "Separation", "DeviceN":
      var names: [PDFObject] = [try part(1)]
      if case .array(let several) = names[0] { names = several }
      if names.allSatisfy({ $0.name == "None" }) { return .noInk }
      guard let base = try space(2), base.count > 0, parts.count > 3, names.count <= 32,
        let function = try function(parts[3])
      else { return nil }
      return .tint(count: names.count, base, function)
    case "Pattern": return .pattern(parts.count > 1 ? try space(1) : nil)
    default:
      return try colorSpace(.name(kind), resources, depth: depth + 1)
    }
  }

  /// A profile that can be applied, else what its number of components says.
  private func profile(
    _ stream: PDFObject, _ resources: [String: PDFObject], _ depth: Int
  ) throws(PictureError) -> PDFColorSpace? {
    let entries = stream.entries ?? [:]
    let count = try resolve(entries["N"]).integer ?? 0
    if count == 1 || count == 3, let bytes = try? data(stream, number: nil),
      let profile = try? ICCProfile(bytes), profile.count == count
    {
      return profile.isSRGB ? (count == 1 ? .gray : .rgb) : .profile(profile, count: count)
    }
    if let other = try colorSpace(entries["Alternate"], resources, depth: depth + 1),
      other.count == count
    {
      return other
    }
    switch count {
    case 1: return .gray
    case 3: return .rgb
    case 4: return .inks
    default: return nil
    }
  }
}
