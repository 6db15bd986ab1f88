import Components

extension StoryCatalog {
  static let habitScreens: [Story] = [
    story("splash") { HabitSplash() },
    story("sign-in") { HabitSignIn() },
    story("one-time-code") { HabitCode() },
    story("home") { HabitHome() },
    story("menu") { HabitMenu() },
    story("profile") { HabitProfile() },
  ]

  private static func story<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Story {
    Screen.story("screens/habits/\(name)", theme: ExampleThemes.aurora, content: content)
  }
}

/// Soft lights on the theme's backdrop, which give the glass of every screen something to show.
struct HabitBackdrop<Content: View>: View {
  private let selection: Int?
  private let isCentered: Bool
  private let content: Content

  /// - Parameters:
  ///   - selection: the chosen tab; screens before signing in have no tabs.
  ///   - isCentered: whether content that leaves room stands in the middle of it.
  init(selection: Int? = nil, isCentered: Bool = false, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.isCentered = isCentered
    self.content = content()
  }

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      lights.ignoresSafeArea()
      VStack(spacing: 0) {
        GeometryReader { room in
          ScrollView {
            VStack(spacing: 12) { content }
              .readable(560)
              .padding(.horizontal, .md)
              .padding(.vertical, .sm)
              .frame(minHeight: isCentered ? room.size.height : nil)
          }
        }
        if let selection { HabitTabs(selection: selection) }
      }
    }
  }

  private var lights: some View {
    GeometryReader { room in
      let (width, height) = (room.size.width, room.size.height)
      glow(Color(hex: 0x64D2FF), light: 0.7, dark: 0.3, side: width * 0.76)
        .position(x: width * 0.16, y: height * 0.14)
      glow(Color(hex: 0xFF9F0A), light: 0.4, dark: 0.2, side: width * 0.72)
        .position(x: width * 0.9, y: height * 0.64)
      glow(Color(hex: 0xBF5AF2), light: 0.3, dark: 0.24, side: width * 0.82)
        .position(x: width * 0.14, y: height * 0.9)
    }
    .clipped()
    .accessibilityHidden(true)
  }

  private func glow(_ color: Color, light: Double, dark: Double, side: CGFloat) -> some View {
    Circle()
      .fill(color.opacity(scheme == .dark ? dark : light))
      .frame(width: side, height: side)
      .blur(radius: side * 0.2)
  }
}

private struct HabitTabs: View {
  let selection: Int

  var body: some View {
    TabBar(
      [
        TabBar.Item("Today", systemImage: "house"),
        TabBar.Item("Menu", systemImage: "list.bullet"),
        TabBar.Item("Profile", systemImage: "person", badge: 2),
      ], selection: selection)
  }
}

/// The app's mark on a tile of glass.
struct HabitMark: View {
  let size: CGFloat

  var body: some View {
    Image(systemName: "flame.fill")
      .font(.system(size: size * 0.5))
      .foregroundStyle(
        LinearGradient(
          colors: [Color(hex: 0xFF9F0A), Color(hex: 0xFF453A)], startPoint: .top,
          endPoint: .bottom)
      )
      .frame(width: size, height: size)
      .glassBackground(.regular, cornerRadius: size * 0.27)
      .accessibilityHidden(true)
  }
}
