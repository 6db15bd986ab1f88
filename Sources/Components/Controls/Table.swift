public import Foundation

/// Rows of values in columns under their titles.
///
/// In a compact width only the first column is shown, as a list without titles. At accessibility
/// sizes, and where columns have no room, the values of a row are below each other, each under the
/// title of its column.
public struct Table<Value: Identifiable, Rows, Columns>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.theme) private var theme
  private let sections: [TableRowSection<Value>]
  private let columns: [TableColumn<Value>]

  init(sections: [TableRowSection<Value>], columns: [TableColumn<Value>]) {
    self.sections = sections
    self.columns = columns
  }

  public var body: some View {
    if sizeClass == .compact {
      List {
        ForEach(sections.indices, id: \.self) { index in
          if let header = sections[index].header {
            Section {
              firstValues(of: sections[index])
            } header: {
              header
            }
          } else {
            firstValues(of: sections[index])
          }
        }
      }
      .listStyle(.plain)
    } else if typeSize.isAccessibilitySize {
      titledValues
    } else {
      ViewThatFits(in: .horizontal) {
        lines
        titledValues
      }
    }
  }

  private func firstValues(of section: TableRowSection<Value>) -> some View {
    ForEach(section.rows) { row in
      columns.first?.content(row)
    }
  }

  private func header(of section: TableRowSection<Value>) -> some View {
    section.header?.font(.headline).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
  }

  private var titledValues: some View {
    VStack(alignment: .leading, spacing: theme.space.sm) {
      ForEach(Array(sections.enumerated()), id: \.offset) { index, section in
        if index > 0 { Divider() }
        header(of: section)
        titledValues(of: section.rows)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func titledValues(of rows: [Value]) -> some View {
    Group {
      ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
        if index > 0 { Divider() }
        ForEach(columns.indices, id: \.self) { column in
          VStack(alignment: .leading, spacing: 0) {
            title(of: columns[column])
            columns[column].content(row)
          }
        }
      }
    }
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: 0) {
      line { column in
        title(of: column).accessibilityAddTraits(.isHeader)
      }
      ForEach(sections.indices, id: \.self) { index in
        header(of: sections[index]).padding(.horizontal, .sm).padding(.top, .md)
        ForEach(sections[index].rows) { row in
          Divider()
          line { $0.content(row) }
        }
      }
    }
  }

  private func title(of column: TableColumn<Value>) -> some View {
    column.title.font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
  }

  private func line(
    @ViewBuilder _ cell: @escaping (TableColumn<Value>) -> some View
  ) -> some View {
    HStack(spacing: 0) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        cell(column)
          .lineLimit(typeSize > .large ? nil : 1)
          .padding(.horizontal, .sm)
          .padding(.vertical, .xs)
          .frame(
            minWidth: column.fixedWidth ?? column.minWidth,
            maxWidth: column.fixedWidth ?? column.maxWidth ?? .infinity, alignment: column.alignment
          )
      }
    }
  }
}

extension Table
where Rows == TableRowBuilder<Value>.Rows, Columns == TableColumnBuilder<Value>.Columns {
  /// A table of the elements in their order.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(sections: [TableRowSection(rows: Array(data))], columns: columns())
  }

  /// A table with a selected row; its cells themselves show which one it is.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(sections: [TableRowSection(rows: Array(data))], columns: columns())
  }

  /// A table with selected rows; its cells themselves show which ones they are.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(sections: [TableRowSection(rows: Array(data))], columns: columns())
  }

  /// A table that its reader can sort; rows are shown as they are given.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(sections: [TableRowSection(rows: Array(data))], columns: columns())
  }

  /// A table that its reader can sort, with selected rows; rows are shown as they are given.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(sections: [TableRowSection(rows: Array(data))], columns: columns())
  }

  /// A table of rows that are given one by one.
  public init(
    of type: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRowSection<Value>]
  ) {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, with selected rows; its cells themselves show which ones they are.
  public init(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRowSection<Value>]
  ) {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, with one selected row; its cells themselves show which one it is.
  public init(
    of type: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRowSection<Value>]
  ) {
    self.init(sections: rows(), columns: columns())
  }
}

