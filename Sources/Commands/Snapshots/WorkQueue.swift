import Dispatch
import Synchronization

/// Runs jobs on a bounded number of threads while the caller prepares the next ones; results come
/// back in the order of the jobs, so that the number of threads cannot be seen in them.
package final class WorkQueue<Output: Sendable>: Sendable {
  private let queue = DispatchQueue(label: "stillframe.work", attributes: .concurrent)
  private let slots: DispatchSemaphore
  private let group = DispatchGroup()
  private let outputs = Mutex<[Output?]>([])
  private let runsInline: Bool

  /// - Parameter width: how many jobs run at the same time; with 1 they run where they are added.
  package init(width: Int) {
    slots = DispatchSemaphore(value: max(width, 1))
    runsInline = width <= 1
  }

  /// Starts a job as soon as a thread is free.
  package func add(_ job: @escaping @Sendable () -> Output) {
    let index = outputs.withLock { outputs in
      outputs.append(nil)
      return outputs.count - 1
    }
    guard !runsInline else {
      let output = job()
      outputs.withLock { $0[index] = output }
      return
    }
    slots.wait()
    queue.async(group: group) { [self] in
      let output = job()
      outputs.withLock { $0[index] = output }
      slots.signal()
    }
  }

  /// How many jobs are done.
  var finishedCount: Int { outputs.withLock { $0.count { $0 != nil } } }

  /// Waits for all jobs.
  package func finish() -> [Output] {
    group.wait()
    return outputs.withLock { $0.compactMap { $0 } }
  }
}
