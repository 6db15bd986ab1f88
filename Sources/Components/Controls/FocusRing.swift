extension View {
  /// Shows the view as the one that has the keyboard's focus, with a ring around it.
  ///
  /// Fields have their own ring: see `fieldState(_:)`.
  public func focusRing(_ isShown: Bool = true) -> some View {
    FocusRinged(content: self, isShown: isShown)
  }
}

private struct FocusRinged<Content: View>: View {
  let content: Content
  let isShown: Bool

  @Environment(\.theme) private var theme

  var body: some View {
    if isShown {
      let width = theme.control.focusRingWidth
      content
        .transformingNodes { node, _ in
          node.changingSemantics { $0.insert(.focused) }
        }
        .overlay {
          RoundedRectangle(cornerRadius: theme.radius.small + width)
            .strokeBorder(Color.focusRing, lineWidth: width)
            .padding(.horizontal, -theme.space.xs)
            .padding(.vertical, -theme.space.xxs)
            .accessibilityHidden(true)
        }
    } else {
      content
    }
  }
}
