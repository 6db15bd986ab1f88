/// Reads the headers and samples that PPM and PAM have in common.
struct NetpbmReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The longest header accepted, comments included.
  private static let maximumHeaderBytes = 4096

  init(_ bytes: [UInt8], magic: String) throws(NetpbmError) {
    guard bytes.starts(with: magic.utf8) else { throw .wrongMagic(expected: magic) }
    self.bytes = bytes
    position = magic.utf8.count
  }

  /// The next word of the header, after white space and comments from `#` to the end of the line.
  mutating func word() throws(NetpbmError) -> String {
    var isComment = false
    while let byte = try peek(), isComment || byte == 0x23 || Self.isSpace(byte) {
      if byte == 0x23 { isComment = true }
      if byte == 0x0A || byte == 0x0D { isComment = false }
      position += 1
    }
    let start = position
    while let byte = try peek(), !Self.isSpace(byte) { position += 1 }
    guard position > start else { throw .invalidHeader(reason: "it ends early") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The next word, a whole number.
  mutating func number(_ name: String, in range: ClosedRange<Int>) throws(NetpbmError) -> Int {
    let text = try word()
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text),
      range.contains(value)
    else {
      throw .invalidHeader(
        reason: "\(name) is \(text.prefix(20)), not in \(range.lowerBound)…\(range.upperBound)")
    }
    return value
  }

  /// Skips the single white-space byte that ends a header.
  mutating func endHeader() throws(NetpbmError) {
    guard let byte = try peek(), Self.isSpace(byte) else {
      throw .invalidHeader(reason: "no white space stands between it and the samples")
    }
    position += 1
  }

  /// All samples, scaled to 0…255; a maximum above 255 means two bytes each, high byte first.
  func samples(_ count: Int, maximum: Int) throws(NetpbmError) -> [UInt8] {
    let width = maximum > 255 ? 2 : 1
    let actual = bytes.count - position
    guard actual == count * width else {
      throw .wrongLength(expected: count * width, actual: actual)
    }
    if maximum == 255 { return Array(bytes[position...]) }
    var levels: [UInt8] = []
    levels.reserveCapacity(count)
    for index in stride(from: position, to: bytes.count, by: width) {
      let sample = width == 1 ? Int(bytes[index]) : bytes[...].bigEndian16(at: index)
      guard sample <= maximum else {
        throw .sampleOutOfRange(sample: sample, maximum: maximum)
      }
      levels.append(UInt8((sample * 255 + maximum / 2) / maximum))
    }
    return levels
  }

  /// Refuses a size before memory is allocated for it.
  static func check(width: Int, height: Int, limits: PNGLimits) throws(NetpbmError) {
    guard max(width, height) <= limits.maximumSide, width * height <= limits.maximumPixels else {
      throw .tooLarge(width: width, height: height, limits: limits)
    }
  }

  private func peek() throws(NetpbmError) -> UInt8? {
    guard position < Self.maximumHeaderBytes else {
      throw .invalidHeader(reason: "it is longer than \(Self.maximumHeaderBytes) bytes")
    }
    return position < bytes.count ? bytes[position] : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
