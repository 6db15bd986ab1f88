/// Takers of values.
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Sendable {
    // `nil` is without limit.
    let limit: Int?

    /// As many as there are.
    public static let unlimited = Demand(limit: nil)
    /// No value.
    public static let none = Demand(limit: 0)
    /// A number of values; a negative one counts as none.
    public static func max(_ value: Int) -> Demand { Demand(limit: Swift.max(value, 0)) }

    /// The number, or `nil` without limit.
    public var max: Int? { limit }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.limit, let right = rhs.limit else { return .unlimited }
      let (sum, overflows) = left.addingReportingOverflow(right)
      return overflows ? .unlimited : Demand(limit: sum)
    }

    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    public static func - (lhs: Demand, rhs: Int) -> Demand {
      Demand(limit: lhs.limit.map { Swift.max($0 - rhs, 0) })
    }

    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      (lhs.limit ?? .max) < (rhs.limit ?? .max)
    }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// Takes all values with a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var value: ((Input) -> Void)?
    private var completion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Takes values and the end with closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (value, completion) = (receiveValue, receiveCompletion)
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, completion != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      value?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let end = self.completion
      release()
      end?(completion)
    }

    public func cancel() {
      let subscription = subscription
      release()
      subscription?.cancel()
    }

    private func release() { (value, completion, subscription) = (nil, nil, nil) }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// The right to stop listening to a publisher; it ends with the last one who holds it.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private var action: (() -> Void)?

  /// A right whose end calls a closure.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// The right to stop something else.
  public convenience init<C: Cancellable>(_ canceller: C) {
    self.init { canceller.cancel() }
  }

  deinit { action?() }

  /// Calls the closure, once.
  public func cancel() {
    let action = Turn.take {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps it with others in a set; it is stopped when the set is released.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }

  /// Keeps it with others in a collection; it is stopped when that is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self as? AnyCancellable ?? AnyCancellable(self))
  }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    subscription = { subscriber.receive(subscription: $0) }
    value = { subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  /// A subscriber of closures; without one for values it wants none.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscription = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
