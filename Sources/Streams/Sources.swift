/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnyPublisher(sending: CollectionOfOne(output)).receive(subscriber: subscriber)
  }
}

/// Sends nothing and, if it is told so, ends at once.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// A publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// The same, with its types named.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { if completeImmediately { $0.finish() } }.receive(subscriber: subscriber)
  }
}

/// Ends at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// A publisher that fails.
  public init(error: Failure) {
    self.error = error
  }

  /// The same, with its type of values named.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { $0.finish(.failure(error)) }.receive(subscriber: subscriber)
  }
}

/// Makes its publisher anew for every subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that a closure makes.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Sends the one value that it is promised, to everyone who asks.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Keeps the promise.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)
  private var result: Result<Output, Failure>?

  /// Begins at once with what leads to the value.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard
        Turn.take({
          defer { self.result = self.result ?? result }
          return self.result == nil
        })
      else { return }
      switch result {
      case .success(let value): self.subject.send(value)
      case .failure(let error): self.subject.send(completion: .failure(error))
      }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.compactMap { $0 }.first().receive(subscriber: subscriber)
  }
}

extension AnyPublisher {
  init(sending values: some Swift.Sequence<Output>) {
    self.init { outlet in
      // A sequence may have no end: it is asked only while somebody listens.
      for value in values {
        guard outlet.isOpen else { return }
        outlet.send(value)
      }
      outlet.finish()
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { AnyPublisher(sending: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public typealias Publisher = AnyPublisher<Wrapped, Never>
  /// A publisher of the value, if there is one.
  public var publisher: Publisher { AnyPublisher(sending: self.map { [$0] } ?? []) }
}

extension Result {
  /// A publisher of the value or the error.
  public typealias Publisher = AnyPublisher<Success, Failure>
  /// A publisher of the value or the error.
  public var publisher: Publisher {
    AnyPublisher { outlet in
      switch self {
      case .success(let value):
        outlet.send(value)
        outlet.finish()
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
  }
}
