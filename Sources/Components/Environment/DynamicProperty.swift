/// A property wrapper that is made of others, such as one around a `@State`.
public protocol DynamicProperty {
  /// Called before the view's body is evaluated again, once something has happened.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: most properties need no update.
  public mutating func update() {}
}

/// The place where the value of a property is kept from one round to the next.
///
/// Copies of a view share it. Views are made and resolved on the main actor, and so is every use of
/// it, although a property wrapper cannot say so: closures that read it need no isolation.
final class StateLink<Value>: @unchecked Sendable {
  private final class Slot {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var slot: Slot?

  /// The value of the round, or the first one where no session follows the view.
  func value(or initial: Value) -> Value { slot.map(\.value) ?? initial }

  /// Keeps a value for the next round; without one it would never be seen.
  func set(_ value: Value) { slot?.value = value }

  @MainActor
  func connect(to identity: ViewIdentity, at index: Int, initial: Value) {
    let kept = identity.values[index] as? Slot ?? Slot(initial)
    identity.values[index] = kept
    link(kept, in: identity.session)
  }

  /// Shares the value with every property of the same name.
  @MainActor
  func connect(named name: String, in session: ResolveSession, initial: Value) {
    let kept = session.shared[name] as? Slot ?? Slot(initial)
    session.shared[name] = kept
    link(kept, in: session)
  }

  @MainActor
  private func link(_ kept: Slot, in session: ResolveSession) {
    if slot == nil { session.onEnd { self.slot = nil } }
    slot = kept
  }
}
