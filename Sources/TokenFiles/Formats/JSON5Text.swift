/// JSON5 (spec.json5.org) as JSON: comments are blanks, keys and texts stand in double quotes, no comma comes before an end.
///
/// Lines stay where they are, so that messages name the right one. What is no JSON5 stays as it is, for the reader to refuse.
enum JSON5Text {
  static func json(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    var index = 0
    /// Where in the text a comma is, after which nothing but blanks has come.
    var comma: Int?
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == byte:
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        let start = index
        index += 2
        while index < bytes.count,
          bytes[index - 1] != UInt8(ascii: "*") || bytes[index] != byte || index - start < 3
        {
          index += 1
        }
        index = min(index + 1, bytes.count)
        text += bytes[start..<index].map { $0 == 0x0A ? $0 : 0x20 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = copyString(bytes, from: index, &text)
        comma = nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma { text[comma] = 0x20 }
        comma = nil
        text.append(byte)
        index += 1
      case UInt8(ascii: ","):
        comma = text.count
        text.append(byte)
        index += 1
      case 0x20, 0x09, 0x0A, 0x0D:
        text.append(byte)
        index += 1
      default:
        let end = bytes[index...].firstIndex { !isWordByte($0) } ?? bytes.count
        if end > index, isKey(bytes, end) {
          text.append(UInt8(ascii: "\""))
          text += bytes[index..<end]
          text.append(UInt8(ascii: "\""))
        } else {
          text += bytes[index..<max(end, index + 1)]
        }
        index = max(end, index + 1)
        comma = nil
      }
    }
    return text
  }

  /// Copies a text with double quotes around it; returns where it ends.
  private static func copyString(
    _ bytes: [UInt8], from start: Int, _ text: inout [UInt8]
  ) -> Int {
    let quote = bytes[start]
    var index = start + 1
    text.append(UInt8(ascii: "\""))
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        // JSON knows no \' and needs none.
        if bytes[index + 1] != UInt8(ascii: "'") { text.append(byte) }
        text.append(bytes[index + 1])
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { text.append(UInt8(ascii: "\\")) }
      text.append(byte)
      index += 1
    }
    guard index < bytes.count, bytes[index] == quote else { return index }
    text.append(UInt8(ascii: "\""))
    return index + 1
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a colon follows.
  private static func isKey(_ bytes: [UInt8], _ end: Int) -> Bool {
    var index = end
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }
}
