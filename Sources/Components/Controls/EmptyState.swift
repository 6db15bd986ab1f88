/// What is shown where content would be: a symbol, a title, an explanation and what to do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label with a description and actions below it.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.emptySymbolSize) private var symbolSize

  public var body: some View {
    if let symbolSize { system(symbolSize) } else { own }
  }

  /// A large grey symbol over bold words, in the middle of all the room that there is.
  private func system(_ symbolSize: CGFloat) -> some View {
    VStack(spacing: 4) {
      label
        .labelStyle(SystemEmptyStateLabelStyle(symbolSize: symbolSize))
        .font(.system(.title2, weight: .bold))
        .accessibilityAddTraits(.isHeader)
      description
        .font(.subheadline)
        .defaultForeground(.textSecondary)
      VStack(spacing: theme.space.md) { actions }
        .padding(.top, theme.space.sm)
    }
    .multilineTextAlignment(.center)
    .padding(theme.space.md)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .component("contentUnavailable", source: nil)
  }

  private var own: some View {
    VStack(spacing: theme.space.xs) {
      label
        .labelStyle(EmptyStateLabelStyle(tone: .neutral))
        .font(.system(.title3, weight: .semibold))
        .accessibilityAddTraits(.isHeader)
      description
        .font(.subheadline)
        .defaultForeground(.textSecondary)
      VStack(spacing: theme.space.xs) { actions }
        .padding(.top, theme.space.xs)
    }
    .multilineTextAlignment(.center)
    .padding(theme.space.lg)
    .frame(maxWidth: .infinity)
    .component("contentUnavailable", source: nil)
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// A label alone.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// A label with a description below it.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
    self.init(label: label, description: description, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == Components.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol above and a description below it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { Components.Label(titleKey, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// A grey symbol above a title.
private struct SystemEmptyStateLabelStyle: LabelStyle {
  /// In points; it does not follow the reader's type size.
  let symbolSize: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: symbolSize, weight: .medium))
        .foregroundStyle(Color.textSecondary)
        .accessibilityHidden(true)
      configuration.title
    }
  }
}

/// A symbol in a tinted circle above a title.
private struct EmptyStateLabelStyle: LabelStyle {
  let tone: Tone

  func makeBody(configuration: Configuration) -> some View {
    EmptyStateLabel(configuration: configuration, tone: tone)
  }
}

private struct EmptyStateLabel: View {
  let configuration: LabelStyleConfiguration
  let tone: Tone

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: theme.space.md) {
      SymbolCircle(icon: configuration.icon, tone: tone)
      configuration.title
    }
  }
}

/// A symbol in a tinted circle.
struct SymbolCircle<Icon: View>: View {
  let icon: Icon
  let tone: Tone

  @Environment(\.theme) private var theme
  @Environment(\.typeGrowth) private var growth

  var body: some View {
    let side = theme.control.symbolCircleSide + growth
    // The symbol is a picture of the state: it keeps the size of its circle.
    icon
      .font(.system(size: side * 0.36, weight: .medium))
      .foregroundStyle(tone.onSubtle)
      .accessibilityHidden(true)
      .frame(width: side, height: side)
      .background(tone.subtle, in: Circle())
  }
}

/// A state of a screen with its symbol, message, suggestion and actions.
public struct StateView: View {
  private let tone: Tone
  private let systemImage: String
  private let title: LocalizedStringKey
  private let message: LocalizedStringKey?
  private let suggestion: LocalizedStringKey?
  private let actions: AnyView

  /// A state.
  ///
  /// - Parameters:
  ///   - message: what happened.
  ///   - suggestion: what the reader can do about it.
  ///   - actions: buttons, the main one first.
  public init<Actions: View>(
    _ title: LocalizedStringKey, systemImage: String, message: LocalizedStringKey? = nil,
    suggestion: LocalizedStringKey? = nil, tone: Tone = .neutral,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.title = title
    self.systemImage = systemImage
    self.message = message
    self.suggestion = suggestion
    self.tone = tone
    self.actions = AnyView(actions())
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    VStack(spacing: theme.space.md) {
      SymbolCircle(icon: Image(systemName: systemImage), tone: tone)
      VStack(spacing: theme.space.xs) {
        Text(title)
          .font(.system(.title3, weight: .semibold))
          .accessibilityAddTraits(.isHeader)
        if let message {
          Text(message).font(.subheadline).foregroundStyle(Color.textSecondary)
        }
        if let suggestion {
          Text(suggestion).font(.footnote).foregroundStyle(Color.textTertiary)
        }
      }
      VStack(spacing: theme.space.xs) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(theme.space.lg)
    .frame(maxWidth: .infinity)
    .component("stateView", source: nil)
  }
}

/// A screen or section that has nothing to show yet.
public struct EmptyState: View {
  private let view: StateView

  /// A title with a symbol above it, a message and actions below it.
  public init<Actions: View>(
    _ title: LocalizedStringKey, systemImage: String = "tray", message: LocalizedStringKey? = nil,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    view = StateView(
      title, systemImage: systemImage, message: message, tone: .primary, actions: actions)
  }

  public var body: some View { view }
}

/// Something went wrong: what, and a way to try again.
public struct ErrorView: View {
  private let title: LocalizedStringKey
  private let message: LocalizedStringKey?
  private let suggestion: LocalizedStringKey?
  private let isRetrying: Bool
  private let retry: (@MainActor () -> Void)?
  private let dismiss: (@MainActor () -> Void)?

  /// A message with buttons for `retry` and `dismiss` where given; `isRetrying` shows a spinner.
  public init(
    _ title: LocalizedStringKey = "Something went wrong", message: LocalizedStringKey? = nil,
    suggestion: LocalizedStringKey? = nil, isRetrying: Bool = false,
    retry: (@MainActor () -> Void)? = nil, dismiss: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.message = message
    self.suggestion = suggestion
    self.isRetrying = isRetrying
    self.retry = retry
    self.dismiss = dismiss
  }

  public var body: some View {
    StateView(
      title, systemImage: "exclamationmark.triangle", message: message, suggestion: suggestion,
      tone: .error
    ) {
      if let retry {
        Button("Try again", systemImage: "arrow.clockwise", action: retry)
          .buttonStyle(.filled)
          .loading(isRetrying)
      }
      if let dismiss {
        Button("Dismiss", action: dismiss).buttonStyle(.ghost)
      }
    }
  }
}

/// Content is on its way.
public struct LoadingView: View {
  private let title: LocalizedStringKey?

  /// A spinner with a title below it, if there is one.
  public init(_ title: LocalizedStringKey? = nil) {
    self.title = title
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    VStack(spacing: theme.space.sm) {
      ActivityIndicator().controlSize(.large)
      if let title {
        Text(title).font(.subheadline).foregroundStyle(Color.textSecondary)
      }
    }
    .multilineTextAlignment(.center)
    .padding(theme.space.lg)
    .frame(maxWidth: .infinity)
    .component("loadingView", source: nil)
  }
}
