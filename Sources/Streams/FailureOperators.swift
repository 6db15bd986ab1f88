public import Foundation

extension Subscribers.Completion {
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  /// A publisher with other errors.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    AnyPublisher { outlet in
      outlet.follow(
        self, value: outlet.send, completion: { outlet.finish($0.mapError(transform)) })
    }
  }

  /// A publisher that goes on with another one after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    AnyPublisher { outlet in
      outlet.follow(
        self, value: outlet.send,
        completion: { completion in
          switch completion {
          case .finished: outlet.finish()
          case .failure(let error): outlet.follow(handler(error))
          }
        })
    }
  }

  /// The same; what the closure throws ends the publisher.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    AnyPublisher { outlet in
      outlet.follow(
        self, value: outlet.send,
        completion: { completion in
          guard case .failure(let error) = completion else { return outlet.finish() }
          do { outlet.follow(try handler(error).mapError { $0 as any Error }) } catch {
            outlet.finish(.failure(error))
          }
        })
    }
  }

  /// A publisher that sends a value instead of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    AnyPublisher { outlet in
      outlet.follow(
        self, value: outlet.send,
        completion: { completion in
          if case .failure = completion { outlet.send(output) }
          outlet.finish()
        })
    }
  }

  /// A publisher that begins again after an error, so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    let again = Deferred { self.retry(retries - 1) }
    return self.catch { _ in again }
  }

  /// A publisher of what a decoder makes of the values.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// A publisher of what an encoder makes of the values.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  /// The same publisher: what could fail has to be mended in the code, not in the picture.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    self.catch { _ in Empty<Output, Never>(completeImmediately: false) }
  }
}

/// Reads values of a kind of data.
public protocol TopLevelDecoder<Input> {
  /// The kind of data.
  associatedtype Input
  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Writes values as a kind of data.
public protocol TopLevelEncoder<Output> {
  /// The kind of data.
  associatedtype Output
  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
