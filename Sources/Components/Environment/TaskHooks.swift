#if canImport(Glibc)
  import Foundation
  import Synchronization

  /// Where the concurrency runtime asks who runs a piece of work. It has variables for it, which exist by name where
  /// the standard library is linked dynamically (swiftlang/swift, `stdlib/public/Concurrency/ConcurrencyHooks.cpp`).
  enum TaskHooks {
    typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
    typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

    static let executor = PictureExecutor()

    /// Sets the hooks once; not where there are none, or where somebody else has set one.
    static let areSet: Bool = {
      let onAnyThread: EnqueueHook = { job, original in
        if TaskHooks.executor.isOfThisThread {
          TaskHooks.executor.enqueue(job)
        } else {
          original(job)
        }
      }
      let onMainActor: MainExecutorHook = { original in
        guard TaskHooks.executor.isOfThisThread else { return unsafe original() }
        return unsafe TaskHooks.executor.asUnownedSerialExecutor()
      }
      guard let work = unsafe variable("swift_task_enqueueGlobal_hook", of: EnqueueHook.self),
        let main = unsafe variable("swift_task_getMainExecutor_hook", of: MainExecutorHook.self)
      else { return false }
      unsafe work.pointee = onAnyThread
      unsafe main.pointee = onMainActor
      return true
    }()

    private static func variable<Hook>(
      _ name: String, of type: Hook.Type
    ) -> UnsafeMutablePointer<Hook?>? {
      guard let address = unsafe dlsym(nil, name) else { return nil }
      let variable = unsafe address.assumingMemoryBound(to: Hook?.self)
      if unsafe variable.pointee != nil { return nil }
      return unsafe variable
    }
  }

  /// Keeps the work of the picture that a thread makes; it stands for the main actor's executor meanwhile.
  final class PictureExecutor: SerialExecutor {
    /// The thread that makes a picture; 0 where none is made.
    private let thread = Atomic<UInt>(0)
    private let jobs = Mutex<(list: [UnownedJob], done: Int)>(([], 0))
    private let later = Mutex<LaterWork?>(nil)

    /// Whether the calling thread makes a picture.
    var isOfThisThread: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    var isGathering: Bool {
      get { isOfThisThread }
      set { thread.store(newValue ? UInt(pthread_self()) : 0, ordering: .relaxed) }
    }

    func begin() {
      later.withLock { $0 = LaterWork() }
      isGathering = true
    }

    func end() {
      isGathering = false
      // What they hold may ask for the time when it is released.
      var rest = later.withLock { later in
        defer { later = nil }
        return later
      }
      if rest?.drop() == true { LaterWork.tell() }
      drop()
    }

    /// The nanoseconds of the clock of the calling thread, if that makes a picture.
    var clock: UInt64? { isOfThisThread ? later.withLock { $0?.clock } : nil }

    /// Keeps a block of the main queue for a time of that clock; `false` where a picture does not wait for it.
    func keep(_ block: UnsafeMutableRawPointer, until time: UInt64) -> Bool {
      guard isOfThisThread else { return false }
      return later.withLock { unsafe $0?.keep(block, until: time) } == true
    }

    /// Lets the calling task wait for so many nanoseconds of that clock; `false`, at once, where a picture does not.
    func pause(for duration: UInt64) async -> Bool {
      guard isOfThisThread, later.withLock({ $0?.hasPatience(for: duration) }) == true else {
        return false
      }
      guard let number = later.withLock({ $0?.nextPause() }) else { return false }
      await withTaskCancellationHandler {
        unsafe await withUnsafeContinuation { task in
          later.withLock { unsafe $0?.keep(task, of: number, for: duration) }
          if Task.isCancelled { later.withLock { $0?.end(pause: number) } }
        }
      } onCancel: {
        later.withLock { $0?.end(pause: number) }
      }
      return true
    }

    /// Whether something waits for the clock.
    @MainActor
    var waits: Bool {
      let isServed = MainQueue.isServed
      return later.withLock { $0?.waits(isMainQueueServed: isServed) } == true
    }

    /// Lets the clock go on to what is due next; `false` if there is nothing.
    @MainActor
    func goOn() -> Bool {
      let isServed = MainQueue.isServed
      return later.withLock { $0?.goOn(isMainQueueServed: isServed) } == true
    }

    func drop() { jobs.withLock { $0 = ([], 0) } }

    /// What comes from other threads comes at any time, and so never into a picture.
    func enqueue(_ job: UnownedJob) {
      guard isOfThisThread else { return }
      jobs.withLock { $0.list.append(job) }
    }

    func next() -> UnownedJob? {
      jobs.withLock { jobs in
        guard jobs.done < jobs.list.count else {
          jobs = ([], 0)
          return nil
        }
        jobs.done += 1
        return jobs.list[jobs.done - 1]
      }
    }

    /// The main actor's work belongs to the thread on which it is done here.
    func checkIsolated() {}

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      unsafe UnownedSerialExecutor(ordinary: self)
    }
  }

  /// The main queue, which nobody else serves while the main thread makes a picture.
  @MainActor
  enum MainQueue {
    /// Whether it can be served: in a task it is a block of the main queue itself, or another thread, that makes the
    /// picture.
    static var isServed: Bool {
      let isInTask = unsafe withUnsafeCurrentTask { unsafe $0 != nil }
      return !isRunning && Thread.isMainThread && !isInTask
    }

    /// Runs the blocks that wait; whether there were any. Timers count once their time has come.
    static func run() -> Bool {
      guard isServed, let handle, let callback = unsafe callback else { return false }
      var request = pollfd(fd: handle(), events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, 0) == 1 else { return false }
      var count: UInt64 = 0
      _ = unsafe read(request.fd, &count, MemoryLayout<UInt64>.size)
      isRunning = true
      defer { isRunning = false }
      callback(nil)
      return true
    }

    private static var isRunning = false

    // What run loops serve the main queue by (apple/swift-corelibs-libdispatch, `src/queue.c`).
    private static let handle = function(
      "_dispatch_get_main_queue_handle_4CF", as: (@convention(c) () -> CInt).self)
    private static let callback = unsafe function(
      "_dispatch_main_queue_callback_4CF",
      as: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      unsafe dlsym(nil, name).map { unsafe unsafeBitCast($0, to: type) }
    }
  }
#endif
