public import Foundation

/// The extent of a column or a row of a lazy grid, and the gap after it.
public struct GridItem: Sendable {
  /// How the extent follows from the room there is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the extent of the column or row follows from the room there is.
  public var size: Size
  /// The gaps in points, which the first item sets for all; `nil` for those of the theme.
  public var spacing: CGFloat?
  /// Where views are in their cells; `nil` for the alignment of the grid.
  public var alignment: Alignment?

  /// Makes the item of one column or row, or of as many as fit with an adaptive size.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridStyle.Track {
    switch size {
    case .fixed(let length): .fixed(max(length.finite(or: 0), 0))
    case .flexible(let minimum, let maximum):
      .flexible(
        minimum: max(minimum.finite(or: 0), 0),
        maximum: maximum.isNaN ? .infinity : max(Double(maximum), 0))
    case .adaptive(let minimum, let maximum):
      // A column without width would fit any number of times.
      .adaptive(
        minimum: max(minimum.finite(or: 1), 1),
        maximum: maximum.isNaN ? .infinity : max(Double(maximum), 1))
    }
  }
}

/// Views in columns of given widths, row after row.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a grid; `spacing` is the gap between rows in points. Pinning has no effect.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let gap = Double(context.environment.theme.space[.xs])
    let style = GridStyle(
      tracks: columns.map(\.track),
      columnSpacing: columns.first?.spacing?.finite(or: 0) ?? gap,
      rowSpacing: spacing?.finite(or: 0) ?? gap,
      alignment: columns.first?.alignment ?? Alignment(horizontal: alignment, vertical: .center))
    return context.gridSections(
      of: content, along: .vertical, spacing: style.rowSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center)
    ) { cells in ResolvedNode(.grid(style), children: cells) }
  }
}

/// Views in rows of given heights, column after column.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a grid; `spacing` is the gap between columns in points. Pinning has no effect.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let gap = Double(context.environment.theme.space[.xs])
    let spacing = spacing?.finite(or: 0) ?? gap
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    return context.gridSections(
      of: content, along: .horizontal, spacing: spacing, alignment: alignment
    ) { children in
      let count = max(rows.count, 1)
      // Column after column: a row of columns with as many views each as there are rows.
      let columns = stride(from: 0, to: children.count, by: count).map { start in
        let cells = zip(rows, children[start..<min(start + count, children.count)]).map {
          row, cell in row.cell(cell)
        }
        return ResolvedNode(
          .stack(
            StackStyle(
              axis: .vertical, spacing: rows.first?.spacing?.finite(or: 0) ?? gap,
              alignment: .center)), children: cells)
      }
      return ResolvedNode(
        .stack(StackStyle(axis: .horizontal, spacing: spacing, alignment: alignment)),
        children: columns)
    }
  }
}

extension ResolveContext {
  /// The cells of a lazy grid; those of sections between the sections' headers and footers, which follow
  /// each other along an axis and are as long as the grid across it.
  @MainActor
  fileprivate func gridSections(
    of content: some View, along axis: Axis, spacing: Double, alignment: Alignment,
    grid: ([ResolvedNode]) -> ResolvedNode
  ) -> [ResolvedNode] {
    let sections = ListSections.sections(of: content, in: self, asRows: false)
    let parts = sections.flatMap { section in
      let cells = section.rows.map(\.content)
      return section.header._resolve(in: self) + (cells.isEmpty ? [] : [grid(cells)])
        + section.footer._resolve(in: self)
    }
    // Without a header or a footer there is one grid of all cells, however they are grouped.
    guard parts.count > sections.filter({ !$0.rows.isEmpty }).count else {
      return [grid(sections.flatMap { $0.rows.map(\.content) })]
    }
    let stack = StackStyle(axis: axis, spacing: spacing, alignment: alignment)
    return [ResolvedNode(.stack(stack), children: parts)]
  }
}

extension GridItem {
  /// A view in a row of this height.
  fileprivate func cell(_ node: ResolvedNode) -> ResolvedNode {
    var frame = FrameStyle(alignment: alignment ?? .center)
    switch track {
    case .fixed(let length):
      frame.height = length
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      frame.minHeight = minimum
      frame.maxHeight = maximum
    case .content:
      return node
    }
    return ResolvedNode(.frame(frame), children: [node])
  }
}

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
