import Components

extension StoryCatalog {
  static let plantScreens: [Story] = [
    story("collection") { PlantCollection(content: .plants) },
    story("collection-loading") { PlantCollection(content: .loading) },
    story("collection-empty") { PlantCollection(content: .empty) },
    story("detail") { PlantDetail() },
    story("schedule") { PlantSchedule() },
    story("settings") { PlantSettings() },
    story("error") { PlantFailure(isRetrying: false) },
    story("retrying") { PlantFailure(isRetrying: true) },
    story("offline") { PlantCollection(content: .saved) },
  ]

  private static func story<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Story {
    Screen.story("screens/plants/\(name)", theme: ExampleThemes.meadow, content: content)
  }
}

/// The tabs of the app for plants.
struct PlantTabs: View {
  let selection: Int

  var body: some View {
    TabBar(
      [
        TabBar.Item("Plants", systemImage: "leaf"),
        TabBar.Item("Schedule", systemImage: "calendar", badge: 2),
        TabBar.Item("Settings", systemImage: "gearshape"),
      ], selection: selection)
  }
}
