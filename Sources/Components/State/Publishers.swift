public import Foundation

// What sends values in the course of time; nothing is sent while a picture is made. Where the
// system has Combine, code that imports it gets that one's types.

/// A source of values in the course of time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher()
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher()
  }
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher()
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher()
  }
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    AnyCancellable {}
  }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, Sendable {
  init() {}

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
}

/// A publisher that sends what it is given.
public final class PassthroughSubject<Output, Failure: Error>: Publisher, Sendable {
  public init() {}

  public func send(_ input: Output) {}
}

extension PassthroughSubject where Output == Void {
  public func send() {}
}

/// A publisher that sends the value it holds; it holds its first one.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public var value: Output

  public init(_ value: Output) {
    self.value = value
  }

  public func send(_ input: Output) { value = input }
}

/// The right to stop listening to a publisher.
public final class AnyCancellable: Hashable {
  private let action: () -> Void

  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  public func cancel() { action() }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  public init() {}

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
