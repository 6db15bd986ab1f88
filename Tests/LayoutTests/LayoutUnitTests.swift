import Testing

@testable import Layout

@Suite("Units of lengths")
struct LayoutUnitTests {
  @Test("A share of a length is rounded to the nearest unit, halves away from zero")
  func sharesAreRounded() {
    let ratios: [Double] = [
      0, 0.5, 0.5.nextDown, 0.5.nextUp, 0.25, 1.0 / 3, 2.0 / 3, 1, 1.5, -0.5, 1e-300, 1e300,
      .infinity,
    ]
    let lengths: [Int32] = [0, 1, 2, 3, 5, 64, 999, 1 << 20, (1 << 30) + 1, .max - 1, .max]
    for ratio in ratios {
      for raw in lengths.flatMap({ [$0, -$0] }) {
        let product = Double(raw) * ratio
        let limit = Double(Int32.max)
        let rounded = min(max(product.rounded(.toNearestOrAwayFromZero), -limit), limit)
        let expected = product.isNaN ? 0 : Int32(rounded)
        #expect(LayoutUnit(raw: raw).rounded(by: ratio).raw == expected, "\(raw) × \(ratio)")
      }
    }
  }
}
