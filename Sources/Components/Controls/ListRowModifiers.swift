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

  /// Puts actions behind the row of a list; they are seen where `swipeActionsRevealed` says so.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    let actions = AnyView(content())
    return SwipeActions(content: self, swipe: ListRowSwipe(edge: edge, actions: actions))
  }

  /// Shows the rows in the view as swiped aside, with their actions at an edge; `nil` at rest.
  public func swipeActionsRevealed(_ edge: HorizontalEdge? = .trailing) -> some View {
    transformingEnvironment { $0.revealedSwipeEdge = edge }
  }
}

private struct RevealedSwipeEdgeKey: EnvironmentKey {
  static var defaultValue: HorizontalEdge? { nil }
}

extension EnvironmentValues {
  /// The edge at which the actions of rows are seen.
  var revealedSwipeEdge: HorizontalEdge? {
    get { self[RevealedSwipeEdgeKey.self] }
    set { self[RevealedSwipeEdgeKey.self] = newValue }
  }
}

/// A row with actions behind it.
private struct SwipeActions<Content: View>: View {
  let content: Content
  let swipe: ListRowSwipe

  @Environment(\.revealedSwipeEdge) private var revealedEdge

  var body: some View {
    if revealedEdge == swipe.edge {
      ListRowMarked(content: content) { traits, node in traits.markSwipe(swipe, on: node) }
    } else {
      content
    }
  }
}

/// A view whose nodes are marked for the list that they are rows of.
private struct ListRowMarked<Content: View>: View {
  typealias Body = Never

  let content: Content
  let mark: @MainActor (ListRowTraits, ResolvedNode) -> ResolvedNode

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let collector = context.environment.sectionCollector
    let known = collector?.sections.count ?? 0
    let nodes = content._resolve(in: context)
    guard let traits = context.environment.listRowTraits else { return nodes }
    // What is set for a section holds for those of its rows that set nothing themselves.
    for index in known..<max(collector?.sections.count ?? 0, known) {
      collector?.sections[index].rows = (collector?.sections[index].rows ?? []).map { row in
        row.filled(from: traits.row(for: mark(traits, row.content)))
      }
    }
    return nodes.map { mark(traits, $0) }
  }
}
