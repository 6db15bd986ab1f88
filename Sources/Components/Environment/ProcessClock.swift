import Foundation
import Synchronization

/// The time that an app's own code finds in `Date()`, `Date.now` and `Calendar.isDateInToday(_:)` while its views are
/// resolved: that of the picture. A picture then tells the same tomorrow, and `Text(Date(), style: .relative)` counts from
/// the moment that `Date()` is.
///
/// Foundation on Linux asks the C library's `clock_gettime` and `gettimeofday`. In a program whose linker gives these
/// names to the functions here (`--defsym`), as it does for that of an imported app, it asks here.
package enum ProcessClock {
  /// The moment of pictures in such a program: 9 January 2026, 9:41 in Greenwich.
  package static let moment = Date(timeIntervalSince1970: 1_767_951_660)

  /// Whether Foundation asks here.
  package static let isAsked = showing(moment) { abs(Date().timeIntervalSince(moment)) < 1 }

  /// The microseconds since 1970 that are shown; `nil` for the machine's time.
  private static let shown = Mutex<Int?>(nil)

  /// Runs code to which it is a moment, and a microsecond later whenever it looks: what it makes has an order, and
  /// what waits for a time comes to an end. Where the date is at infinity, it is now.
  package static func showing<Value>(_ date: Date, _ body: () -> Value) -> Value {
    let outer = exchange(Int(exactly: (date.timeIntervalSince1970 * 1_000_000).rounded()))
    defer { exchange(outer) }
    return body()
  }

  @discardableResult
  private static func exchange(_ time: Int?) -> Int? {
    shown.withLock { shown in
      defer { shown = time }
      return shown
    }
  }

  /// The seconds since 1970 and the microseconds beside them, at one more look; `nil` for the machine's time.
  static func look() -> (seconds: Int, microseconds: Int)? {
    shown.withLock { shown in
      guard let now = shown else { return nil }
      shown = now + 1
      let (seconds, rest) = now.quotientAndRemainder(dividingBy: 1_000_000)
      // A time before 1970 counts on from the second before it.
      return rest < 0 ? (seconds - 1, rest + 1_000_000) : (seconds, rest)
    }
  }
}

#if canImport(Glibc)
  import Glibc

  /// `clock_gettime`, with the picture's time for that of the day.
  @_cdecl("stillframe_clock_gettime")
  public func _clockGetTime(_ clock: Int32, _ time: UnsafeMutableRawPointer) -> Int32 {
    guard clock == CLOCK_REALTIME, let now = ProcessClock.look() else {
      return unsafe SystemClock.clockGetTime(clock, time)
    }
    unsafe time.assumingMemoryBound(to: timespec.self).pointee =
      timespec(tv_sec: now.seconds, tv_nsec: now.microseconds * 1_000)
    return 0
  }

  /// `gettimeofday`, with the picture's time.
  @_cdecl("stillframe_gettimeofday")
  public func _getTimeOfDay(
    _ time: UnsafeMutableRawPointer, _ zone: UnsafeMutableRawPointer?
  ) -> Int32 {
    guard let now = ProcessClock.look() else { return unsafe SystemClock.getTimeOfDay(time, zone) }
    unsafe time.assumingMemoryBound(to: timeval.self).pointee =
      timeval(tv_sec: now.seconds, tv_usec: now.microseconds)
    return 0
  }

  /// The functions of the C library that have these names where this program does not take them.
  private enum SystemClock {
    typealias ClockGetTime = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32
    typealias GetTimeOfDay =
      @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Int32

    static let clockGetTime = unsafe unsafeBitCast(next("clock_gettime"), to: ClockGetTime.self)
    static let getTimeOfDay = unsafe unsafeBitCast(next("gettimeofday"), to: GetTimeOfDay.self)

    /// What the name leads to behind this program; `RTLD_NEXT` is a macro that Swift does not see.
    private static func next(_ name: String) -> UnsafeMutableRawPointer {
      guard let function = unsafe dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
        fatalError("the C library has no '\(name)'")
      }
      return unsafe function
    }
  }
#endif
