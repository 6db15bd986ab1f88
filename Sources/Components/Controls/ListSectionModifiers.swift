public import Foundation

extension View {
  /// Sets the gap between the rows of lists in the view, in points; `nil` is none, with lines between.
  ///
  /// Rows with a gap between them are each on a surface of their own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformingEnvironment {
      $0.listRowSpacing = spacing.map { CGFloat(max($0.finite(or: 0), 0)) }
    }
  }

  /// Sets how far apart the sections of lists in the view are.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformingEnvironment { $0.listSectionSpacing = spacing }
  }

  /// Sets how far apart the sections of lists in the view are, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the room between the edges of the screen and the sections of a list, in points; `nil` is that
  /// of the list.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    transformingEnvironment { environment in
      environment.listSectionMargins = environment.listSectionMargins.setting(edges, to: length)
    }
  }

  /// Sets the colour of the lines between the rows of a section; `nil` is that of separators.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    transformingEnvironment { $0.listSectionSeparatorTint = color }
  }

  /// Shows or hides the lines above the first and below the last row of a section.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    transformingEnvironment { environment in
      if visibility == .hidden {
        environment.hiddenSectionEdges.formUnion(edges)
      } else {
        environment.hiddenSectionEdges.subtract(edges)
      }
    }
  }

  /// Shades every other row of lists in the view.
  public func alternatingRowBackgrounds(_ visibility: Visibility = .visible) -> some View {
    transformingEnvironment { $0.alternatesRows = visibility == .visible }
  }

  /// Adds actions to a section, as rows at its end.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    let actions = AnyView(content())
    return transformingEnvironment { $0.sectionActions = actions }
  }
}

/// How far apart the sections of a list are.
public struct ListSectionSpacing: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case standard, compact, custom(CGFloat) }

  private let kind: Kind

  /// As far as lists of the style are.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// Nearer to each other.
  public static let compact = ListSectionSpacing(kind: .compact)

  /// A distance in points; a number that is negative or not finite is 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(max(spacing.finite(or: 0), 0)))
  }

  /// The spacing where it is another than the list's own, in points.
  func points(in layout: ListMetrics.Layout, of environment: EnvironmentValues) -> CGFloat? {
    switch kind {
    case .standard: nil
    case .compact: layout.compactSpacing.points(in: environment)
    case .custom(let spacing): spacing
    }
  }
}

/// The room around a section, where it is another than that of its list.
struct ListSectionMargins: Hashable, Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The margins with another length at some edges.
  func setting(_ edges: Edge.Set, to length: CGFloat?) -> ListSectionMargins {
    let length = length.map { CGFloat(max($0.finite(or: 0), 0)) }
    var margins = self
    if edges.contains(.top) { margins.top = length }
    if edges.contains(.leading) { margins.leading = length }
    if edges.contains(.bottom) { margins.bottom = length }
    if edges.contains(.trailing) { margins.trailing = length }
    return margins
  }

  /// What the section is padded by, in a list that has its own margins at its sides already.
  func insets(over layout: ListMetrics.Layout, in environment: EnvironmentValues) -> EdgeInsets {
    let side = layout.margin.points(in: environment)
    return EdgeInsets(
      top: top ?? 0, leading: (leading ?? side) - side, bottom: bottom ?? 0,
      trailing: (trailing ?? side) - side)
  }
}

extension ListSections.Section {
  /// A section with what modifiers around it say.
  init(header: AnyView, rows: [ListRow], footer: AnyView, in environment: EnvironmentValues) {
    self.init(header: header, rows: rows, footer: footer)
    prominence = environment.headerProminence
    margins = environment.listSectionMargins
    separatorTint = environment.listSectionSeparatorTint
    hidesEdges = environment.hiddenSectionEdges
  }
}

extension ListSections {
  /// The actions of the section that is being gathered, as rows in the tint of buttons.
  func actionRows(in context: ResolveContext) -> [ListRow] {
    guard makesRows, let actions = context.environment.sectionActions else { return [] }
    return rows(of: actions, isExpanded: true, in: context.with { $0.sectionActions = nil })
  }
}

private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing? { nil }
}

private struct SectionMarginsKey: EnvironmentKey {
  static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

private struct SectionTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct SectionEdgesKey: EnvironmentKey {
  static var defaultValue: VerticalEdge.Set { [] }
}

private struct AlternatesRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SectionActionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue == .default ? nil : newValue }
  }

  var listSectionMargins: ListSectionMargins {
    get { self[SectionMarginsKey.self] }
    set { self[SectionMarginsKey.self] = newValue }
  }

  var listSectionSeparatorTint: Color? {
    get { self[SectionTintKey.self] }
    set { self[SectionTintKey.self] = newValue }
  }

  var hiddenSectionEdges: VerticalEdge.Set {
    get { self[SectionEdgesKey.self] }
    set { self[SectionEdgesKey.self] = newValue }
  }

  /// Whether every other row of a list is shaded.
  var alternatesRows: Bool {
    get { self[AlternatesRowsKey.self] }
    set { self[AlternatesRowsKey.self] = newValue }
  }

  var sectionActions: AnyView? {
    get { self[SectionActionsKey.self] }
    set { self[SectionActionsKey.self] = newValue }
  }
}
