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

  /// The sections of some content; rows outside of any form another one.
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
  /// The row with a setting where it sets nothing itself.
  func filled(from setting: ListRowTraits.Setting) -> ListRow {
    var row = self
    switch setting {
    case .background(let view): row.background = background ?? view
    case .insets(let edges): row.insets = insets ?? edges
    case .hiddenSeparator: row.hidesSeparator = true
    case .swipe(let actions): row.swipe = swipe ?? actions
    }
    return row
  }
}

/// The actions of a row that are behind it at one edge.
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
      // A row is high enough to be a target: controls in it need not reserve any room.
      environment.hitTargetMode = .expand
    }
    return content._resolve(in: inner).map { traits.row(for: $0) }
  }
}

/// What the row modifiers of a list set, until the list takes the marks off its rows again.
@MainActor
final class ListRowTraits {
  fileprivate var backgrounds: [Int: AnyView] = [:]
  fileprivate var insets: [Int: EdgeInsets] = [:]
  fileprivate var swipes: [Int: ListRowSwipe] = [:]

  nonisolated init() {}

  /// Marks carry numbers that no two of them share.
  private static var markCount = 0

  private static let backgroundMark = "list.background."
  private static let insetsMark = "list.insets."
  private static let separatorMark = "list.separator"
  private static let swipeMark = "list.swipe."

  /// What one modifier sets for rows.
  enum Setting {
    case background(AnyView)
    case insets(EdgeInsets)
    case hiddenSeparator
    case swipe(ListRowSwipe)
  }

  /// Records a setting in the traits that apply in a context, and marks a node with it.
  static func mark(
    _ node: ResolvedNode, with setting: Setting, in context: ResolveContext
  ) -> ResolvedNode {
    let number = markCount
    markCount += 1
    let name: String
    switch setting {
    case .background(let view):
      name = backgroundMark + "\(number)"
      context.tell(\.listRowTraits) { $0.backgrounds[number] = view }
    case .insets(let insets):
      name = insetsMark + "\(number)"
      context.tell(\.listRowTraits) { $0.insets[number] = insets }
    case .hiddenSeparator: name = separatorMark
    case .swipe(let swipe):
      name = swipeMark + "\(number)"
      context.tell(\.listRowTraits) { $0.swipes[number] = swipe }
    }
    return ResolvedNode(.element, children: [node], name: name)
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
