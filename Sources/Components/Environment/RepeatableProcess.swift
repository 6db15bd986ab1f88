import Foundation
import Synchronization

/// What an app's own code finds in its process while its views are resolved: the picture's time in `Date()`, `Date.now`
/// and `Calendar.isDateInToday(_:)`, and the same numbers in `UUID()`, `Int.random(in:)` and `shuffled()` each time. A
/// picture then is the same tomorrow, and `Text(Date(), style: .relative)` counts from the moment that `Date()` is.
///
/// Foundation and the standard library on Linux ask the C library's `clock_gettime`, `gettimeofday` and `syscall`, and an
/// app asks for `UUID.init()`. In a program whose linker gives these names to the functions here (`--defsym`), as it does for that of an imported app,
/// they ask here.
package enum RepeatableProcess {
  /// The moment of pictures in such a program: 9 January 2026, 9:41 in Greenwich.
  package static let moment = Date(timeIntervalSince1970: 1_767_951_660)

  /// Whether Foundation asks here.
  package static let isAsked = showing(moment) { abs(Date().timeIntervalSince(moment)) < 1 }

  private struct State {
    /// The microseconds since 1970; `nil` for the machine's time.
    var time: Int?
    /// How many random words were asked for.
    var words: UInt64 = 0
  }

  /// What is shown; `nil` for the machine's.
  private static let state = Mutex<State?>(nil)

  /// Runs code to which it is a moment, and a microsecond later whenever it looks: what it makes has an order, and
  /// what waits for a time comes to an end. Where the date is at infinity, it is now. Random numbers begin anew.
  package static func showing<Value>(_ date: Date, _ body: () -> Value) -> Value {
    let time = Int(exactly: (date.timeIntervalSince1970 * 1_000_000).rounded())
    let outer = exchange(State(time: time))
    defer { exchange(outer) }
    return body()
  }

  @discardableResult
  private static func exchange(_ new: State?) -> State? {
    state.withLock { state in
      defer { state = new }
      return state
    }
  }

  /// Whether a picture is made.
  static var isShowing: Bool { state.withLock { $0 != nil } }

  /// The seconds since 1970 and the microseconds beside them, at one more look; `nil` for the machine's time.
  static func look() -> (seconds: Int, microseconds: Int)? {
    state.withLock { state in
      guard let now = state?.time else { return nil }
      state?.time = now + 1
      let (seconds, rest) = now.quotientAndRemainder(dividingBy: 1_000_000)
      // A time before 1970 counts on from the second before it.
      return rest < 0 ? (seconds - 1, rest + 1_000_000) : (seconds, rest)
    }
  }

  /// Fills memory with random bytes; `false` where the machine's are asked for.
  static func fill(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
    state.withLock { state in
      guard state != nil else { return false }
      for index in bytes.indices {
        if index % 8 == 0 { state?.words += 1 }
        let word = mixed(state?.words ?? 0)
        unsafe bytes[index] = UInt8(truncatingIfNeeded: word >> UInt64(index % 8 * 8))
      }
      return true
    }
  }

  /// A word of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014) by its place in the sequence.
  private static func mixed(_ place: UInt64) -> UInt64 {
    var word = place &* 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

#if canImport(Glibc)
  import Glibc

  /// `clock_gettime`, with the picture's time for that of the day.
  @_cdecl("stillframe_clock_gettime")
  public func _clockGetTime(_ clock: Int32, _ time: UnsafeMutableRawPointer) -> Int32 {
    guard clock == CLOCK_REALTIME, let now = RepeatableProcess.look() else {
      return unsafe SystemLibrary.clockGetTime(clock, time)
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
    guard let now = RepeatableProcess.look() else {
      return unsafe SystemLibrary.getTimeOfDay(time, zone)
    }
    unsafe time.assumingMemoryBound(to: timeval.self).pointee =
      timeval(tv_sec: now.seconds, tv_usec: now.microseconds)
    return 0
  }

  /// `syscall`, by which the standard library asks for random bytes, with the picture's for those.
  @_cdecl("stillframe_syscall")
  public func _systemCall(
    _ number: Int, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int, _ fifth: Int,
    _ sixth: Int
  ) -> Int {
    if number == SystemLibrary.getRandom {
      let bytes = unsafe UnsafeMutableRawBufferPointer(
        start: UnsafeMutableRawPointer(bitPattern: first), count: second)
      if unsafe RepeatableProcess.fill(bytes) { return second }
    }
    return SystemLibrary.systemCall(number, first, second, third, fourth, fifth, sixth)
  }

  /// `dispatch_time`, by which `DispatchTime.now()` asks, with the picture's clock for now (`DISPATCH_TIME_NOW`, 0).
  @_cdecl("stillframe_dispatch_time")
  public func _dispatchTime(_ time: UInt64, _ delta: Int64) -> UInt64 {
    guard time == 0, let now = TaskHooks.executor.clock else {
      return SystemLibrary.dispatchTime(time, delta)
    }
    return SystemLibrary.dispatchTime(now, delta)
  }

  /// `dispatch_after`, which while a picture is made keeps what the main queue is given for later itself: whether its time
  /// comes before the picture is made would be up to the machine.
  @_cdecl("stillframe_dispatch_after")
  public func _dispatchAfter(
    _ time: UInt64, _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
  ) {
    guard RepeatableProcess.isShowing, UInt(bitPattern: queue) == SystemLibrary.mainQueue else {
      return unsafe SystemLibrary.dispatchAfter(time, queue, block)
    }
    if time <= DispatchTime.now().rawValue {
      // The picture's clock may be ahead of the machine's: what is due by it is not to wait for that.
      unsafe SystemLibrary.dispatchAfter(0, queue, block)
    } else if unsafe !TaskHooks.executor.keep(block, until: time) {
      LaterWork.tell()
    }
  }

  /// `UUID.init()`, which reads `/dev/urandom` itself: 122 bits of the random generator and those of version 4 (RFC 9562, section 5.4).
  @_silgen_name("stillframe_uuid")
  public func _makeUUID() -> UUID {
    var generator = SystemRandomNumberGenerator()
    let high = generator.next() & ~0xF000 | 0x4000
    let low = generator.next() & ~(0b11 << 62) | (0b10 << 62)
    func byte(_ word: UInt64, _ place: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> (56 - 8 * place))
    }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }

  /// The functions of the system's libraries that have these names where this program does not take them.
  enum SystemLibrary {
    typealias ClockGetTime = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32
    typealias GetTimeOfDay =
      @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Int32
    typealias DispatchAfter =
      @convention(c) (UInt64, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
    /// The arguments of a variadic function that are integers are where those of any other are.
    typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

    /// `SYS_getrandom`, which Swift does not see either.
    #if arch(x86_64)
      static let getRandom = 318
    #else
      static let getRandom = 278
    #endif

    static let clockGetTime = unsafe unsafeBitCast(next("clock_gettime"), to: ClockGetTime.self)
    static let getTimeOfDay = unsafe unsafeBitCast(next("gettimeofday"), to: GetTimeOfDay.self)
    /// Looked up each time: what makes a constant once calls it in turn.
    static var systemCall: SystemCall { unsafe unsafeBitCast(next("syscall"), to: SystemCall.self) }

    static let dispatchAfter = unsafe unsafeBitCast(next("dispatch_after"), to: DispatchAfter.self)
    typealias DispatchTimeFunction = @convention(c) (UInt64, Int64) -> UInt64
    static let dispatchTime = unsafe unsafeBitCast(
      next("dispatch_time"), to: DispatchTimeFunction.self)
    static let mainQueue = unsafe UInt(bitPattern: dlsym(nil, "_dispatch_main_q"))

    /// What the name leads to behind this program; `RTLD_NEXT` is a macro that Swift does not see.
    private static func next(_ name: StaticString) -> UnsafeMutableRawPointer {
      let start = unsafe UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
      guard let function = unsafe dlsym(UnsafeMutableRawPointer(bitPattern: -1), start) else {
        fatalError("no library has '\(name)'")
      }
      return unsafe function
    }
  }
#endif
