public import Foundation

// Lists of what bindings lead to, whose rows can be edited and selected.

extension List {
  /// One row for each element that a binding leads to, with edits that a picture never makes.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// The same, with one row that can be selected.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// One row for each element that a binding leads to, with edits that a picture never makes.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// The same, with one row that can be selected.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension View {
  /// Sets the room between a row and some of the list's edges in points; `nil` is the theme's.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    EdgeInsetsOfRow(content: self, edges: edges, length: length)
  }
}

/// A row with some insets of its own beside those of its list.
private struct EdgeInsetsOfRow<Content: View>: View {
  let content: Content
  let edges: Edge.Set
  let length: CGFloat?

  @Environment(\.self) private var environment

  var body: some View {
    content.listRowInsets(length.map { insets($0) })
  }

  private func insets(_ length: CGFloat) -> EdgeInsets {
    let vertical = environment.theme.control.rowVerticalPadding
    let side = environment.listLayout.rowInset.points(in: environment)
    return EdgeInsets(
      top: edges.contains(.top) ? length : vertical,
      leading: edges.contains(.leading) ? length : side,
      bottom: edges.contains(.bottom) ? length : vertical,
      trailing: edges.contains(.trailing) ? length : side)
  }
}
