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

  /// Seconds since the beginning of 2001.
  public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
#endif
