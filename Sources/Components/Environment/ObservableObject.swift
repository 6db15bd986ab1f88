public import Streams

/// Leads to bindings of an object's properties.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to one of the object's properties.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that a view owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes the object when it is first asked for and keeps it.
  private final class Owner {
    private let make: () -> ObjectType
    private var made: ObjectType?

    init(make: @escaping () -> ObjectType) {
      self.make = make
    }

    var object: ObjectType {
      let object = made ?? make()
      made = object
      return object
    }

    /// Takes the object that an earlier round made; `nil` makes a new one for the next picture.
    func take(_ object: ObjectType?) { made = object }
  }

  private let owner: Owner

  /// An object that is made when it is first read, and kept for the picture.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    owner = Owner(make: make)
  }

  /// The object.
  public var wrappedValue: ObjectType { owner.object }
  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: owner.object) }
}

extension StateObject: StoredProperty {
  func connect(to identity: ViewIdentity, at index: Int) {
    if let kept = identity.values[index] as? ObjectType {
      owner.take(kept)
    } else {
      identity.values[index] = owner.object
      let owner = owner
      identity.session.onEnd { owner.take(nil) }
    }
  }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What leads to bindings of the object's properties.
  public typealias Wrapper = ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// A view's property with the object it is given.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// The same, for an object that is named.
  public init(initialValue: ObjectType) {
    self.wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// A view's property with the object it is given.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The same, without a name.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The value itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to one of the object's properties.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// An object that an ancestor put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What leads to bindings of the object's properties.
  public typealias Wrapper = ObjectBindings<ObjectType>

  /// A property that finds its object by its type.
  public init() {}

  /// The object; it traps if no ancestor put one into the environment.
  @MainActor public var wrappedValue: ObjectType {
    guard let object = EnvironmentScope.values.object(of: ObjectType.self) else {
      fatalError(
        "no \(ObjectType.self) in the environment: add .environmentObject(_:) to an ancestor")
    }
    return object
  }

  /// Bindings to the object's properties; it traps as the object itself does.
  @MainActor public var projectedValue: ObjectBindings<ObjectType> {
    ObjectBindings(object: wrappedValue)
  }
}
