import Mutants
import Testing

@testable import Codecs

/// Mutates whole files and looks at nothing but that the decoder comes back: with a picture of the
/// size the header promises, or with an error. `stillframe-bench mutants` tries many more of them in
/// a release build.
@Suite("PNG: mutated files")
struct PNGFuzzTests {
  private let count = 3_000
  private let limits = PNGLimits(maximumSide: 4_096, maximumPixels: 1 << 20)

  @Test("No mutant traps, hangs or exceeds the limits")
  func survives() throws {
    var accepted = 0
    for number in 0..<count {
      let file = FileMutants.png.file(number)
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
    for round in 0..<count {
      var stream = streams[round % 2]
      for _ in 0...random.next() % 3 {
        stream[Int(random.next() % UInt64(stream.count))] = random.byte()
      }
      guard let bytes = try? Inflate.zlib(stream[...], expected: text.count) else { continue }
      #expect(bytes.count == text.count)
    }
  }
}
