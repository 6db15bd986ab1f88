/// A short message over the content, with a symbol and at most one action.
public struct Toast: View {
  private let message: Text
  private let tone: Tone
  private let actionTitle: LocalizedStringKey?
  private let action: @MainActor () -> Void

  /// A message with the tone's symbol; without `actionTitle` it has no button.
  public init(
    _ message: LocalizedStringKey, tone: Tone = .success, actionTitle: LocalizedStringKey? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.message = Text(message)
    self.tone = tone
    self.actionTitle = actionTitle
    self.action = action
  }

  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  public var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: theme.space.xs) { content }
      } else {
        HStack(spacing: theme.space.sm) { content }
      }
    }
    .padding(.horizontal, theme.space.md)
    .padding(.vertical, theme.space.sm)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      let shape = RoundedRectangle(cornerRadius: theme.radius.medium)
      shape.fill(Color.surfaceElevated).elevation(.level3)
      shape.strokeBorder(Color.border, lineWidth: theme.control.borderWidth)
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.alert)
    .component("toast", source: nil)
  }

  @ViewBuilder private var content: some View {
    Image(systemName: tone.symbol)
      .foregroundStyle(tone.text)
      .accessibilityHidden(true)
    message
      .font(.subheadline)
      .foregroundStyle(Color.textPrimary)
      .frame(maxWidth: .infinity, alignment: .leading)
    if let actionTitle {
      Button(actionTitle, action: action)
        .font(.system(.subheadline, weight: .semibold))
        .hitTarget(.expand)
    }
  }
}

/// A message across the width of a screen that stays until it is dealt with.
public struct Banner: View {
  private let title: Text
  private let message: Text?
  private let tone: Tone
  private let systemImage: String?
  private let actionTitle: LocalizedStringKey?
  private let action: @MainActor () -> Void
  private let onDismiss: (@MainActor () -> Void)?

  /// A banner; without `systemImage` its symbol is the tone's, and buttons are there where given.
  public init(
    _ title: LocalizedStringKey, message: LocalizedStringKey? = nil, tone: Tone = .info,
    systemImage: String? = nil, actionTitle: LocalizedStringKey? = nil,
    action: @escaping @MainActor () -> Void = {}, onDismiss: (@MainActor () -> Void)? = nil
  ) {
    self.title = Text(title)
    self.message = message.map { Text($0) }
    self.tone = tone
    self.systemImage = systemImage
    self.actionTitle = actionTitle
    self.action = action
    self.onDismiss = onDismiss
  }

  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  public var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: theme.space.xs) {
          HStack {
            symbol
            Spacer(minLength: 0)
            dismissButton
          }
          texts
        }
      } else {
        HStack(alignment: .firstTextBaseline, spacing: theme.space.sm) {
          symbol
          texts.frame(maxWidth: .infinity, alignment: .leading)
          dismissButton
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .foregroundStyle(tone.onSubtle)
    .padding(theme.space.md)
    .background(tone.subtle, in: RoundedRectangle(cornerRadius: theme.radius.medium))
    .accessibilityElement(children: .contain)
    .accessibilityRole(.alert)
    .component("banner", source: nil)
  }

  private var symbol: some View {
    Image(systemName: systemImage ?? tone.symbol).accessibilityHidden(true)
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: theme.space.xxs) {
      title.font(.system(.subheadline, weight: .semibold))
      message?.font(.footnote)
      if let actionTitle {
        Button(actionTitle, action: action)
          .buttonStyle(.plain)
          .font(.system(.footnote, weight: .semibold))
          .underline()
          .hitTarget(.expand)
          .padding(.top, theme.space.xxs)
      }
    }
  }

  @ViewBuilder private var dismissButton: some View {
    if let onDismiss {
      Button("Dismiss", systemImage: "xmark", action: onDismiss)
        .labelStyle(.iconOnly)
        .buttonStyle(.plain)
        .imageScale(.small)
        .hitTarget(.expand)
    }
  }
}

/// The device has no connection.
public struct OfflineBanner: View {
  /// A banner that says so.
  public init() {}

  public var body: some View {
    Banner(
      "No connection", message: "Showing saved data", tone: .warning, systemImage: "wifi.slash")
  }
}
