extension View {
  /// Lets the view cover several columns of the grid that it is a cell of.
  public func gridCellColumns(_ count: Int) -> some View {
    changingGridCell { $0.columnSpan = min(max(count, 1), 1_000) }
  }

  /// Sets where the views are in the whole column that the view is a cell of.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    changingGridCell { $0.column = guide }
  }

  /// Sets where the view is in its cell, by a point that it shares with it.
  ///
  /// Points count as the edge or the middle that they are nearest to.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    changingGridCell { cell in
      cell.horizontal = anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
      cell.vertical = anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
    }
  }

  /// Lets the view fill its cell along some axes without asking the grid for room.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    changingGridCell { $0.unsizedAxes.formUnion(axes) }
  }

  private func changingGridCell(_ change: @escaping (inout GridCellStyle) -> Void) -> some View {
    transformingNodes { node, _ in
      var cell = node
      change(&cell.gridCell)
      return cell
    }
  }
}
