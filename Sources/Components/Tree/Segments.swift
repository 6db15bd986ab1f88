/// Evaluates what is nested deeper than the stack should hold, in parts.
///
/// An evaluation that is too deep to go on is put aside: its parent goes on with something in its
/// place, the stack unwinds, and the part is evaluated from the bottom. Then the parent is evaluated
/// again and finds what it lacked. Each part so runs twice, or once more for every answer that
/// decides what else it asks for.
@MainActor
package final class Segments<Key: Hashable, Value> {
  private final class Part {
    let make: () -> Value
    /// The part that asked for this one, and by which key.
    let asker: (part: Part, key: Key)?
    var known: [Key: Value] = [:]
    var waiting: [Part] = []

    init(asker: (part: Part, key: Key)?, make: @escaping () -> Value) {
      self.asker = asker
      self.make = make
    }
  }

  private var open: [Part] = []
  /// The lowest place that the stack may reach before an evaluation is put aside.
  package let limit: UInt

  /// - Parameter outer: the limit of an evaluation around this one, whose stack it shares.
  package init(within outer: UInt? = nil) {
    limit = outer ?? Stack.position - min(Stack.room, Stack.position)
  }

  /// The result of an evaluation, whatever was put aside in it.
  package func run(_ make: @escaping () -> Value) -> Value {
    open.append(Part(asker: nil, make: make))
    while true {
      let part = open[open.count - 1]
      let value = part.make()
      guard part.waiting.isEmpty else {
        open += part.waiting.reversed()
        part.waiting = []
        continue
      }
      open.removeLast()
      guard let (asker, key) = part.asker else { return value }
      asker.known[key] = value
    }
  }

  /// The value of a part that was put aside before in the evaluation that is under way.
  package func value(for key: @autoclosure () -> Key) -> Value? {
    guard let part = open.last, !part.known.isEmpty else { return nil }
    return part.known[key()]
  }

  /// How many parts the evaluation that is under way has put aside.
  package var postponedCount: Int { open.last?.waiting.count ?? 0 }

  /// Puts a part of the evaluation that is under way aside.
  package func postpone(_ key: Key, _ make: @escaping () -> Value) {
    guard let part = open.last else { return }
    part.waiting.append(Part(asker: (part, key), make: make))
  }
}

/// How much of the stack is in use.
package enum Stack {
  /// How much an evaluation may use before it goes on in parts, in bytes: half of the stack of a
  /// secondary thread; frames of debug builds are many times as large.
  static let room: UInt = isDebugBuild ? 2 << 20 : 224 << 10

  private static var isDebugBuild: Bool {
    var isDebug = false
    assert({ isDebug = true }() == ())
    return isDebug
  }

  /// About where the stack ends now; it grows downwards.
  package static var position: UInt {
    @inline(__always) get {
      var mark: UInt8 = 0
      return unsafe withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }
  }
}
