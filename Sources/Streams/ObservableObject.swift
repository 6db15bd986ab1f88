/// An object whose changes views follow; a still picture reads it once.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Announces a change before it happens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's `@Published` properties share. An object without such a property gets a new one
  /// each time, which nobody else can have listened to.
  public var objectWillChange: ObservableObjectPublisher {
    Turn.take {
      var properties: [any AnnouncingProperty] = []
      var mirror: Mirror? = Mirror(reflecting: self)
      while let level = mirror {
        properties += level.children.compactMap { $0.value as? any AnnouncingProperty }
        mirror = level.superclassMirror
      }
      let publisher =
        properties.lazy.compactMap(\.announcer).first ?? ObservableObjectPublisher()
      for property in properties { property.announce(by: publisher) }
      return publisher
    }
  }
}

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// It says only that something changes.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Tells the subscribers.
  public func send() { subject.send() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// A property whose object has a publisher of changes.
private protocol AnnouncingProperty {
  var announcer: ObservableObjectPublisher? { get }
  func announce(by publisher: ObservableObjectPublisher)
}

/// A property whose changes are announced, before they happen.
@propertyWrapper
public struct Published<Value> {
  private final class Storage {
    let values: CurrentValueSubject<Value, Never>
    // The property keeps its old value until its subscribers have been told the new one.
    var value: Value
    var announcer: ObservableObjectPublisher?

    init(_ value: Value) {
      (self.value, values) = (value, CurrentValueSubject(value))
    }
  }

  private let storage: Storage

  /// The value; a new one is announced by the object and then sent by the property.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.announcer?.send()
      storage.values.send(newValue)
      storage.value = newValue
    }
  }

  /// A property with its first value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// The same, for a first value that is named.
  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  /// The values that the property takes in the course of time, the present one first.
  public struct Publisher: Streams.Publisher, @unchecked Sendable {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let property: Published

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      property.storage.values.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values; what is set is dropped.
  public var projectedValue: Publisher {
    get { Publisher(property: self) }
    nonmutating set {}
  }
}

extension Published: AnnouncingProperty {
  fileprivate var announcer: ObservableObjectPublisher? { storage.announcer }
  fileprivate func announce(by publisher: ObservableObjectPublisher) {
    storage.announcer = publisher
  }
}

extension Publisher where Failure == Never {
  /// Gives each value to a published property, as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let property = published.property
    let sink = Subscribers.Sink<Output, Never>(
      receiveCompletion: { _ in }, receiveValue: { property.wrappedValue = $0 })
    receive(subscriber: sink)
  }
}
