import Components

/// The canvas and the appearances of a whole screen.
enum Screen {
  /// Light, dark, the two right-to-left languages, Russian with its long words, and large type.
  static let variants: [Variant] = [
    .light, .dark, Variant(locale: "he"), Variant(locale: "ar"), Variant(locale: "ru"), .ax3,
  ]

  /// A phone of 390 × 844 points, with its insets for the status bar and the home indicator.
  static func canvas(theme: Theme? = nil) -> StoryCanvas {
    StoryCanvas(scale: 1, device: .iPhone14, theme: theme, time: 0.4)
  }

  static func story<Content: View>(
    _ id: String, theme: @escaping @autoclosure @Sendable () -> Theme? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Story {
    Story(id, variants: variants, canvas: canvas(theme: theme())) {
      content().environment(\.stringTables, AppStrings.tables)
    }
  }
}

extension View {
  /// Keeps lines short and rows together on wide screens, in the middle of them.
  func readable(_ width: CGFloat = 600) -> some View {
    frame(maxWidth: width).frame(maxWidth: .infinity)
  }
}

/// A label that leaves its symbol out at accessibility sizes, where the words need the width.
struct WordsFirstLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    WordsFirstLabel(configuration: configuration)
  }
}

extension LabelStyle where Self == WordsFirstLabelStyle {
  static var wordsFirst: WordsFirstLabelStyle { WordsFirstLabelStyle() }
}

private struct WordsFirstLabel: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      configuration.title
    } else {
      // A style of its own: the one around is this one.
      Label(configuration).labelStyle(.titleAndIcon)
    }
  }
}
