import Synchronization

/// Whether a worker has found that the cache does not answer: the next stories do not wait for it.
///
/// It is asked again after a minute, and after each further failure not for twice as long, up to an hour.
final class CacheHealth: Sendable {
  private struct State {
    var pause = Duration.seconds(60)
    var end: ContinuousClock.Instant?
  }

  private let state = Mutex(State())

  var isBroken: Bool { state.withLock { $0.end.map { .now < $0 } ?? false } }

  func fail() {
    state.withLock {
      $0.end = .now + $0.pause
      $0.pause = min($0.pause * 2, .seconds(3_600))
    }
  }
}
