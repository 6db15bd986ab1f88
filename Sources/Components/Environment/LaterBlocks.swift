#if canImport(Glibc)
  import Glibc

  /// The blocks that the main queue is given for later (`asyncAfter`) while a picture is made, and the clock that they wait
  /// by. It stands still but for them, so that they are due in the same order on every machine.
  ///
  /// A picture shows a view as it is less than a second after it appears: views that come in by an animation wait for some
  /// tenths of a second, a screen that is gone again is there for longer.
  struct LaterBlocks {
    /// The nanoseconds for which a picture waits.
    static let patience: UInt64 = 1_000_000_000

    private let start = Self.machineClock
    private var elapsed: UInt64 = 0
    /// The earliest is the last. A block is the bits of its address.
    private var list: [(due: UInt64, block: UInt)] = []

    /// In nanoseconds, as `DispatchTime` counts.
    var clock: UInt64 { start + elapsed }

    mutating func keep(_ block: UnsafeMutableRawPointer, until time: UInt64) -> Bool {
      let due = time &- start
      guard due < Self.patience, let copy = unsafe Self.copy?(block) else { return false }
      let index = list.firstIndex { $0.due <= due } ?? list.endIndex
      list.insert((due, UInt(bitPattern: copy)), at: index)
      return true
    }

    /// Gives the main queue those that are due next, all at once; `false` if there are none.
    mutating func goOn() -> Bool {
      guard let next = list.last,
        let queue = unsafe UnsafeMutableRawPointer(bitPattern: SystemLibrary.mainQueue)
      else { return false }
      elapsed = max(elapsed, next.due)
      while let (due, bits) = list.last, due == next.due {
        list.removeLast()
        guard let block = unsafe UnsafeMutableRawPointer(bitPattern: bits) else { continue }
        // At once: 0 is `DISPATCH_TIME_NOW`.
        unsafe SystemLibrary.dispatchAfter(0, queue, block)
        unsafe Self.release?(block)
      }
      return true
    }

    /// Lets go of those that wait; whether there were any.
    mutating func drop() -> Bool {
      defer { list = [] }
      for (_, bits) in list {
        if let block = unsafe UnsafeMutableRawPointer(bitPattern: bits) {
          unsafe Self.release?(block)
        }
      }
      return !list.isEmpty
    }

    static func tell() {
      PictureGaps.note(
        "what is left to the main queue for later (asyncAfter) is not in the picture")
    }

    private static var machineClock: UInt64 {
      var time = timespec()
      // Not yet the clock of a picture.
      unsafe clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    // Of libdispatch's blocks runtime (apple/swift-corelibs-libdispatch, `src/BlocksRuntime`).
    private static let copy = unsafe function(
      "_Block_copy",
      as: (@convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?).self)
    private static let release = unsafe function(
      "_Block_release", as: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      unsafe dlsym(nil, name).map { unsafe unsafeBitCast($0, to: type) }
    }
  }
#endif
