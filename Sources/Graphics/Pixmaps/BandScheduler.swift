import Dispatch
import Synchronization

/// Tells of bands, each of which one other waits for, that they are done.
///
/// Nobody waits for ever where bands are begun in their order, as `BandScheduler` does, each waits only for an earlier one,
/// and each tells before it waits.
package final class BandSignals: Sendable {
  private let signals: [DispatchSemaphore]

  package init(count: Int) { signals = (0..<count).map { _ in DispatchSemaphore(value: 0) } }

  package func tell(_ band: Int) { signals[band].signal() }

  package func wait(for band: Int) { signals[band].wait() }
}

/// Runs a body for every band of a target, on up to `jobs` threads.
///
/// The height of a band is fixed, so neither the number of threads nor their speed can change what
/// a band holds; threads only take the next band when they are done with one.
package enum BandScheduler {
  /// Rows of a band: enough to share setup, few enough for cells and pixels to stay in cache.
  package static let rows = 128

  /// - Parameters:
  ///   - makeWorker: called once on each thread.
  ///   - body: draws the band of this number.
  package static func run<Worker>(
    bands: Int, jobs: Int, makeWorker: @Sendable () -> Worker,
    body: @Sendable (Worker, Int) -> Void
  ) {
    let threads = min(max(jobs, 1), bands)
    guard threads > 1 else {
      let worker = makeWorker()
      for band in 0..<bands { body(worker, band) }
      return
    }
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      let worker = makeWorker()
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < bands else { return }
        body(worker, band)
      }
    }
  }
}
