public import Foundation

// Rows are shown as they are given, and cells themselves show which row is selected: a selection and an order
// are accepted and change nothing.
extension Table
where Rows == TableRowBuilder<Value>.Rows, Columns == TableColumnBuilder<Value>.Columns {
  /// A table of rows that are given one by one.
  public init(
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRowSection<Value>]
  ) {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, with a selected row.
  public init(
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRowSection<Value>]
  ) {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, with selected rows.
  public init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRowSection<Value>]
  ) {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, for a reader who can sort.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRowSection<Value>]
  ) where Sort.Compared == Value {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, with a selected row.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRowSection<Value>]
  ) where Sort.Compared == Value {
    self.init(sections: rows(), columns: columns())
  }

  /// The same, with selected rows.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRowSection<Value>]
  ) where Sort.Compared == Value {
    self.init(sections: rows(), columns: columns())
  }

  /// A table of a collection that its reader can sort, with a selected row.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(sections: [TableRowSection(rows: Array(data))], columns: columns())
  }
}
