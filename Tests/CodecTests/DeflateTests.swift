import Mutants
import Testing

@testable import Codecs

@Suite("Codec: deflate")
struct DeflateTests {
  /// Data of every kind that takes another path: runs, periods, text, noise, all of them mixed.
  private static let samples: [(name: String, bytes: [UInt8])] = {
    var random = SeededRandom(1)
    let noise = (0..<70_000).map { _ in random.byte() }
    let fewLevels = (0..<50_000).map { _ in random.byte() & 3 }
    let words = ["row ", "column ", "pixel ", "of ", "the "]
    let text = (0..<20_000).flatMap { _ in
      Array(words[Int(random.next() % 5)].utf8)
    }
    let zeros = [UInt8](repeating: 0, count: 700_000)
    let window = Array(noise[..<32_768])
    var samples: [(name: String, bytes: [UInt8])] = []
    samples.append(("empty", []))
    samples.append(("one byte", [7]))
    samples.append(("three bytes", [1, 2, 3]))
    samples.append(("zeros", zeros))
    samples.append(("period of 3", (0..<100_000).map { UInt8($0 % 3) }))
    samples.append(("period of 1000", (0..<100_000).map { UInt8($0 % 1000 & 255) }))
    samples.append(("period of the window", window + window + window))
    samples.append(("noise", noise))
    samples.append(("few levels", fewLevels))
    samples.append(("text", text))
    samples.append(("mixed", text + noise + zeros + text))
    return samples
  }()

  @Test("Inflating gives the bytes back, for both efforts")
  func roundTrip() throws {
    for (name, bytes) in Self.samples {
      for settings in [DeflateSettings.default, .fast] {
        let stream = ZlibStream.compress(bytes, settings: settings)
        #expect(try Inflate.zlib(stream[...], expected: bytes.count) == bytes, "\(name)")
      }
    }
  }

  @Test("Parts in a row are one stream")
  func parts() throws {
    for settings in [DeflateSettings.default, .fast] {
      var parts: [ZlibStream.CompressedPart] = []
      for (index, sample) in Self.samples.enumerated() {
        let count = sample.bytes.count
        var part = ZlibStream.Part(settings: settings, pieceBytes: max(count, 1))
        unsafe part.append(count) { target in
          unsafe target.copyMemory(from: sample.bytes, byteCount: count)
          return count
        }
        parts.append(part.finish(isLast: index == Self.samples.count - 1))
      }
      var stream: [UInt8] = []
      ZlibStream.write(parts, settings: settings, to: &stream)
      let whole = Self.samples.flatMap(\.bytes)
      #expect(try Inflate.zlib(stream[...], expected: whole.count) == whole)
    }
  }

  @Test("A part knows nothing of the one that was made in the same memory before")
  func sharedMemory() {
    let largest = Self.samples.map(\.bytes.count).max() ?? 1
    for settings in [DeflateSettings.default, .fast] {
      var shared = ZlibStream.Part(settings: settings, pieceBytes: largest)
      for (name, bytes) in Self.samples + Self.samples {
        var alone = ZlibStream.Part(settings: settings, pieceBytes: largest)
        func fill(_ target: UnsafeMutableRawPointer) -> Int {
          unsafe target.copyMemory(from: bytes, byteCount: bytes.count)
          return bytes.count
        }
        unsafe shared.append(bytes.count, fill: fill)
        unsafe alone.append(bytes.count, fill: fill)
        #expect(
          shared.finish(isLast: true).bytes == alone.finish(isLast: true).bytes, "\(name)")
      }
    }
  }

  @Test("Noise grows by no more than stored blocks cost")
  func storedFallback() throws {
    let (_, noise) = try #require(Self.samples.first { $0.name == "noise" })
    for settings in [DeflateSettings.default, .fast] {
      let stream = ZlibStream.compress(noise, settings: settings)
      // A block holds at least 3,072 bytes and costs at most 5 when stored; zlib adds 6.
      #expect(stream.count <= noise.count + (noise.count / 3072 + 1) * 5 + 6)
    }
  }

  @Test("A run costs two bits for every 258 bytes")
  func runs() {
    // 700,000 / 258 is 2,714 matches of one bit for the length and one for the distance.
    let stream = ZlibStream.compress([UInt8](repeating: 0, count: 700_000), settings: .default)
    #expect(stream.count < 2714 / 4 + 150)
  }

  @Test("Copies reach back as far as ever when the window has slid")
  func slides() throws {
    let (_, noise) = try #require(Self.samples.first { $0.name == "noise" })
    let period = noise.prefix(32_700)
    let bytes = (0..<20).flatMap { _ in period }
    let stream = ZlibStream.compress(bytes, settings: .default)
    // The noise is stored once; 19 · 32,700 / 258 are 2,409 matches of some three bytes. Of a match only the end is
    // found again, so that a period begins with up to 258 literals.
    #expect(stream.count < 32_700 + 2_409 * 4 + 20 * 258)
    #expect(try Inflate.zlib(stream[...], expected: bytes.count) == bytes)
  }

  @Test("Code lengths are repeated by symbols 16, 17 and 18")
  func codeLengthRuns() {
    let lengths = [UInt8](repeating: 0, count: 150) + [5, 5, 5, 5, 5] + [0, 0, 0, 6, 6]
    let runs = CodeLengthRun.runs(of: lengths).map { [$0.symbol, $0.extra] }
    // 150 zeros are 138 + 12; a five and four more; three zeros; two sixes.
    #expect(runs == [[18, 127], [18, 1], [5, 0], [16, 1], [17, 0], [6, 0], [6, 0]])
  }

  @Test("Distances have the symbols of RFC 1951 §3.2.5")
  func distanceSymbols() {
    for (symbol, base) in DeflateConstants.distanceBases.enumerated() {
      let first = Int(base)
      let last = first + (1 << Int(DeflateConstants.distanceExtraBits[symbol])) - 1
      for distance in [first, last] {
        let slot = DeflateToken(length: 3, distance: distance).distanceSlot
        #expect(DeflateToken.distanceSymbols[slot] == symbol)
      }
    }
    #expect(DeflateToken.distanceSymbols[DeflateToken(literal: 7).distanceSlot] == 30)
  }
}
