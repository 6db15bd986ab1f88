/// A four-byte OpenType tag: the name of a table, a feature, a script, a language or an axis.
package struct FontTag: Hashable, Comparable, Sendable {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The tag of a name; shorter names are padded with spaces, longer ones cut off.
  package init(_ name: String) {
    var value: UInt32 = 0
    var length = 0
    for byte in name.utf8.prefix(4) {
      value = value << 8 | UInt32(byte)
      length += 1
    }
    for _ in length..<4 { value = value << 8 | 0x20 }
    rawValue = value
  }

  package init(_ name: Substring) { self.init(String(name)) }

  package static func < (left: FontTag, right: FontTag) -> Bool { left.rawValue < right.rawValue }

  var isZero: Bool { rawValue == 0 }
}

extension FontTag: ExpressibleByStringLiteral {
  package init(stringLiteral name: StaticString) {
    var value: UInt32 = 0
    name.withUTF8Buffer { bytes in
      for index in 0..<4 {
        value = unsafe value << 8 | UInt32(index < bytes.count ? bytes[index] : 0x20)
      }
    }
    self.init(value)
  }
}

extension FontTag: CustomStringConvertible {
  /// The four characters; bytes outside printable ASCII become `?`.
  package var description: String {
    var text = ""
    for shift in [24, 16, 8, 0] as [UInt32] {
      let byte = UInt8(truncatingIfNeeded: rawValue >> shift)
      text.unicodeScalars.append(Unicode.Scalar((0x20...0x7E).contains(byte) ? byte : 0x3F))
    }
    return text
  }
}
