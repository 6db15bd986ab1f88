import Foundation

/// How much a message of a log matters.
public struct OSLogType: Hashable, Sendable {
  /// The system's number for it.
  public let rawValue: UInt8

  /// Makes a level of the system's number for it.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// As always.
  public static let `default` = OSLogType(rawValue: 0)
  /// Of use, but not needed.
  public static let info = OSLogType(rawValue: 1)
  /// For whoever writes the program.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// Something that should never happen did.
  public static let fault = OSLogType(rawValue: 17)
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
  /// How a value that is not shown is told from others.
  public enum Mask: Sendable { case hash, none }

  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody but the device.
  public static let `private` = OSLogPrivacy()
  /// Nobody but the device, as the value is sensitive.
  public static let sensitive = OSLogPrivacy()
  /// As its type says.
  public static let auto = OSLogPrivacy()

  /// Nobody but the device, with something that tells values apart.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but the device, with something that tells values apart.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As its type says, with something that tells values apart.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message of a log. Nobody reads it here: its values are not even turned into text.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Takes the parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Nothing is reserved.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    /// Takes a number.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, format: OSLogFormat,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Makes a message of words.
  public init(stringLiteral value: String) {}
  /// Makes a message of words and values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// How a value is put into a column.
public struct OSLogStringAlignment: Sendable {
  /// As it is.
  public static let none = OSLogStringAlignment()
  /// At the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  /// At the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// How a number is written.
public struct OSLogFormat: Sendable {
  /// In decimals.
  public static let decimal = OSLogFormat()
  /// In hexadecimals.
  public static let hex = OSLogFormat()
  /// With a fixed number of decimals.
  public static let fixed = OSLogFormat()
  /// With a number of decimals.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFormat { .fixed }
}

/// A log of a part of a program.
public final class OSLog: Sendable {
  /// The log of everything else.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Makes a log of a part of a program.
  public init(subsystem: String, category: String) {}
}

/// Writes messages into a log. Nothing is written here: a picture is the same with and without.
public struct Logger: Sendable {
  /// A log of everything.
  public init() {}
  /// A log of a part of a program.
  public init(subsystem: String, category: String) {}
  /// The log that is given.
  public init(_ log: OSLog) {}

  /// Takes a message.
  public func log(_ message: OSLogMessage) {}
  /// Takes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Takes a message.
  public func trace(_ message: OSLogMessage) {}
  /// Takes a message.
  public func debug(_ message: OSLogMessage) {}
  /// Takes a message.
  public func info(_ message: OSLogMessage) {}
  /// Takes a message.
  public func notice(_ message: OSLogMessage) {}
  /// Takes a message.
  public func warning(_ message: OSLogMessage) {}
  /// Takes a message.
  public func error(_ message: OSLogMessage) {}
  /// Takes a message.
  public func critical(_ message: OSLogMessage) {}
  /// Takes a message.
  public func fault(_ message: OSLogMessage) {}
}

/// Takes a message with its values in the format of `printf`.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Takes a message of a level with its values in the format of `printf`.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}

/// Takes a message of a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {}

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate final class Box {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  fileprivate let box: Box

  /// Makes a lock around a value.
  public init(initialState: State) { box = Box(initialState) }
  /// Makes a lock around a value that may be of any type.
  public init(uncheckedState: State) { box = Box(uncheckedState) }

  /// Reads and changes the value while nobody else does.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock around nothing.
  public init() { self.init(initialState: ()) }
  /// Takes the lock.
  public func lock() { box.lock.lock() }
  /// Gives the lock back.
  public func unlock() { box.lock.unlock() }
}
