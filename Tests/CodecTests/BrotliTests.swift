import Foundation
import Testing

@testable import Codecs

/// Streams of PyPI's `brotli` 1.2.1, the format's own program.
@Suite("Codec: Brotli")
struct BrotliTests {
  private func decode(_ base64: String, expected: Int) throws -> String {
    let data = [UInt8](try #require(Data(base64Encoded: base64)))
    return String(decoding: try Brotli.decode(data[...], expected: expected), as: UTF8.self)
  }

  @Test("Empty, tiny and stored streams")
  func small() throws {
    #expect(try decode("Ow==", expected: 0) == "")
    #expect(try decode("CwCAYQM=", expected: 1) == "a")
  }

  @Test("Words of the dictionary, as they are and transformed")
  func dictionary() throws {
    let text =
      "The time of the download is not a lifetime: <a href=\"http://www.example.com/\" "
      + "title=\"Home\">Welcome to the Official Website of the World</a>, and information about "
      + "the University of California. THIS IS THE SAME AS BEFORE. его пользователь"
    let stream =
      "G/sAYKwSbBsG2w9NHSUX92hNhcYILWFlbzPMjS5ByNzSRYcu3mx5wP73Xxh2JTigLp2MZzv7vJJElRjtnLEXwbiMTvzR"
      + "sILJPQfqCH9pIAJBaeUgJ54pVARvVtyw/Lsq7WkekQTWypOHNH9dKs/460JF9UK3QQYF"
    #expect(try decode(stream, expected: 252) == text)
  }

  @Test("The dictionary has the words and transforms of the RFC")
  func words() {
    func word(_ length: Int, _ number: Int) -> String? {
      var bytes: [UInt8] = []
      guard BrotliDictionary.shared.append(length: length, number: number, to: &bytes) != nil
      else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    // RFC 7932 Appendix A begins "timedownlifeleft"; there are 1,024 words of four letters.
    #expect(word(4, 0) == "time")
    #expect(word(4, 3) == "left")
    // Appendix B: 1 puts a space behind, 4 makes a capital and a space, 11 leaves out two letters, 44
    // makes capitals, 23 leaves out the last three.
    #expect(word(4, 1024) == "time ")
    #expect(word(4, 4 * 1024) == "Time ")
    #expect(word(4, 11 * 1024) == "me")
    #expect(word(4, 44 * 1024) == "TIME")
    #expect(word(4, 23 * 1024) == "t")
    #expect(word(4, 120 * 1024) == " Time='")
    #expect(word(4, 121 * 1024) == nil)
    #expect(word(3, 0) == nil)
    #expect(word(25, 0) == nil)
  }

  @Test("A stream that ends early, or gives another number of bytes, is refused")
  func refusals() throws {
    let stream = [UInt8](try #require(Data(base64Encoded: "CwCAYQM=")))
    for count in 0..<stream.count - 1 {
      #expect(throws: BrotliError.self) { try Brotli.decode(stream[..<count], expected: 1) }
    }
    #expect(throws: BrotliError.length(expected: 0, atLeast: 1)) {
      try Brotli.decode(stream[...], expected: 0)
    }
    #expect(throws: BrotliError.length(expected: 2, atLeast: 1)) {
      try Brotli.decode(stream[...], expected: 2)
    }
    // 0x11 asks for a window that the format reserves.
    #expect(throws: BrotliError.header) { try Brotli.decode([0x11, 0, 0, 0][...], expected: 1) }
  }
}
