/// Rows of a table, with what is over them.
public struct TableRowSection<RowValue> {
  var header: AnyView?
  var rows: [RowValue]
}

/// The rows in a section of a table, which shows them.
public struct TableSectionRows<RowValue>: View {
  public typealias Body = Never

  let sections: [TableRowSection<RowValue>]

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] { [] }
}

/// Composes the rows of a table.
@MainActor @preconcurrency @resultBuilder
public enum TableRowBuilder<RowValue> {
  /// What the rows are gathered in: those one after the other have no header, those of a section its own.
  public typealias Rows = [TableRowSection<RowValue>]

  /// Takes the value of a row.
  public static func buildExpression(_ row: TableRow<RowValue>) -> Rows {
    [TableRowSection(rows: [row.value])]
  }
  /// Takes the values of the rows of a loop.
  public static func buildExpression<Data, ID>(
    _ rows: ForEach<Data, ID, TableRow<RowValue>>
  ) -> Rows {
    [TableRowSection(rows: rows.data.map { rows.content($0).value })]
  }
  /// Takes the rows of a section.
  public static func buildExpression<Parent, Footer>(
    _ section: Section<Parent, TableSectionRows<RowValue>, Footer>
  ) -> Rows {
    let header = Parent.self == EmptyView.self ? AnyView?.none : AnyView(section.header)
    return [
      TableRowSection(header: header, rows: section.content.sections.flatMap(\.rows))
    ]
  }
  /// Takes the rows of the sections of a loop.
  public static func buildExpression<Data, ID, Parent, Footer>(
    _ sections: ForEach<Data, ID, Section<Parent, TableSectionRows<RowValue>, Footer>>
  ) -> Rows {
    sections.data.flatMap { buildExpression(sections.content($0)) }
  }
  /// The rows of a block.
  public static func buildBlock(_ rows: Rows...) -> Rows { rows.flatMap { $0 } }
  /// The rows of an `if`, or none.
  public static func buildOptional(_ rows: Rows?) -> Rows { rows ?? [] }
  /// The rows of the first branch.
  public static func buildEither(first: Rows) -> Rows { first }
  /// The rows of the second branch.
  public static func buildEither(second: Rows) -> Rows { second }
}

extension Section where Footer == EmptyView {
  /// Rows of a table under a header.
  @_disfavoredOverload
  public init<Value>(
    @TableRowBuilder<Value> content: () -> [TableRowSection<Value>],
    @ViewBuilder header: () -> Parent
  ) where Content == TableSectionRows<Value> {
    self.init(
      content: { TableSectionRows(sections: content()) }, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows of a table that belong together.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> [TableRowSection<Value>])
  where Content == TableSectionRows<Value> {
    self.init(content: content, header: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows of a table under a title.
  @_disfavoredOverload
  public init<Value>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> [TableRowSection<Value>]
  ) where Content == TableSectionRows<Value> {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Rows of a table under a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, Value>(
    _ title: S, @TableRowBuilder<Value> content: () -> [TableRowSection<Value>]
  ) where Content == TableSectionRows<Value> {
    self.init(content: content, header: { Text(title) })
  }
}
