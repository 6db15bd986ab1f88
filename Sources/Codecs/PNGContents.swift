/// The chunks of a file that decide its pixels, in the order and number §5.6 asks for.
///
/// sRGB, gAMA, cHRM and every other ancillary chunk but tRNS are checked for damage and otherwise
/// ignored; iCCP and eXIf are noted for pictures that are shown.
package struct PNGContents {
  package let header: PNGHeader
  /// Red, green, blue and alpha of each palette entry.
  private(set) var palette: [SIMD4<UInt8>] = []
  /// The samples that tRNS declares transparent, at the file's own bit depth.
  private(set) var transparentKey: [Int] = []
  /// The zlib stream of all IDAT chunks: a slice of the file if there is only one.
  private(set) var compressed: ArraySlice<UInt8> = []

  /// What iCCP and eXIf say.
  private(set) var metadata = PictureMetadata()

  private enum Stage { case header, pixels, afterPixels }
  private var stage = Stage.header
  private var hasPalette = false
  private var hasTransparency = false

  package init(_ bytes: [UInt8], limits: PNGLimits) throws(PNGDecodingError) {
    var reader = try PNGChunkReader(bytes)
    header = try PNGHeader(chunk: reader.next(), limits: limits)
    var chunk = try reader.next()
    while chunk.name != "IEND" {
      try add(chunk)
      chunk = try reader.next()
    }
    guard chunk.data.isEmpty else {
      throw .invalidChunk(chunk: "IEND", reason: "it must be empty")
    }
    guard stage != .header else { throw .missingChunk("IDAT") }
    guard header.colorType != .palette || hasPalette else { throw .missingChunk("PLTE") }
  }

  private mutating func add(_ chunk: PNGChunk) throws(PNGDecodingError) {
    if chunk.name != "IDAT", stage == .pixels { stage = .afterPixels }
    switch chunk.name {
    case "IDAT": try addPixels(chunk.data)
    case "PLTE": try setPalette(chunk.data)
    case "tRNS": try setTransparency(chunk.data)
    case "iCCP": metadata.profile = PictureMetadata.profile(png: chunk.data)
    case "eXIf":
      metadata.orientation = PictureOrientation(exif: chunk.data) ?? metadata.orientation
    case "IHDR": throw .invalidChunk(chunk: "IHDR", reason: "it occurs twice")
    default:
      if chunk.isCritical { throw .unknownCriticalChunk(chunk.name) }
    }
  }

  private mutating func addPixels(_ data: ArraySlice<UInt8>) throws(PNGDecodingError) {
    guard stage != .afterPixels else {
      throw .invalidChunk(chunk: "IDAT", reason: "other chunks stand between two of them")
    }
    guard header.colorType != .palette || hasPalette else { throw .missingChunk("PLTE") }
    stage = .pixels
    if compressed.isEmpty { compressed = data } else { compressed += data }
  }

  private mutating func setPalette(_ data: ArraySlice<UInt8>) throws(PNGDecodingError) {
    guard !hasPalette, !hasTransparency, stage == .header else {
      throw .invalidChunk(chunk: "PLTE", reason: "it occurs twice or too late")
    }
    guard header.colorType != .gray, header.colorType != .grayAlpha else {
      throw .invalidChunk(chunk: "PLTE", reason: "a grey picture has no palette")
    }
    let entries = data.count / 3
    // Outside palette pictures the chunk is a hint of at most 256 colours.
    let limit = header.colorType == .palette ? 1 << header.bitDepth : 256
    guard data.count % 3 == 0, (1...limit).contains(entries) else {
      throw .invalidChunk(
        chunk: "PLTE", reason: "\(data.count) bytes are not 1 to \(limit) colours of 3")
    }
    hasPalette = true
    guard header.colorType == .palette else { return }
    palette = stride(from: data.startIndex, to: data.endIndex, by: 3).map {
      SIMD4(data[$0], data[$0 + 1], data[$0 + 2], 255)
    }
  }

  private mutating func setTransparency(_ data: ArraySlice<UInt8>) throws(PNGDecodingError) {
    guard !hasTransparency, stage == .header else {
      throw .invalidChunk(chunk: "tRNS", reason: "it occurs twice or too late")
    }
    hasTransparency = true
    switch header.colorType {
    case .palette:
      guard hasPalette, (1...palette.count).contains(data.count) else {
        throw .invalidChunk(
          chunk: "tRNS", reason: "it has \(data.count) entries for \(palette.count) colours")
      }
      for (entry, alpha) in data.enumerated() { palette[entry].w = alpha }
    case .gray, .rgb:
      guard data.count == header.colorType.channels * 2 else {
        throw .invalidChunk(chunk: "tRNS", reason: "its length is \(data.count)")
      }
      // Only the low bits of a sample count where the depth is below 16 (§11.3.1.1).
      transparentKey = stride(from: data.startIndex, to: data.endIndex, by: 2).map {
        data.bigEndian16(at: $0) & (1 << header.bitDepth - 1)
      }
    case .grayAlpha, .rgba:
      throw .invalidChunk(chunk: "tRNS", reason: "the picture has an alpha channel already")
    }
  }
}
