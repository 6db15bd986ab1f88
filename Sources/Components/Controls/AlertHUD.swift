/// A message about what was done, in the middle of the screen: a large symbol above a title.
public struct AlertHUD: View {
  private let title: Text
  private let message: Text?
  private let tone: Tone
  private let systemImage: String?

  /// A title with a message under it; without `systemImage`, the symbol is the tone's.
  public init(
    _ title: LocalizedStringKey, message: LocalizedStringKey? = nil, tone: Tone = .success,
    systemImage: String? = nil
  ) {
    self.title = Text(title)
    self.message = message.map { Text($0) }
    self.tone = tone
    self.systemImage = systemImage
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    VStack(spacing: theme.space.xs) {
      Image(systemName: systemImage ?? tone.symbol)
        .font(.largeTitle)
        .foregroundStyle(tone.text)
        .accessibilityHidden(true)
      title.font(.headline).foregroundStyle(Color.textPrimary)
      message?.font(.subheadline).foregroundStyle(Color.textSecondary)
    }
    .multilineTextAlignment(.center)
    .padding(theme.space.lg)
    .frame(minWidth: theme.control.hudSide, minHeight: theme.control.hudSide)
    .background {
      let shape = RoundedRectangle(cornerRadius: theme.radius.large)
      shape.fill(Color.surfaceElevated).elevation(.level4)
      shape.strokeBorder(Color.border, lineWidth: theme.control.borderWidth)
    }
    .accessibilityElement(children: .combine)
    .accessibilityRole(.alert)
    .component("alertHUD", source: nil)
  }
}
