/// Why a zlib or Deflate stream (RFC 1950, RFC 1951) is refused.
public enum InflateError: Error, Equatable, Codable, Sendable {
  /// The two zlib header bytes are wrong, or ask for a preset dictionary.
  case header
  /// The stream ends inside a block or before its checksum.
  case truncated
  /// Block type 3, which the format reserves.
  case reservedBlockType
  /// A stored block whose length and its complement disagree.
  case storedLengthMismatch
  /// A Huffman set that is over-subscribed, incomplete or malformed.
  case codeLengths
  /// A bit pattern or symbol that no code of the block stands for.
  case symbol
  /// A match that starts before the first byte.
  case distanceTooFar(distance: Int, available: Int)
  /// The stream gives more or fewer bytes than the picture needs.
  case length(expected: Int, atLeast: Int)
  /// Bytes follow the end of the stream.
  case trailingBytes(Int)
  /// The Adler-32 at the end of the stream is not that of the data.
  case checksum(stored: UInt32, computed: UInt32)
}

extension InflateError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .header:
      "the zlib header is invalid"
    case .truncated:
      "the compressed data ends early"
    case .reservedBlockType:
      "a Deflate block has the reserved type 3"
    case .storedLengthMismatch:
      "a stored Deflate block has a damaged length"
    case .codeLengths:
      "a Deflate block has an invalid set of Huffman codes"
    case .symbol:
      "a Deflate block uses a code that stands for nothing"
    case .distanceTooFar(let distance, let available):
      "a match reaches \(distance) bytes back where only \(available) exist"
    case .length(let expected, let atLeast):
      atLeast > expected
        ? "the compressed data holds more than the \(expected) bytes that belong to the picture"
        : "the compressed data holds \(atLeast) bytes of the \(expected) that the picture needs"
    case .trailingBytes(let count):
      "\(count) bytes follow the end of the compressed data"
    case .checksum(let stored, let computed):
      "the Adler-32 checksum is \(checksumText(stored)), computed \(checksumText(computed))"
    }
  }
}

/// A checksum as messages write it: `0x` and eight lower-case digits.
func checksumText(_ value: UInt32) -> String {
  "0x" + hexadecimal(value, digits: 8, uppercase: false)
}
