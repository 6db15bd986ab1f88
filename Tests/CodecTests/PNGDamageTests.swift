import Testing

@testable import Codecs

@Suite("PNG: damaged files")
struct PNGDamageTests {
  /// A file of the given chunks, their CRCs right.
  private func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var writer = PNGFileWriter()
    for (name, data) in chunks { writer.write(name, data) }
    return writer.bytes
  }

  /// The header of a 2×1 picture.
  private func header(
    width: [UInt8] = [0, 0, 0, 2], depth: UInt8 = 8, color: UInt8 = 0, methods: [UInt8] = [0, 0, 0]
  ) -> (String, [UInt8]) {
    ("IHDR", width + [0, 0, 0, 1, depth, color] + methods)
  }

  private func pixels(_ bytes: [UInt8] = [0, 1, 2]) -> (String, [UInt8]) {
    ("IDAT", ZlibStream.compress(bytes, settings: .default))
  }

  private let end = ("IEND", [UInt8]())

  private func error(_ bytes: [UInt8]) -> PNGDecodingError? {
    do throws(PNGDecodingError) {
      _ = try PNGDecoder.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func invalidChunk(_ chunks: [(String, [UInt8])]) -> String? {
    guard case .invalidChunk(let chunk, _)? = error(file(chunks)) else { return nil }
    return chunk
  }

  @Test("The smallest file decodes")
  func smallest() throws {
    let pixmap = try PNGDecoder.decode(file([header(), pixels(), end]))
    #expect(pixmap.bytes == [1, 1, 1, 255, 2, 2, 2, 255])
  }

  @Test("Every proper prefix is refused")
  func truncated() {
    let whole = file([header(), pixels(), end])
    #expect(error([]) == .notPNG)
    for count in 0..<whole.count { #expect(error(Array(whole[..<count])) != nil) }
    // The end chunk has 12 bytes; 5 of them are missing, and the message says so.
    #expect(error(Array(whole[..<(whole.count - 5)])) == .truncated(chunk: "IEND", missing: 5))
  }

  @Test("Any flipped bit is refused: chunks carry a CRC, the rest is fixed")
  func flippedBits() {
    let whole = file([header(), pixels(), end])
    for bit in 0..<whole.count * 8 {
      var damaged = whole
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(error(damaged) != nil, "bit \(bit)")
    }
  }

  @Test("Headers that no picture can have")
  func headers() {
    #expect(invalidChunk([pixels(), end]) == "IDAT")
    #expect(invalidChunk([("IHDR", [1, 2]), pixels(), end]) == "IHDR")
    #expect(invalidChunk([header(width: [0, 0, 0, 0]), pixels(), end]) == "IHDR")
    #expect(invalidChunk([header(width: [0x80, 0, 0, 1]), pixels(), end]) == "IHDR")
    for (depth, color): (UInt8, UInt8) in [(3, 0), (16, 3), (4, 2), (1, 4), (8, 1), (8, 7)] {
      #expect(invalidChunk([header(depth: depth, color: color), pixels(), end]) == "IHDR")
    }
    for methods: [UInt8] in [[1, 0, 0], [0, 1, 0], [0, 0, 2]] {
      #expect(invalidChunk([header(methods: methods), pixels(), end]) == "IHDR")
    }
  }

  @Test("Large pictures are refused before memory is allocated")
  func tooLarge() {
    let wide = file([header(width: [0x7F, 0xFF, 0xFF, 0xFF]), pixels(), end])
    #expect(
      error(wide) == .tooLarge(width: 0x7FFF_FFFF, height: 1, limits: .standard))
    // 16,384 pixels are allowed, but three compressed bytes cannot stand for them.
    let long = file([header(width: [0, 0, 0x40, 0]), ("IDAT", [0x78, 0x01, 3, 0, 0, 1]), end])
    #expect(error(long) == .damagedData(.truncated))
    let small = PNGLimits(maximumSide: 1, maximumPixels: 10)
    #expect(throws: PNGDecodingError.tooLarge(width: 2, height: 1, limits: small)) {
      try PNGDecoder.decode(file([header(), pixels(), end]), limits: small)
    }
  }

  @Test("Chunks out of place, doubled or missing")
  func order() {
    let palette = ("PLTE", [UInt8](repeating: 9, count: 6))
    let indexed = header(color: 3)
    #expect(invalidChunk([header(), header(), pixels(), end]) == "IHDR")
    #expect(invalidChunk([header(), palette, pixels(), end]) == "PLTE")
    #expect(invalidChunk([indexed, palette, palette, pixels(), end]) == "PLTE")
    #expect(invalidChunk([indexed, palette, pixels(), ("tRNS", [0]), end]) == "tRNS")
    #expect(invalidChunk([indexed, ("tRNS", [0]), palette, pixels(), end]) == "tRNS")
    #expect(invalidChunk([indexed, palette, ("tRNS", [0, 0, 0]), pixels(), end]) == "tRNS")
    #expect(invalidChunk([header(color: 6), ("tRNS", [0, 0]), pixels(), end]) == "tRNS")
    #expect(invalidChunk([header(), pixels(), ("tEXt", []), pixels(), end]) == "IDAT")
    #expect(invalidChunk([header(), pixels(), ("IEND", [0])]) == "IEND")
    #expect(invalidChunk([indexed, ("PLTE", [1, 2]), pixels(), end]) == "PLTE")
    #expect(error(file([header(), end])) == .missingChunk("IDAT"))
    #expect(error(file([indexed, pixels(), end])) == .missingChunk("PLTE"))
  }

  @Test("An unknown chunk is skipped, unless it is critical")
  func unknownChunks() {
    #expect(error(file([header(), ("abCd", [1]), pixels(), end])) == nil)
    #expect(
      error(file([header(), ("AbCd", [1]), pixels(), end])) == .unknownCriticalChunk("AbCd"))
  }

  @Test("Pixels that the file does not have")
  func pixelData() {
    #expect(
      error(file([header(), pixels([0, 1]), end]))
        == .damagedData(.length(expected: 3, atLeast: 2)))
    #expect(
      error(file([header(), pixels([0, 1, 2, 3]), end]))
        == .damagedData(.length(expected: 3, atLeast: 4)))
    #expect(error(file([header(), pixels([5, 1, 2]), end])) == .invalidFilter(row: 0, filter: 5))
    #expect(
      error(file([header(color: 3), ("PLTE", [1, 2, 3]), pixels([0, 0, 1]), end]))
        == .paletteIndexOutOfRange(index: 1, entries: 1))
  }
}
