/// Coverage of a rectangle of pixels in 16 bits; 65,535 is a whole pixel.
struct MaskTile: Equatable, Sendable {
  let width: Int
  let height: Int
  var values: [UInt16]

  /// Draws coverage into a tile that shows `rect`.
  init(_ coverage: Coverage, rect: PixelRect) {
    width = rect.width
    height = rect.height
    values = [UInt16](repeating: 0, count: width * height)
    guard !rect.isEmpty else { return }
    let rows = min(height, 64)
    let renderer = BandRenderer(width: width, rows: rows)
    let width = width
    unsafe values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for top in stride(from: rect.minY, to: rect.maxY, by: rows) {
        let window = PixelRect(
          minX: rect.minX, minY: top, maxX: rect.maxX, maxY: min(top + rows, rect.maxY))
        let start = unsafe base + (top - rect.minY) * width
        var sink = unsafe MaskSink(
          MaskRows(base: start, stride: width, wholeRuns: nil, offsetX: 0))
        renderer.emit(coverage, window, into: &sink)
      }
    }
  }
}

/// A mask in device pixels whose middle column and row may be drawn many times: nine slices.
struct PlacedMask: Sendable {
  let tile: MaskTile
  /// The pixel of the tile's top-left corner.
  let x: Int
  let y: Int
  /// The repeated column and row of the tile, and how often each is drawn beyond the first time.
  let stretchColumn: Int
  let extraColumns: Int
  let stretchRow: Int
  let extraRows: Int

  init(
    _ tile: MaskTile, x: Int, y: Int, stretchColumn: Int = 0, extraColumns: Int = 0,
    stretchRow: Int = 0, extraRows: Int = 0
  ) {
    self.tile = tile
    self.x = x
    self.y = y
    self.stretchColumn = stretchColumn
    self.extraColumns = extraColumns
    self.stretchRow = stretchRow
    self.extraRows = extraRows
  }

  /// Bytes held until the mask is drawn.
  var byteCount: Int { tile.values.count * 2 }

  var bounds: PixelRect {
    PixelRect(
      minX: x, minY: y, maxX: x + tile.width + extraColumns, maxY: y + tile.height + extraRows)
  }

  func emit<Sink: SpanSink>(_ window: PixelRect, scratch: CellBuffer, into sink: inout Sink) {
    let part = bounds.intersection(window)
    guard !part.isEmpty else { return }
    for row in part.minY..<part.maxY {
      sink.beginRow(row - window.minY)
      emit(row, part.minX..<part.maxX, window, scratch, into: &sink)
    }
  }

  /// Emits the columns `range` of one row, all in device pixels.
  private func emit<Sink: SpanSink>(
    _ row: Int, _ range: Range<Int>, _ window: PixelRect, _ scratch: CellBuffer,
    into sink: inout Sink
  ) {
    let down = row - y
    let tileRow =
      down <= stretchRow
      ? down : down <= stretchRow + extraRows ? stretchRow : down - extraRows
    // The middle slice has one value in this row.
    let middle = (x + stretchColumn)..<(x + stretchColumn + extraColumns + 1)
    unsafe tile.values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      let line = unsafe base + tileRow * tile.width
      func copy(_ part: Range<Int>, shift: Int) {
        guard !part.isEmpty else { return }
        unsafe sink.mask(
          x: part.lowerBound - window.minX, count: part.count,
          values: line + (part.lowerBound - shift), scratch: scratch.coverage)
      }
      copy(range.clamped(to: Int.min..<middle.lowerBound), shift: x)
      let solid = range.clamped(to: middle)
      if !solid.isEmpty {
        let weight = unsafe maskWeight(line[stretchColumn])
        if weight > 0 {
          sink.solid(x: solid.lowerBound - window.minX, count: solid.count, coverage: weight)
        }
      }
      copy(range.clamped(to: middle.upperBound..<Int.max), shift: x + extraColumns)
    }
  }
}
