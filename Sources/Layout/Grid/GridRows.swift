/// The heights of a grid's rows.
struct GridRows {
  private var heights: [LayoutUnit]
  /// Of rows in which cells share a baseline; empty where there are none.
  private var ascents: [LayoutUnit] = []
  private var descents: [LayoutUnit] = []
  /// Where each row starts, from the start of the first one; known once all cells are in.
  private var offsets: [LayoutUnit] = []
  private let gap: LayoutUnit

  init(count: Int, gap: LayoutUnit) {
    heights = [LayoutUnit](repeating: .zero, count: count)
    self.gap = gap
  }

  /// Makes room for a cell; what several rows lack for a common cell goes to the last of them.
  mutating func add(height: LayoutUnit, rows: Range<Int>) {
    var present = gap * (rows.count - 1)
    for row in rows { present += heights[row] }
    if height > present { heights[rows.upperBound - 1] += height - present }
  }

  /// Makes room for a cell that shares a baseline with others of its row.
  mutating func add(ascent: LayoutUnit, descent: LayoutUnit, row: Int) {
    if ascents.isEmpty {
      ascents = [LayoutUnit](repeating: .zero, count: heights.count)
      descents = ascents
    }
    ascents[row] = max(ascents[row], ascent)
    descents[row] = max(descents[row], descent)
    add(height: ascents[row] + descents[row], rows: row..<row + 1)
  }

  /// Makes some rows equally high, so that all are as high as a grid; a row that is higher than its share stays so.
  mutating func grow(to height: LayoutUnit, where grows: [Bool]) {
    let growing = heights.indices.filter { grows[$0] }.sorted { heights[$0] > heights[$1] }
    guard !growing.isEmpty, height > totalHeight else { return }
    var room = height - totalHeight
    for row in growing { room += heights[row] }
    for (index, row) in growing.enumerated() {
      heights[row] = max(heights[row], room / (growing.count - index))
      room -= heights[row]
    }
    settle()
  }

  /// Fixes where the rows are, after the last cell was added.
  mutating func settle() {
    var offset = LayoutUnit.zero
    offsets = heights.map { height in
      defer { offset += height + gap }
      return offset
    }
  }

  /// The distance from the top of a row to the baseline its cells share.
  func ascent(of row: Int) -> LayoutUnit { ascents[row] }

  /// Where a row starts, from the start of the first one.
  func offset(of row: Int) -> LayoutUnit { offsets[row] }

  /// The height of neighbouring rows with the gaps between them.
  func height(of rows: Range<Int>) -> LayoutUnit {
    let last = rows.upperBound - 1
    return offsets[last] + heights[last] - offsets[rows.lowerBound]
  }

  var totalHeight: LayoutUnit { heights.isEmpty ? .zero : height(of: heights.indices) }
}
