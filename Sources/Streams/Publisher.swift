// What sends values in the course of time, in the words of Combine. Nothing here waits: what only changes
// its queue arrives at once, what is late by a length of time never does, since a picture is of one moment.

/// A source of values in the course of time.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that could end the publisher.
  associatedtype Failure: Error

  /// Gives the subscriber a subscription, then what it asks for.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Begins to send to a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on through a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// What takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that could end the publisher.
  associatedtype Failure: Error

  /// The publisher is ready; the subscription takes the demand.
  func receive(subscription: any Subscription)
  /// Takes a value and tells how many more are wanted than before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value without content.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What can be stopped.
public protocol Cancellable {
  /// Stops it; a second time changes nothing.
  func cancel()
}

/// The link between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// A publisher that sends what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends the publisher.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription of a publisher that feeds it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content.
  public func send() { send(()) }
}

/// A publisher that begins when it is told.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins by itself with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that begins by itself with its first subscriber.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that would begin when it is told.
    public let upstream: Upstream

    /// Lets a publisher begin by itself.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher { outlet in
        outlet.follow(upstream)
        outlet.keep(upstream.connect())
      }
      .receive(subscriber: subscriber)
    }
  }
}

/// What has an identity to be told by in a log.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The identity of a subscription or a subscriber.
public struct CombineIdentifier: Hashable, Sendable {
  private final class Mark: Sendable {}
  private let identity: ObjectIdentifier
  // Keeps the identity of a value that has no object from being used again.
  private let mark: Mark?

  /// A new identity.
  public init() {
    let mark = Mark()
    (identity, self.mark) = (ObjectIdentifier(mark), mark)
  }

  /// The identity of an object.
  public init(_ object: AnyObject) {
    (identity, mark) = (ObjectIdentifier(object), nil)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity == rhs.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The publishers that operators make; each of them is an `AnyPublisher` by another name.
public enum Publishers {}
