public import Foundation
public import FoundationNetworking
public import Streams

extension URLSession {
  /// A publisher of what an address answers; a picture asks nobody, so that it never sends.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// What would be asked for.
    public let request: URLRequest

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Empty<Output, Failure>(completeImmediately: false).receive(subscriber: subscriber)
    }
  }

  /// A publisher of what an address answers; a picture asks nobody, so that it never sends.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// The same for a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request)
  }
}
