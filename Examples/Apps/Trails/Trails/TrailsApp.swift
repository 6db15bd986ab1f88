import SwiftUI
import TrailModel

@main
struct TrailsApp: App {
  @State private var book = TrailBook()

  var body: some Scene {
    WindowGroup {
      TrailList().environment(book)
    }
  }
}
