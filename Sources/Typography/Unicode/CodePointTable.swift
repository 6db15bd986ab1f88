/// A generated table of rows of code points, sorted by the first columns.
struct CodePointTable: Sendable {
  let values: [UInt32]
  let columns: Int

  init(_ text: StaticString, columns: Int) {
    values = unpackedTable(text, charactersPerNumber: 4)
    self.columns = columns
  }

  /// The index in `values` of the row whose first column is `key`.
  func row(for key: UInt32) -> Int? {
    row {
      $0 < key ? .before : $0 == key ? .match : .after
    } second: { _ in
      .match
    }
  }

  /// The index in `values` of the row whose first two columns are `first` and `second`.
  func row(for first: UInt32, _ second: UInt32) -> Int? {
    row {
      $0 < first ? .before : $0 == first ? .match : .after
    } second: {
      $0 < second ? .before : $0 == second ? .match : .after
    }
  }

  private enum Order { case before, match, after }

  private func row(first: (UInt32) -> Order, second: (UInt32) -> Order) -> Int? {
    var low = 0
    var high = values.count / columns
    while low < high {
      let middle = (low + high) / 2
      var order = first(values[middle * columns])
      if order == .match { order = second(values[middle * columns + 1]) }
      switch order {
      case .match: return middle * columns
      case .before: low = middle + 1
      case .after: high = middle
      }
    }
    return nil
  }
}
