/// One byte a pixel: the largest difference of a channel, in a box around both pictures.
struct DifferenceMap {
  let width: Int
  let height: Int
  /// `width * height` differences.
  private(set) var levels: [UInt8]
  private(set) var count = 0
  private(set) var worst: PixmapComparison.WorstPixel?

  /// Groups of pixels nearer than this many pixels to each other share a box.
  private static let cellSide = 16

  init(expected: Pixmap, actual: Pixmap) {
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
    levels = [UInt8](repeating: 0, count: width * height)
    var largest = (level: UInt8(0), x: 0, y: 0)
    for y in 0..<height {
      fill(row: y, expected: expected, actual: actual, largest: &largest)
    }
    guard count > 0 else { return }
    worst = PixmapComparison.WorstPixel(
      x: largest.x, y: largest.y, expected: expected.pixel(x: largest.x, y: largest.y),
      actual: actual.pixel(x: largest.x, y: largest.y), difference: largest.level)
  }

  private mutating func fill(
    row y: Int, expected: Pixmap, actual: Pixmap, largest: inout (level: UInt8, x: Int, y: Int)
  ) {
    let shared =
      y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
    let before = expected.bytes.span
    let after = actual.bytes.span
    for x in 0..<width {
      var level: UInt8 = 0
      if x < shared {
        let first = (y * expected.width + x) * 4
        let second = (y * actual.width + x) * 4
        for channel in 0..<4 {
          let (a, b) = (before[first + channel], after[second + channel])
          level = max(level, a > b ? a - b : b - a)
        }
      } else if expected.contains(x: x, y: y) || actual.contains(x: x, y: y) {
        level = 255
      }
      guard level > 0 else { continue }
      levels[y * width + x] = level
      count += 1
      if level > largest.level { largest = (level, x, y) }
    }
  }

  // MARK: Regions

  /// Boxes around differing pixels: cells of 16×16 pixels that touch form a group, and each
  /// group's box is drawn tightly around its pixels.
  func regions() -> [ChangedBox] {
    let columns = (width + Self.cellSide - 1) / Self.cellSide
    let rows = (height + Self.cellSide - 1) / Self.cellSide
    var boxes = [Box?](repeating: nil, count: columns * rows)
    for y in 0..<height {
      for x in 0..<width where levels[y * width + x] > 0 {
        let cell = y / Self.cellSide * columns + x / Self.cellSide
        boxes[cell] = boxes[cell]?.including(x: x, y: y) ?? Box(x: x, y: y)
      }
    }
    var regions: [ChangedBox] = []
    for cell in boxes.indices where boxes[cell] != nil {
      regions.append(Self.takeGroup(at: cell, from: &boxes, columns: columns, rows: rows).rect)
    }
    return regions.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Removes all cells connected to `start` and returns the box around them.
  private static func takeGroup(
    at start: Int, from boxes: inout [Box?], columns: Int, rows: Int
  ) -> Box {
    var group = Box(x: 0, y: 0)
    var isFirst = true
    var open = [start]
    while let cell = open.popLast() {
      guard let box = boxes[cell] else { continue }
      boxes[cell] = nil
      group = isFirst ? box : group.union(box)
      isFirst = false
      let (column, row) = (cell % columns, cell / columns)
      for y in max(row - 1, 0)...min(row + 1, rows - 1) {
        for x in max(column - 1, 0)...min(column + 1, columns - 1)
        where boxes[y * columns + x] != nil {
          open.append(y * columns + x)
        }
      }
    }
    return group
  }

  private struct Box {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    init(x: Int, y: Int) { (minX, minY, maxX, maxY) = (x, y, x, y) }

    func including(x: Int, y: Int) -> Box { union(Box(x: x, y: y)) }

    func union(_ other: Box) -> Box {
      var box = self
      box.minX = min(minX, other.minX)
      box.minY = min(minY, other.minY)
      box.maxX = max(maxX, other.maxX)
      box.maxY = max(maxY, other.maxY)
      return box
    }

    var rect: ChangedBox {
      ChangedBox(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
    }
  }

  // MARK: Windows

  /// The most differing pixels in any window of `side`×`side` pixels, or in the whole picture where
  /// it is smaller: running sums down the columns and along the rows.
  func densestWindow(side: Int) -> Int {
    var columnSums = [Int](repeating: 0, count: width)
    var densest = 0
    for y in 0..<height {
      var windowSum = 0
      for x in 0..<width {
        columnSums[x] += levels[y * width + x] > 0 ? 1 : 0
        if y >= side { columnSums[x] -= levels[(y - side) * width + x] > 0 ? 1 : 0 }
        windowSum += columnSums[x]
        if x >= side { windowSum -= columnSums[x - side] }
        densest = max(densest, windowSum)
      }
    }
    return densest
  }
}

extension Pixmap {
  fileprivate func contains(x: Int, y: Int) -> Bool { x < width && y < height }

  fileprivate func pixel(x: Int, y: Int) -> [UInt8]? {
    guard contains(x: x, y: y) else { return nil }
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }
}
