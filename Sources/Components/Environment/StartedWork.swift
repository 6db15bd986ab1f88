import Foundation

/// What views start and do not wait for: tasks, the work of actors, blocks of the main queue.
///
/// It runs on the thread that makes the picture, one piece after the other in the order in which they were
/// started, until nothing is left that can go on. In the program of an imported app, blocks of the main queue for later
/// (`asyncAfter`) and pauses (`Task.sleep`) end where they are due in less than a second, at once: a clock of the picture's
/// own stands still but for them. What waits for something else than such work (a longer pause, the network, a thread of its
/// own) is not waited for: when it would go on is up to the machine.
package enum StartedWork {
  /// Pieces of work in one picture; more are work without an end.
  static let maximumSteps = 10_000

  /// Whether work is run where it is started; elsewhere tasks begin when the picture is made.
  static var isFollowed: Bool {
    #if canImport(Glibc)
      TaskHooks.areSet
    #else
      false
    #endif
  }

  /// Keeps the work that is started in a picture until `settle` runs it. What is left in the end is dropped with
  /// the picture.
  @MainActor
  package static func gathering<Value>(_ body: () -> Value) -> Value {
    #if canImport(Glibc)
      guard isFollowed, !TaskHooks.executor.isGathering else { return body() }
      TaskHooks.executor.begin()
      defer { TaskHooks.executor.end() }
    #endif
    return body()
  }

  /// Leaves work to the system while something is waited for in a picture.
  @MainActor
  static func leavingToSystem<Value>(_ body: () -> Value) -> Value {
    #if canImport(Glibc)
      let isGathering = TaskHooks.executor.isGathering
      TaskHooks.executor.isGathering = false
      defer { TaskHooks.executor.isGathering = isGathering }
    #endif
    return body()
  }

  /// Whether the calling task is that of a view's `task`, or started by it.
  @TaskLocal static var isToldByView = false

  /// Lets the calling task wait by the clock of the picture that it belongs to; `false`, at once, where that does not wait
  /// so long or there is none.
  package static func pause(for duration: Duration) async -> Bool {
    #if canImport(Glibc)
      let (seconds, attoseconds) = duration.components
      guard seconds >= 0 else { return true }
      let nanoseconds = seconds > 0 ? .max : UInt64(max(attoseconds, 0)) / 1_000_000_000
      if await TaskHooks.executor.pause(for: nanoseconds) { return true }
      // A view's own task says where it waits.
      if TaskHooks.executor.isOfThisThread, !isToldByView {
        PictureGaps.note("what waits for a second or longer (Task.sleep) is not in the picture")
      }
      return false
    #else
      false
    #endif
  }

  /// Whether something waits for the clock of the picture.
  @MainActor
  static var waits: Bool {
    #if canImport(Glibc)
      TaskHooks.executor.isGathering && TaskHooks.executor.waits
    #else
      false
    #endif
  }

  /// Runs what was started until nothing of it can go on; whether there was any.
  ///
  /// - Parameter byTheClock: whether the clock of the picture goes on, too, once nothing else does.
  @MainActor
  static func settle(byTheClock: Bool = false) -> Bool {
    #if canImport(Glibc)
      let executor = TaskHooks.executor
      guard executor.isGathering else { return false }
      for step in 0..<maximumSteps {
        if let job = executor.next() {
          unsafe job.runSynchronously(on: executor.asUnownedSerialExecutor())
        } else if !MainQueue.run(), !(byTheClock && executor.goOn()) {
          return step > 0
        }
      }
      PictureGaps.note("work that views start has no end: it is left after \(maximumSteps) steps")
      executor.drop()
      return true
    #else
      return false
    #endif
  }
}

/// The work of a view's `task`, from the round in which the view appears until the picture is made.
@MainActor
final class ViewTask {
  private let task: Task<Void, Never>
  private let place: String
  private var isDone = false

  /// Starts it; `place` is where its call stands in the source.
  init(place: String, _ action: @escaping @Sendable () async -> Void) {
    let end = End()
    self.place = place
    task = StartedWork.$isToldByView.withValue(true) {
      Task {
        await action()
        end.view?.isDone = true
      }
    }
    end.view = self
  }

  @MainActor
  private final class End {
    weak var view: ViewTask?
  }

  /// Lets it know that its view is gone.
  func cancel() { task.cancel() }

  /// Tells where it still waits, as it does not for a message that never comes.
  func tell() {
    guard !isDone else { return }
    PictureGaps.note(
      "the task at \(place) still waits when the picture is made: pauses, messages and the network are not waited for"
    )
  }
}
