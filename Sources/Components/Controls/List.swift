/// Rows of content in sections, one below the other.
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  private let content: Content
  /// What is selected where several rows can be.
  var selection: Set<AnyHashable>?
  /// Whether one row is selected, which in a split view leads to the next column.
  private var leadsOn = false

  /// A list of rows and sections.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let context = context.with { $0.listSelection = selection }
    if leadsOn { context.tell(\.navigationCollector) { $0.leadsOn = true } }
    let sections = ListSections.sections(of: content, in: context)
    return ListBody(sections: sections)._resolve(in: context)
  }
}

extension List {
  /// One row for each element, which is known by a part of it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where SelectionValue == Never, Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// One row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, Row>,
    Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a selected row; its rows themselves show which one it is. In a split view the next column is shown.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    leadsOn = selection?.wrappedValue != nil
  }

  /// A list with selected rows, which are marked while it is edited; else its rows themselves show
  /// which ones they are.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { Set($0.wrappedValue.map { AnyHashable($0) }) }
  }
}

/// Controls for data entry, grouped as a list groups its rows.
public struct Form<Content: View>: View {
  private let content: Content

  /// A form of controls and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @Environment(\.contentStyles) private var styles

  public var body: some View {
    Group {
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
    .noting(.form)
  }
}

/// The look of lists.
public protocol ListStyle {
  /// How the list groups its rows.
  var _kind: ListStyleKind { get }
}

/// Sections on rounded surfaces; the style where none is set.
public struct InsetGroupedListStyle: ListStyle {
  /// Sections on rounded surfaces.
  public init() {}
  /// Rounded surfaces.
  public var _kind: ListStyleKind { .insetGrouped }
}

/// Sections on surfaces from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Sections from edge to edge.
  public init() {}
  /// Surfaces from edge to edge.
  public var _kind: ListStyleKind { .grouped }
}

/// Rows on the background.
public struct PlainListStyle: ListStyle {
  /// Rows on the background.
  public init() {}
  /// Rows on the background.
  public var _kind: ListStyleKind { .plain }
}

/// Rows on the background.
public typealias InsetListStyle = PlainListStyle
/// Sections beside a screen, under titles that stand out.
public struct SidebarListStyle: ListStyle {
  /// Sections beside a screen.
  public init() {}
  /// Beside a screen.
  public var _kind: ListStyleKind { .sidebar }
}

/// The style where none is set.
public typealias DefaultListStyle = InsetGroupedListStyle

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style where none is set: rounded surfaces.
  public static var automatic: InsetGroupedListStyle { InsetGroupedListStyle() }
  /// Sections on rounded surfaces with room around them.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections beside a screen; on a phone, which has no room beside it, on rounded surfaces.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections on surfaces from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows on the background.
  public static var plain: PlainListStyle { PlainListStyle() }
  /// Rows on the background.
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
