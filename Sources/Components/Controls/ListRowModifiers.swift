public import Foundation

extension View {
  /// Puts a view behind the row of a list, from edge to edge.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    ListRowMarked(content: self) { traits, node in
      view.map { traits.markBackground(AnyView($0), on: node) } ?? node
    }
  }

  /// Sets the room between a row's edges and its content.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    ListRowMarked(content: self) { traits, node in
      insets.map { traits.markInsets($0, on: node) } ?? node
    }
  }

  /// Shows or hides the line below a row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    ListRowMarked(content: self) { traits, node in
      visibility == .hidden ? traits.markHiddenSeparator(on: node) : node
    }
  }

  /// Accepted for source compatibility: separators have the theme's colour.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Accepted for source compatibility.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted for source compatibility.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Accepted for source compatibility: rows rest where they are.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    self
  }
}

/// A view whose nodes are marked for the list that they are rows of.
private struct ListRowMarked<Content: View>: View {
  typealias Body = Never

  let content: Content
  let mark: @MainActor (ListRowTraits, ResolvedNode) -> ResolvedNode

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = content._resolve(in: context)
    guard let traits = context.environment.listRowTraits else { return nodes }
    return nodes.map { mark(traits, $0) }
  }
}
