// Grids: columns from `gridColumns`, as many rows as the children fill.
extension LayoutPass {
  /// The intrinsic widths of a grid's content box.
  mutating func gridContentWidths(_ box: BoxContext) -> IntrinsicWidths {
    let tracks = gridTracks(of: box.node)
    let content = trackContent(
      of: box.node, tracks: tracks,
      placement: placeCells(of: box.node, columnCount: tracks.count))
    return gridWidths(of: box.node, tracks: tracks, content: content)
  }

  /// The least width of a grid's content box if words in it break.
  mutating func leastGridWidth(of node: Int, levels: Int) -> LayoutUnit {
    let tracks = gridTracks(of: node)
    let content = trackContent(
      of: node, tracks: tracks, placement: placeCells(of: node, columnCount: tracks.count),
      levels: levels)
    return gridWidths(of: node, tracks: tracks, content: content).minimum
  }

  private func gridWidths(
    of node: Int, tracks: [GridTrack], content: [IntrinsicWidths]
  ) -> IntrinsicWidths {
    let gap = styles[node].columnGap.length(of: nil).nonNegative
    var widths = IntrinsicWidths.zero + gap * max(0, tracks.count - 1)
    for (track, own) in zip(tracks, content) {
      let (minimum, maximum) = intrinsicWidths(of: track, content: own)
      widths.minimum += minimum
      widths.maximum += maximum
    }
    widths.maximum = max(widths.maximum, widths.minimum)
    return widths
  }

  private func intrinsicWidths(
    of track: GridTrack, content: IntrinsicWidths
  ) -> (minimum: LayoutUnit, maximum: LayoutUnit) {
    switch track {
    case .fixed(let width):
      return (LayoutUnit(width).nonNegative, LayoutUnit(width).nonNegative)
    case .content: return (content.minimum, content.maximum)
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      let lower = LayoutUnit(minimum).nonNegative
      let limits = Limits(minimum: lower, maximum: max(lower, LayoutUnit(maximum)))
      return (lower, limits.clamp(content.maximum))
    }
  }

  mutating func layoutGrid(
    _ box: BoxContext, width: LayoutUnit, goal: LayoutGoal
  ) -> LayoutResult {
    let tracks = gridTracks(of: box.node)
    var placement = placeCells(of: box.node, columnCount: tracks.count)
    let needsContent = tracks.contains(.content)
    let available = box.contentWidth ?? .zero
    let gap = styles[box.node].columnGap.length(of: box.contentWidth).nonNegative
    let grows = needsContent ? trackGrowth(placement, count: tracks.count) : []
    var content =
      needsContent ? trackContent(of: box.node, tracks: tracks, placement: placement) : []
    var columns = GridColumns(
      tracks: tracks, available: available, gap: gap, content: content, grows: grows)
    if needsContent, gridWidths(of: box.node, tracks: tracks, content: content).minimum > available
    {
      // Words break before the columns stick out.
      content = trackContent(
        of: box.node, tracks: tracks, placement: placement, levels: Self.deepestWords)
      columns = GridColumns(
        tracks: tracks, available: available, gap: gap, content: content, grows: grows,
        sharesEqually: true)
    }
    if isSuspended { return .empty }
    // Adaptive tracks make more columns than there are tracks.
    if columns.count != tracks.count {
      placement = placeCells(of: box.node, columnCount: columns.count)
    }
    let rowGap = styles[box.node].rowGap.length(of: box.contentHeight).nonNegative
    var rows = rowHeights(box, columns: columns, placement: placement, gap: rowGap)
    if isSuspended { return .empty }

    let intrinsicHeight = rows.totalHeight + box.edges.vertical
    if let height = box.contentHeight {
      rows.grow(to: height, where: rowGrowth(placement))
    }
    var result = LayoutResult(
      width: huggedWidth(box, offered: width, content: columns.totalWidth),
      height: finalHeight(box, content: intrinsicHeight),
      intrinsicHeight: intrinsicHeight)
    if goal != .size {
      place(placement, in: box, columns: columns, rows: rows, result: &result)
      placeAbsoluteCells(box, in: result)
    }
    return result
  }

  private func gridTracks(of node: Int) -> [GridTrack] {
    styles[node].gridColumns.isEmpty ? [.flexible()] : styles[node].gridColumns
  }

  // MARK: Columns

  /// What the cells of each track want; a cell over several tracks counts for the part that the
  /// tracks do not have yet, shared equally.
  ///
  /// - Parameter levels: how deep words break; `nil` where they do not.
  private mutating func trackContent(
    of node: Int, tracks: [GridTrack], placement: GridPlacement, levels: Int? = nil
  ) -> [IntrinsicWidths] {
    var content = [IntrinsicWidths](repeating: .zero, count: tracks.count)
    let gap = styles[node].columnGap.length(of: nil).nonNegative
    let space = ConstraintSpace()
    forEach(apart: placement.cells(bySpan: \.columnSpan)) { pass, cell in
      let margins = pass.margins(of: cell.node, percentageBase: nil).horizontal
      var wanted = pass.widthContribution(of: cell.node, in: space) + margins
      if let levels { wanted.minimum = pass.leastWidth(of: cell.node, levels: levels) + margins }
      let gaps = gap * (cell.columnSpan - 1)
      var missing = (
        minimum: wanted.minimum - gaps, maximum: wanted.maximum - gaps
      )
      for column in cell.columns {
        missing.minimum -= content[column].minimum
        missing.maximum -= content[column].maximum
      }
      for column in cell.columns {
        content[column].minimum += missing.minimum.nonNegative / cell.columnSpan
        content[column].maximum += missing.maximum.nonNegative / cell.columnSpan
      }
    }
    return content
  }

