import Testing

@testable import Codecs

@Suite("Codec: Huffman codes")
struct HuffmanCodeTests {
  @Test("Code lengths are those of Huffman's tree")
  func optimalLengths() {
    // 1+1=2, 2+2=4, 4+4=8, 8+8=16: each step joins the sum so far with the next weight.
    #expect(HuffmanCode(frequencies: [8, 4, 2, 1, 1], limit: 15).lengths == [1, 2, 3, 4, 4])
    #expect(HuffmanCode(frequencies: [5, 5, 5, 5], limit: 15).lengths == [2, 2, 2, 2])
  }

  @Test("Symbols of equal weight are ordered by number")
  func tiesBySymbol() {
    // Three equal weights: the first two are joined, the last stays near the root.
    #expect(HuffmanCode(frequencies: [1, 1, 1], limit: 15).lengths == [2, 2, 1])
  }

  @Test("Weights that double stay within the limit, and the code stays complete")
  func limitsLength() {
    let doubling = (0..<30).map { UInt32(1) << UInt32($0) }
    for limit in [5, 7, 15] {
      let lengths = HuffmanCode(frequencies: doubling, limit: limit).lengths
      #expect(lengths.allSatisfy { (1...limit).contains(Int($0)) })
      // Kraft's sum in units of 2^-limit.
      #expect(lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    }
  }

  @Test("A set of fewer than two symbols is filled up to two")
  func atLeastTwoCodes() {
    #expect(HuffmanCode(frequencies: [0, 0, 9], limit: 15).lengths == [1, 0, 1])
    #expect(HuffmanCode(frequencies: [0, 0, 0], limit: 15).lengths == [1, 1, 0])
  }

  @Test("Canonical codes are those of the example in RFC 1951 §3.2.2")
  func canonicalCodes() {
    let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
    let codes = zip(code.entries, code.lengths).map { entry, length in
      HuffmanDecodingTable.reverse(Int(entry >> 8), bits: Int(length))
    }
    #expect(codes == [0b010, 0b011, 0b100, 0b101, 0b110, 0b00, 0b1110, 0b1111])
  }

  @Test("Over-subscribed and incomplete sets are refused, but for RFC 1951's one distance code")
  func decodingTableChecksKraft() {
    var table = HuffmanDecodingTable(primaryBits: 9)
    func accepts(_ lengths: [UInt8], incomplete: Bool) -> Bool {
      table.build(lengths[...], allowsIncomplete: incomplete) { UInt32($0) << 16 }
    }
    #expect(accepts([1, 1], incomplete: false))
    #expect(!accepts([1, 1, 1], incomplete: true))
    #expect(!accepts([2, 2, 2], incomplete: true))
    #expect(!accepts([1], incomplete: false))
    #expect(accepts([1], incomplete: true))
    #expect(!accepts([2], incomplete: true))
    #expect(accepts([0, 0], incomplete: true))
    #expect(!accepts([0, 0], incomplete: false))
  }
}
