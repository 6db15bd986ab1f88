import Components

// The picture's clock takes part in pauses: `Task.sleep` of the standard library counts by the machine's. Declarations of other
// modules hide those of the library that are alike.
extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for so many nanoseconds; less than a second is over at once while a picture is made.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before the time ends.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the current task for a duration; less than a second is over at once while a picture is made.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before the time ends.
  public static func sleep(for duration: Duration) async throws {
    try checkCancellation()
    guard await StartedWork.pause(for: duration) else {
      return try await sleep(for: duration, tolerance: nil, clock: .continuous)
    }
    try checkCancellation()
  }
}
