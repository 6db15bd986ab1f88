/// Several messages that wait for each other: the newest in front, the edges of two more below it.
public struct ToastQueue: View {
  private let toasts: [Toast]

  /// A queue; the first message is the newest.
  public init(_ toasts: [Toast]) {
    self.toasts = toasts
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    if let front = toasts.first {
      let waiting = min(toasts.count - 1, 2)
      front
        .background {
          // What waits cannot be read yet: only the edges of its cards are seen.
          ForEach(0..<waiting) { index in card(behind: CGFloat(waiting - index)) }
        }
        .padding(.bottom, CGFloat(waiting) * theme.space.xs)
        .component("toastQueue", source: nil)
    }
  }

  private func card(behind depth: CGFloat) -> some View {
    let shape = RoundedRectangle(cornerRadius: theme.radius.medium)
    return ZStack {
      shape.fill(Color.surfaceElevated).elevation(.level1)
      shape.strokeBorder(Color.border, lineWidth: theme.control.borderWidth)
    }
    .padding(.horizontal, depth * theme.space.sm)
    .offset(y: depth * theme.space.xs)
    .accessibilityHidden(true)
  }
}
