import Testing

import Layout

@Suite("Pixel grid")
struct PixelGridTests {
  @Test("Boxes that touch in points touch in pixels", arguments: [1.0, 2, 3, 1.5])
  func sharedEdges(scale: Double) {
    let grid = PixelGrid(scale: scale)
    // Thirds of 100 pt, side by side.
    let edges = [0, 33.328125, 66.65625, 100]
    let snapped = (0..<3).map {
      grid.snap(Rect(minX: edges[$0], minY: 0.2, maxX: edges[$0 + 1], maxY: 10.2))
    }
    #expect(snapped[0].maxX == snapped[1].minX)
    #expect(snapped[1].maxX == snapped[2].minX)
    #expect(snapped[2].maxX == 100)
    for rect in snapped {
      #expect((rect.minX * scale).truncatingRemainder(dividingBy: 1) == 0)
    }
  }

  @Test("Edges are rounded, so a size depends on where the box is")
  func edgesNotSizes() {
    let grid = PixelGrid(scale: 1)
    // 0.4 → 0 and 1.0 → 1; 0.6 → 1 and 1.2 → 1.
    #expect(grid.snap(Rect(x: 0.4, y: 0, width: 0.6, height: 1)).width == 1)
    #expect(grid.snap(Rect(x: 0.6, y: 0, width: 0.6, height: 1)).width == 0)
    // Halves go up, also left of the origin.
    #expect(grid.snap(-0.5) == 0)
    #expect(grid.snap(0.5) == 1)
  }

  @Test("Text never becomes narrower than measured")
  func text() {
    let grid = PixelGrid(scale: 2)
    // From 0.2 → 0 to 10.7 → 10.5 would be 10.5 pt for 10.6 pt of text.
    let snapped = grid.snapMeasured(Rect(x: 0.2, y: 0, width: 10.6, height: 8))
    #expect(snapped == Rect(x: 0, y: 0, width: 11, height: 8))
  }

  @Test("A scale that makes no sense is 1", arguments: [0, -2, .nan, .infinity])
  func scales(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }
}
