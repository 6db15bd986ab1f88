/// An object whose changes views follow; a still picture reads it once.
public protocol ObservableObject: AnyObject {}

/// A property whose changes are announced; a still picture reads it once.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value) {
    self.wrappedValue = initialValue
  }
}

/// Leads to bindings of an object's properties.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that a view owns.
@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  private let make: () -> Object

  public init(wrappedValue make: @autoclosure @escaping () -> Object) {
    self.make = make
  }

  public var wrappedValue: Object { make() }
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: make()) }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object

  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  public var wrappedValue: Object

  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable<Object> { self }

  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// An object that an ancestor put into the environment.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  public init() {}

  @MainActor public var wrappedValue: Object {
    guard let object = EnvironmentScope.context?.environment.object(of: Object.self) else {
      preconditionFailure(
        "no \(Object.self) in the environment: add .environmentObject(_:) to an ancestor")
    }
    return object
  }

  @MainActor public var projectedValue: ObjectBindings<Object> {
    ObjectBindings(object: wrappedValue)
  }
}
