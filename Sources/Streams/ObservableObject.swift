/// An object whose changes views follow; a still picture reads it once.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Announces a change; nobody listens in a still picture.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A new publisher, which never sends.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property whose changes are announced; a still picture reads it once.
@propertyWrapper
public struct Published<Value> {
  /// The values that the property takes in the course of time.
  public typealias Publisher = AnyPublisher<Value, Never>

  /// The value; a change is not announced.
  public var wrappedValue: Value

  /// A property with its first value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The same, for a first value that is named.
  public init(initialValue: Value) {
    self.wrappedValue = initialValue
  }

  /// A publisher that never sends; what is set is dropped.
  public var projectedValue: Publisher {
    get { AnyPublisher() }
    set {}
  }
}
