/// A value that goes from a publisher to the task that waits for it, and to nobody else.
private struct Handed<Value>: @unchecked Sendable { let value: Value }

/// The values of a publisher as a task awaits them.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// The values from here on.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingPublisher<AnyPublisher<P.Output, any Error>>.Iterator

    public mutating func next() async -> P.Output? { try? await base.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(
      base: AsyncThrowingPublisher(publisher.setFailureType(to: (any Error).self))
        .makeAsyncIterator())
  }
}

/// The values of a publisher that may fail, as a task awaits them.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// The values from here on.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<Handed<P.Output>, any Error>.Iterator

    public mutating func next() async throws -> P.Output? { try await base.next()?.value }
  }

  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncThrowingStream<Handed<P.Output>, any Error> { continuation in
      let link = publisher.sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        }, receiveValue: { continuation.yield(Handed(value: $0)) })
      continuation.onTermination = { _ in link.cancel() }
    }
    return Iterator(base: stream.makeAsyncIterator())
  }
}

extension Publisher {
  /// The values as a task awaits them.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values as a task awaits them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
