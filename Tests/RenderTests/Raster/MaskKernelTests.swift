import Components
import Testing

@testable import Render

@Suite("Masks: eight pixels a step give the bits of one after another")
struct MaskKernelTests {
  private static let guardPixel: UInt32 = 0xDEAD_BEEF
  private static let color = ChannelPairs(SIMD4(repeating: 0xFF20_C0FF))

  /// A row of pixels under a mask, between two that nothing may touch.
  private func row(_ mask: [UInt16], alpha: UInt32, isAtOnce: Bool) -> [UInt32] {
    let page = (1...mask.count).map { UInt32(truncatingIfNeeded: $0 &* 0x9E37_79B1) | 0xFF00_0000 }
    return row(page, mask, color: Self.color, alpha: alpha, isAtOnce: isAtOnce)
  }

  private func row(
    _ page: [UInt32], _ mask: [UInt16], color: ChannelPairs, alpha: UInt32, isAtOnce: Bool
  ) -> [UInt32] {
    let count = mask.count
    var pixels = [Self.guardPixel] + page + [Self.guardPixel]
    var coverage = mask.map(maskWeight)
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      if isAtOnce {
        unsafe mask.withUnsafeBufferPointer { mask in
          guard let mask = mask.baseAddress else { return }
          unsafe blendMask(start + 1, count, color: color, alpha: alpha, mask: mask)
        }
      } else {
        unsafe coverage.withUnsafeMutableBufferPointer { coverage in
          guard let coverage = coverage.baseAddress else { return }
          unsafe blendVarying(start + 1, count, color: color, alpha: alpha, coverage: coverage)
        }
      }
    }
    return pixels
  }

  @Test(
    "Every length, weight and alpha",
    arguments: [1, 2, 255, 257, 32_768, 65_535, 65_536] as [UInt32])
  func sameBits(alpha: UInt32) {
    let masks: [(Int) -> UInt16] = [
      { _ in 0 }, { _ in .max }, { $0 < 8 ? 0 : 40_000 },
      { UInt16(truncatingIfNeeded: $0 &* 40_503) },
      { $0 % 3 == 0 ? .max : UInt16($0 * 4_000 % 65_536) },
      { [0, 1, 65_534, 65_535][$0 % 4] },
    ]
    for count in 1...19 {
      for (number, mask) in masks.enumerated() {
        let values = (0..<count).map(mask)
        let found = row(values, alpha: alpha, isAtOnce: true)
        #expect(
          found == row(values, alpha: alpha, isAtOnce: false), "\(count) pixels of mask \(number)")
        #expect(found.first == Self.guardPixel && found.last == Self.guardPixel)
      }
    }
  }

  @Test(
    "A weight moves a level by half a one from 129 of 65,536 on: 255 · 129 / 65,536 > ½",
    arguments: [1, 64, 127, 128, 129, 135, 144, 160, 255] as [UInt16])
  func faint(weight: UInt16) {
    // On black, the colour's red and green rise; on white, its blue falls.
    let page = [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF] as [UInt32]
    let mask = [UInt16](repeating: weight, count: page.count)
    let color = ChannelPairs(SIMD4(repeating: 0xFF00_FFFF))
    let faint = [0xFF00_0101, 0xFFFE_FFFF, 0xFF00_0101, 0xFFFE_FFFF] as [UInt32]
    for isAtOnce in [false, true] {
      let found = row(page, mask, color: color, alpha: 65_536, isAtOnce: isAtOnce)
      #expect(Array(found[1...4]) == (weight > 128 ? faint : page))
    }
  }
}
