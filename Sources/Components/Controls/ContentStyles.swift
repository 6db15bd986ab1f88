/// What a style of group boxes has to work with.
@MainActor
public struct GroupBoxStyleConfiguration {
  /// The label, its type hidden.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The content, its type hidden.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label to show.
  public let label: Label
  /// The content to show.
  public let content: Content
}

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The look of one group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label above content on its own surface; the style where none is set.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style where none is set.
  public init() {}

  /// The label above the content.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxBody(configuration: configuration)
  }
}

private struct GroupBoxBody: View {
  let configuration: GroupBoxStyleConfiguration

  @Environment(\.theme) private var theme
  @Environment(\.isOnGlass) private var isOnGlass
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.controlChrome.group) private var chrome
  @Environment(\.backgroundStyle) private var chosen

  /// A box differs from what it is on: a screen, or the surface of a list's row.
  private var fill: AnyShapeStyle {
    if let chosen { return chosen }
    guard theme.surfaces == .solid, let chrome else { return AnyShapeStyle(SurfaceFill()) }
    return AnyShapeStyle(isInListRow ? chrome.fillInRow : chrome.fill)
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: theme.radius.medium)
    VStack(alignment: .leading, spacing: theme.space.sm) {
      configuration.label.font(.headline)
      configuration.content
    }
    .environment(\.isOnGlass, isOnGlass || theme.surfaces == .glass)
    .padding(theme.space.md)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(fill, in: shape)
    .overlay {
      if theme.surfaces == .glass, !isOnGlass { GlassRim(shape: shape) }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style where none is set.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// What a style of labelled content has to work with.
@MainActor
public struct LabeledContentStyleConfiguration {
  /// The label, its type hidden.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The content, its type hidden.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label to show.
  public let label: Label
  /// The content to show.
  public let content: Content
}

/// The look of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The look of one row of labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label before the content; below each other at accessibility sizes.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.labelsHidden) private var labelsHidden

  /// The style where none is set.
  public init() {}

  /// The label before the content, or above it at accessibility sizes.
  public func makeBody(configuration: Configuration) -> some View {
    if labelsHidden {
      configuration.content.defaultForeground(.textSecondary)
    } else if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: theme.space.xxs) {
        configuration.label
        configuration.content.defaultForeground(.textSecondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      LabeledLine(
        label: configuration.label, spacing: theme.space.sm,
        content: configuration.content
          .defaultForeground(.textSecondary)
          .transformingEnvironment { environment in
            let field = environment.fieldTextAlignment
            environment.multilineTextAlignment = .trailing
            environment.fieldTextAlignment = field
          })
    }
  }
}

/// A label before its content: on a line with the content's words, or in the middle where it has none.
private struct LabeledLine<Label: View, Content: View>: View {
  typealias Body = Never

  let label: Label
  let spacing: CGFloat
  let content: Content

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = content._resolve(in: context.entering(.part))
    let hasWords = nodes.contains { node in
      node.containsNode { inner in
        if case .text(let content) = inner.kind { !content.text.plainText.isEmpty } else { nil }
      }
    }
    return HStack(alignment: hasWords ? .firstTextBaseline : .center, spacing: spacing) {
      label
      Spacer(minLength: 0)
      ResolvedContent(nodes: nodes)
    }._resolve(in: context)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style where none is set.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// What a style of disclosure groups has to work with.
@MainActor
public struct DisclosureGroupStyleConfiguration {
  /// The label, its type hidden.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The content, its type hidden.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label to show.
  public let label: Label
  /// The content to show while the group is open.
  public let content: Content
  /// Whether the group is open; what is set is dropped.
  @Binding public var isExpanded: Bool
  let source: SourceLocation?

  init(label: Label, content: Content, isExpanded: Bool, source: SourceLocation?) {
    self.label = label
    self.content = content
    _isExpanded = .constant(isExpanded)
    self.source = source
  }
}

/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The look of one disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A row with an arrow above the content; the style where none is set.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style where none is set.
  public init() {}

  /// The label with its arrow, and the content while the group is open.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

/// The label of a group that folds away, and what it shows; in a list, a row for each.
private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.tintsDisclosure) private var tints
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow {
      header
      if configuration.isExpanded {
        configuration.content.padding(.leading, theme.space.md)
      }
    } else {
      VStack(alignment: .leading, spacing: theme.space.xxs) {
        if tints {
          header.foregroundStyle(isEnabled ? Color.accentColor : .textDisabled)
        } else {
          header
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    FittingLabelRow(label: configuration.label) {
      Spacer(minLength: 0)
      Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
        .imageScale(.small)
        .fontWeight(.semibold)
        .foregroundStyle(Color.accentColor)
        .accessibilityHidden(true)
    }
    .control(
      .button, named: "disclosure", states: configuration.isExpanded ? [.expanded] : [],
      source: configuration.source)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style where none is set.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The group box of a style's configuration, in the system's look.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled content of a style's configuration, in the system's look.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
