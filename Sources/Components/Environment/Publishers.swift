public import Foundation

// What sends values in the course of time; nothing is sent while a picture is made. Where the
// system has Combine, code that imports it gets that one's types.

/// A source of values in the course of time.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that could end the publisher.
  associatedtype Failure: Error
}

extension Publisher {
  /// A publisher with its type hidden; it never sends.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
  /// A publisher that starts by itself; it never sends.
  public func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher() }
  /// A publisher of transformed values; `transform` is never called.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher()
  }
  /// A publisher of the transformed values that are not `nil`; `transform` is never called.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher()
  }
  /// A publisher of the values that meet a condition; `isIncluded` is never called.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher()
  }
  /// A publisher without the first values; it never sends.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  /// A publisher without values that equal the one before; it never sends.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher()
  }
  /// A publisher on another queue; it never sends.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  /// Accepted for source compatibility: `receiveValue` is never called.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
  /// Accepted for source compatibility: the property is never set.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    AnyCancellable {}
  }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, Sendable {
  init() {}

  /// A publisher with the type of another one hidden; it never sends.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
}

/// A publisher that sends what it is given.
public final class PassthroughSubject<Output, Failure: Error>: Publisher, Sendable {
  /// A subject without subscribers.
  public init() {}

  /// Drops the value: nobody listens.
  public func send(_ input: Output) {}
}

extension PassthroughSubject where Output == Void {
  /// Does nothing: nobody listens.
  public func send() {}
}

/// A publisher that sends the value it holds; it holds its first one.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  /// The value that the subject holds, the first or the last one sent.
  public var value: Output

  /// A subject with its first value.
  public init(_ value: Output) {
    self.value = value
  }

  /// Replaces the value that the subject holds; nobody is told.
  public func send(_ input: Output) { value = input }
}

/// The right to stop listening to a publisher.
public final class AnyCancellable: Hashable {
  private let action: () -> Void

  /// A right whose end calls a closure.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Calls the closure, each time it is called; being released does not.
  public func cancel() { action() }

  /// Keeps it with others in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// It says only that something changes.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  /// A publisher without subscribers.
  public init() {}

  /// Does nothing: nobody listens.
  public func send() {}
}

#if !canImport(Combine)
  extension Timer {
    /// A publisher of the time; none passes in a picture.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode
    ) -> AnyPublisher<Date, Never> {
      AnyPublisher()
    }
  }

  extension NotificationCenter {
    /// A publisher of notifications; none comes in a picture.
    public func publisher(
      for name: Notification.Name, object: AnyObject? = nil
    ) -> AnyPublisher<Notification, Never> {
      AnyPublisher()
    }
  }
#endif
