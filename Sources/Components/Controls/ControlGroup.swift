/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView

  /// Controls without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  /// Controls with a label, which only a custom style shows.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Controls with a title, which only a custom style shows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Controls with a title and a symbol, which only a custom style shows.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Components.Label(titleKey, systemImage: systemImage) })
  }

  @Environment(\.contentStyles) private var styles

  public var body: some View {
    let configuration = ControlGroupStyleConfiguration(
      content: ControlGroupStyleConfiguration.Content(
        view: AnyView(content.keeping(\.controlGroup, of: styles))),
      label: ControlGroupStyleConfiguration.Label(
        view: AnyView(label.keeping(\.controlGroup, of: styles))))
    Group {
      if let styled = styles.controlGroup {
        // A control group inside the style's body has the system's look.
        styled.makeBody(configuration)
          .transformingEnvironment { $0.contentStyles.controlGroup = nil }
      } else {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
      }
    }
    .noting(.controlGroup)
  }
}

/// What a style of control groups has to work with.
@MainActor
public struct ControlGroupStyleConfiguration {
  /// The controls, their types hidden.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label, its type hidden.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The controls to show.
  public let content: Content
  /// The label to show.
  public let label: Label
}

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The look of one control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
