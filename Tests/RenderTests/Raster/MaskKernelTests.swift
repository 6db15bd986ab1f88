import Components
import Testing

@testable import Render

@Suite("Masks: eight pixels a step give the bits of one after another")
struct MaskKernelTests {
  private static let guardPixel: UInt32 = 0xDEAD_BEEF
  private static let color = ChannelPairs(SIMD4(repeating: 0xFF20_C0FF))

  /// A row of pixels under a mask, between two that nothing may touch.
  private func row(_ mask: [UInt16], alpha: UInt32, isAtOnce: Bool) -> [UInt32] {
    let count = mask.count
    let page = (1...count).map { UInt32(truncatingIfNeeded: $0 &* 0x9E37_79B1) | 0xFF00_0000 }
    var pixels = [Self.guardPixel] + page + [Self.guardPixel]
    var coverage = mask.map(maskWeight)
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      if isAtOnce {
        unsafe mask.withUnsafeBufferPointer { mask in
          guard let mask = mask.baseAddress else { return }
          unsafe blendMask(start + 1, count, color: Self.color, alpha: alpha, mask: mask)
        }
      } else {
        unsafe coverage.withUnsafeMutableBufferPointer { coverage in
          guard let coverage = coverage.baseAddress else { return }
          unsafe blendVarying(start + 1, count, color: Self.color, alpha: alpha, coverage: coverage)
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
}
