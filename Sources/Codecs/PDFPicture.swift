import Graphics

/// The samples of a picture in a page (ISO 32000-2 §8.9), checked, on their way to pixels.
struct PDFPicture {
  let width: Int
  let height: Int
  /// Bits of a sample.
  let bits: Int
  /// Samples of a pixel.
  let count: Int
  let data: [UInt8]

  /// The samples of a row, as large as their bits allow.
  func row(_ y: Int, into samples: inout [Int]) {
    let length = (width * count * bits + 7) / 8
    let start = y * length
    for index in 0..<(width * count) {
      switch bits {
      case 8: samples[index] = byte(start + index)
      case 16: samples[index] = byte(start + 2 * index) << 8 | byte(start + 2 * index + 1)
      default:
        let bit = index * bits
        samples[index] =
          byte(start + bit >> 3) >> (8 - bits - bit & 7) & (1 << bits - 1)
      }
    }
  }

  /// What is missing at the end is zero.
  private func byte(_ place: Int) -> Int { place < data.count ? Int(data[place]) : 0 }
}

extension PDFPicture {
  /// Pixels as the numbers of a colour space say.
  ///
  /// - Parameters:
  ///   - decode: the numbers of the least and the largest sample, for each in turn.
  ///   - key: the least and the largest of the samples, each in turn, that are left out.
  func pixels(
    _ space: PDFColorSpace, decode: [Double], leavingOut key: [Int]?, _ file: PDFFile
  ) throws(PictureError) -> StraightPixmap {
    if bits == 8, count == 3, key == nil, decode == [0, 1, 0, 1, 0, 1] {
      switch space {
      case .rgb: return plain()
      case .profile(let profile, _): return profile.converted(plain())
      default: break
      }
    }
    return try mixed(space, decode: decode, leavingOut: key, file)
  }

  /// Samples of a byte that are red, green and blue.
  private func plain() -> StraightPixmap {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for index in 0..<min(width * height, data.count / 3) {
      for channel in 0..<3 { bytes[4 * index + channel] = data[3 * index + channel] }
    }
    return StraightPixmap(checkedWidth: width, height: height, bytes: bytes)
  }

  private func mixed(
    _ space: PDFColorSpace, decode: [Double], leavingOut key: [Int]?, _ file: PDFFile
  ) throws(PictureError) -> StraightPixmap {
    let most = Double(1 << bits - 1)
    var scales: [Double] = []
    for index in 0..<count {
      let (low, high) = (decode[2 * index], decode[2 * index + 1])
      scales.append((high - low) / most)
    }
    func color(_ samples: ArraySlice<Int>) throws(PictureError) -> SIMD4<UInt8> {
      try file.spend(48)
      var numbers: [Double] = []
      var isLeftOut = key != nil
      for (index, sample) in samples.enumerated() {
        numbers.append(decode[2 * index] + Double(sample) * scales[index])
        if let key, sample < key[2 * index] || sample > key[2 * index + 1] { isLeftOut = false }
      }
      let mixed = space.color(numbers) ?? .white
      return SIMD4(
        Self.level(mixed.red), Self.level(mixed.green), Self.level(mixed.blue),
        isLeftOut ? 0 : 255)
    }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    var samples = [Int](repeating: 0, count: width * count)
    // Each colour is worked out once, but for those of many inks.
    var table = [SIMD4<UInt8>?](repeating: nil, count: count == 1 ? 1 << bits : 0)
    var known: [UInt64: SIMD4<UInt8>] = [:]
    for y in 0..<height {
      row(y, into: &samples)
      for x in 0..<width {
        let result: SIMD4<UInt8>
        let pixel = samples[(x * count)..<((x + 1) * count)]
        if count == 1 {
          if let found = table[samples[x]] {
            result = found
          } else {
            result = try color(pixel)
            table[samples[x]] = result
          }
        } else if count <= 4 {
          var name = UInt64(0)
          for sample in pixel { name = name << 16 | UInt64(sample) }
          if let found = known[name] {
            result = found
          } else {
            result = try color(pixel)
            known[name] = result
          }
        } else {
          result = try color(pixel)
        }
        let place = (y * width + x) * 4
        for channel in 0..<4 { bytes[place + channel] = result[channel] }
      }
    }
    return StraightPixmap(checkedWidth: width, height: height, bytes: bytes)
  }

  /// How much of a page is seen through a picture of one sample a pixel, at 255 all of it.
  func coverage(decode: [Double]) -> [UInt8] {
    let most = Double(1 << bits - 1)
    var result: [UInt8] = []
    result.reserveCapacity(width * height)
    var samples = [Int](repeating: 0, count: width)
    for y in 0..<height {
      row(y, into: &samples)
      for sample in samples {
        result.append(Self.level(decode[0] + Double(sample) / most * (decode[1] - decode[0])))
      }
    }
    return result
  }

  static func level(_ value: Double) -> UInt8 {
    UInt8((value.clamped(to: 0...1) * 255).rounded(.toNearestOrAwayFromZero))
  }
}

/// A grid of alpha that a picture is seen through.
struct PDFPictureMask {
  let width: Int
  let height: Int
  let alpha: [UInt8]

  /// Pixels of a grid that is finer than both of its parts.
  private static let maximumCommon = 1 << 18

  /// The grid of a picture seen through the mask: the coarsest one in which the pixels of both are whole, if it is
  /// small; else as fine as the finer of the two.
  func grid(with picture: StraightPixmap) -> (width: Int, height: Int) {
    func common(_ one: Int, _ other: Int) -> Int {
      var (divisor, rest) = (one, other)
      while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
      return one / divisor * other
    }
    let (wide, high) = (common(width, picture.width), common(height, picture.height))
    let isSmall =
      max(wide, high) <= Pixmap.maximumSide && wide * high <= Self.maximumCommon
    return isSmall ? (wide, high) : (max(width, picture.width), max(height, picture.height))
  }

  /// A picture with its alpha multiplied by the mask's, in the grid of both.
  func applied(to picture: StraightPixmap) -> StraightPixmap {
    let (wide, high) = grid(with: picture)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(wide * high * 4)
    for y in 0..<high {
      let (from, above) = (y * picture.height / high, y * height / high)
      for x in 0..<wide {
        let place = (from * picture.width + x * picture.width / wide) * 4
        let own = Int(picture.bytes[place + 3]) * Int(alpha[above * width + x * width / wide])
        bytes += picture.bytes[place..<(place + 3)]
        bytes.append(UInt8((own + 127) / 255))
      }
    }
    return StraightPixmap(checkedWidth: wide, height: high, bytes: bytes)
  }

  /// The mask in one colour.
  func pixels(_ color: ResolvedColor) -> StraightPixmap {
    let plain = [color.red, color.green, color.blue].map(PDFPicture.level)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(alpha.count * 4)
    for level in alpha {
      bytes += plain
      bytes.append(level)
    }
    return StraightPixmap(checkedWidth: width, height: height, bytes: bytes)
  }
}
