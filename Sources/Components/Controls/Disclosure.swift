/// Content that can be folded away under its label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let label: Label
  private let content: Content
  private let source: SourceLocation

  /// A group that is open or closed as the binding says.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.content = content()
    self.label = label()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  /// A group that is closed.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isExpanded: .constant(false), content: content, label: label, file: file, line: line)
  }

  @Environment(\.contentStyles) private var styles

  public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: DisclosureGroupStyleConfiguration.Label(
        view: AnyView(label.keeping(\.disclosureGroup, of: styles))),
      content: DisclosureGroupStyleConfiguration.Content(
        view: AnyView(content.keeping(\.disclosureGroup, of: styles))),
      isExpanded: isExpanded, source: source)
    Group {
      if let styled = styles.disclosureGroup {
        // A disclosure group inside the style's body has the system's look.
        styled.makeBody(configuration)
          .transformingEnvironment { $0.contentStyles.disclosureGroup = nil }
      } else {
        AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
      }
    }
    .noting(.disclosureGroup)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title, closed unless the binding says otherwise.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(titleKey) }, file: file, line: line)
  }
}

/// Content on its own surface under a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A box with its own label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The older spelling, for a label that is a value.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @Environment(\.contentStyles) private var styles

  public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: GroupBoxStyleConfiguration.Label(view: AnyView(label.keeping(\.groupBox, of: styles))),
      content: GroupBoxStyleConfiguration.Content(
        view: AnyView(content.keeping(\.groupBox, of: styles))))
    Group {
      if let styled = styles.groupBox {
        // A group box inside the style's body has the system's look.
        styled.makeBody(configuration)
          .transformingEnvironment { $0.contentStyles.groupBox = nil }
      } else {
        DefaultGroupBoxStyle().makeBody(configuration: configuration)
      }
    }
    .component("groupBox", source: nil)
    .noting(.groupBox)
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}
