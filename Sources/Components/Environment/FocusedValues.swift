/// Which element has a screen reader's focus; none has in a still picture.
public typealias AccessibilityFocusState = FocusState

/// Values that the focused view hands to menus; nothing has the focus in a still picture.
public struct FocusedValues {
  /// A set without values.
  public init() {}

  /// The value of a key; always `nil`, and what is set is dropped.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A key of the focused values.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A value of the focused view; there is none in a still picture.
@propertyWrapper
public struct FocusedValue<Value> {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// The value; always `nil`.
  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view; there is none in a still picture.
@propertyWrapper
public struct FocusedBinding<Value> {
  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value that the binding leads to; always `nil`, and what is set is dropped.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
}
