/// Rows of content in sections, one below the other.
public struct List<Content: View>: View {
  public typealias Body = Never

  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let sections = ListSections.sections(of: content, in: context)
    return ListBody(sections: sections)._resolve(in: context)
  }
}

extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a chosen row; which one it is, its rows show themselves.
  public init<SelectionValue: Hashable>(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// A list with chosen rows; which ones they are, its rows show themselves.
  public init<SelectionValue: Hashable>(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Controls for data entry, grouped as a list groups its rows.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @Environment(\.contentStyles) private var styles

  public var body: some View {
    if let styled = styles.form {
      styled.makeBody(
        FormStyleConfiguration(
          content: FormStyleConfiguration.Content(
            view: AnyView(content.keeping(\.form, of: styles))))
      )
      // A form inside the style's body has the system's look.
      .transformingEnvironment { $0.contentStyles.form = nil }
    } else {
      List { content }
    }
  }
}

/// The look of lists.
public protocol ListStyle {
  var _kind: ListStyleKind { get }
}

/// How a list groups its rows.
public enum ListStyleKind: Hashable, Sendable {
  /// Sections on rounded surfaces with room around them.
  case insetGrouped
  /// Sections on surfaces from edge to edge.
  case grouped
  /// Rows on the background.
  case plain
}

/// Sections on rounded surfaces; the style where none is set.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .insetGrouped }
}

/// Sections on surfaces from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .grouped }
}

/// Rows on the background.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .plain }
}

/// Rows on the background.
public typealias InsetListStyle = PlainListStyle
/// Sections on rounded surfaces.
public typealias SidebarListStyle = InsetGroupedListStyle
/// The style where none is set.
public typealias DefaultListStyle = InsetGroupedListStyle

extension ListStyle where Self == InsetGroupedListStyle {
  public static var automatic: InsetGroupedListStyle { InsetGroupedListStyle() }
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
  public static var sidebar: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
  public static var inset: PlainListStyle { PlainListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: ListStyleKind { .insetGrouped }
}

private struct ListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  var listStyle: ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// Whether content is resolved as rows of a list.
  var isInListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }

  /// How loud the headers of sections are.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how the lists in the view group their rows.
  public func listStyle(_ style: some ListStyle) -> some View {
    transformingEnvironment { $0.listStyle = style._kind }
  }

  /// Sets how loud the headers of the sections in the view are.
  public func headerProminence(_ prominence: Prominence) -> some View {
    transformingEnvironment { $0.headerProminence = prominence }
  }
}
