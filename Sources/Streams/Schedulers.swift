public import Foundation

/// A moment of a picture's time, in which nothing passes.
public struct StreamTime: Strideable, Hashable, Codable, Sendable {
  /// Seconds since the picture's only moment.
  public var seconds: Double

  public func distance(to other: StreamTime) -> Stride { Stride(seconds: other.seconds - seconds) }
  public func advanced(by n: Stride) -> StreamTime { StreamTime(seconds: seconds + n.seconds) }

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    Codable, ExpressibleByFloatLiteral, Sendable
  {
    /// The length in seconds.
    public var seconds: Double

    init(seconds: Double) { self.seconds = seconds }
    /// A length in seconds.
    public init(_ seconds: Double) { self.seconds = seconds }
    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Double) { seconds = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Double(exactly: source) else { return nil }
      self.seconds = seconds
    }

    public var magnitude: Double { seconds.magnitude }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.seconds < rhs.seconds }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.seconds + rhs.seconds) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.seconds - rhs.seconds) }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.seconds * rhs.seconds) }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
  }
}

/// A length of time in common units.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// Where and when closures are called.
public protocol Scheduler<SchedulerTimeType> {
  /// Its moments.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What else it can be told.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }
  /// How exact it is.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Calls a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Calls a closure at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Calls a closure again and again.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Calls a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Calls a closure at a moment.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A scheduler of a picture: at once or never.
public protocol StillScheduler: Scheduler
where SchedulerTimeType == StreamTime, SchedulerOptions == Never {}

extension StillScheduler {
  /// The picture's only moment.
  public var now: StreamTime { StreamTime(seconds: 0) }
  /// Exact.
  public var minimumTolerance: StreamTime.Stride { 0 }
  /// Calls the closure now.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Calls the closure now, or never if the moment is a later one.
  public func schedule(
    after date: StreamTime, tolerance: StreamTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    if date <= now { action() }
  }

  /// Calls nothing: what is repeated takes time.
  public func schedule(
    after date: StreamTime, interval: StreamTime.Stride, tolerance: StreamTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable {}
  }
}

/// Calls everything at once.
public struct ImmediateScheduler: StillScheduler, Sendable {
  public typealias SchedulerTimeType = StreamTime
  public typealias SchedulerOptions = Never
  /// The one that all share.
  public static let shared = ImmediateScheduler()
}

#if !canImport(Darwin)
  extension DispatchQueue: StillScheduler {
    public typealias SchedulerTimeType = StreamTime
    public typealias SchedulerOptions = Never
  }
  extension OperationQueue: StillScheduler {
    public typealias SchedulerTimeType = StreamTime
    public typealias SchedulerOptions = Never
  }
  extension RunLoop: StillScheduler {
    public typealias SchedulerTimeType = StreamTime
    public typealias SchedulerOptions = Never
  }
#endif

extension Publisher {
  /// The same values: another queue's turn comes within the picture's moment.
  public func receive<S>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    eraseToAnyPublisher()
  }

  /// The same values: another queue's turn comes within the picture's moment.
  public func subscribe<S>(on scheduler: S) -> Publishers.SubscribeOn<Self, S> {
    eraseToAnyPublisher()
  }

  /// The same values: a picture shows what is there when input has come to rest.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S
  ) -> Publishers.Debounce<Self, S> {
    eraseToAnyPublisher()
  }

  /// The same values: a picture shows what is there when input has come to rest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    eraseToAnyPublisher()
  }

  /// Nothing: what is late by a length of time comes after the picture. Without a delay, the same values.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S
  ) -> Publishers.Delay<Self, S> {
    guard interval > .seconds(0) else { return eraseToAnyPublisher() }
    return AnyPublisher { _ in }
  }

  /// What a window of time gathers comes as it closes: of a picture's only moment, full groups, and what there is once
  /// the values have ended.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.Collect<Self> {
    switch strategy {
    case .byTime: collect()
    case .byTimeOrCount(_, _, let count): collect(count)
    }
  }

  /// No time at all before each value, as none passes between them.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Map<Self, S.SchedulerTimeType.Stride> {
    map { _ in .seconds(0) }
  }

  /// The same publisher: no time passes in which it could be late.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

#if !canImport(Darwin)
  extension Timer {
    /// A publisher of the time; none passes in a picture.
    public final class TimerPublisher: ConnectablePublisher, Sendable {
      public typealias Output = Date
      public typealias Failure = Never

      public func connect() -> any Cancellable { AnyCancellable {} }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
        AnyPublisher { _ in }.receive(subscriber: subscriber)
      }
    }

    /// A publisher of the time; none passes in a picture.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode
    ) -> TimerPublisher {
      TimerPublisher()
    }
  }

  extension NotificationCenter {
    /// A publisher of notifications; none comes in a picture.
    public struct Publisher: Streams.Publisher, Sendable {
      public typealias Output = Notification
      public typealias Failure = Never

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Notification, S.Failure == Never {
        AnyPublisher { _ in }.receive(subscriber: subscriber)
      }
    }

    /// Notifications as they come; none does in a picture.
    public struct Notifications: AsyncSequence, Sendable {
      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Notification? { nil }
      }

      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Notifications as they come; none does in a picture.
    public func notifications(
      named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications { Notifications() }

    /// A publisher of notifications; none comes in a picture.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher()
    }
  }
#endif
