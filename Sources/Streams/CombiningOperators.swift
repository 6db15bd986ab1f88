/// What several publishers have sent so far.
private final class Gathering {
  /// For each publisher what is not yet used, the oldest first.
  var values: [ArraySlice<Any>]
  var hasEnded: [Bool]

  init(count: Int) {
    values = Array(repeating: [], count: count)
    hasEnded = Array(repeating: false, count: count)
  }
}

/// A publisher as one of several, whatever its values are.
struct Part<Failure: Error> {
  let follow:
    (
      _ value: @escaping (Any) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void,
      _ keep: (any Cancellable) -> Void
    ) -> Void

  init<P: Publisher>(_ publisher: P) where P.Failure == Failure {
    follow = { value, completion, keep in
      let sink = Subscribers.Sink<P.Output, Failure>(
        receiveCompletion: completion, receiveValue: { value($0) })
      keep(sink)
      publisher.receive(subscriber: sink)
    }
  }
}

extension AnyPublisher {
  /// The last values of several publishers, once each has sent one, and again when one sends another; or,
  /// `inTurn`, the first values of all, then the second ones.
  init(
    gathering parts: [Part<Failure>], inTurn: Bool = false, _ make: @escaping ([Any]) -> Output
  ) {
    self.init { outlet in
      let gathering = Gathering(count: parts.count)
      for (index, part) in parts.enumerated() {
        part.follow(
          { value in
            if inTurn {
              gathering.values[index].append(value)
            } else {
              gathering.values[index] = [value]
            }
            let row = gathering.values.compactMap(\.first)
            guard row.count == parts.count else { return }
            if inTurn { for place in parts.indices { gathering.values[place].removeFirst() } }
            outlet.send(make(row))
            let isOver = parts.indices.contains {
              gathering.values[$0].isEmpty && gathering.hasEnded[$0]
            }
            if isOver { outlet.finish() }
          },
          { completion in
            guard case .finished = completion else { return outlet.finish(completion) }
            gathering.hasEnded[index] = true
            let isOver =
              inTurn
              ? gathering.values[index].isEmpty
              : !gathering.hasEnded.contains(false) || gathering.values[index].isEmpty
            if isOver { outlet.finish() }
          }, outlet.keep)
      }
    }
  }
}

/// A value of a gathering by the type that its publisher gave it.
func element<T>(_ value: Any, _ type: T.Type = T.self) -> T {
  // Only the publisher at this place has put it there.
  guard let value = value as? T else { preconditionFailure("\(value) is no \(T.self)") }
  return value
}

extension Publisher {
  /// A publisher of the last values of both.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// A publisher of the last values of all three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// A publisher of the last values of all four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// A publisher of what a closure makes of the last values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// A publisher of pairs: the first values of both, then the second ones.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// The same of three.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// A publisher of what a closure makes of such pairs.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// A publisher of the values of both as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other)
  }

  /// A publisher of the values of all three as they come.
  public func merge<P: Publisher, Q: Publisher>(
    with b: P, _ c: Q
  ) -> Publishers.Merge3<Self, P, Q>
  where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
    Publishers.Merge3(self, b, c)
  }

  /// A publisher of the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    AnyPublisher { outlet in
      var open = 1
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        open -= 1
        if case .failure = completion { outlet.finish(completion) }
        if open == 0 { outlet.finish() }
      }
      outlet.follow(
        self,
        value: {
          open += 1
          outlet.follow(transform($0), value: outlet.send, completion: end)
        }, completion: end)
    }
  }

  /// The same, for publishers that never fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// The same, of a publisher that never fails.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// A publisher of the values of the last publisher that was sent.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { outlet in
      var latest: Subscribers.Sink<Output.Output, Failure>?
      var hasEnded = false
      outlet.keep(AnyCancellable { latest?.cancel() })
      outlet.follow(
        self,
        value: { publisher in
          latest?.cancel()
          let sink = Subscribers.Sink<Output.Output, Failure>(
            receiveCompletion: { completion in
              latest = nil
              if case .failure = completion { outlet.finish(completion) }
              if hasEnded { outlet.finish() }
            }, receiveValue: outlet.send)
          latest = sink
          publisher.receive(subscriber: sink)
        },
        completion: { completion in
          hasEnded = true
          if case .failure = completion { outlet.finish(completion) }
          if latest == nil { outlet.finish() }
        })
    }
  }

  /// The same, for publishers that never fail.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Never {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }

  /// A publisher that sends some values first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(elements)
  }

  /// A publisher that sends a sequence first.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    AnyPublisher<Output, Failure>(sending: elements).followed(by: self)
  }

  /// A publisher that sends the values of another one first.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    publisher.followed(by: self)
  }

  /// A publisher that sends some values after its own.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// A publisher that sends a sequence after its own values.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    followed(by: AnyPublisher<Output, Failure>(sending: elements))
  }

  /// A publisher that sends the values of another one after its own.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    followed(by: publisher)
  }

  private func followed<P: Publisher>(by next: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { outlet in
      outlet.follow(
        self, value: outlet.send,
        completion: { completion in
          guard case .finished = completion else { return outlet.finish(completion) }
          outlet.follow(next)
        })
    }
  }
}
