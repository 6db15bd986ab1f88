import Graphics

/// An ICC profile (ICC.1:2022) as far as pictures on screens have one: three curves to light and a matrix
/// to the colours of the profile connection space, or one curve for grey.
struct ICCProfile {
  /// The name that the profile gives itself.
  let name: String
  /// Light for each level of the three channels.
  private let light: [[Double]]
  /// From the light of the profile to that of sRGB, row by row.
  private let matrix: [Double]

  /// The number of levels that a colour has.
  let count: Int

  /// Why a profile is not applied; the name is that of the profile.
  struct Refusal: Error, Equatable {
    let name: String
    let reason: String
  }

  init(_ bytes: [UInt8]) throws(Refusal) {
    guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8) else {
      throw Refusal(name: "", reason: "is incomplete")
    }
    let tags = Self.tags(bytes)
    let name = Self.description(tags["desc"])
    self.name = name
    func refusal(_ reason: String) -> Refusal { Refusal(name: name, reason: reason) }
    let space = String(decoding: bytes[16..<20], as: UTF8.self)
    let connection = String(decoding: bytes[20..<24], as: UTF8.self)
    switch space {
    case "GRAY":
      guard let curve = tags["kTRC"].flatMap(Self.curve) else {
        throw refusal("has no curve that can be read")
      }
      count = 1
      light = [curve, curve, curve]
      matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    case "RGB ":
      let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tags[$0].flatMap(Self.curve) }
      let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tags[$0].flatMap(Self.point) }
      guard curves.count == 3, columns.count == 3, connection == "XYZ " else {
        throw refusal("is not one of a matrix and curves")
      }
      count = 3
      light = curves
      matrix = (0..<9).map { index -> Double in
        let (row, column) = (index / 3 * 3, columns[index % 3])
        let first: Double = Self.fromXYZ[row] * column[0] + Self.fromXYZ[row + 1] * column[1]
        return first + Self.fromXYZ[row + 2] * column[2]
      }
    default:
      throw refusal("is for the colours \(space.filter { $0 > " " })")
    }
  }

  /// From XYZ of the white D50 to the light of sRGB: the inverse of its primaries, adapted by Bradford's
  /// method.
  private static let fromXYZ: [Double] = [
    3.133_856_1, -1.616_866_7, -0.490_614_6, -0.978_768_4, 1.916_141_5, 0.033_454_0, 0.071_945_3,
    -0.228_991_4, 1.405_242_7,
  ]

  // MARK: Tags

  private static func tags(_ bytes: [UInt8]) -> [String: ArraySlice<UInt8>] {
    let all = bytes[...]
    var tags: [String: ArraySlice<UInt8>] = [:]
    for index in 0..<min(all.bigEndian32(at: 128), 100) {
      let entry = 132 + 12 * index
      guard entry + 12 <= bytes.count else { break }
      let (offset, count) = (all.bigEndian32(at: entry + 4), all.bigEndian32(at: entry + 8))
      guard offset <= bytes.count, count <= bytes.count - offset, count >= 12 else { continue }
      let name = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
      tags[name] = bytes[offset..<offset + count]
    }
    return tags
  }

  /// A `desc` of version 2 or the first text of an `mluc` of version 4.
  private static func description(_ tag: ArraySlice<UInt8>?) -> String {
    guard let tag, tag.count >= 28 else { return "" }
    let first = tag.startIndex
    var text = ""
    if tag.starts(with: "mluc".utf8) {
      let (count, offset) = (tag.bigEndian32(at: first + 20), tag.bigEndian32(at: first + 24))
      guard offset <= tag.count, count <= tag.count - offset else { return "" }
      let units = stride(from: first + offset, to: first + offset + count - 1, by: 2).map {
        UInt16(tag.bigEndian16(at: $0))
      }
      text = String(decoding: units, as: UTF16.self)
    } else if tag.starts(with: "desc".utf8) {
      let count = min(tag.bigEndian32(at: first + 8), tag.count - 12)
      text = String(decoding: tag[first + 12..<first + 12 + count], as: UTF8.self)
    }
    // It goes into messages: one line, and not a long one.
    return String(text.filter { !$0.isNewline && $0 != "\0" }.prefix(80))
  }

  private static func fixed(_ tag: ArraySlice<UInt8>, at offset: Int) -> Double {
    let bits = UInt32(tag.bigEndian32(at: tag.startIndex + offset))
    return Double(Int32(bitPattern: bits)) / 65_536
  }

  private static func point(_ tag: ArraySlice<UInt8>) -> [Double]? {
    guard tag.starts(with: "XYZ ".utf8), tag.count >= 20 else { return nil }
    return (0..<3).map { fixed(tag, at: 8 + 4 * $0) }
  }

  // MARK: Curves

  private static func curve(_ tag: ArraySlice<UInt8>) -> [Double]? {
    let first = tag.startIndex
    let value: (Double) -> Double
    if tag.starts(with: "curv".utf8) {
      let count = tag.bigEndian32(at: first + 8)
      guard count <= (tag.count - 12) / 2 else { return nil }
      if count == 0 {
        value = { $0 }
      } else if count == 1 {
        let exponent = Double(tag.bigEndian16(at: first + 12)) / 256
        value = { ElementaryFunctions.power($0, exponent) }
      } else {
        let table = (0..<count).map { Double(tag.bigEndian16(at: first + 12 + 2 * $0)) / 65_535 }
        value = { interpolated(table, at: $0) }
      }
    } else if tag.starts(with: "para".utf8) {
      guard let function = parametric(tag) else { return nil }
      value = function
    } else {
      return nil
    }
    return (0...255).map { min(max(value(Double($0) / 255), 0), 1) }
  }

  private static func interpolated(_ table: [Double], at place: Double) -> Double {
    let position = place * Double(table.count - 1)
    let index = min(Int(position), table.count - 2)
    return table[index] + (table[index + 1] - table[index]) * (position - Double(index))
  }

  /// §10.18: an exponent and up to six more parameters.
  private static func parametric(_ tag: ArraySlice<UInt8>) -> ((Double) -> Double)? {
    let kind = tag.bigEndian16(at: tag.startIndex + 8)
    let counts = [1, 3, 4, 5, 7]
    guard kind < 5, tag.count >= 12 + 4 * counts[kind] else { return nil }
    var p = (0..<counts[kind]).map { fixed(tag, at: 12 + 4 * $0) }
    let exponent = p[0]
    guard exponent > 0 else { return nil }
    if kind == 0 { return { ElementaryFunctions.power($0, exponent) } }
    p += [Double](repeating: 0, count: 7 - p.count)
    let (a, b) = (p[1], p[2])
    // In kinds 1 and 2 the curve begins where its base is zero.
    let begin = kind >= 3 ? p[4] : a == 0 ? 0 : -b / a
    let (slope, above) = (kind >= 3 ? p[3] : 0, kind == 2 ? p[3] : kind == 4 ? p[5] : 0)
    let below = kind == 2 ? p[3] : kind == 4 ? p[6] : 0
    return { x in
      x >= begin ? ElementaryFunctions.power(a * x + b, exponent) + above : slope * x + below
    }
  }

  // MARK: Conversion

  /// Colours in sRGB, relative to the white of each and clipped to its gamut; `nil` if no level changes by
  /// more than one, as in profiles of sRGB itself.
  func converted(_ picture: consuming StraightPixmap) -> StraightPixmap {
    let converter = ICCConverter(light: light, matrix: matrix)
    guard converter.changesColors else { return picture }
    converter.convert(&picture.bytes)
    return picture
  }

  /// Whether no level changes by more than one, as in profiles of sRGB itself.
  var isSRGB: Bool { !ICCConverter(light: light, matrix: matrix).changesColors }

  /// The colour of three levels in 0...1, in sRGB.
  func color(_ levels: [Double]) -> ResolvedColor {
    let light = zip(self.light, levels).map { Self.interpolated($0, at: $1) }
    let encoded = (0..<3).map { row -> Double in
      let sum: Double = matrix[3 * row] * light[0] + matrix[3 * row + 1] * light[1]
      return SRGBTransfer.encoded(sum + matrix[3 * row + 2] * light[2])
    }
    return ResolvedColor(red: encoded[0], green: encoded[1], blue: encoded[2])
  }
}

