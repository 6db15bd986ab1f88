/// A place in a text, as editors count: line and column from 1, columns in Unicode scalars.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte; for many places in one text there is `TextPositions`.
  init(ofByte offset: Int, in bytes: [UInt8]) {
    self = TextPositions(in: bytes).position(ofByte: offset, in: bytes)
  }
}

/// Finds the places of bytes in a text, each in about the same time however long the lines are.
///
/// A line ends at LF, CR LF or a lone CR; a byte order mark takes no column.
struct TextPositions: Sendable {
  private static let stretch = 256

  /// The byte offset at which each line begins.
  private var lineStarts: [UInt32] = [0]
  /// How many scalars begin before each stretch of bytes.
  private var scalarCounts: [UInt32] = []
  private let hasByteOrderMark: Bool

  init(in bytes: [UInt8]) {
    hasByteOrderMark = bytes.starts(with: JSONParser.byteOrderMark)
    scalarCounts.reserveCapacity(bytes.count / Self.stretch + 1)
    var count: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      if index.isMultiple(of: Self.stretch) { scalarCounts.append(count) }
      if Self.beginsScalar(byte) { count += 1 }
      if byte <= 0x0D, Self.endsLine(at: index, in: bytes) { lineStarts.append(UInt32(index + 1)) }
    }
  }

  /// The place of a byte of the text this was made for; offsets beyond it are at its end.
  func position(ofByte offset: Int, in bytes: [UInt8]) -> TextPosition {
    let offset = min(offset, bytes.count)
    // The last line that begins at or before the offset.
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = Int(lineStarts[low])
    var column = scalarCount(before: offset, in: bytes) - scalarCount(before: start, in: bytes) + 1
    if hasByteOrderMark, start == 0, offset > 0 { column -= 1 }
    return TextPosition(line: low + 1, column: column)
  }

  private func scalarCount(before offset: Int, in bytes: [UInt8]) -> Int {
    guard !scalarCounts.isEmpty else { return 0 }
    let stretch = min(offset / Self.stretch, scalarCounts.count - 1)
    var count = Int(scalarCounts[stretch])
    for byte in bytes[stretch * Self.stretch..<offset] where Self.beginsScalar(byte) { count += 1 }
    return count
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  private static func endsLine(at index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}

extension TextPosition: CustomStringConvertible {
  package var description: String { "\(line):\(column)" }
}
