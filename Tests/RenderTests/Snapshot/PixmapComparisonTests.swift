import Mutants
import Components
import Testing

@testable import Render
@testable import Snapshots

@Suite("Snapshot: comparing pictures")
struct PixmapComparisonTests {
  private func white(_ width: Int, _ height: Int) throws -> Pixmap {
    try TestPicture("", width, height) { _, _ in (255, 255, 255, 255) }.pixmap
  }

  /// White with some pixels changed by `level` in green.
  private func dotted(
    _ width: Int, _ height: Int, level: UInt8 = 10, at places: [(Int, Int)]
  ) throws -> Pixmap {
    var pixmap = try white(width, height)
    for (x, y) in places { pixmap.bytes[(y * width + x) * 4 + 1] = 255 - level }
    return pixmap
  }

  @Test("Equal pictures match")
  func equal() throws {
    let comparison = PixmapComparison(expected: try white(5, 5), actual: try white(5, 5))
    #expect(comparison.isMatch)
    #expect(comparison.differingPixels == 0)
    #expect(comparison.regions.isEmpty)
    #expect(comparison.worst == nil)
  }

  @Test("One level of one channel of one pixel is a difference")
  func smallestDifference() throws {
    let comparison = PixmapComparison(
      expected: try white(100, 50), actual: try dotted(100, 50, level: 1, at: [(99, 49)]))
    #expect(!comparison.isMatch)
    #expect(comparison.differingPixels == 1)
    #expect(comparison.regions == [ChangedBox(x: 99, y: 49, width: 1, height: 1)])
    #expect(
      comparison.worst
        == PixmapComparison.WorstPixel(
          x: 99, y: 49, expected: [255, 255, 255, 255], actual: [255, 254, 255, 255],
          difference: 1))
  }

  @Test("Near pixels share a box, far ones have their own, from the top down")
  func regions() throws {
    let places = [(70, 5), (74, 9), (10, 60), (28, 61), (90, 95)]
    let comparison = PixmapComparison(
      expected: try white(100, 100), actual: try dotted(100, 100, at: places))
    // Cells of 16: (4,0) twice; (0,3) and (1,3) touch; (5,5) is alone.
    #expect(
      comparison.regions == [
        ChangedBox(x: 70, y: 5, width: 5, height: 5),
        ChangedBox(x: 10, y: 60, width: 19, height: 2),
        ChangedBox(x: 90, y: 95, width: 1, height: 1),
      ])
  }

  @Test("Pixels that one picture lacks differ")
  func sizes() throws {
    let comparison = PixmapComparison(expected: try white(10, 8), actual: try white(12, 6))
    #expect(!comparison.isSameSize)
    // 2 columns of 6 pixels on the right, 2 rows of 10 at the bottom.
    #expect(comparison.differingPixels == 2 * 6 + 2 * 10)
    #expect(comparison.worst?.difference == 255)
    #expect(comparison.comparedPixels == 12 * 8)
    let tolerance = SnapshotTolerance(pixelsPerWindow: 1024, reason: "any")
    #expect(!comparison.isAccepted(by: tolerance))
  }

  @Test("A tolerance counts pixels in every window of 32×32, wherever it lies")
  func tolerance() throws {
    // Four pixels around a corner of the grid that windows on a grid of 32 would share out.
    let local = [(31, 31), (32, 31), (31, 32), (32, 32)]
    let far = [(0, 0), (40, 0), (0, 40), (40, 40)]
    let expected = try white(96, 96)
    let localChange = PixmapComparison(expected: expected, actual: try dotted(96, 96, at: local))
    let noise = PixmapComparison(expected: expected, actual: try dotted(96, 96, at: far))
    #expect(localChange.densestWindow == 4)
    #expect(noise.densestWindow == 1)
    let tolerance = SnapshotTolerance(pixelsPerWindow: 3, reason: "noise texture")
    #expect(noise.isAccepted(by: tolerance))
    #expect(!localChange.isAccepted(by: tolerance))
    #expect(!noise.isAccepted(by: nil))
  }

  @Test("The densest window is that of the definition")
  func densestWindow() throws {
    var random = SeededRandom(11)
    let places = (0..<60).map { _ in (Int(random.next() % 70), Int(random.next() % 50)) }
    let comparison = PixmapComparison(
      expected: try white(70, 50), actual: try dotted(70, 50, at: places))
    let distinct = Set(places.map { $0.1 * 70 + $0.0 })
    var densest = 0
    for top in 0...50 - 32 {
      for left in 0...70 - 32 {
        let inside = distinct.filter {
          (left..<left + 32).contains($0 % 70) && (top..<top + 32).contains($0 / 70)
        }
        densest = max(densest, inside.count)
      }
    }
    #expect(comparison.densestWindow == densest)
  }

  @Test("A tolerance needs a number and a reason, else it counts for nothing")
  func toleranceNeedsReason() throws {
    func fault(_ count: Int, _ reason: String) -> SnapshotTolerance.Fault? {
      SnapshotTolerance(pixelsPerWindow: count, reason: reason).fault
    }
    #expect(fault(4, " ") == .noReason)
    #expect(fault(0, "noise") == .pixelsOutOfRange(0))
    #expect(fault(1025, "noise") == .pixelsOutOfRange(1025))
    #expect(fault(1024, "noise") == nil)
    let comparison = PixmapComparison(
      expected: try white(4, 4), actual: try dotted(4, 4, level: 1, at: [(0, 0)]))
    #expect(!comparison.isAccepted(by: SnapshotTolerance(pixelsPerWindow: 9, reason: "")))
    #expect(comparison.isAccepted(by: SnapshotTolerance(pixelsPerWindow: 9, reason: "noise")))
  }

  @Test("The difference picture has expected, difference and actual in a row")
  func differenceImage() throws {
    let expected = try white(20, 10)
    let actual = try dotted(20, 10, level: 255, at: [(3, 4)])
    let sheet = try DifferenceImage.sideBySide(expected: expected, actual: actual)
    #expect(sheet.width == 20 * 3 + 2 * 8)
    #expect(sheet.height == 10)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(sheet.bytes[(y * sheet.width + x) * 4..<(y * sheet.width + x) * 4 + 4])
    }
    #expect(pixel(3, 4) == [255, 255, 255, 255])
    // Largest difference: 255 − 255/4 = 192 red, 64 − 63 = 1.
    #expect(pixel(28 + 3, 4) == [192, 1, 1, 255])
    // Faded white stays 223 + 255/8 = 254.
    #expect(pixel(28 + 4, 4) == [254, 254, 254, 255])
    #expect(pixel(56 + 3, 4) == [255, 0, 255, 255])
    #expect(pixel(24, 4) == [128, 128, 128, 255])
  }
}
