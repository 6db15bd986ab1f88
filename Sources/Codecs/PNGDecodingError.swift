/// Why a byte stream is not a PNG that this decoder reads.
public enum PNGDecodingError: Error, Equatable, Codable, Sendable {
  /// The eight-byte signature is missing.
  case notPNG
  /// The file ends inside the named chunk, or before the end chunk.
  case truncated(chunk: String, missing: Int)
  /// A chunk's CRC-32 is not that of its bytes.
  case checksumMismatch(chunk: String, stored: UInt32, computed: UInt32)
  /// A chunk whose length, place or content the specification forbids.
  case invalidChunk(chunk: String, reason: String)
  /// A chunk that must be understood to show the picture, and is not known.
  case unknownCriticalChunk(String)
  /// A chunk that the picture cannot do without is missing.
  case missingChunk(String)
  /// The picture is larger than the caller accepts.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// The compressed pixels are damaged.
  case damagedData(InflateError)
  /// A row names a filter other than 0…4.
  case invalidFilter(row: Int, filter: UInt8)
  /// A pixel names a palette entry that does not exist.
  case paletteIndexOutOfRange(index: Int, entries: Int)
}

extension PNGDecodingError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .notPNG:
      "not a PNG file: the 8-byte signature is missing"
    case .truncated(let chunk, let missing):
      "the PNG file ends \(missing) bytes early, in chunk \(chunk); get a whole copy of it"
    case .checksumMismatch(let chunk, let stored, let computed):
      """
      PNG chunk \(chunk) is damaged: stored CRC \(checksumText(stored)), \
      computed \(checksumText(computed))
      """
    case .invalidChunk(let chunk, let reason):
      "PNG chunk \(chunk) is invalid: \(reason)"
    case .unknownCriticalChunk(let chunk):
      "PNG chunk \(chunk) is critical and unknown; save the picture as a plain PNG again"
    case .missingChunk(let chunk):
      "the PNG file has no \(chunk) chunk"
    case .tooLarge(let width, let height, let limits):
      """
      the PNG picture is \(width)×\(height) pixels; at most \(limits.maximumSide) a side and \
      \(limits.maximumPixels) in all are read
      """
    case .damagedData(let error):
      "the PNG picture data is damaged: \(error)"
    case .invalidFilter(let row, let filter):
      "the PNG picture data is damaged: row \(row) names filter \(filter), 0…4 exist"
    case .paletteIndexOutOfRange(let index, let entries):
      "a PNG pixel names palette entry \(index) where only \(entries) exist"
    }
  }
}
