public import Foundation

// Names that apps use and that Foundation has on Apple's systems alone.
#if !canImport(Darwin)
  extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }

    /// The user's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// What can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// What an app keeps for itself.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The user's library.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// What is soon deleted.
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  }

  /// Calls a closure: objects are released where nothing holds them.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  /// Nanoseconds in a second, as `Task.sleep(nanoseconds:)` counts (libdispatch's `dispatch/time.h`, as all of these).
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000
  /// Microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000
  /// Milliseconds in a second.
  public let MSEC_PER_SEC: UInt64 = 1_000

  /// Seconds since the beginning of 2001.
  public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
#endif
