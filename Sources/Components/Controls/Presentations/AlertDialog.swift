/// A question or a message in the middle of the screen, with its answers below.
public struct AlertDialog<Actions: View, Message: View>: View {
  private let title: Text
  private let message: Message
  private let actions: Actions

  init(
    _ title: Text, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {
    self.title = title
    self.actions = actions()
    self.message = message()
  }

  /// A dialog.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(Text(title), actions: actions, message: message)
  }

  @Environment(\.self) private var environment

  public var body: some View {
    let metrics = environment.presentationMetrics
    DialogContent {
      switch metrics.answers {
      case .buttons: column
      case .dividedWords, .capsules:
        VStack(spacing: 0) {
          words(metrics)
          DialogAnswers(actions: actions, answers: metrics.answers, rowHeight: 44)
        }
      }
    }
    .frame(maxWidth: width(metrics))
    .background {
      // Round enough to follow the buttons in its corners.
      RoundedRectangle(cornerRadius: metrics.dialogRadius.points(in: environment))
        .fill(metrics.fill)
        .elevation(.level4)
    }
    .environment(\.isElevated, true)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.dialog)
    .component("alert", source: nil)
  }

  /// Alerts of systems become wider with their text, as far as a phone is wide.
  private func width(_ metrics: PresentationMetrics) -> CGFloat {
    guard let width = metrics.alertWidth else { return environment.theme.control.dialogWidth }
    return width + min(2 * environment.typeGrowth, environment.theme.space.xxxl)
  }

  private var column: some View {
    let space = environment.theme.space
    return VStack(spacing: space.md) {
      VStack(spacing: space.xxs) {
        title.font(.headline).accessibilityAddTraits(.isHeader)
        message.font(.footnote).foregroundStyle(Color.textSecondary)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, space.xs)
      VStack(spacing: space.xs) { actions }
        .buttonStyle(.dialog)
        .buttonSizing(.flexible)
    }
    .padding(space.md)
  }

  private func words(_ metrics: PresentationMetrics) -> some View {
    let isLeading = metrics.alertAlignment == .leading
    return VStack(alignment: isLeading ? .leading : .center, spacing: 2) {
      title.font(.headline).accessibilityAddTraits(.isHeader)
      message.font(isLeading ? .subheadline : .footnote)
    }
    .multilineTextAlignment(metrics.alertAlignment)
    .padding(metrics.alertPadding)
    .frame(maxWidth: .infinity, alignment: isLeading ? .leading : .center)
  }
}

/// The buttons of dialogs: destructive ones are red, the one that cancels is neutral, the others tonal.
public struct DialogButtonStyle: ButtonStyle {
  /// Buttons of dialogs.
  public init() {}

  /// The label on a neutral or a tinted background.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonChrome(
      configuration: configuration, look: configuration.role == .cancel ? .neutral : .tonal)
  }
}

extension ButtonStyle where Self == DialogButtonStyle {
  /// Buttons of dialogs.
  @_disfavoredOverload public static var dialog: DialogButtonStyle { DialogButtonStyle() }
}
