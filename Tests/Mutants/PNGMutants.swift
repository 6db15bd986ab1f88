import Foundation

/// Damaged PNG files, the same for a seed on every machine.
package struct PNGMutants {
  private let originals: [[UInt8]]
  private var random: SeededRandom
  private var round = 0

  /// Mutants of the fixtures, which have every colour type, bit depth and interlace method.
  package init(seed: UInt64) {
    originals = PNGFixture.all.map { fixture in
      [UInt8](Data(base64Encoded: fixture.file, options: .ignoreUnknownCharacters) ?? Data())
    }
    random = SeededRandom(seed)
  }

  package mutating func next() -> [UInt8] {
    var file = originals[round % originals.count]
    FileMutations.mutate(&file, &random)
    // Most mutants must get past the checksums, or nothing behind them is tried.
    if round % 8 != 0 { repairChecksums(&file) }
    round += 1
    return file
  }

  /// Sets the CRC of every chunk that still lies inside the file.
  private func repairChecksums(_ file: inout [UInt8]) {
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard position + 12 + length <= file.count else { return }
      let end = position + 8 + length
      let checksum = crc32(file[position + 4..<end])
      for index in 0..<4 {
        file[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index))
      }
      position = end + 4
    }
  }

  /// The checksum of PNG's annex D, bit by bit: it judges the codec's own, so it is not that one.
  private func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