  /// Which tracks have a cell of their own with a `flexGrow`.
  private func trackGrowth(_ placement: GridPlacement, count: Int) -> [Bool] {
    var grows = [Bool](repeating: false, count: count)
    for cell in placement.cells
    where cell.columnSpan == 1 && styles[cell.node].growFactor > 0 {
      grows[cell.column] = true
    }
    return grows
  }

  private mutating func placeCells(of node: Int, columnCount: Int) -> GridPlacement {
    var placement = GridPlacement(columnCount: columnCount)
    forEachChildInFlow(of: node) { pass, child in
      placement.place(
        child, columnSpan: Int(pass.styles[child].columnSpan),
        rowSpan: Int(pass.styles[child].rowSpan), startsRow: pass.styles[child].startsGridRow)
    }
    return placement
  }

  // MARK: Rows

  private mutating func rowHeights(
    _ box: BoxContext, columns: GridColumns, placement: GridPlacement, gap: LayoutUnit
  ) -> GridRows {
    var rows = GridRows(count: placement.rowCount, gap: gap)
    // Cells of one row first: a cell over several rows only adds what these leave open.
    forEach(apart: placement.cells(bySpan: \.rowSpan)) { pass, cell in
      let area = CellArea(width: columns.width(of: cell.columns), height: nil)
      let margins = pass.margins(of: cell.node, percentageBase: area.width)
      let space = pass.cellSpace(cell.node, in: box.node, area: area)
      let isBaseline = pass.alignment(of: cell.node, in: box.node).position == .baseline
      let result = pass.layout(cell.node, in: space, goal: isBaseline ? .baselines : .size)
      let height = result.height + margins.vertical
      if isBaseline, cell.rowSpan == 1 {
        let ascent = margins.top + (result.firstBaseline ?? result.height)
        rows.add(ascent: ascent, descent: height - ascent, row: cell.row)
      } else {
        rows.add(height: height, rows: cell.rows)
      }
    }
    rows.settle()
    return rows
  }

  /// Which rows have a cell of their own that lets them grow.
  private func rowGrowth(_ placement: GridPlacement) -> [Bool] {
    var grows = [Bool](repeating: false, count: placement.rowCount)
    for cell in placement.cells where cell.rowSpan == 1 && styles[cell.node].growsGridRow {
      grows[cell.row] = true
    }
    return grows
  }

  // MARK: Placement

  private mutating func place(
    _ placement: GridPlacement, in box: BoxContext, columns: GridColumns, rows: GridRows,
    result: inout LayoutResult
  ) {
    let isRightToLeft = isRightToLeft(box.node)
    let freeWidth = (result.width - box.edges.horizontal).nonNegative - columns.totalWidth
    let freeHeight = result.height - box.edges.vertical - rows.totalHeight
    let start =
      (isRightToLeft ? box.edges.right : box.edges.left)
      + gridOffset(styles[box.node].justifyContent, freeSpace: freeWidth)
    let top =
      box.edges.top + gridOffset(styles[box.node].alignContent, freeSpace: freeHeight)
    forEach(apart: placement.cells) { pass, cell in
      let area = CellArea(
        width: columns.width(of: cell.columns), height: rows.height(of: cell.rows))
      let frame = pass.layoutCell(cell.node, in: box.node, area: area)
      let inlineOffset = start + columns.offset(of: cell.column) + frame.start
      var y = top + rows.offset(of: cell.row) + frame.top
      if pass.alignment(of: cell.node, in: box.node).position == .baseline, cell.rowSpan == 1 {
        let margin = pass.margins(of: cell.node, percentageBase: area.width).top
        let ascent = margin + (frame.result.firstBaseline ?? frame.result.height)
        y += rows.ascent(of: cell.row) - ascent
      }
      let x =
        isRightToLeft ? result.width - inlineOffset - frame.result.width : inlineOffset
      pass.place(
        cell.node, in: box, x: x, y: y, width: frame.result.width,
        height: frame.result.height)
      let baseline = frame.result.firstBaseline ?? frame.result.height
      if result.firstBaseline == nil { result.firstBaseline = y + baseline }
      if cell.row == placement.rowCount - 1 {
        result.lastBaseline = y + (frame.result.lastBaseline ?? frame.result.height)
      }
    }
  }

  /// Columns and rows as a whole start at the start edge unless they are told otherwise.
  private func gridOffset(_ alignment: ContentAlignment, freeSpace: LayoutUnit) -> LayoutUnit {
    ContentDistribution(alignment, freeSpace: freeSpace, count: 1, isReversed: false).offset
  }
}
