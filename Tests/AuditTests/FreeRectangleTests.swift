import Layout
import Testing

@testable import Audit
@testable import Components

@Suite("Audit: free rectangles")
struct FreeRectangleTests {
  private let area = Rect(x: 0, y: 0, width: 20, height: 16)

  @Test("Without obstacles the whole area is free, beneath one as large nothing is")
  func extremes() {
    #expect(FreeRectangle.largest(in: area, avoiding: [], wanted: 8) == area)
    #expect(FreeRectangle.largest(in: area, avoiding: [area], wanted: 8) == nil)
  }

  @Test("An obstacle in a corner leaves the larger of two strips")
  func corner() {
    // 14 × 16 to the left of the obstacle, 20 × 10 below it: both hold a square of 10, the first
    // has 224 square points and the second 200.
    let obstacle = Rect(x: 14, y: 0, width: 6, height: 6)
    #expect(
      FreeRectangle.largest(in: area, avoiding: [obstacle], wanted: 10)
        == Rect(x: 0, y: 0, width: 14, height: 16))
  }

  @Test("It agrees with trying every rectangle of whole points")
  func bruteForce() {
    var random = SmallRandom(seed: 3)
    for _ in 0..<60 {
      let obstacles = (0..<3).map { _ in
        Rect(
          x: Double(random.next(18)), y: Double(random.next(14)),
          width: Double(1 + random.next(8)), height: Double(1 + random.next(8)))
      }
      let found = FreeRectangle.largest(in: area, avoiding: obstacles, wanted: 100)
      #expect(found.map { min($0.width, $0.height) } ?? 0 == largestSquare(obstacles))
    }
  }

  /// The side of the largest free rectangle's shorter side, found point by point.
  private func largestSquare(_ obstacles: [Rect]) -> Double {
    var best = 0
    for x in 0..<20 {
      for y in 0..<16 {
        while x + best + 1 <= 20, y + best + 1 <= 16,
          !obstacles.contains(where: {
            Rect(
              x: Double(x), y: Double(y), width: Double(best + 1), height: Double(best + 1)
            ).intersection($0) != nil
          })
        { best += 1 }
      }
    }
    return Double(best)
  }
}
