import SwiftUI

@main
struct PantryApp: App {
  @StateObject private var store = PantryStore()

  var body: some Scene {
    WindowGroup {
      PantryList(viewModel: PantryViewModel(store: store))
    }
  }
}
