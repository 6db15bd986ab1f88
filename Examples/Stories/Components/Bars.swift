import Components

extension StoryCatalog {
  static let bars: [Story] = [
    Story("navigation-bar/inline") {
      NavigationBar("Order 2041") {
        Button("Back", systemImage: "chevron.backward") {}.labelStyle(.iconOnly)
      } trailing: {
        Button("Share", systemImage: "square.and.arrow.up") {}.labelStyle(.iconOnly)
      }
    },
    Story("navigation-bar/large", canvas: Screen.canvas()) {
      NavigationStack {
        VStack {
          Text("Nothing is growing here yet.")
            .foregroundStyle(Color.textSecondary)
            .multilineTextAlignment(.center)
            .padding(.horizontal, .md)
        }
        .navigationTitle("My plants")
        .navigationBarTitleDisplayMode(.large)
        .searchable(text: .constant(""), prompt: "Search plants")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
          }
        }
      }
    },
    Story("tab-bar/badges") {
      TabBar(
        [
          TabBar.Item("Orders", systemImage: "shippingbox", badge: 3),
          TabBar.Item("Map", systemImage: "map"),
          TabBar.Item("Messages", systemImage: "message", badge: 128),
          TabBar.Item("Profile", systemImage: "person"),
        ], selection: 0)
    },
    Story("tab-view/page", canvas: StoryCanvas(height: 240)) {
      TabView {
        ForEach(0..<3) { _ in
          VStack(spacing: 8) {
            Image(systemName: "leaf").font(.largeTitle).accessibilityHidden(true)
            Text("Swipe to see the next plant").font(.headline)
          }
          .multilineTextAlignment(.center)
        }
      }
      .tabViewStyle(.page)
    },
    Story("bottom-bar/actions") {
      BottomBar {
        Button("Decline") {}.buttonStyle(.outlined)
        Button("Accept order") {}.buttonStyle(.filled)
      }
      .buttonSizing(.flexible)
    },
  ]
}
