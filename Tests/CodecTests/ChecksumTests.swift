import Testing

@testable import Codecs

@Suite("Codec: checksums")
struct ChecksumTests {
  @Test("CRC-32 of the nine digits is the published check value")
  func crcOfDigits() {
    var crc = CRC32()
    crc.update(Array("x123456789y".utf8), in: 1..<10)
    #expect(crc.value == 0xCBF4_3926)
  }

  @Test("CRC-32 does not depend on how the bytes are divided")
  func crcInPieces() {
    let bytes = (0..<100).map { UInt8($0 * 7 & 255) }
    var whole = CRC32()
    whole.update(bytes, in: 0..<100)
    for cut in 0...100 {
      var pieces = CRC32()
      pieces.update(bytes, in: 0..<cut)
      pieces.update(bytes, in: cut..<100)
      #expect(pieces.value == whole.value)
    }
  }

  @Test("Adler-32 of RFC 1950's definition, for every length up to three blocks")
  func adlerByDefinition() {
    var low: UInt32 = 1
    var high: UInt32 = 0
    // 255 is the byte with the largest sums.
    let bytes = (0..<1100).map { $0 % 5 == 0 ? UInt8($0 & 255) : 255 }
    for count in 0..<bytes.count {
      var adler = Adler32()
      unsafe bytes[..<count].withUnsafeBufferPointer { adler.update($0) }
      #expect(adler.value == high << 16 | low)
      low = (low + UInt32(bytes[count])) % 65_521
      high = (high + low) % 65_521
    }
  }

  @Test("Adler-32 of zeros without reading them", arguments: [0, 1, 3_510, 65_521, 1_000_000])
  func adlerOfZeros(count: Int) {
    let zeros = [UInt8](repeating: 0, count: count)
    for start in [[], [2], [UInt8](repeating: 255, count: 9_000)] as [[UInt8]] {
      var (read, counted) = (Adler32(), Adler32())
      unsafe start.withUnsafeBufferPointer {
        read.update($0)
        counted.update($0)
      }
      unsafe zeros.withUnsafeBufferPointer { read.update($0) }
      counted.updateWithZeros(count)
      #expect(counted.value == read.value)
    }
  }

  @Test("Adler-32 of two parts is that of their bytes in a row")
  func adlerOfParts() {
    let bytes = (0..<70_000).map { $0 % 5 == 0 ? UInt8($0 & 255) : 255 }
    func checksum(_ range: Range<Int>) -> Adler32 {
      var adler = Adler32()
      unsafe bytes[range].withUnsafeBufferPointer { adler.update($0) }
      return adler
    }
    let whole = checksum(0..<bytes.count)
    for cut in [0, 1, 16, 353, 65_521, 69_999, 70_000] {
      var joined = checksum(0..<cut)
      joined.append(checksum(cut..<bytes.count), count: bytes.count - cut)
      #expect(joined.value == whole.value)
    }
  }
}
