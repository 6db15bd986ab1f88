import Foundation

extension View {
  /// Puts a view behind the row of a list, from edge to edge.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    ListRowMarked(content: self, setting: view.map { .background(AnyView($0)) })
  }

  /// Sets the room between a row's edges and its content, in points; `nil` is the theme's.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    ListRowMarked(content: self, setting: insets.map { .insets(RowInsets($0)) })
  }

  /// Sets the room between some of a row's edges and its content, in points; `nil` is the theme's.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    ListRowMarked(
      content: self, setting: length.map { .insets(RowInsets(edges: edges, length: $0)) })
  }

  /// Shows or hides the lines at edges of a row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    ListRowMarked(content: self, setting: visibility == .hidden ? .hiddenSeparators(edges) : nil)
  }

  /// Sets the colour of the lines at edges of a row; `nil` is that of separators.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    ListRowMarked(content: self, setting: color.map { .separatorTint($0, edges) })
  }

  /// Puts actions behind the row of a list; they are seen where `swipeActionsRevealed` says so, and
  /// a screen reader offers them by their names.
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
    // Who does not swipe finds them among the actions of each element of the row, before its own.
    let row = content.accessibilityActions(first: swipe.actions)
    if revealedEdge == swipe.edge {
      ListRowMarked(content: row, setting: .swipe(swipe))
    } else {
      row
    }
  }
}

/// A view whose nodes are marked for the list that they are rows of.
struct ListRowMarked<Content: View>: View {
  typealias Body = Never

  let content: Content
  let setting: ListRowTraits.Setting?

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard let setting, context.environment.listRowTraits != nil else {
      return content._resolve(in: context)
    }
    guard let outer = context.environment.sectionCollector else {
      return content._resolve(in: context).map {
        ListRowTraits.mark($0, with: setting, in: context)
      }
    }
    // What is set for a section applies to those of its rows that set nothing themselves.
    let inner = ListSections(makesRows: outer.makesRows)
    let nodes = content._resolve(in: context.with { $0.sectionCollector = inner })
    return nodes.map { node in
      guard var section = inner.section(at: node) else {
        return ListRowTraits.mark(node, with: setting, in: context)
      }
      section.rows = section.rows.map { $0.filled(from: setting) }
      return ListSections.add(section, in: context)
    }
  }
}