/// Converts levels of a profile to those of sRGB.
private struct ICCConverter {
  /// What a level of each channel adds to the light of sRGB.
  private let parts: [SIMD4<Double>]
  /// The least light that rounds to each level, and beyond them one that none has.
  private let thresholds: [Double]
  /// The level at the beginning of each of 4,096 equal intervals of light.
  private let guesses: [UInt8]

  init(light: [[Double]], matrix: [Double]) {
    parts = (0..<768).map { index in
      let (channel, level) = (index / 256, index % 256)
      let value = light[channel][level]
      return SIMD4(
        matrix[channel] * value, matrix[3 + channel] * value, matrix[6 + channel] * value, 0)
    }
    let least = [0.0] + (1...255).map { SRGBTransfer.linear((Double($0) - 0.5) / 255) }
    thresholds = least + [.infinity]
    var level: UInt8 = 0
    guesses = (0...4096).map { interval in
      while level < 255, least[Int(level) + 1] <= Double(interval) / 4096 { level += 1 }
      return level
    }
  }

  var changesColors: Bool {
    (0...255).contains { level in
      let probes: [(Int, Int, Int)] = [
        (level, level, level), (level, 0, 0), (0, level, 0), (0, 0, level),
      ]
      return probes.contains { probe in
        let levels = converted(probe.0, probe.1, probe.2)
        return abs(Int(levels.0) - probe.0) > 1 || abs(Int(levels.1) - probe.1) > 1
          || abs(Int(levels.2) - probe.2) > 1
      }
    }
  }

  func convert(_ bytes: inout [UInt8]) {
    var span = bytes.mutableSpan
    var last: UInt32?
    var levels: (UInt8, UInt8, UInt8) = (0, 0, 0)
    for index in stride(from: 0, to: span.count, by: 4) {
      let (red, green, blue) = (span[index], span[index + 1], span[index + 2])
      let color = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16
      if color != last {
        last = color
        levels = converted(Int(red), Int(green), Int(blue))
      }
      (span[index], span[index + 1], span[index + 2]) = levels
    }
  }

  private func converted(_ red: Int, _ green: Int, _ blue: Int) -> (UInt8, UInt8, UInt8) {
    let light = parts[red] + parts[256 + green] + parts[512 + blue]
    return (level(light.x), level(light.y), level(light.z))
  }

  private func level(_ light: Double) -> UInt8 {
    let clipped = light > 0 ? min(light, 1) : 0
    var level = guesses[Int(clipped * 4096)]
    while thresholds[Int(level) + 1] <= clipped { level += 1 }
    return level
  }
}
