/// Which element has a screen reader's focus; none has in a still picture.
public typealias AccessibilityFocusState = FocusState

/// Values that the focused view hands to menus; nothing has the focus in a still picture.
public struct FocusedValues {
  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A key of the focused values.
public protocol FocusedValueKey {
  associatedtype Value
}

/// A value of the focused view; there is none in a still picture.
@propertyWrapper
public struct FocusedValue<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view; there is none in a still picture.
@propertyWrapper
public struct FocusedBinding<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
}
