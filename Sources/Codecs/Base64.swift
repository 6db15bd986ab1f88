/// Text of RFC 4648 base64, in which the program's own data and pictures in drawings are embedded.
package enum Base64 {
  /// How many bytes a text stands for at most.
  package static func capacity(of text: StaticString) -> Int { text.utf8CodeUnitCount / 4 * 3 }

  /// The bytes of a text without line breaks; stops at the first foreign character.
  static func decode(_ text: StaticString) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: capacity(of: text)) { buffer, count in
      unsafe count = decode(text, into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  /// Decodes a text without line breaks into memory of its capacity; stops at the first foreign
  /// character.
  ///
  /// - Returns: how many bytes were written.
  package static func decode(
    _ text: StaticString, into target: UnsafeMutableRawBufferPointer
  ) -> Int {
    text.withUTF8Buffer { source in unsafe decode(source, into: target) }
  }

  private static func decode(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableRawBufferPointer
  ) -> Int {
    let foreign: UInt8 = 0xFF
    // One value per ASCII character; `foreign` also ends the text at the padding.
    var values = [UInt8](repeating: foreign, count: 256)
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    alphabet.withUTF8Buffer { letters in
      for value in letters.indices { unsafe values[Int(letters[value])] = UInt8(value) }
    }
    return unsafe values.withUnsafeBufferPointer { table in
      var written = 0
      var position = 0
      while position &+ 4 <= source.count, written &+ 3 <= target.count {
        let a = unsafe table[Int(source[position])]
        let b = unsafe table[Int(source[position &+ 1])]
        let c = unsafe table[Int(source[position &+ 2])]
        let d = unsafe table[Int(source[position &+ 3])]
        if (a | b | c | d) & 0xC0 != 0 {
          guard (a | b) & 0xC0 == 0 else { return written }
          unsafe target[written] = a << 2 | b >> 4
          guard c & 0xC0 == 0 else { return written + 1 }
          unsafe target[written + 1] = b << 4 | c >> 2
          return written + 2
        }
        unsafe target[written] = a << 2 | b >> 4
        unsafe target[written &+ 1] = b << 4 | c >> 2
        unsafe target[written &+ 2] = c << 6 | d
        written &+= 3
        position &+= 4
      }
      return written
    }
  }

  /// What the digits of a `data:` address stand for, in either alphabet; all else is left out.
  static func bytes(_ text: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for byte in text {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case 0x2B, 0x2D: value = 62
      case 0x2F, 0x5F: value = 63
      default: continue
      }
      bits = (bits << 6 | UInt32(value)) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }
}
