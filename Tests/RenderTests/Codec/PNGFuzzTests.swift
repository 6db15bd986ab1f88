import Foundation
import Testing

@testable import Render

/// Mutates whole files and looks at nothing but that the decoder comes back: with a picture of the
/// size the header promises, or with an error.
@Suite("PNG: mutated files")
struct PNGFuzzTests {
  /// `STILLFRAME_FUZZ_MUTANTS` raises the number.
  private let mutants =
    ProcessInfo.processInfo.environment["STILLFRAME_FUZZ_MUTANTS"].flatMap { Int($0) } ?? 3_000
  private let limits = PNGLimits(maximumSide: 4_096, maximumPixels: 1 << 20)

  @Test("No mutant traps, hangs or exceeds the limits")
  func survives() throws {
    let seeds = try PNGFixture.all.map { fixture in
      [UInt8](
        try #require(Data(base64Encoded: fixture.file, options: .ignoreUnknownCharacters)))
    }
    var random = SeededRandom(2026)
    var accepted = 0
    for round in 0..<mutants {
      var file = seeds[round % seeds.count]
      mutate(&file, &random)
      // Most mutants must get past the checksums, or nothing behind them is tried.
      if round % 8 != 0 { repairChecksums(&file) }
      guard let image = try? PNGDecoder.decodeStraight(file, limits: limits) else { continue }
      accepted += 1
      #expect(image.bytes.count == image.width * image.height * 4)
      #expect(image.width * image.height <= limits.maximumPixels)
    }
    // Changes in ancillary chunks and in palette colours leave a legal file.
    #expect(accepted > 0)
  }

  @Test("No mutated compressed stream gives more or fewer bytes than expected")
  func inflates() {
    var random = SeededRandom(7)
    let text = (0..<2_000).map { UInt8(($0 * $0 / 7) & 63) }
    let streams = [DeflateSettings.default, .fast].map {
      ZlibStream.compress(text, settings: $0)
    }
    for round in 0..<mutants {
      var stream = streams[round % 2]
      for _ in 0...random.next() % 3 {
        stream[Int(random.next() % UInt64(stream.count))] = random.byte()
      }
      guard let bytes = try? Inflate.zlib(stream[...], expected: text.count) else { continue }
      #expect(bytes.count == text.count)
    }
  }

  private func mutate(_ file: inout [UInt8], _ random: inout SeededRandom) {
    for _ in 0...random.next() % 4 {
      let place = Int(random.next() % UInt64(file.count))
      switch random.next() % 8 {
      case 0: file[place] = 0
      case 1: file[place] = 255
      case 2: file[place] ^= 1 << UInt8(random.next() % 8)
      case 3: file.remove(at: place)
      case 4: file.insert(random.byte(), at: place)
      case 5:
        let other = Int(random.next() % UInt64(file.count))
        file.swapAt(place, other)
      case 6: file.removeLast(min(file.count - 1, Int(random.next() % 16)))
      default: file[place] = random.byte()
      }
    }
  }

  /// Sets the CRC of every chunk that still lies inside the file.
  private func repairChecksums(_ file: inout [UInt8]) {
    var position = 8
    while position + 12 <= file.count {
      let length = file[...].bigEndian32(at: position)
      guard position + 12 + length <= file.count else { return }
      let end = position + 8 + length
      var crc = CRC32()
      crc.update(file, in: position + 4..<end)
      for index in 0..<4 {
        file[end + index] = UInt8(truncatingIfNeeded: crc.value >> UInt32(24 - 8 * index))
      }
      position = end + 4
    }
  }
}
