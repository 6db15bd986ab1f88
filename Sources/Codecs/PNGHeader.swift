/// The IHDR chunk (PNG third edition §11.2.1), checked.
package struct PNGHeader: Equatable {
  package enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }

    var hasAlphaChannel: Bool { self == .grayAlpha || self == .rgba }
  }

  package let width: Int
  package let height: Int
  let bitDepth: Int
  let colorType: ColorType
  let isInterlaced: Bool

  var bitsPerPixel: Int { bitDepth * colorType.channels }
  /// The distance of a byte to its left neighbour in the filters (§9.2).
  var filterStride: Int { max(bitsPerPixel / 8, 1) }

  /// The bytes of a row of `width` pixels, without its filter byte.
  func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }
}

extension PNGHeader {
  init(chunk: PNGChunk, limits: PNGLimits) throws(PNGDecodingError) {
    guard chunk.name == "IHDR" else {
      throw .invalidChunk(chunk: chunk.name, reason: "it stands where IHDR must")
    }
    let data = chunk.data
    let first = data.startIndex
    guard data.count == 13 else {
      throw .invalidChunk(chunk: "IHDR", reason: "its length is \(data.count), not 13")
    }
    let (width, height) = (data.bigEndian32(at: first), data.bigEndian32(at: first + 4))
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .invalidChunk(chunk: "IHDR", reason: "\(width)×\(height) is no size")
    }
    let longest = max(width, height)
    guard longest <= limits.maximumSide, width * height <= limits.maximumPixels else {
      throw .tooLarge(width: Int(width), height: Int(height), limits: limits)
    }
    let bitDepth = Int(data[first + 8])
    guard let colorType = ColorType(rawValue: data[first + 9]),
      colorType.bitDepths.contains(bitDepth)
    else {
      throw .invalidChunk(
        chunk: "IHDR", reason: "colour type \(data[first + 9]) has no bit depth \(bitDepth)")
    }
    guard data[first + 10] == 0, data[first + 11] == 0, data[first + 12] <= 1 else {
      throw .invalidChunk(
        chunk: "IHDR", reason: "its compression, filter or interlace method is unknown")
    }
    self.init(
      width: width, height: height, bitDepth: bitDepth, colorType: colorType,
      isInterlaced: data[first + 12] == 1)
  }
}

extension PNGHeader {
  /// The width and height in pixels that a file says it has, without looking at the rest of it;
  /// `nil` where the bytes are no PNG file of an accepted size.
  package static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: PNGChunkReader.signature) else { return nil }
    func number(at offset: Int) -> Int {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    let accepted = 1...Pixmap.maximumSide
    guard accepted.contains(width), accepted.contains(height) else { return nil }
    return (width, height)
  }
}
