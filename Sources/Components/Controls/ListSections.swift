import Foundation

/// Gathers the sections of a list while its content is resolved.
@MainActor
final class ListSections {
  struct Section {
    let header: AnyView
    var rows: [ListRow]
    let footer: AnyView
  }

  var sections: [Section] = []
  /// Whether the content of sections becomes the rows of a list; otherwise it stays as it is.
  let makesRows: Bool

  nonisolated init(makesRows: Bool = true) {
    self.makesRows = makesRows
  }

  /// The content of a section as rows.
  func rows(
    of content: some View, isExpanded: Bool, in context: ResolveContext
  ) -> [ListRow] {
    guard !makesRows else { return ListRows.rows(of: content, isExpanded: isExpanded, in: context) }
    return isExpanded ? content._resolve(in: context).map { ListRow(content: $0) } : []
  }

  /// The sections of some content; rows outside a section form one of their own.
  static func sections(
    of content: some View, in context: ResolveContext, asRows makesRows: Bool = true
  ) -> [Section] {
    let collector = ListSections(makesRows: makesRows)
    let outer = context.with { $0.sectionCollector = collector }
    let loose = collector.rows(of: content, isExpanded: true, in: outer)
    guard !loose.isEmpty else { return collector.sections }
    let empty = AnyView(EmptyView())
    return [Section(header: empty, rows: loose, footer: empty)] + collector.sections
  }
}

/// A row of a list with what modifiers set for it.
struct ListRow {
  var content: ResolvedNode
  var insets: EdgeInsets?
  var background: AnyView?
  var hidesSeparator = false
  var swipe: ListRowSwipe?
}

extension ListRow {
  /// The row with what another one sets where it sets nothing itself.
  func filled(from other: ListRow) -> ListRow {
    var row = self
    row.insets = insets ?? other.insets
    row.background = background ?? other.background
    row.hidesSeparator = hidesSeparator || other.hidesSeparator
    row.swipe = swipe ?? other.swipe
    return row
  }
}

/// The actions of a row that lie behind it at one edge.
struct ListRowSwipe {
  let edge: HorizontalEdge
  let actions: AnyView
}

/// Turns the nodes of a section's content into rows.
@MainActor
enum ListRows {
  static func rows(
    of content: some View, isExpanded: Bool, in context: ResolveContext
  ) -> [ListRow] {
    guard isExpanded else { return [] }
    let traits = ListRowTraits()
    let inner = context.with { environment in
      environment.isInListRow = true
      environment.listRowTraits = traits
      // A row is high enough to be a target: controls in it need not reserve room of their own.
      environment.hitTargetMode = .expand
    }
    return content._resolve(in: inner).map { traits.row(for: $0) }
  }
}

/// What the row modifiers of a list set, until the list takes the marks off its rows again.
@MainActor
final class ListRowTraits {
  private var backgrounds: [AnyView] = []
  private var insets: [EdgeInsets] = []
  private var swipes: [ListRowSwipe] = []

  nonisolated init() {}

  private static let backgroundMark = "list.background."
  private static let insetsMark = "list.insets."
  private static let separatorMark = "list.separator"
  private static let swipeMark = "list.swipe."

  func markBackground(_ view: AnyView, on node: ResolvedNode) -> ResolvedNode {
    backgrounds.append(view)
    return ResolvedNode(
      .element, children: [node], name: Self.backgroundMark + "\(backgrounds.count - 1)")
  }

  func markInsets(_ value: EdgeInsets, on node: ResolvedNode) -> ResolvedNode {
    insets.append(value)
    return ResolvedNode(.element, children: [node], name: Self.insetsMark + "\(insets.count - 1)")
  }

  func markSwipe(_ value: ListRowSwipe, on node: ResolvedNode) -> ResolvedNode {
    swipes.append(value)
    return ResolvedNode(.element, children: [node], name: Self.swipeMark + "\(swipes.count - 1)")
  }

  func markHiddenSeparator(on node: ResolvedNode) -> ResolvedNode {
    ResolvedNode(.element, children: [node], name: Self.separatorMark)
  }

  /// The row for a node, with its marks read and taken off; outer marks win.
  func row(for node: ResolvedNode) -> ListRow {
    var row = ListRow(content: node)
    while let name = row.content.name, row.content.children.count == 1 {
      if let index = Self.index(in: name, after: Self.backgroundMark) {
        row.background = row.background ?? backgrounds[index]
      } else if let index = Self.index(in: name, after: Self.insetsMark) {
        row.insets = row.insets ?? insets[index]
      } else if let index = Self.index(in: name, after: Self.swipeMark) {
        row.swipe = row.swipe ?? swipes[index]
      } else if name == Self.separatorMark {
        row.hidesSeparator = true
      } else {
        break
      }
      row.content = row.content.children[0]
    }
    return row
  }

  private static func index(in name: String, after mark: String) -> Int? {
    name.hasPrefix(mark) ? Int(name.dropFirst(mark.count)) : nil
  }
}

private struct SectionCollectorKey: EnvironmentKey {
  static var defaultValue: ListSections? { nil }
}

private struct ListRowTraitsKey: EnvironmentKey {
  static var defaultValue: ListRowTraits? { nil }
}

extension EnvironmentValues {
  var sectionCollector: ListSections? {
    get { self[SectionCollectorKey.self] }
    set { self[SectionCollectorKey.self] = newValue }
  }

  var listRowTraits: ListRowTraits? {
    get { self[ListRowTraitsKey.self] }
    set { self[ListRowTraitsKey.self] = newValue }
  }
}
