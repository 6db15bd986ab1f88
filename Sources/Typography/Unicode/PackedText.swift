/// Decodes the six-bits-per-character text of a generated table into numbers.
///
/// The alphabet is the ASCII characters from `#` (0) to `c` (63) without the backslash, which a string
/// literal would have to escape. Tables are generated, so a damaged one is a programming error.
///
/// - Parameter width: characters per number, most significant first.
func unpackedTable<Number: FixedWidthInteger & Sendable>(
  _ text: StaticString, charactersPerNumber width: Int, as _: Number.Type = Number.self
) -> [Number] {
  text.withUTF8Buffer { bytes in
    let count = bytes.count / width
    return unsafe [Number](unsafeUninitializedCapacity: count) { numbers, initialized in
      var position = 0
      for index in 0..<count {
        var number: Number = 0
        for _ in 0..<width {
          let byte = unsafe bytes[position]
          // 0x5C is the backslash the alphabet leaves out.
          let six = byte &- (byte > 0x5C ? 0x24 : 0x23)
          number = number << 6 | Number(truncatingIfNeeded: six)
          position += 1
        }
        unsafe numbers[index] = number
      }
      initialized = count
    }
  }
}
