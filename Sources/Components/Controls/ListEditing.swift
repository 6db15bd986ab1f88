public import Foundation

extension ForEach where Content: View {
  /// Lets the rows be deleted: while the list is edited, they begin with a button for it. `action` is
  /// never called.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var rows = self
    rows.edits.deletes = action == nil ? nil : true
    return rows
  }

  /// Lets the rows be moved: while the list is edited, they end with a grip. `action` is never called.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var rows = self
    rows.edits.moves = action == nil ? nil : true
    return rows
  }
}

extension View {
  /// Tells the list around the view what can be done with the row.
  func rowEdits(_ edits: RowEdits) -> some View {
    ListRowMarked(content: self, setting: .edits(edits))
  }

  /// Keeps the row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    ListRowMarked(
      content: self, setting: isDisabled ? .edits(RowEdits(deletes: false)) : nil)
  }

  /// Keeps the row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    ListRowMarked(content: self, setting: isDisabled ? .edits(RowEdits(moves: false)) : nil)
  }
}

private struct ListSelectionKey: EnvironmentKey {
  static var defaultValue: Set<AnyHashable>? { nil }
}

extension EnvironmentValues {
  /// What is selected in the list around the view; `nil` where no more than one row can be.
  var listSelection: Set<AnyHashable>? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }

  /// Whether the view is in a row of a list that is being edited.
  var isEditingRows: Bool { listRowTraits != nil && editMode?.wrappedValue.isEditing == true }
}

/// What a row has at its ends while its list is edited.
struct RowEditing {
  enum Lead { case delete, selected, unselected }

  /// In points: a mark and the room between it and the row.
  static let markSide: CGFloat = 22
  static let room: CGFloat = 16

  var lead: Lead?
  var moves = false

  init(_ row: ListRow, in environment: EnvironmentValues) {
    guard environment.editMode?.wrappedValue.isEditing == true else { return }
    moves = row.edits.moves == true
    if let selection = environment.listSelection {
      // Rows that can be selected are not deleted one by one.
      lead = row.edits.tag.map { selection.contains($0) ? .selected : .unselected }
    } else if row.edits.deletes == true {
      lead = .delete
    }
  }

  /// How much further the content of the row begins, in points.
  var inset: CGFloat { lead == nil ? 0 : Self.markSide + Self.room }
}

/// A row's content between what edits the row.
struct EditedRow<Content: View>: View {
  let editing: RowEditing
  let content: Content

  var body: some View {
    HStack(spacing: RowEditing.room) {
      if let lead = editing.lead { mark(lead).frame(width: RowEditing.markSide) }
      content.frame(maxWidth: .infinity, alignment: .leading)
      if editing.moves { grip.frame(width: RowEditing.markSide) }
    }
  }

  @ViewBuilder
  private func mark(_ lead: RowEditing.Lead) -> some View {
    switch lead {
    case .delete:
      symbol("minus.circle.fill").foregroundStyle(Color.onError, Color.error)
        .control(.button, named: "deleteRow", label: .delete)
    case .selected:
      symbol("checkmark.circle.fill").foregroundStyle(Color.onPrimary, Color.accentColor)
        .control(.checkbox, named: "selectRow", label: .select, states: [.checked])
    case .unselected:
      symbol("circle").foregroundStyle(Color.textTertiary)
        .control(.checkbox, named: "selectRow", label: .select)
    }
  }

  private var grip: some View {
    symbol("line.3.horizontal").foregroundStyle(Color.textTertiary)
      .control(.button, named: "moveRow", label: .reorder)
  }

  /// Marks stay as they are at every type size.
  private func symbol(_ name: String) -> some View {
    Image(systemName: name)
      .symbolRenderingMode(.palette)
      .font(.system(size: 20))
      .accessibilityHidden(true)
      .hitTarget(.expand)
  }
}
