import Foundation
import Mutants
import Testing

@testable import Codecs

@Suite("PNG: files of other programs")
struct PNGFixtureTests {
  @Test("Pixels are those that Pillow and zlib stored", arguments: PNGFixture.all)
  func decodes(_ fixture: PNGFixture) throws {
    let image = try PNGDecoder.decodeStraight(try bytes(fixture.file))
    #expect(image.width == fixture.width)
    #expect(image.height == fixture.height)
    #expect(image.bytes == (try bytes(fixture.pixels)))
  }

  @Test("The fixtures cover every colour type, bit depth and interlace method")
  func coversAllHeaders() throws {
    // Bytes 24, 25 and 28 of a file are bit depth, colour type and interlace method.
    let headers = Set(
      try PNGFixture.all.map { fixture in
        let file = try bytes(fixture.file)
        return [file[24], file[25], file[28]]
      })
    // 5 + 2 + 4 + 2 + 2 combinations, each with and without interlacing.
    #expect(headers.count == 30)
  }

  private func bytes(_ base64: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: base64, options: .ignoreUnknownCharacters)))
  }
}

extension PNGFixture: CustomTestStringConvertible {
  public var testDescription: String { name }
}
