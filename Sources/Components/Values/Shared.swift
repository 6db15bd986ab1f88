/// A large value behind a reference: what holds it is copied often, and it is seldom changed.
struct Shared<Value> {
  fileprivate final class Storage {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value { storage.value }
}

extension Shared.Storage: Sendable where Value: Sendable {}
extension Shared: Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
  static func == (left: Shared, right: Shared) -> Bool {
    left.storage === right.storage || left.value == right.value
  }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
