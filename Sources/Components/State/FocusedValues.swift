/// Which element has a screen reader's focus; none has in a still picture.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    private let value: Value

    init(_ value: Value) {
      self.value = value
    }

    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    public var projectedValue: Self { self }
  }

  private let initial: Value

  public init() where Value == Bool {
    initial = false
  }

  public init<T>() where Value == T? {
    initial = nil
  }

  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding(initial) }
}

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

extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    self
  }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }
}
