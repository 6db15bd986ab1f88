/// A child in the cells it covers.
struct GridCell {
  let node: Int
  let column: Int
  let columnSpan: Int
  let row: Int
  let rowSpan: Int

  var columns: Range<Int> { column..<column + columnSpan }
  var rows: Range<Int> { row..<row + rowSpan }
}

/// Puts children into cells row by row, each into the first free cells after the one before it
/// (css-grid-2 §8.5, "sparse").
struct GridPlacement {
  /// The most rows a cell can cover, so that the number of rows stays in proportion to the cells.
  static let maximumRowSpan = 100

  private(set) var cells: [GridCell] = []
  private(set) var rowCount = 0
  /// Whether some cell covers several columns or rows.
  private var hasSpans = false
  private let columnCount: Int
  private var column = 0
  private var row = 0
  /// For each column, the first row that no cell above covers.
  private var freeFrom: [Int]

  init(columnCount: Int) {
    self.columnCount = max(columnCount, 1)
    freeFrom = [Int](repeating: 0, count: self.columnCount)
  }

  mutating func place(_ node: Int, columnSpan: Int, rowSpan: Int, startsRow: Bool) {
    let span = min(max(columnSpan, 1), columnCount)
    if startsRow && column > 0 { nextRow() }
    while true {
      while column + span <= columnCount && !isFree(column..<column + span) { column += 1 }
      if column + span <= columnCount { break }
      nextRow()
    }
    let cell = GridCell(
      node: node, column: column, columnSpan: span, row: row,
      rowSpan: min(max(rowSpan, 1), Self.maximumRowSpan))
    cells.append(cell)
    if span > 1 || cell.rowSpan > 1 { hasSpans = true }
    for covered in cell.columns { freeFrom[covered] = row + cell.rowSpan }
    rowCount = max(rowCount, row + cell.rowSpan)
    column += span
  }

  /// The cells that cover least first, and among them those of upper rows.
  func cells(bySpan span: KeyPath<GridCell, Int>) -> [GridCell] {
    // Cells of one column and one row each are in this order already.
    guard hasSpans else { return cells }
    return cells.sorted { ($0[keyPath: span], $0.row) < ($1[keyPath: span], $1.row) }
  }

  private func isFree(_ range: Range<Int>) -> Bool {
    range.allSatisfy { freeFrom[$0] <= row }
  }

  private mutating func nextRow() {
    row += 1
    column = 0
  }
}
