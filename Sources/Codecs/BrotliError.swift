/// Why a Brotli stream (RFC 7932) is refused.
package enum BrotliError: Error, Equatable {
  /// The window, a block's header or its length is one that the format does not allow.
  case header
  /// The stream ends early.
  case truncated
  /// A prefix code that is over-subscribed, incomplete or malformed.
  case prefixCode
  /// A context map that names a code which does not exist.
  case contextMap
  /// A distance before the first byte, or a word that the dictionary does not have.
  case distance
  /// The stream gives more or fewer bytes than it should.
  case length(expected: Int, atLeast: Int)
}

extension BrotliError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .header: "a block of the Brotli data has an invalid header"
    case .truncated: "the Brotli data ends early"
    case .prefixCode: "the Brotli data has an invalid prefix code"
    case .contextMap: "the Brotli data has an invalid context map"
    case .distance: "the Brotli data refers to bytes that do not exist"
    case .length(let expected, let atLeast):
      atLeast > expected
        ? "the Brotli data holds more than the \(expected) bytes that are announced"
        : "the Brotli data holds \(atLeast) bytes of the \(expected) that are announced"
    }
  }
}
