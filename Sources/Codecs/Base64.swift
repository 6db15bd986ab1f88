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

  static func decode(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableRawBufferPointer
  ) -> Int {
    unsafe digits.withUnsafeBufferPointer { table in
      var written = 0
      var position = 0
      while position &+ 4 <= source.count, written &+ 3 <= target.count {
        let first = unsafe table[Int(source[position])]
        let second = unsafe table[256 &+ Int(source[position &+ 1])]
        let third = unsafe table[512 &+ Int(source[position &+ 2])]
        let fourth = unsafe table[768 &+ Int(source[position &+ 3])]
        let bytes = first | second | third | fourth
        unsafe target[written] = UInt8(truncatingIfNeeded: bytes)
        unsafe target[written &+ 1] = UInt8(truncatingIfNeeded: bytes &>> 8)
        unsafe target[written &+ 2] = UInt8(truncatingIfNeeded: bytes &>> 16)
        if bytes &>> 24 != 0 {
          // A foreign character, or the padding, says how many of them count.
          let valid = [first, second, third, fourth].prefix { $0 &>> 24 == 0 }
          return written + max(valid.count - 1, 0)
        }
        written &+= 3
        position &+= 4
      }
      return written
    }
  }

  /// What a character means as each of the four digits of three bytes, the first of which is in the lowest bits; the
  /// highest ones are set where it is no digit.
  private static let digits: [UInt32] = {
    var digits = [UInt32](repeating: 0xFF00_0000, count: 4 * 256)
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    alphabet.withUTF8Buffer { letters in
      for value in letters.indices {
        for place in 0..<4 {
          let bytes = UInt32(value) << UInt32(18 - 6 * place)
          unsafe digits[256 * place + Int(letters[value])] = bytes.byteSwapped >> 8
        }
      }
    }
    return digits
  }()

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
