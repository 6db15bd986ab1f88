import Synchronization

/// Whether a worker has found that the cache does not answer: the next stories do not wait for it.
final class CacheHealth: Sendable {
  private let flag = Atomic<Bool>(false)

  var isBroken: Bool {
    get { flag.load(ordering: .relaxed) }
    set { flag.store(newValue, ordering: .relaxed) }
  }
}
