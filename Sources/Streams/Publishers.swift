extension Publishers {
  public typealias Sequence<Elements: Swift.Sequence, Failure: Error> =
    AnyPublisher<Elements.Element, Failure>
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  public typealias Output<Upstream: Publisher> = Filter<Upstream>
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  public typealias HandleEvents<Upstream: Publisher> = Filter<Upstream>
  public typealias Print<Upstream: Publisher> = Filter<Upstream>
  public typealias Retry<Upstream: Publisher> = Filter<Upstream>
  public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    AnyPublisher<Upstream.Output, Failure>
  public typealias Catch<Upstream: Publisher, New: Publisher> =
    AnyPublisher<Upstream.Output, New.Failure>
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  public typealias Decode<Upstream: Publisher, Output, Coder> = AnyPublisher<Output, any Error>
  public typealias FlatMap<New: Publisher, Upstream: Publisher> =
    AnyPublisher<New.Output, Upstream.Failure>
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> =
    AnyPublisher<P.Output, Upstream.Failure>
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = Filter<Suffix>
  public typealias ReceiveOn<Upstream: Publisher, Context> = Filter<Upstream>
  public typealias SubscribeOn<Upstream: Publisher, Context> = Filter<Upstream>
  public typealias Debounce<Upstream: Publisher, Context> = Filter<Upstream>
  /// When a group of values is full.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  public typealias Throttle<Upstream: Publisher, Context> = Filter<Upstream>
  public typealias Delay<Upstream: Publisher, Context> = Filter<Upstream>

  /// The values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Upstream, Never>(sending: publishers).setFailureType(to: Failure.self).flatMap {
        $0
      }
      .receive(subscriber: subscriber)
    }
  }
}

extension Publishers {
  /// A publisher that waits until it is connected.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >

  /// A publisher that sends through one subject to all, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let subject: SubjectType

    init(_ upstream: Upstream, subject: SubjectType) {
      self.upstream = upstream
      self.subject = subject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}
