import Combine
import Foundation
import os.log

/// What the list shows of the store: all items, or those that match a query.
final class PantryViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var items: [PantryItem] = []
  @Published private(set) var lowCount = 0

  private let log = Logger(subsystem: "pantry", category: "list")
  private var subscriptions: Set<AnyCancellable> = []

  init(store: PantryStore) {
    store.$items
      .combineLatest($query)
      .map { items, query in
        query.isEmpty ? items : items.filter { $0.name.localizedCaseInsensitiveContains(query) }
      }
      .removeDuplicates()
      .sink { [weak self] items in
        self?.items = items
        self?.log.debug("\(items.count) items")
      }
      .store(in: &subscriptions)
    $items
      .map { $0.filter(\.isLow).count }
      .assign(to: &$lowCount)
  }
}
