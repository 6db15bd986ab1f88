/// Why bytes cannot be used as a font.
package enum FontError: Error, Equatable {
  /// There are fewer bytes than the smallest header.
  case truncated(table: String, needed: Int, present: Int)
  /// The file is larger than any font is accepted to be.
  case tooLarge(bytes: Int, limit: Int)
  /// The first four bytes name no supported format.
  case notAFont(signature: String)
  /// A format that is known and not read here.
  case unsupported(format: String)
  case missingTable(String)
  /// A packed file (WOFF, WOFF2) cannot be unpacked.
  case damagedContainer(format: String, reason: String)
  /// A table contradicts itself or another one.
  case invalid(table: String, reason: String)
  /// A collection has fewer faces than the one asked for.
  case noSuchFace(index: Int, count: Int)
}

extension FontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .truncated(let table, let needed, let present):
      "font ends inside \(table): it needs \(needed) bytes and has \(present); the file is damaged"
    case .tooLarge(let bytes, let limit):
      "font has \(bytes) bytes, more than the \(limit) that are accepted; subset it"
    case .notAFont(let signature):
      "not a font: it starts with '\(signature)'; use a .ttf, .otf, .ttc, .woff or .woff2 file"
    case .unsupported(let format):
      "fonts of the kind \(format) are not read; convert the font to TrueType outlines (.ttf)"
    case .missingTable(let table):
      "font has no '\(table)' table, which every font needs; the file is damaged"
    case .damagedContainer(let format, let reason):
      "\(format) file is damaged: \(reason)"
    case .invalid(let table, let reason):
      "font table '\(table)' is damaged: \(reason)"
    case .noSuchFace(let index, let count):
      "font collection has \(count) faces, so there is no number \(index)"
    }
  }
}
