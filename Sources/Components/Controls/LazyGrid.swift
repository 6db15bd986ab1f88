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
