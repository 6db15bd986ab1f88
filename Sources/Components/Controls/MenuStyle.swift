/// What a style of menus has to work with.
@MainActor
public struct MenuStyleConfiguration {
  /// The label, its type hidden.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The entries, their types hidden.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  let label: Label
  let content: Content
}

/// The look of the labels of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = MenuStyleConfiguration

  /// The look of one menu's label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label in the tint; the style where none is set.
public struct DefaultMenuStyle: MenuStyle {
  /// The style where none is set.
  public init() {}

  /// The menu of the configuration.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The label of a menu without a border.
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle
/// The label of a menu as a button.
public typealias ButtonMenuStyle = DefaultMenuStyle

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style where none is set: the label in the tint.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  /// The label in the tint.
  public static var button: DefaultMenuStyle { DefaultMenuStyle() }
  /// The label in the tint.
  public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
