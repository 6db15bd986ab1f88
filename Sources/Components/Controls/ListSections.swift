import Foundation

/// Gathers the sections of a list while its content is resolved.
@MainActor
final class ListSections {
  struct Section {
    let header: AnyView
    var rows: [ListRow]
    let footer: AnyView
    /// How loud the header is; `nil` leaves it to the list.
    var prominence: Prominence?
    var margins = ListSectionMargins()
    /// The colour of the lines between rows that have none of their own.
    var separatorTint: Color?
    /// The edges of the section that have no line.
    var hidesEdges: VerticalEdge.Set = []
  }

  /// What was gathered so far, by the numbers of the nodes that mark their places.
  private var sections: [Int: Section] = [:]
  /// Whether the content of sections becomes the rows of a list; otherwise it stays as it is.
  let makesRows: Bool

  nonisolated init(makesRows: Bool = true) {
    self.makesRows = makesRows
  }

  /// Marks carry numbers that no two of them share.
  private static var markCount = 0

  private static let mark = "list.section."

  /// Keeps a section for the list around a place, and gives the node that marks where it is.
  static func add(_ section: Section, in context: ResolveContext) -> ResolvedNode {
    let number = markCount
    markCount += 1
    context.tell(\.sectionCollector) { $0.sections[number] = section }
    return ResolvedNode(.element, name: mark + "\(number)")
  }

  /// Whether a node marks the place of a section, whatever modifiers have put around it.
  static func isMark(_ node: ResolvedNode) -> Bool { number(of: node) != nil }

  /// The section whose place a node marks.
  func section(at node: ResolvedNode) -> Section? { Self.number(of: node).flatMap { sections[$0] } }

  private static func number(of node: ResolvedNode) -> Int? {
    node.first { node in
      guard let name = node.name, name.hasPrefix(mark) else { return .onlyChild(of: node) }
      return .found(Int(name.dropFirst(mark.count)))
    }
  }

  /// The content of a section as rows.
  func rows(
    of content: some View, isExpanded: Bool, in context: ResolveContext
  ) -> [ListRow] {
    guard !makesRows else { return ListRows.rows(of: content, isExpanded: isExpanded, in: context) }
    return isExpanded ? content._resolve(in: context).map { ListRow(content: $0) } : []
  }

  /// The sections of some content in its order; rows that follow each other outside of any form
  /// another one.
  static func sections(
    of content: some View, in context: ResolveContext, asRows makesRows: Bool = true
  ) -> [Section] {
    let collector = ListSections(makesRows: makesRows)
    let outer = context.with { $0.sectionCollector = collector }
    let empty = AnyView(EmptyView())
    var sections: [Section] = []
    var isLoose = false
    for row in collector.rows(of: content, isExpanded: true, in: outer) {
      if let section = collector.section(at: row.content) {
        sections.append(section)
        isLoose = false
        continue
      }
      if !isLoose {
        sections.append(Section(header: empty, rows: [], footer: empty, in: context.environment))
        isLoose = true
      }
      sections[sections.count - 1].rows.append(row)
    }
    return sections
  }
}

/// A row of a list with what modifiers set for it.
struct ListRow {
  var content: ResolvedNode
  var insets = RowInsets()
  var background: AnyView?
  /// The edges at which the row has no line.
  var hiddenSeparators: VerticalEdge.Set = []
  /// The colours of the lines at edges of the row.
  var separatorTints: [VerticalEdge: Color] = [:]
  var swipe: ListRowSwipe?
  var edits = RowEdits()
}

extension ListRow {
  /// The row with a setting where it sets nothing itself.
  func filled(from setting: ListRowTraits.Setting) -> ListRow {
    var row = self
    switch setting {
    case .background(let view): row.background = background ?? view
    case .insets(let others): row.insets = insets.filled(from: others)
    case .hiddenSeparators(let edges): row.hiddenSeparators.formUnion(edges)
    case .separatorTint(let color, let edges):
      for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
        row.separatorTints[edge] = separatorTints[edge] ?? color
      }
    case .swipe(let actions): row.swipe = swipe ?? actions
    case .edits(let others): row.edits = edits.filled(from: others)
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
  private var settings: [Int: Setting] = [:]

  nonisolated init() {}

  /// Marks carry numbers that no two of them share.
  private static var markCount = 0

  private static let mark = "list.row."

  /// What one modifier sets for rows.
  enum Setting {
    case background(AnyView)
    case insets(RowInsets)
    case hiddenSeparators(VerticalEdge.Set)
    case separatorTint(Color, VerticalEdge.Set)
    case swipe(ListRowSwipe)
    case edits(RowEdits)
  }

  /// Records a setting in the traits that apply in a context, and marks a node with it.
  static func mark(
    _ node: ResolvedNode, with setting: Setting, in context: ResolveContext
  ) -> ResolvedNode {
    let number = markCount
    markCount += 1
    context.tell(\.listRowTraits) { $0.settings[number] = setting }
    return ResolvedNode(.element, children: [node], name: mark + "\(number)")
  }

  /// The row for a node, with its marks read and taken off; outer marks win. Padding, backgrounds and the like around a mark
  /// leave it a mark of the row.
  func row(for node: ResolvedNode) -> ListRow {
    var row = ListRow(content: node)
    var (content, isInside) = (node, false)
    var around: [(node: ResolvedNode, index: Int)] = []
    while true {
      if let setting = setting(of: content) {
        row = row.filled(from: setting)
        content = content.children[0]
        if around.isEmpty { row.content = content } else { isInside = true }
        continue
      }
      guard content.name == nil, case .child(let index) = content.stepInside() as TreeStep<Void>,
        content.children.indices.contains(index)
      else { break }
      around.append((content, index))
      content = content.children[index]
    }
    if isInside {
      for (node, index) in around.reversed() {
        var node = node
        node.children[index] = content
        content = node
      }
      row.content = content
    }
    row.content = row.content.fillingRow()
    return row
  }

  private func setting(of node: ResolvedNode) -> Setting? {
    guard let name = node.name, node.children.count == 1, name.hasPrefix(Self.mark) else {
      return nil
    }
    return Int(name.dropFirst(Self.mark.count)).flatMap { settings[$0] }
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
