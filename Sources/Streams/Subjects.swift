/// The subscribers of a subject.
struct Audience<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private(set) var ending: Subscribers.Completion<Failure>?

  mutating func add(_ outlet: Outlet<Output, Failure>) {
    outlets.removeAll { !$0.isOpen }
    if let ending { outlet.finish(ending) } else { outlets.append(outlet) }
  }

  mutating func end(_ completion: Subscribers.Completion<Failure>) -> [Outlet<Output, Failure>] {
    guard ending == nil else { return [] }
    ending = completion
    defer { outlets = [] }
    return outlets
  }

  /// Those who listen now; a value may change who does.
  var listening: [Outlet<Output, Failure>] { outlets }
}

/// A publisher that sends what it is given.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private var audience = Audience<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  public func send(_ input: Output) {
    for outlet in Turn.take({ audience.listening }) { outlet.send(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for outlet in Turn.take({ audience.end(completion) }) { outlet.finish(completion) }
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    Turn.take { audience.add(outlet) }
  }
}

/// A publisher that sends the value it holds, and each one that replaces it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private var audience = Audience<Output, Failure>()
  private var held: Output

  /// A subject with its first value.
  public init(_ value: Output) {
    held = value
  }

  /// The value that the subject holds, the first or the last one sent.
  public var value: Output {
    get { Turn.take { held } }
    set { send(newValue) }
  }

  public func send(_ input: Output) {
    let listening = Turn.take {
      if audience.ending == nil { held = input }
      return audience.listening
    }
    for outlet in listening { outlet.send(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for outlet in Turn.take({ audience.end(completion) }) { outlet.finish(completion) }
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    Turn.take {
      if audience.ending == nil { outlet.send(held) }
      audience.add(outlet)
    }
  }
}
