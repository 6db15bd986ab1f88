import Synchronization

/// A value made at its first use, once, from any thread.
final class Lazy<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  /// The value; the first caller makes it while others wait.
  func get(_ make: () -> Value) -> Value {
    value.withLock { stored in
      if let stored { return stored }
      let made = make()
      stored = made
      return made
    }
  }
}
