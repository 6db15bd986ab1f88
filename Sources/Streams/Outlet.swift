import Foundation

/// Whose turn it is to change what subscribers hold: one thread's, which may come back to itself.
enum Turn {
  private static let lock = NSRecursiveLock()

  static func take<T>(_ body: () throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}

/// One subscriber's end of a publisher: what is sent waits until it is asked for, in order.
final class Outlet<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var waiting: ArraySlice<Output> = []
  private var ending: Subscribers.Completion<Failure>?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private var upstreams: [any Cancellable] = []

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
  }

  /// Whether anybody wants more.
  var isOpen: Bool { Turn.take { subscriber != nil && ending == nil } }

  /// Has something stopped together with the subscription.
  func keep(_ upstream: any Cancellable) {
    if Turn.take({ subscriber == nil }) { return upstream.cancel() }
    Turn.take { upstreams.append(upstream) }
  }

  /// Begins to take the values of a publisher.
  func follow<P: Publisher>(
    _ publisher: P, value: @escaping (P.Output) -> Void,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    guard isOpen else { return }
    let sink = Subscribers.Sink<P.Output, P.Failure>(
      receiveCompletion: completion, receiveValue: value)
    keep(sink)
    publisher.receive(subscriber: sink)
  }

  /// The same; the publisher's end is the subscriber's.
  func follow<P: Publisher>(_ publisher: P, value: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    follow(publisher, value: value, completion: finish)
  }

  /// The same, for a publisher whose values are the subscriber's.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    follow(publisher, value: send)
  }

  func send(_ value: Output) {
    Turn.take {
      guard subscriber != nil, ending == nil else { return }
      waiting.append(value)
      drain()
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    Turn.take {
      guard subscriber != nil, ending == nil else { return }
      ending = completion
      drain()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    Turn.take {
      self.demand += demand
      drain()
    }
  }

  func cancel() {
    let stopped = Turn.take {
      defer { (subscriber, waiting, upstreams) = (nil, [], []) }
      return upstreams
    }
    for upstream in stopped { upstream.cancel() }
  }

  private func drain() {
    guard !isSending else { return }
    isSending = true
    while let subscriber, demand > .none, let value = waiting.popFirst() {
      demand -= 1
      demand += subscriber.receive(value)
    }
    isSending = false
    guard waiting.isEmpty, let ending, let subscriber else { return }
    cancel()
    subscriber.receive(completion: ending)
  }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private let attach: (Outlet<Output, Failure>) -> Void

  /// A publisher that a closure begins for every subscriber.
  init(_ attach: @escaping (Outlet<Output, Failure>) -> Void) {
    self.attach = attach
  }

  /// A publisher with the type of another one hidden.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.init { $0.follow(publisher) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    attach(outlet)
  }
}
