/// The mark where typing continues, at the edge of what was typed.
struct TextCaret: View {
  /// Whether it is behind text and not alone.
  var followsText = false

  @Environment(\.theme) private var theme
  @Environment(\.typeGrowth) private var growth
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Capsule()
      .fill(Color.accentColor)
      .frame(width: theme.space.xxxs, height: theme.space.lg - theme.space.xxxs + growth)
      .offset(x: followsText ? gap : 0)
      .accessibilityHidden(true)
  }

  /// From the end of the text, within which an overlay is, to a point behind it.
  private var gap: CGFloat {
    (theme.space.xxxs + 1) * (direction == .rightToLeft ? -1 : 1)
  }
}
