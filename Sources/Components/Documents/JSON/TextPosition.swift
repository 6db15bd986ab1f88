/// A place in a text, as editors count: line and column from 1, columns in Unicode scalars.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte. A line ends at LF, CR LF or a lone CR.
  init(ofByte offset: Int, in bytes: [UInt8]) {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where Self.endsLine(at: index, in: bytes) {
      line += 1
      lineStart = index + 1
    }
    self.line = line
    self.column = Self.column(of: offset, lineStart: lineStart, in: bytes)
  }

  static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for index in bytes.indices where bytes[index] <= 0x0D && endsLine(at: index, in: bytes) {
      starts.append(UInt32(index + 1))
    }
    return starts
  }

  static func column(of offset: Int, lineStart: Int, in bytes: [UInt8]) -> Int {
    var column = 1
    for index in lineStart..<max(lineStart, min(offset, bytes.count))
    where bytes[index] & 0xC0 != 0x80 && !isByteOrderMark(at: index, in: bytes) {
      column += 1
    }
    return column
  }

  private static func endsLine(at index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }

  private static func isByteOrderMark(at index: Int, in bytes: [UInt8]) -> Bool {
    index == 0 && bytes.starts(with: JSONParser.byteOrderMark)
  }
}

extension TextPosition: CustomStringConvertible {
  package var description: String { "\(line):\(column)" }
}
