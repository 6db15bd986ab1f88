#if canImport(Glibc)
  import Glibc

  /// What waits for a time while a picture is made, blocks that the main queue is given for later (`asyncAfter`) and pauses of
  /// tasks (`Task.sleep`), and the clock that they wait by. It stands still but for them, so that they are due in the same
  /// order on every machine.
  ///
  /// A picture shows a view as it is less than a second after it appears: views that come in by an animation wait for some
  /// tenths of a second, a screen that is gone again is there for longer.
  struct LaterWork {
    /// The nanoseconds for which a picture waits.
    static let patience: UInt64 = 1_000_000_000

    @safe private enum Work {
      /// The bits of its address.
      case block(UInt)
      case pause(UnsafeContinuation<Void, Never>, of: Int)
    }

    private let start = Self.machineClock
    private var elapsed: UInt64 = 0
    /// The earliest is the last.
    private var list: [(due: UInt64, work: Work)] = []
    private var pauseCount = 0

    /// In nanoseconds, as `DispatchTime` counts.
    var clock: UInt64 { start + elapsed }

    mutating func keep(_ block: UnsafeMutableRawPointer, until time: UInt64) -> Bool {
      let due = time &- start
      guard due < Self.patience, let copy = unsafe Self.copy?(block) else { return false }
      insert(.block(UInt(bitPattern: copy)), due: due)
      return true
    }

    /// Whether a pause of so many nanoseconds, from now, ends in the picture.
    func hasPatience(for pause: UInt64) -> Bool { pause < Self.patience &- elapsed }

    /// A number for a pause that is to be kept.
    mutating func nextPause() -> Int {
      pauseCount += 1
      return pauseCount
    }

    mutating func keep(
      _ pause: UnsafeContinuation<Void, Never>, of number: Int, for duration: UInt64
    ) {
      unsafe insert(.pause(pause, of: number), due: elapsed + duration)
    }

    /// Ends a pause before its time.
    mutating func end(pause number: Int) {
      let index = list.firstIndex { item in
        if case .pause(_, number) = item.work { true } else { false }
      }
      guard let index, case .pause(let task, _) = list.remove(at: index).work else { return }
      unsafe task.resume()
    }

    /// Whether something waits that can go on.
    func waits(isMainQueueServed: Bool) -> Bool {
      if case .block? = list.last?.work { isMainQueueServed } else { !list.isEmpty }
    }

    private mutating func insert(_ work: Work, due: UInt64) {
      let index = list.firstIndex { $0.due <= due } ?? list.endIndex
      list.insert((due, work), at: index)
    }

    /// Lets all go on that is due next; `false` if there is nothing.
    ///
    /// - Parameter isMainQueueServed: whether blocks of the main queue would run.
    mutating func goOn(isMainQueueServed: Bool) -> Bool {
      guard waits(isMainQueueServed: isMainQueueServed), let next = list.last else { return false }
      elapsed = max(elapsed, next.due)
      while let (due, work) = list.last, due == next.due {
        switch work {
        case .pause(let task, _): unsafe task.resume()
        case .block(let bits):
          guard isMainQueueServed else { return true }
          if let block = unsafe UnsafeMutableRawPointer(bitPattern: bits),
            let queue = unsafe UnsafeMutableRawPointer(bitPattern: SystemLibrary.mainQueue)
          {
            // At once: 0 is `DISPATCH_TIME_NOW`.
            unsafe SystemLibrary.dispatchAfter(0, queue, block)
            unsafe Self.release?(block)
          }
        }
        list.removeLast()
      }
      return true
    }

    /// Lets go of what waits, tasks as they are; whether there were any blocks.
    mutating func drop() -> Bool {
      defer { list = [] }
      var hasBlocks = false
      for (_, work) in list {
        guard case .block(let bits) = work,
          let block = unsafe UnsafeMutableRawPointer(bitPattern: bits)
        else { continue }
        hasBlocks = true
        unsafe Self.release?(block)
      }
      return hasBlocks
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
