/// What the views of one part of the tree hand up, in the order of the tree.
///
/// Content that is resolved late has its own scope at its place, so that the order stays that of the
/// tree. Values are reduced when they are asked for.
@MainActor
final class PreferenceScope {
  /// The key whose values are changed on their way out, and how.
  private let own: (key: ObjectIdentifier, change: (Any?) -> Any)?
  private var scopes: [PreferenceScope] = []

  init() {
    own = nil
  }

  /// A scope whose value of one key is changed on its way out.
  init<Key: PreferenceKey>(changing key: Key.Type, by change: @escaping (inout Key.Value) -> Void) {
    own = (
      ObjectIdentifier(key),
      { inner in
        var value = inner as? Key.Value ?? Key.defaultValue
        change(&value)
        return value
      }
    )
  }

  fileprivate func add(_ scope: PreferenceScope) { scopes.append(scope) }

  /// Forgets everything, before the part of the tree is resolved again.
  func clear() { scopes = [] }

  /// The values of all views in the scope as one.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    contribution(to: key) ?? Key.defaultValue
  }

  /// What the scope adds to a key, or `nil` where no view hands anything up.
  private func contribution<Key: PreferenceKey>(to key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    var result: Key.Value?
    for scope in scopes {
      guard let next = scope.contribution(to: key) else { continue }
      if var value = result {
        Key.reduce(value: &value, nextValue: { next })
        result = value
      } else {
        result = next
      }
    }
    guard let own, own.key == id else { return result }
    return own.change(result) as? Key.Value
  }
}

private struct PreferenceScopeKey: EnvironmentKey {
  static var defaultValue: PreferenceScope? { nil }
}

extension ResolveContext {
  /// Makes room, in the scope that holds here, for the values of a part of the tree.
  func addPreferenceScope(_ scope: PreferenceScope = PreferenceScope()) -> PreferenceScope {
    tell(\.preferenceScope) { $0.add(scope) }
    return scope
  }
}

extension EnvironmentValues {
  var preferenceScope: PreferenceScope? {
    get { self[PreferenceScopeKey.self] }
    set { self[PreferenceScopeKey.self] = newValue }
  }
}
