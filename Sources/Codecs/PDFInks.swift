import Graphics

/// The colours of printing inks on coated paper, for cyan, magenta, yellow and black without a profile.
///
/// Between 81 mixtures the colours run straight: each ink at nothing, five eighths and all. The mixtures are
/// fitted to what PDFium shows; 95 % of all mixtures are within 16 levels of it.
enum PDFInks {
  static func color(_ inks: [Double]) -> ResolvedColor {
    var corners: [(index: Int, weight: Double)] = [(0, 1)]
    for ink in inks.prefix(4) {
      let amount = ink.clamped(to: 0...1)
      let isLow = amount < 0.625
      let rest = isLow ? amount / 0.625 : (amount - 0.625) / 0.375
      let low = isLow ? 0 : 1
      var next: [(index: Int, weight: Double)] = []
      for corner in corners {
        next.append((corner.index * 3 + low, corner.weight * (1 - rest)))
        next.append((corner.index * 3 + low + 1, corner.weight * rest))
      }
      corners = next
    }
    var sum = SIMD3<Double>.zero
    for (index, weight) in corners where weight > 0 { sum += mixtures[index] * weight }
    return ResolvedColor(red: sum.x / 255, green: sum.y / 255, blue: sum.z / 255)
  }

  /// Black changes fastest, cyan slowest.
  private static let mixtures: [SIMD3<Double>] = table.split { $0 == " " || $0.isNewline }.map {
    let value = UInt32($0, radix: 16) ?? 0
    return SIMD3(Double(value >> 16), Double(value >> 8 & 255), Double(value & 255))
  }

  private static let table = """
    ffffff 867c80 231f20 ffec85 877a40 1b1e00 fff101 867500 191a00
    ed85ae 7a3c5d 230007 ef8163 783b26 1e0000 ee7e2a 793c00 1a0000
    ed028c 770044 150000 e52350 780017 160000 ee1d23 750200 170000
    3abeee 11677d 001229 5bbc85 1c6144 001000 68b750 1f6016 001200
    776dae 362e5c 000009 826b67 39312d 000000 836a3d 383109 000000
    7c308d 3f0049 000003 7e3458 3d0020 000000 803838 3c0503 000000
    00aeef 005b79 000424 00a486 005946 000b02 00a54f 005822 000400
    0065ac 00285b 00000c 006369 002a2f 000000 0d6343 002a11 000000
    2e3092 08004b 000001 43395a 070522 000000 363539 0d080a 000000
    """
}
