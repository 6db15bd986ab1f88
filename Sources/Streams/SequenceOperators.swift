// Operators that treat the values of a publisher as a sequence.
extension Publisher {
  /// A publisher of the smallest value, once all are there.
  public func min() -> AnyPublisher<Output, Failure> where Output: Comparable { min(by: <) }

  /// The same, by an order of its own.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    best { areInIncreasingOrder($0, $1) }
  }

  /// A publisher of the largest value, once all are there.
  public func max() -> AnyPublisher<Output, Failure> where Output: Comparable { max(by: <) }

  /// The same, by an order of its own.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    best { areInIncreasingOrder($1, $0) }
  }

  /// The first of the values that none is better than.
  private func best(
    _ isBetter: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { best, value in
      guard let best, !isBetter(value, best) else { return value }
      return best
    }.compactMap { $0 }
  }

  /// A publisher whether all values meet a condition, once that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// A publisher of the last value that meets a condition, once there are no more.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// A publisher of the value at an index.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(Swift.max(index, 0)).first()
  }

  /// A publisher of the values at some indices.
  public func output<R: RangeExpression>(
    in range: R
  ) -> AnyPublisher<Output, Failure> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return dropFirst(bounds.lowerBound).prefix(bounds.count)
  }

  /// A publisher of the values after another publisher has sent one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    AnyPublisher { outlet in
      var isOpen = false
      outlet.follow(
        publisher, value: { _ in isOpen = true },
        completion: { completion in
          // Without a value from it none of these is ever sent.
          if case .failure = completion { return outlet.finish(completion) }
          if !isOpen { outlet.finish() }
        })
      outlet.follow(self) { if isOpen { outlet.send($0) } }
    }
  }

  /// A publisher of results, each made of the one before and a value, which ends with the error of the closure.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { outlet in
      var result = initialResult
      outlet.follow(
        self,
        value: { value in
          do {
            result = try nextPartialResult(result, value)
            outlet.send(result)
          } catch { outlet.finish(.failure(error)) }
        }, completion: { outlet.finish($0.mapError { $0 }) })
    }
  }

  /// A publisher of one result, once all values are there, which ends with the error of the closure.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryScan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult)
  }

  /// The publisher itself: what is sent waits until it is asked for, however much it is.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The publisher itself: nobody debugs a picture.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The publisher itself: nobody debugs a picture.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable { case keepFull, byRequest }

  /// What a full buffer does with a further value.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }
}

/// Subscriptions without a publisher.
public enum Subscriptions {
  private struct Empty: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// A subscription to nothing.
  public static var empty: any Subscription { Empty() }
}

/// A publisher of values that are noted, and of the end after them.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is noted.
  public struct Recording {
    /// The values, in order.
    public private(set) var output: [Output]
    /// The end after the values.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// A recording of values and an end.
    public init(output: [Output] = [], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }

    /// Notes a value.
    public mutating func receive(_ input: Output) { output.append(input) }
    /// Notes the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  /// What is sent.
  public let recording: Recording

  /// A publisher of what a closure notes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// A publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// A publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let recording = recording
    AnyPublisher<Output, Failure> { outlet in
      for value in recording.output { outlet.send(value) }
      outlet.finish(recording.completion)
    }.receive(subscriber: subscriber)
  }
}
