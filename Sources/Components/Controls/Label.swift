/// A title with a symbol before it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// A label from a title and a symbol.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @Environment(\.labelStyle) private var style

  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(content: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))
    // A label inside a style's body has the system's look.
    (style ?? AnyLabelStyle(DefaultLabelStyle())).makeBody(configuration)
      .transformingEnvironment { $0.labelStyle = nil }
      .noting(.label)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with an image by its name.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, with another look.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// What a label style has to work with.
@MainActor
public struct LabelStyleConfiguration {
  /// The label's title, its type hidden.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The label's symbol, its type hidden; the title speaks for it.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The title to show.
  public let title: Title
  /// The symbol to show.
  public let icon: Icon
}

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = LabelStyleConfiguration

  /// The look of one label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Symbol and title in a row.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Symbol and title.
  public init() {}

  /// The symbol before the title, or above it in rows at accessibility sizes.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(leading: LabelSymbol(icon: configuration.icon), trailing: configuration.title)
  }
}

/// Title and symbol in a row, the symbol last.
public struct TitleAndTrailingIconLabelStyle: LabelStyle {
  /// Title and symbol.
  public init() {}

  /// The title before the symbol, or above it in rows at accessibility sizes.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(leading: configuration.title, trailing: LabelSymbol(icon: configuration.icon))
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public init() {}

  /// The title as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone; the title is still spoken.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The symbol alone.
  public init() {}

  /// The symbol, spoken as the title.
  public func makeBody(configuration: Configuration) -> some View {
    SpokenIcon(icon: configuration.icon, title: configuration.title)
  }
}

/// The style where none is set: symbol and title.
public struct DefaultLabelStyle: LabelStyle {
  /// The style where none is set.
  public init() {}

  /// The symbol before the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The symbol before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleAndTrailingIconLabelStyle {
  /// The title before the symbol.
  public static var titleAndTrailingIcon: TitleAndTrailingIconLabelStyle {
    TitleAndTrailingIconLabelStyle()
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style where none is set: symbol and title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// Two parts of a label side by side, the symbol level with the first line of the title.
///
/// In rows of lists the symbol has the tint, and at accessibility sizes it is above its title, as
/// the system's rows do.
private struct LabelRow<Leading: View, Trailing: View>: View {
  let leading: Leading
  let trailing: Trailing

  @Environment(\.theme) private var theme
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.stacksLabels) private var isStacked
  @Environment(\.labelIconToTitleSpacing) private var spacing

  var body: some View {
    if isStacked || isInListRow && typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: theme.space.xxs) {
        leading
        trailing
      }
    } else {
      HStack(
        alignment: .firstTextBaseline,
        spacing: spacing ?? (isInListRow ? theme.space.sm : theme.space.xs)
      ) {
        leading
        trailing
      }
      // Words that wrap beside a symbol begin below each other, also where others are centred.
      .multilineTextAlignment(.leading)
    }
  }
}

/// The symbol of a label, in the tint where a list's row has no other colour.
private struct LabelSymbol: View {
  let icon: LabelStyleConfiguration.Icon

  @Environment(\.self) private var environment

  var body: some View {
    if environment.isInListRow, environment.isEnabled, environment.foregroundStyle == nil,
      environment.defaultForeground == nil
    {
      placed.foregroundStyle(.tint).accessibilityHidden(true)
    } else {
      placed.accessibilityHidden(true)
    }
  }

  /// Titles of rows begin below each other, however wide their symbols are.
  @ViewBuilder private var placed: some View {
    let column = environment.look.values.list.symbolColumn
    if let width = environment.labelReservedIconWidth {
      icon.frame(minWidth: width)
    } else if environment.isInListRow, column > 0 {
      icon.frame(minWidth: column * environment.fontRequest.size)
    } else {
      icon
    }
  }
}

/// A symbol that is spoken as a title that is not shown.
private struct SpokenIcon<Icon: View, Title: View>: View {
  typealias Body = Never

  let icon: Icon
  let title: Title

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let spoken = title._resolve(in: context).map(\.plainText).joined(separator: " ")
    return icon._resolve(in: context).map { node in
      var node = node
      node.semantics.label = spoken
      node.semantics.speak(in: context.environment)
      return node
    }
  }
}

extension ResolvedNode {
  /// The characters of all texts in the node, in order.
  var plainText: String {
    var texts: [String] = []
    walk(()) { node, _ in
      guard case .text(let content) = node.kind else { return () }
      texts.append(content.text.plainText)
      return nil
    }
    return texts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The style that applies to the labels of a place, its type hidden.
typealias AnyLabelStyle = AnyStyle<LabelStyleConfiguration>

extension AnyStyle where Configuration == LabelStyleConfiguration {
  @MainActor
  init(_ style: some LabelStyle) {
    self.init(style, of: "LabelStyle") { style.makeBody(configuration: $0) }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private struct StackedLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the symbols of labels are above their titles.
  var stacksLabels: Bool {
    get { self[StackedLabelsKey.self] }
    set { self[StackedLabelsKey.self] = newValue }
  }
}

/// A label in a row; at accessibility sizes its symbol is above its title where the two have no
/// room side by side, so that the words have all of the width.
struct FittingLabelRow<Label: View, Trailing: View>: View {
  private let label: Label
  private let trailing: Trailing

  init(label: Label, @ViewBuilder trailing: () -> Trailing) {
    self.label = label
    self.trailing = trailing()
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        row
        row.environment(\.stacksLabels, true)
      }
    } else {
      row
    }
  }

  private var row: some View {
    ImplicitRow(
      content: Group {
        ImplicitRow(content: label)
        trailing
      })
  }
}

extension View {
  /// Sets the look of the labels in the view.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    transformingEnvironment { $0.labelStyle = AnyLabelStyle(style) }
  }
}
