/// Texts beside the pixels of PNG files: iTXt chunks, compressed (§11.3.3.4).
package enum PNGText {
  /// The most that is read of a text, in bytes.
  private static let limit = 4 * 1024 * 1024
  /// IEND with its length and its checksum.
  private static let endBytes = 12

  /// A file with a text before its end; the file as it is for an empty text.
  ///
  /// - Parameter keyword: Latin letters and spaces, at most 79.
  package static func adding(_ text: String, as keyword: String, to file: [UInt8]) -> [UInt8] {
    guard !text.isEmpty, text.utf8.count <= limit, file.count >= endBytes else { return file }
    // Keyword, compressed by method 0, no language, no translated keyword.
    let head = Array(keyword.utf8) + [0, 1, 0, 0, 0]
    var chunk = PNGFileWriter(continuing: Array(file.dropLast(endBytes)))
    chunk.write("iTXt", head + ZlibStream.compress(Array(text.utf8), settings: .default))
    return chunk.bytes + file.suffix(endBytes)
  }

  /// The text of a keyword; `nil` where there is none that can be read.
  package static func text(of keyword: String, in file: [UInt8]) -> String? {
    let start = Array(keyword.utf8) + [0]
    var position = PNGChunkReader.signature.count
    while let chunk = PNGChunk(unchecked: file, at: position) {
      position += chunk.data.count + 12
      guard chunk.name == "iTXt", chunk.data.starts(with: start) else { continue }
      var rest = chunk.data.dropFirst(start.count)
      guard let isCompressed = rest.popFirst(), isCompressed <= 1, rest.popFirst() == 0 else {
        return nil
      }
      for _ in 0..<2 {
        guard let end = rest.firstIndex(of: 0) else { return nil }
        rest = rest[(end + 1)...]
      }
      let bytes = isCompressed == 0 ? Array(rest) : try? Inflate.zlib(rest, limit: limit)
      return bytes.flatMap { String(validating: $0, as: UTF8.self) }
    }
    return nil
  }
}
