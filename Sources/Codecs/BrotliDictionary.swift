/// The words that Brotli streams refer to without holding them (RFC 7932 §8).
struct BrotliDictionary: Sendable {
  /// Read at its first use.
  static let shared = BrotliDictionary()

  private let words: [UInt8]

  /// For each length of words the power of 2 that says how many there are; 0 for none.
  private static let sizeBits = [
    0, 0, 0, 0, 10, 10, 11, 11, 10, 10, 10, 10, 10, 9, 9, 8, 7, 7, 8, 7, 7, 6, 6, 5, 5,
  ]

  private init() {
    let packed = Base64.decode(BrotliWordData.base64)
    // The text is part of the program: damage would be a programming error, and gives no words.
    words = (try? Inflate.zlib(packed[...], expected: 122_784)) ?? []
  }

  /// Appends a word, changed by a transform.
  ///
  /// - Parameters:
  ///   - length: the length of the word before it is changed.
  ///   - number: which word and transform, as a distance past the window says.
  /// - Returns: how many bytes were appended; `nil` for what the dictionary does not have.
  func append(length: Int, number: Int, to output: inout [UInt8]) -> Int? {
    guard Self.sizeBits.indices.contains(length), Self.sizeBits[length] > 0 else { return nil }
    let bits = Self.sizeBits[length]
    let transform = number >> bits
    guard transform * 3 < Self.transforms.count else { return nil }
    let offset = (0..<length).reduce(0) { sum, shorter in
      sum + (Self.sizeBits[shorter] > 0 ? shorter << Self.sizeBits[shorter] : 0)
    }
    let start = offset + (number & (1 << bits - 1)) * length
    let end = start + length
    guard end <= words.count else { return nil }
    let before = output.count
    output += Self.affixes[Int(Self.transforms[transform * 3])].utf8
    let wordStart = output.count
    let change = Int(Self.transforms[transform * 3 + 1])
    switch change {
    case 1...9: output += words[start..<max(end - change, start)]
    case 12...20: output += words[min(start + change - 11, end)..<end]
    default: output += words[start..<end]
    }
    if change == 10 || change == 11 {
      Self.capitalize(&output, from: wordStart, isWhole: change == 11)
    }
    output += Self.affixes[Int(Self.transforms[transform * 3 + 2])].utf8
    return output.count - before
  }

  /// Makes capitals of the first letter or of all: right for ASCII and for many two-byte letters.
  private static func capitalize(_ bytes: inout [UInt8], from start: Int, isWhole: Bool) {
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case 0x61...0x7A: bytes[position] ^= 32
      case 0..<0xC0: break
      case 0xC0..<0xE0:
        if position + 1 < bytes.count { bytes[position + 1] ^= 32 }
        position += 1
      default:
        if position + 2 < bytes.count { bytes[position + 2] ^= 5 }
        position += 2
      }
      position += 1
      guard isWhole else { return }
    }
  }

  /// What transforms put before and after words.
  private static let affixes: [String] = [
    " ", ", ", " of the ", " of ", "s ", ".", " and ", " in ", "\"", " to ", "\">", "\n", ". ",
    "]", " for ", " a ", " that ", "'", " with ", " from ", " by ", "(", ". The ", " on ", " as ",
    " is ", "ing ", "\n\t", ":", "ed ", "=\"", " at ", "ly ", ",", "='", ".com/", ". This ",
    " not ", "er ", "al ", "ful ", "ive ", "less ", "est ", "ize ", "\u{A0}", "ous ", " the ",
    "e ", "",
  ]

  /// RFC 7932 Appendix B, three numbers each: the affix before; 0 for the word as it is, 1 to 9 for as
  /// many of its last bytes left out, 10 for a capital, 11 for capitals, 12 to 20 for 1 to 9 of its
  /// first bytes left out; the affix after.
  private static let transforms: [UInt8] = [
    49, 0, 49, 49, 0, 0, 0, 0, 0, 49, 12, 49, 49, 10, 0, 49, 0, 47, 0, 0, 49, 4, 0, 0, 49, 0, 3,
    49, 10, 49, 49, 0, 6, 49, 13, 49, 49, 1, 49, 1, 0, 0, 49, 0, 1, 0, 10, 0, 49, 0, 7, 49, 0, 9,
    48, 0, 0, 49, 0, 8, 49, 0, 5, 49, 0, 10, 49, 0, 11, 49, 3, 49, 49, 0, 13, 49, 0, 14,
    49, 14, 49, 49, 2, 49, 49, 0, 15, 49, 0, 16, 0, 10, 49, 49, 0, 12, 5, 0, 49, 0, 0, 1,
    49, 15, 49, 49, 0, 18, 49, 0, 17, 49, 0, 19, 49, 0, 20, 49, 16, 49, 49, 17, 49, 47, 0, 49,
    49, 4, 49, 49, 0, 22, 49, 11, 49, 49, 0, 23, 49, 0, 24, 49, 0, 25, 49, 7, 49, 49, 1, 26,
    49, 0, 27, 49, 0, 28, 0, 0, 12, 49, 0, 29, 49, 20, 49, 49, 18, 49, 49, 6, 49, 49, 0, 21,
    49, 10, 1, 49, 8, 49, 49, 0, 31, 49, 0, 32, 47, 0, 3, 49, 5, 49, 49, 9, 49, 0, 10, 1,
    49, 10, 8, 5, 0, 21, 49, 11, 0, 49, 10, 10, 49, 0, 30, 0, 0, 5, 35, 0, 49, 47, 0, 2,
    49, 10, 17, 49, 0, 36, 49, 0, 33, 5, 0, 0, 49, 10, 21, 49, 10, 5, 49, 0, 37, 0, 0, 30,
    49, 0, 38, 0, 11, 0, 49, 0, 39, 0, 11, 49, 49, 0, 34, 49, 11, 8, 49, 10, 12, 0, 0, 21,
    49, 0, 40, 0, 10, 12, 49, 0, 41, 49, 0, 42, 49, 11, 17, 49, 0, 43, 0, 10, 5, 49, 11, 10,
    0, 0, 34, 49, 10, 33, 49, 0, 44, 49, 11, 5, 45, 0, 49, 0, 0, 33, 49, 10, 30, 49, 11, 30,
    49, 0, 46, 49, 11, 1, 49, 10, 34, 0, 10, 33, 0, 11, 30, 0, 11, 1, 49, 11, 33, 49, 11, 21,
    49, 11, 12, 0, 11, 5, 49, 11, 34, 0, 11, 12, 0, 10, 30, 0, 11, 34, 0, 10, 34,
  ]
}
