import Layout

extension BoxDraft {
  /// Makes the box a cell of a grid that is where its style says.
  mutating func place(_ cell: GridCellStyle) {
    style.columnSpan = UInt16(clamping: max(cell.columnSpan, 1))
    if let horizontal = cell.horizontal { style.justifySelf = horizontal.item }
    if let vertical = cell.vertical { style.alignSelf = vertical.item }
  }
}
