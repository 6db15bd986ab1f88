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
            colors: [.indigo, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
          Circle().fill(Color.cyan.opacity(scheme == .dark ? 0.6 : 1)).frame(width: 180, height: 180).offset(x: -120, y: -40)
          Circle().fill(Color.orange).frame(width: 140, height: 140).offset(x: 130, y: 60)
        }
        .accessibilityHidden(true)
      }
      .clipped()
  }
}
