import Foundation
import Mutants
import Testing

@testable import Codecs

@Suite("Base64")
struct Base64Tests {
  private func decoded(_ text: String) -> [UInt8] {
    let source = Array(text.utf8)
    return unsafe [UInt8](unsafeUninitializedCapacity: source.count / 4 * 3) { target, count in
      unsafe source.withUnsafeBufferPointer { source in
        count = unsafe Base64.decode(source, into: UnsafeMutableRawBufferPointer(target))
      }
    }
  }

  @Test("Bytes are those that Foundation wrote, for every length")
  func bytes() {
    var random = SeededRandom(3)
    for count in 0..<70 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0 ... .max, using: &random) }
      #expect(decoded(Data(bytes).base64EncodedString()) == bytes)
    }
  }

  @Test(
    "A foreign character ends the text, wherever it is",
    arguments: [
      ("*AAA", 0), ("A*AA", 0), ("AA*A", 1), ("AAA*", 2), ("AAAA*AAA", 3), ("AA\u{e4}", 1),
    ])
  func foreign(text: String, count: Int) {
    #expect(decoded(text) == [UInt8](repeating: 0, count: count))
    #expect(decoded("AAAA" + text) == [UInt8](repeating: 0, count: 3 + count))
  }
}
