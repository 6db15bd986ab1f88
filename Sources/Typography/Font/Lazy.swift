import Synchronization

/// A value made at its first use, once, from any thread.
package final class Lazy<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  package init() {}

  /// The value; the first caller makes it while others wait.
  package func get(_ make: () -> Value) -> Value {
    value.withLock { stored in
      if let stored { return stored }
      let made = make()
      stored = made
      return made
    }
  }
}
