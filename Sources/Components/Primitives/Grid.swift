public import Foundation

/// Rows of views whose columns are as wide as their widest view.
public struct Grid<Content: View>: View {
  public typealias Body = Never

  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Makes a grid of rows; the gaps are in points, `nil` for those of the theme.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let gap = Double(context.environment.theme.space[.xs])
    let rows = content._resolve(in: context)
    // Each row's views become cells; a view outside a row covers all columns.
    var cells = rows.map { row in row.name == GridRowName.value ? row.children : [row] }
    let count = cells.map { $0.reduce(0) { $0 + $1.gridCell.columnSpan } }.max() ?? 0
    for (index, row) in rows.enumerated() where row.name != GridRowName.value {
      cells[index][0].gridCell.columnSpan = max(count, 1)
    }
    alignColumns(of: &cells)
    var style = GridStyle(
      tracks: Array(repeating: .content, count: max(count, 1)),
      columnSpacing: horizontalSpacing?.finite(or: 0) ?? gap,
      rowSpacing: verticalSpacing?.finite(or: 0) ?? gap, alignment: alignment)
    style.adaptsRowSpacing =
      verticalSpacing == nil && context.environment.textProportions != nil
    let filled = cells.flatMap { row in
      let covered = row.reduce(0) { $0 + $1.gridCell.columnSpan }
      return row + (min(covered, count)..<count).map { _ in ResolvedNode(.overlay(.center)) }
    }
    return [ResolvedNode(.grid(style), children: filled)]
  }

  /// A cell that says where its column's content is speaks for all cells of the column.
  private func alignColumns(of rows: inout [[ResolvedNode]]) {
    var alignments: [Int: HorizontalAlignment] = [:]
    forEachCell(of: &rows) { column, cell in
      guard cell.gridCell.columnSpan == 1 else { return }
      alignments[column] = alignments[column] ?? cell.gridCell.column
    }
    forEachCell(of: &rows) { column, cell in
      guard cell.gridCell.columnSpan == 1, cell.gridCell.horizontal == nil else { return }
      cell.gridCell.horizontal = alignments[column]
    }
  }

  private func forEachCell(
    of rows: inout [[ResolvedNode]], _ visit: (Int, inout ResolvedNode) -> Void
  ) {
    for row in rows.indices {
      var column = 0
      for cell in rows[row].indices {
        visit(column, &rows[row][cell])
        column += rows[row][cell].gridCell.columnSpan
      }
    }
  }
}

/// The views of one row of a grid.
public struct GridRow<Content: View>: View {
  public typealias Body = Never

  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row; its alignment, where given, replaces the grid's across the row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let cells = content._resolve(in: context).map { node in
      var cell = node
      cell.gridCell.vertical = cell.gridCell.vertical ?? alignment
      return cell
    }
    var row = ResolvedNode.stack(
      .horizontal, alignment: .center, spacing: nil, children: cells, in: context.environment)
    row.name = GridRowName.value
    return [row]
  }
}

/// The name by which a grid knows its rows.
enum GridRowName {
  static let value = "gridRow"
}
