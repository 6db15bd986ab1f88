extension Publisher {
  /// A publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }

  /// A publisher of what a closure makes of each value, if it makes something.
  private func passing<T>(
    _ pass: @escaping (Output, Outlet<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { outlet in outlet.follow(self) { pass($0, outlet) } }
  }

  /// The same, for a closure with a memory of its own for every subscriber.
  private func passing<T, Memory>(
    from memory: Memory, _ pass: @escaping (inout Memory, Output, Outlet<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { outlet in
      var memory = memory
      outlet.follow(self) { pass(&memory, $0, outlet) }
    }
  }

  /// The same, for a closure that may throw, which ends the publisher.
  private func trying<T>(
    _ pass: @escaping (Output, Outlet<T, any Error>) throws -> Void
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { outlet in
      outlet.follow(
        self,
        value: { value in
          do { try pass(value, outlet) } catch { outlet.finish(.failure(error)) }
        }, completion: { outlet.finish($0.mapError { $0 }) })
    }
  }

  /// A publisher of transformed values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    passing { $1.send(transform($0)) }
  }

  /// A publisher of transformed values, which ends with the error that `transform` throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    trying { $1.send(try transform($0)) }
  }

  /// A publisher of the transformed values that are not `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    passing { value, outlet in transform(value).map { outlet.send($0) } }
  }

  /// The same, which ends with the error that `transform` throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    trying { value, outlet in try transform(value).map { outlet.send($0) } }
  }

  /// A publisher of the values that meet a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    passing { if isIncluded($0) { $1.send($0) } }
  }

  /// The same, which ends with the error that `isIncluded` throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    trying { if try isIncluded($0) { $1.send($0) } }
  }

  /// A publisher without the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    passing(from: count) { left, value, outlet in
      if left > 0 { left -= 1 } else { outlet.send(value) }
    }
  }

  /// A publisher without the first values, as long as they meet a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing(from: true) { isDropping, value, outlet in
      isDropping = isDropping && predicate(value)
      if !isDropping { outlet.send(value) }
    }
  }

  /// A publisher of the first values, which ends after them.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    guard maxLength > 0 else { return AnyPublisher { $0.finish() } }
    return passing(from: maxLength) { left, value, outlet in
      left -= 1
      let isLast = left == 0
      outlet.send(value)
      if isLast { outlet.finish() }
    }
  }

  /// A publisher of the values up to the first that does not meet a condition.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { if predicate($0) { $1.send($0) } else { $1.finish() } }
  }

  /// A publisher of the values until another publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      outlet.follow(other, value: { _ in outlet.finish() }, completion: { _ in })
      outlet.follow(self)
    }
  }

  /// A publisher of the first value.
  public func first() -> Publishers.First<Self> { prefix(1) }

  /// A publisher of the first value that meets a condition.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    filter(predicate).first()
  }

  /// A publisher without values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// A publisher without values that a closure finds equal to the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    passing(from: Output?.none) { last, value, outlet in
      if let last, predicate(last, value) { return }
      last = value
      outlet.send(value)
    }
  }

  /// A publisher of results, each made of the one before and a value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    passing(from: initialResult) { result, value, outlet in
      result = nextPartialResult(result, value)
      outlet.send(result)
    }
  }

  /// A publisher of one result, once all values are there.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { outlet in
      var result = initialResult
      outlet.follow(
        self, value: { result = nextPartialResult(result, $0) },
        completion: { completion in
          if case .finished = completion { outlet.send(result) }
          outlet.finish(completion)
        })
    }
  }

  /// A publisher of all values as one array, once they are there.
  public func collect() -> Publishers.Collect<Self> { reduce([]) { $0 + [$1] } }

  /// A publisher of arrays of so many values, the last of which may be shorter; a count below 1 counts as 1.
  public func collect(_ count: Int) -> Publishers.Collect<Self> {
    AnyPublisher { outlet in
      var group: [Output] = []
      outlet.follow(
        self,
        value: { value in
          group.append(value)
          guard group.count >= count else { return }
          defer { group = [] }
          outlet.send(group)
        },
        completion: { completion in
          if case .finished = completion, !group.isEmpty { outlet.send(group) }
          outlet.finish(completion)
        })
    }
  }

  /// A publisher of how many values there were.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// A publisher of the last value, once there are no more.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// A publisher whether some value is equal to another, once that is known.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
    contains { $0 == output }
  }

  /// A publisher whether some value meets a condition, once that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).count().map { $0 > 0 }
  }

  /// A publisher of no values, which ends with the other.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { passing { _, _ in } }

  /// A publisher with another value instead of `nil`.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// A publisher that sends a value if there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      var isEmpty = true
      outlet.follow(
        self,
        value: {
          isEmpty = false
          outlet.send($0)
        },
        completion: { completion in
          if isEmpty, case .finished = completion { outlet.send(output) }
          outlet.finish(completion)
        })
    }
  }

  /// A publisher that tells closures what happens.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    AnyPublisher { outlet in
      var hasEnded = false
      receiveSubscription?(outlet)
      receiveRequest?(.unlimited)
      outlet.keep(AnyCancellable { if !hasEnded { receiveCancel?() } })
      outlet.follow(
        self,
        value: {
          receiveOutput?($0)
          outlet.send($0)
        },
        completion: {
          hasEnded = true
          receiveCompletion?($0)
          outlet.finish($0)
        })
    }
  }

  /// The publisher itself: a picture writes no log.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    eraseToAnyPublisher()
  }

  /// A publisher that every subscriber shares; it begins with the first.
  public func share() -> Publishers.Share<Self> { Publishers.Share(self) }

  /// A publisher that sends through one subject to all, once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(self, subject: createSubject())
  }

  /// The same, with a subject that is there already.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(self, subject: subject)
  }

  /// A publisher that waits until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast(subject: PassthroughSubject())
  }

  /// Takes the values with a closure and the end with another.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Takes the values with a closure.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Gives each value to a property of an object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// The same publisher, for code that expects an error; it never fails.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { outlet in
      outlet.follow(self, value: outlet.send, completion: { _ in outlet.finish() })
    }
  }
}

extension Publishers {
  /// A publisher that every subscriber shares.
  public final class Share<Upstream: Publisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private var link: AnyCancellable?

    /// Shares a publisher.
    public init(_ upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
      guard link == nil else { return }
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: subject.send, receiveValue: subject.send)
      link = AnyCancellable(sink)
      upstream.receive(subscriber: sink)
    }
  }
}
