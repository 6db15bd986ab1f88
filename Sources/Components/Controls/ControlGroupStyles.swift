/// What a control is part of, as far as it looks otherwise there.
enum ControlPlace {
  case screen, bar, menu
}

private struct ControlPlaceKey: EnvironmentKey {
  static var defaultValue: ControlPlace { .screen }
}

extension EnvironmentValues {
  /// What the controls of the view are part of.
  var controlPlace: ControlPlace {
    get { self[ControlPlaceKey.self] }
    set { self[ControlPlaceKey.self] = newValue }
  }
}

/// The controls side by side; the style where none is set.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style where none is set.
  public init() {}

  /// One piece with lines between its controls, in a bar the controls alone, in a menu symbols over titles.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content, showsTitles: true)
  }
}

/// The controls side by side, as in bars.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The controls side by side.
  public init() {}

  /// The same as where no style is set.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content, showsTitles: true)
  }
}

/// The controls in a row of symbols where they are in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// A row of symbols in a menu.
  public init() {}

  /// One piece with lines between its controls, in a menu their symbols alone.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content, showsTitles: false)
  }
}

/// The controls in a menu that the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// A menu of the controls.
  public init() {}

  /// A menu that is closed.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The controls in a menu that the label opens; in a menu they are a row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  @Environment(\.controlPlace) private var place

  /// A menu of the controls.
  public init() {}

  /// A menu that is closed, or a row of one.
  public func makeBody(configuration: Configuration) -> some View {
    if place == .menu {
      GroupedControls(content: configuration.content, showsTitles: true)
    } else {
      MenuControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style where none is set.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of symbols in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu that the label opens.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu that the label opens, in a menu a row.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Controls beside each other, as the place has them.
private struct GroupedControls: View {
  typealias Body = Never

  let content: ControlGroupStyleConfiguration.Content
  /// Whether the titles are below the symbols in a menu.
  let showsTitles: Bool

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let place = context.environment.controlPlace
    let inner = context.with { environment in
      switch place {
      case .bar: break
      case .screen:
        environment.buttonStyle = AnyButtonStyle(JoinedButtonStyle())
        environment.toggleStyle = AnyToggleStyle(JoinedToggleStyle())
      case .menu:
        environment.buttonStyle = AnyButtonStyle(StackedButtonStyle())
        environment.labelStyle = AnyLabelStyle(StackedLabelStyle(showsTitle: showsTitles))
      }
    }
    let nodes = content._resolve(in: inner)
    return ControlRow(nodes: nodes, place: place)._resolve(in: context)
  }
}

private struct ControlRow: View {
  let nodes: [ResolvedNode]
  let place: ControlPlace

  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.controlChrome.button) private var chrome

  var body: some View {
    let radius =
      chrome.automaticRadii[controlSize] ?? theme.control.box(for: controlSize).height / 2
    switch place {
    case .bar: HStack(spacing: theme.space.xs) { ResolvedContent(nodes: nodes) }
    case .screen: joined.clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    case .menu: joined
    }
  }

  private var joined: some View {
    HStack(spacing: 0) {
      ForEach(nodes.indices, id: \.self) { index in
        ResolvedContent(nodes: [nodes[index]])
          .frame(maxWidth: place == .menu ? .infinity : nil)
          .overlay(alignment: .leading) {
            if index > 0 {
              Rectangle().fill(Color.border).frame(width: theme.control.borderWidth)
                .accessibilityHidden(true)
            }
          }
      }
    }
  }
}

/// A part of a piece of controls.
private struct JoinedPart<Label: View>: View {
  let label: Label
  var isDestructive = false
  var isPressed = false

  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.controlChrome.button) private var chrome
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let box = theme.control.box(for: controlSize)
    label
      .font(box.font)
      .modifier(LabelColor(!isEnabled ? .textDisabled : isDestructive ? .errorText : .accentColor))
      .padding(.horizontal, box.horizontalPadding)
      .padding(.vertical, box.verticalPadding)
      .frame(minHeight: box.height)
      .background(isPressed ? AnyShapeStyle(Color.fill) : AnyShapeStyle(chrome.bordered))
  }
}

private struct JoinedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    JoinedPart(
      label: configuration.label, isDestructive: configuration.role == .destructive,
      isPressed: configuration.isPressed)
  }
}

private struct JoinedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    JoinedPart(label: configuration.label, isPressed: configuration.isOn)
  }
}

/// In the middle of its part of a row.
private struct StackedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DimmedLabel(content: configuration.label)
      .foregroundStyle(configuration.role == .destructive ? Color.errorText : .textPrimary)
      .frame(maxWidth: .infinity)
  }
}

/// A symbol over its title, which is small.
private struct StackedLabelStyle: LabelStyle {
  let showsTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.accessibilityHidden(showsTitle)
      if showsTitle { configuration.title.font(.caption).lineLimit(1) }
    }
  }
}
