public import Foundation

/// A value that a view owns.
///
/// A picture shows the first one, or what `onAppear` and its like made of it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private let link = StateLink<Value>()

  /// A property with its first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// The same, for a first value that is named.
  public init(initialValue: Value) {
    initial = initialValue
  }

  /// The value in the current round; one that is set while no picture is made is dropped.
  public var wrappedValue: Value {
    get { link.value(or: initial) }
    nonmutating set { link.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (link, initial) = (link, initial)
    return Binding(get: { link.value(or: initial) }, set: { link.set($0) })
  }
}

extension State: StoredProperty {
  func connect(to identity: ViewIdentity, at index: Int) {
    link.connect(to: identity, at: index, initial: initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A property that is `nil` at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

/// A value that another view or object owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// A binding to what two closures read and write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// A binding to the value that a binding to an optional holds, or `nil` if it holds none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// The binding itself, for a property that is given one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value that it leads to.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// A binding to an optional that holds the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value as an `AnyHashable`; one of another type is not written back.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// Always an empty transaction; what is set is dropped.
  public var transaction: Transaction {
    get { Transaction() }
    set {}
  }

  /// The same binding: a still picture has no transactions.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// The same binding: a still picture has no animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// Which control has the keyboard's or a screen reader's focus; none has in a still picture unless it
/// is given.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus, for the `focused` modifiers.
  @propertyWrapper
  public struct Binding {
    fileprivate let focus: FocusState

    /// The focus itself; what is set counts from the next round on.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Self { self }
  }

  /// The focus in the current round; one that is set while no picture is made is dropped.
  public var wrappedValue: Value {
    get { link.value(or: initial) }
    nonmutating set { link.set(newValue) }
  }
  /// A binding to the focus.
  public var projectedValue: Binding { Binding(focus: self) }

  private let initial: Value
  private let link = StateLink<Value>()

  /// A focus that no control has.
  public init() where Value == Bool {
    initial = false
  }

  /// A focus that no control has, for one of several.
  public init<T>() where Value == T? {
    initial = nil
  }
}

extension FocusState: StoredProperty {
  func connect(to identity: ViewIdentity, at index: Int) {
    link.connect(to: identity, at: index, initial: initial)
  }
}

/// A value kept between launches; a picture starts from its default and never reads the machine's.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let link = StateLink<Value>()

  /// A value by its key, with its default; `store` is ignored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    initial = wrappedValue
    self.key = key
  }

  /// The same, for a value that is `nil` by default.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    initial = nil
    self.key = key
  }

  /// The value in the current round, shared by all properties with the key.
  public var wrappedValue: Value {
    get { link.value(or: initial) }
    nonmutating set { link.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (link, initial) = (link, initial)
    return Binding(get: { link.value(or: initial) }, set: { link.set($0) })
  }
}

extension AppStorage: StoredProperty {
  func connect(to identity: ViewIdentity, at index: Int) {
    link.connect(named: key, in: identity.session, initial: initial)
  }
}

/// A value kept with a scene; a still picture shows its default.
public typealias SceneStorage = AppStorage

/// A value that lives as long as a gesture; a still picture shows its default.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value before any gesture.
  public let wrappedValue: Value

  /// A property with its default.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The same, for a default that is named.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// The same; a picture has no transactions, so `resetTransaction` is ignored.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// A property that is `nil` by default.
  public init() where Value: ExpressibleByNilLiteral {
    wrappedValue = nil
  }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

/// A name space for matched geometry, which has no effect in a still picture.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a name space.
  public struct ID: Hashable, Sendable {}

  /// The identity, the same for every name space.
  public var wrappedValue: ID { ID() }

  /// A name space.
  public init() {}
}
