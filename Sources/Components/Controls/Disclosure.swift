/// Content that can be folded away under its label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let label: Label
  private let content: Content
  private let source: SourceLocation

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.content = content()
    self.label = label()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isExpanded: .constant(false), content: content, label: label, file: file, line: line)
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    VStack(alignment: .leading, spacing: theme.space.sm) {
      HStack(spacing: theme.space.xs) {
        ImplicitRow(content: label)
        Spacer(minLength: 0)
        Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
          .imageScale(.small)
          .fontWeight(.semibold)
          .foregroundStyle(Color.accentColor)
          .accessibilityHidden(true)
      }
      .control(
        .button, named: "disclosure", states: isExpanded ? [.expanded] : [], source: source)
      if isExpanded { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(titleKey) }, file: file, line: line)
  }
}

/// Content on a surface of its own under a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    VStack(alignment: .leading, spacing: theme.space.sm) {
      label.font(.headline)
      content
    }
    .padding(theme.space.md)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(SurfaceFill(), in: RoundedRectangle(cornerRadius: theme.radius.medium))
    .component("groupBox", source: nil)
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}
