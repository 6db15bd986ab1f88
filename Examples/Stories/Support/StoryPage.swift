import Components

/// The room in which components are shown: leading-aligned, with the theme's spacing around them.
struct StoryPage<Content: View>: View {
  private let spacing: SpaceToken
  private let content: Content

  init(spacing: SpaceToken = .md, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: theme.space[spacing]) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.all, .md)
  }
}

/// A row of things that becomes a column at accessibility sizes.
struct AdaptiveRow<Content: View>: View {
  private let alignment: VerticalAlignment
  private let content: Content

  init(alignment: VerticalAlignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: theme.space.sm) { content }
    } else {
      HStack(alignment: alignment, spacing: theme.space.sm) { content }
    }
  }
}

/// A row of things that becomes a column where they have no room side by side.
struct FittingRow<Content: View>: View {
  private let spacing: SpaceToken
  private let content: Content

  init(spacing: SpaceToken = .sm, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  @Environment(\.theme) private var theme

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: theme.space[spacing]) { content }
      VStack(alignment: .leading, spacing: theme.space[spacing]) { content }
    }
  }
}

/// A caption above an example.
struct Example<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: theme.space.xs) {
      Text(title).font(.caption).foregroundStyle(Color.textSecondary)
      content
    }
  }
}

/// A colourful picture behind translucent components.
struct Backdrop<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    content
      .padding(.all, .lg)
      .frame(maxWidth: .infinity)
      .background {
        ZStack {
          LinearGradient(
            colors: scheme == .dark
              ? [Color(hex: 0x1B1464), Color(hex: 0x5B2A86), Color(hex: 0x8E2453)]
              : [Color(hex: 0x6E8BFF), Color(hex: 0xB86BFF), Color(hex: 0xFF7EB3)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
          Circle().fill(Color(hex: 0x4FD8FF).opacity(scheme == .dark ? 0.55 : 0.9)).frame(
            width: 180, height: 180
          ).offset(x: -120, y: -40)
          Circle().fill(Color(hex: 0xFFB347).opacity(scheme == .dark ? 0.6 : 0.95)).frame(
            width: 140, height: 140
          ).offset(x: 130, y: 60)
        }
        .accessibilityHidden(true)
      }
      .clipped()
  }
}
