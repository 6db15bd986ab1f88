/// A label with a value beside it; below it at accessibility sizes.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Content with its own label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @Environment(\.contentStyles) private var styles

  public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: LabeledContentStyleConfiguration.Label(
        view: AnyView(label.keeping(\.labeledContent, of: styles))),
      content: LabeledContentStyleConfiguration.Content(
        view: AnyView(content.keeping(\.labeledContent, of: styles))))
    Group {
      if let styled = styles.labeledContent {
        // Labelled content inside the style's body has the system's look.
        styled.makeBody(configuration)
          .transformingEnvironment { $0.contentStyles.labeledContent = nil }
      } else {
        AutomaticLabeledContentStyle().makeBody(configuration: configuration)
      }
    }
    .accessibilityElement(children: .combine)
    .noting(.labeledContent)
  }
}

extension LabeledContent where Label == Text {
  /// Content with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Content with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title with a value, which is shown as it is.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}
