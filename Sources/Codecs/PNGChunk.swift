/// One chunk of a PNG file: four letters and the bytes between length and CRC (§5.3).
struct PNGChunk {
  let name: String
  /// A slice of the file.
  let data: ArraySlice<UInt8>
  /// Bit 5 of the first letter: lower case means that decoders may skip the chunk.
  let isCritical: Bool
}

extension PNGChunk {
  /// The chunk at a place of a file if all of it is there; its name and CRC are not checked.
  init?(unchecked bytes: [UInt8], at position: Int) {
    guard bytes.count - position >= 12 else { return nil }
    let length = bytes[...].bigEndian32(at: position)
    guard length <= bytes.count - position - 12 else { return nil }
    name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
    data = bytes[position + 8..<position + 8 + length]
    isCritical = bytes[position + 4] & 0x20 == 0
  }
}

/// Walks the chunks of a file; lengths are checked against the bytes that are there.
struct PNGChunkReader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) throws(PNGDecodingError) {
    guard bytes.starts(with: Self.signature) else { throw .notPNG }
    self.bytes = bytes
    position = Self.signature.count
  }

  /// The next chunk, its CRC checked.
  mutating func next() throws(PNGDecodingError) -> PNGChunk {
    let remaining = bytes.count - position
    guard remaining >= 8 else { throw .truncated(chunk: "IEND", missing: 12 - remaining) }
    let length = bytes[...].bigEndian32(at: position)
    let letters = bytes[position + 4..<position + 8]
    guard letters.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else {
      let codes = letters.map { String($0) }.joined(separator: " ")
      throw .invalidChunk(chunk: codes, reason: "a chunk's name has four letters")
    }
    let name = String(decoding: letters, as: Unicode.ASCII.self)
    guard length <= 0x7FFF_FFFF else {
      throw .invalidChunk(chunk: name, reason: "its length is \(length)")
    }
    guard length + 12 <= remaining else {
      throw .truncated(chunk: name, missing: length + 12 - remaining)
    }
    let data = position + 8..<position + 8 + length
    var crc = CRC32()
    crc.update(bytes, in: position + 4..<data.upperBound)
    let stored = UInt32(bytes[...].bigEndian32(at: data.upperBound))
    guard crc.value == stored else {
      throw .checksumMismatch(chunk: name, stored: stored, computed: crc.value)
    }
    position = data.upperBound + 4
    return PNGChunk(
      name: name, data: bytes[data], isCritical: bytes[data.lowerBound - 4] & 0x20 == 0)
  }
}

extension ArraySlice<UInt8> {
  /// The unsigned number in the four bytes from `index`, most significant first.
  func bigEndian32(at index: Int) -> Int {
    Int(self[index]) << 24 | Int(self[index + 1]) << 16 | Int(self[index + 2]) << 8
      | Int(self[index + 3])
  }

  func bigEndian16(at index: Int) -> Int { Int(self[index]) << 8 | Int(self[index + 1]) }
}
