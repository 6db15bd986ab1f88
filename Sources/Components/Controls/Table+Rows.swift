public import Foundation

// Rows are shown as they are given, and cells themselves show which row is selected: a selection and an order
// are accepted and change nothing.
extension Table {
  /// A table of rows that are given one by one.
  public init(
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRowSection<RowValue>]
  ) {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, with a selected row.
  public init(
    selection: Binding<RowValue.ID?>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRowSection<RowValue>]
  ) {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, with selected rows.
  public init(
    selection: Binding<Set<RowValue.ID>>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRowSection<RowValue>]
  ) {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, for a reader who can sort.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRowSection<RowValue>]
  ) where Sort.Compared == RowValue {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, with a selected row.
  public init<Sort: SortComparator>(
    selection: Binding<RowValue.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRowSection<RowValue>]
  ) where Sort.Compared == RowValue {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, with selected rows.
  public init<Sort: SortComparator>(
    selection: Binding<Set<RowValue.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRowSection<RowValue>]
  ) where Sort.Compared == RowValue {
    self.init(sections: rows(), columns: columns())
  }

  /// A table of a collection that its reader can sort, with a selected row.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<RowValue.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>]
  ) where Data.Element == RowValue, Sort.Compared == RowValue {
    self.init(sections: [TableRowSection(rows: Array(data))], columns: columns())
  }
}
