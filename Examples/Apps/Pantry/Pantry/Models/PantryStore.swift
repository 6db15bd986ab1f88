import Foundation

/// What is in the pantry.
final class PantryStore: ObservableObject {
  @Published var items: [PantryItem]

  init(items: [PantryItem] = PantryItem.samples) {
    self.items = items
  }
}
