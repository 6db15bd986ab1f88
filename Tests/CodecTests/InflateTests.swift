import Testing

@testable import Codecs

@Suite("Codec: inflate")
struct InflateTests {
  /// A raw Deflate stream behind a zlib header and before the Adler-32 of `text`.
  private func zlib(_ deflate: [UInt8], adlerOf text: String = "") -> [UInt8] {
    var adler = Adler32()
    unsafe Array(text.utf8).withUnsafeBufferPointer { adler.update($0) }
    let sum = [24, 16, 8, 0].map { (shift: UInt32) in UInt8(adler.value >> shift & 255) }
    return [0x78, 0x01] + deflate + sum
  }

  private func inflated(_ bytes: [UInt8], expected: Int) throws(InflateError) -> [UInt8] {
    try Inflate.zlib(bytes[...], expected: expected)
  }

  @Test("A stored block")
  func stored() throws {
    let stream = zlib([1, 3, 0, 0xFC, 0xFF] + Array("abc".utf8), adlerOf: "abc")
    #expect(try inflated(stream, expected: 3) == Array("abc".utf8))
  }

  @Test("A block of fixed codes, written by Python's zlib")
  func fixed() throws {
    // zlib.compress(b"aaaaaaaaaa", 9)
    let stream: [UInt8] = [0x78, 0xDA, 0x4B, 0x4C, 0x84, 0x01, 0x00, 0x14, 0xE1, 0x03, 0xCB]
    #expect(try inflated(stream, expected: 10) == [UInt8](repeating: 97, count: 10))
  }

  @Test("The zlib header must name Deflate, a known window and no dictionary")
  func header() {
    for (method, flags) in [(0x79, 0x01), (0x88, 0x1C), (0x78, 0x02), (0x78, 0x20)] {
      let stream = [UInt8(method), UInt8(flags), 3, 0, 0, 0, 0, 1]
      #expect(throws: InflateError.header) { try inflated(stream, expected: 0) }
    }
  }

  @Test("Damage inside a block is named")
  func damage() {
    let cases: [(InflateError, [UInt8])] = [
      (.reservedBlockType, [0x07]),
      (.storedLengthMismatch, [1, 3, 0, 0xFC, 0xFE]),
      // Fixed codes, the symbol 286: 11000110 after the three bits of the block's type.
      (.symbol, [0x1B, 0x03, 0, 0]),
      // A dynamic block that promises 30 + 257 literal codes.
      (.codeLengths, [0x05 | 30 << 3, 0, 0, 0, 0]),
      // Fixed codes: length 3 is 0000001, distance 1 is 00000; nothing stands before it.
      (.distanceTooFar(distance: 1, available: 0), [0x03, 0x02, 0x00, 0x00]),
    ]
    for (error, block) in cases {
      #expect(throws: error) { try inflated(zlib(block + [0, 0, 0, 0]), expected: 8) }
    }
  }

  @Test("The output must have exactly the expected length")
  func length() {
    let stream = zlib([1, 3, 0, 0xFC, 0xFF] + Array("abc".utf8), adlerOf: "abc")
    #expect(throws: InflateError.length(expected: 4, atLeast: 3)) {
      try inflated(stream, expected: 4)
    }
    #expect(throws: InflateError.length(expected: 2, atLeast: 3)) {
      try inflated(stream, expected: 2)
    }
  }

  @Test("A promise that the stream is too short to keep is refused before memory is allocated")
  func impossibleRatio() {
    let stream = zlib([3, 0])
    #expect(throws: InflateError.truncated) { try inflated(stream, expected: 1 << 40) }
  }

  @Test("Every proper prefix of a stream is refused")
  func truncation() throws {
    let text = (0..<300).map { UInt8($0 * $0 & 255) }
    let stream = ZlibStream.compress(text, settings: .default)
    #expect(try inflated(stream, expected: 300) == text)
    for count in 0..<stream.count {
      #expect(throws: InflateError.self) {
        try inflated(Array(stream[..<count]), expected: 300)
      }
    }
    #expect(throws: InflateError.trailingBytes(1)) { try inflated(stream + [0], expected: 300) }
  }

  @Test("A wrong Adler-32 is refused")
  func checksum() {
    let stream = zlib([1, 3, 0, 0xFC, 0xFF] + Array("abc".utf8), adlerOf: "abd")
    // "abc" sums to 1 + 97 + 98 + 99 = 295 and 98 + 196 + 295 = 589.
    #expect(throws: InflateError.checksum(stored: 0x024E_0128, computed: 589 << 16 | 295)) {
      try inflated(stream, expected: 3)
    }
  }
}
