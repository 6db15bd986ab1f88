/// A button that opens a list of actions; `menuPresented` shows it open.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let source: SourceLocation

  /// A menu with its own label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    self.content = content()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isMenuPresented) private var isPresented
  @Environment(\.contentStyles) private var styles
  @Environment(\.buttonStyle) private var buttonStyle
  @Environment(\.isPressed) private var isPressed
  @Environment(\.controlChrome.choice.followsButtonStyle) private var followsButtonStyle
  @Environment(\.menuIndicatorVisibility) private var indicator

  public var body: some View {
    Group {
      if let styled = styles.menu {
        styled.makeBody(
          MenuStyleConfiguration(
            label: MenuStyleConfiguration.Label(view: AnyView(label.keeping(\.menu, of: styles))),
            content: MenuStyleConfiguration.Content(
              view: AnyView(content.keeping(\.menu, of: styles))))
        )
        // The menu inside the style's body is the plain one.
        .transformingEnvironment { $0.contentStyles.menu = nil }
      } else {
        plain
      }
    }
    .noting(.menu)
  }

  private var row: some View {
    FittingLabelRow(label: label) {
      // Menus have an arrow only where one is asked for.
      if indicator == .visible {
        Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
      }
    }
  }

  @ViewBuilder private var shown: some View {
    if followsButtonStyle, let buttonStyle {
      buttonStyle.makeBody(
        ButtonStyleConfiguration(
          role: nil, label: ButtonStyleConfiguration.Label(content: AnyView(row)),
          isPressed: isPressed && isEnabled), {})
    } else {
      row
        .modifier(LabelColor(isEnabled ? .accentColor : .textDisabled))
        .modifier(ButtonShapeMark())
    }
  }

  private var plain: some View {
    shown
      .control(
        .button, named: "menu", states: isPresented ? [.expanded] : [], source: source
      )
      .presentingMenu(isPresented && isEnabled) { content }
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(content: content, label: { Text(titleKey) }, file: file, line: line)
  }
}

extension Menu where Label == Components.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      content: content, label: { Components.Label(titleKey, systemImage: systemImage) },
      file: file, line: line)
  }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether menus have an arrow.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the arrows of the menus in the view; they have none where nobody asks for one.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    transformingEnvironment { $0.menuIndicatorVisibility = visibility }
  }
}
