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

  public let label: Label
  public let content: Content
}

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View

  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label above content on a surface of its own; the style where none is set.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.theme) private var theme

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: theme.space.sm) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(theme.space.md)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.surface, in: RoundedRectangle(cornerRadius: theme.radius.medium))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
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

  public let label: Label
  public let content: Content
}

/// The look of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View

  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label before the content; below each other at accessibility sizes.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: theme.space.xxs) {
        configuration.label
        configuration.content.foregroundStyle(Color.textSecondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(alignment: .firstTextBaseline, spacing: theme.space.sm) {
        configuration.label
        Spacer(minLength: 0)
        configuration.content
          .foregroundStyle(Color.textSecondary)
          .multilineTextAlignment(.trailing)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
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

  public let label: Label
  public let content: Content
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
  associatedtype Body: View

  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A row with an arrow above the content; the style where none is set.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

/// The label of a group that folds away, and what it shows; in a list, a row for each.
private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration

  @Environment(\.theme) private var theme
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow {
      header
      if configuration.isExpanded {
        configuration.content.padding(.leading, theme.space.md)
      }
    } else {
      VStack(alignment: .leading, spacing: theme.space.xxs) {
        header
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
