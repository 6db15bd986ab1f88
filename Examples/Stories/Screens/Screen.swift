import Components

/// The canvas and the appearances of a whole screen.
enum Screen {
  /// A phone of 390 × 844 points, with its insets for the status bar and the home indicator.
  static let canvas = StoryCanvas(scale: 1, device: .iPhone14, time: 0.4)

  /// Light, dark, the two right-to-left languages, Russian with its long words, and large type.
  static let variants: [Variant] = [
    .light, .dark, Variant(locale: "he"), Variant(locale: "ar"), Variant(locale: "ru"), .ax3,
  ]

  static func story<Content: View>(
    _ id: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Story {
    Story(id, variants: variants, canvas: canvas) {
      content().environment(\.stringTables, AppStrings.tables)
    }
  }
}
