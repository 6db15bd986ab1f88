import Layout

extension BoxDraft {
  /// Makes a box a cell of the grid that this box is.
  mutating func accept(_ cell: inout BoxDraft, at place: GridCellStyle, of style: GridStyle) {
    cell.place(place)
    // Columns that divide the room take all of it; those as wide as their cells only if one asks.
    if !style.tracks.contains(where: \.dividesRoom) {
      if cell.greed.contains(.horizontal), !place.unsizedAxes.contains(.horizontal) {
        greed.insert(.horizontal)
        cell.style.flexGrow = 1
      }
      if cell.greed.contains(.vertical), cell.greatestHeight == nil,
        !place.unsizedAxes.contains(.vertical)
      {
        greed.insert(.vertical)
        cell.style.growsGridRow = true
      }
    }
    cell.becomeLayer()
  }

  /// Makes the box a cell of a grid that is where its style says.
  private mutating func place(_ cell: GridCellStyle) {
    style.columnSpan = UInt16(clamping: max(cell.columnSpan, 1))
    if let horizontal = cell.horizontal { style.justifySelf = horizontal.item }
    if let vertical = cell.vertical { style.alignSelf = vertical.item }
  }
}
