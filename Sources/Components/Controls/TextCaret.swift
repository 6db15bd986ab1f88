/// The mark where typed text goes on, at the edge of what was typed.
struct TextCaret: View {
  @Environment(\.theme) private var theme
  @Environment(\.typeGrowth) private var growth

  var body: some View {
    Capsule()
      .fill(Color.accentColor)
      .frame(width: theme.space.xxxs, height: theme.space.lg - theme.space.xxxs + growth)
      // It stands in the gap beside the text, not on its last letter.
      .padding(.horizontal, -theme.space.xxxs)
      .accessibilityHidden(true)
  }
}