/// A column of a table: its title, and the view of each value in it.
@MainActor @preconcurrency
public struct TableColumn<RowValue> {
  let title: Text
  let content: (RowValue) -> AnyView
  var fixedWidth: CGFloat?
  var minWidth: CGFloat?
  var maxWidth: CGFloat?
  var alignment = Alignment.leading

  private init(title: Text, content: @escaping (RowValue) -> AnyView) {
    self.title = title
    self.content = content
  }

  /// A column of texts under a title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(title: Text(titleKey)) { AnyView(Text(verbatim: $0[keyPath: value])) }
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title: Text(title)) { AnyView(Text(verbatim: $0[keyPath: value])) }
  }

  /// A column of views under a title.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> C
  ) {
    self.init(title: Text(titleKey)) { AnyView(content($0)) }
  }

  /// The same, for a title that is a `Text`.
  public init<C: View>(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> C) {
    self.init(title: text) { AnyView(content($0)) }
  }

  /// A column of views under a title; `value`, by which it could be sorted, is ignored.
  public init<V, C: View>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> C
  ) {
    self.init(titleKey, content: content)
  }

  /// The same, with a comparator, which is ignored as well.
  public init<V, C: View>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    comparator: some SortComparator<V>, @ViewBuilder content: @escaping (RowValue) -> C
  ) {
    self.init(titleKey, content: content)
  }

  /// A column of views under a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> C
  ) {
    self.init(title: Text(title)) { AnyView(content($0)) }
  }

  /// The same; `value`, by which it could be sorted, is ignored.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: View>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> C
  ) {
    self.init(title, content: content)
  }

  /// Gives the column a width in points; `nil` leaves it to the room.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.fixedWidth = width
    return column
  }

  /// Limits the column's width, in points; `ideal` is ignored.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.minWidth = min
    column.maxWidth = max
    return column
  }

  /// Sets where the cells of the column are.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment.alignment
    return column
  }

  /// The same column: nobody rearranges a picture's.
  public func customizationID(_ id: String) -> TableColumn { self }
}

/// Where the cells of a column are.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: Alignment

  public static let automatic = TableColumnAlignment(alignment: .leading)
  public static let leading = TableColumnAlignment(alignment: .leading)
  public static let center = TableColumnAlignment(alignment: .center)
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  public static let numeric = TableColumnAlignment(alignment: .trailing)
}

/// Composes the columns of a table.
@MainActor @preconcurrency @resultBuilder
public enum TableColumnBuilder<RowValue> {
  /// What the columns are gathered in.
  public typealias Columns = [TableColumn<RowValue>]

  /// Takes a column.
  public static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] {
    [column]
  }
  /// The columns of a block.
  public static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
    columns.flatMap { $0 }
  }
  /// The columns of an `if`, or none.
  public static func buildOptional(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] {
    columns ?? []
  }
  /// The columns of the first branch.
  public static func buildEither(first: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
    first
  }
  /// The columns of the second branch.
  public static func buildEither(second: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
    second
  }
}

/// A row of a table.
public struct TableRow<RowValue> {
  let value: RowValue

  /// A row of a value.
  public init(_ value: RowValue) {
    self.value = value
  }

  /// The same row: what opens over a row is closed in a picture.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TableRow { self }
  /// The same row: nobody drags a picture's.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> TableRow { self }
  /// The same row: nobody drags a picture's.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> TableRow { self }
}

extension ForEach {
  /// One row of a table for each element.
  public init<RowValue>(
    _ data: Data, content: @escaping (Data.Element) -> TableRow<RowValue>
  )
  where
    Content == TableRow<RowValue>, Data.Element: Identifiable, ID == Data.Element.ID
  {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

/// The look of tables, which is the same for all.
public struct TableStyle: Hashable, Sendable {
  public static let automatic = TableStyle()
  public static let inset = TableStyle()
}
