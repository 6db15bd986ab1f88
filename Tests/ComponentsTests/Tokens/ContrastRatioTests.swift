import Testing

import Graphics

@testable import Components

/// Expected values were computed with Python's `**` on the formulas of WCAG 2.2.
@Suite("Contrast: luminance and ratio")
struct ContrastRatioTests {
  @Test(
    "Encoded bytes become linear light",
    arguments: [
      (1, 0.0003035269835488375), (10, 0.003035269835488375), (11, 0.003346535763899161),
      (63, 0.04970656598412723), (64, 0.05126945837404324), (127, 0.21223075741405523),
      (128, 0.21586050011389926), (200, 0.5775804404296506), (254, 0.9911020971138298), (255, 1),
    ] as [(Int, Double)])
  func linearLight(byte: Int, expected: Double) {
    #expect(abs(SRGBTransfer.linear(Double(byte) / 255) - expected) < 1e-14)
  }

  @Test("Encoding undoes decoding for every byte")
  func roundTrip() {
    for byte in 0...255 {
      let encoded = Double(byte) / 255
      #expect(abs(SRGBTransfer.encoded(SRGBTransfer.linear(encoded)) - encoded) < 1e-9)
    }
  }

  @Test("Values that are no component are clamped")
  func hostileComponents() {
    #expect(SRGBTransfer.linear(.nan) == 0)
    #expect(SRGBTransfer.linear(-1) == 0)
    #expect(SRGBTransfer.linear(.infinity) == SRGBTransfer.linear(1))
    #expect(SRGBTransfer.encoded(.nan) == 0)
  }

  @Test(
    "Ratios are those of WCAG and are not rounded",
    arguments: [
      (0x777777, 4.478089453577214),
      (0x767676, 4.542224959605253),
      (0x007AFF, 4.016975780478911),
      (0x34C759, 2.219958526330265),
      (0x8E8E93, 3.260528410471992), (0x000000, 21),
    ] as [(UInt32, Double)])
  func ratiosOnWhite(hex: UInt32, expected: Double) {
    let ratio = ContrastRatio(of: ResolvedColor(hex: hex), on: .white)
    #expect(abs(ratio.value - expected) < 1e-9)
  }

  @Test("A translucent foreground is judged as it is seen")
  func translucentForeground() {
    // Half black over white is 0.5 grey.
    let half = ContrastRatio(of: .black.opacity(0.5), on: .white)
    let grey = ContrastRatio(of: ResolvedColor(red: 0.5, green: 0.5, blue: 0.5), on: .white)
    #expect(half == grey)
  }

  @Test("Source-over keeps the share of each layer")
  func compositing() {
    // 0.5 red over 0.5 blue: alpha 0.75, red 0.5 / 0.75, blue 0.25 / 0.75.
    let seen = ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      .composited(over: ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(seen.alpha == 0.75)
    #expect(abs(seen.red - 2.0 / 3) < 1e-15)
    #expect(abs(seen.blue - 1.0 / 3) < 1e-15)
  }
}
