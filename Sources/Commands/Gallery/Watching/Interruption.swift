import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whether the process has been asked to end, by Ctrl-C or by a supervisor.
@MainActor
final class Interruption {
  private final class Flag: Sendable {
    let isSet = Atomic<Bool>(false)
  }

  private let flag = Flag()
  private let sources: [any DispatchSourceSignal]

  init() {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    // The default of these signals would end the process before anyone could ask.
    for number in signals { _ = signal(number, SIG_IGN) }
    sources = signals.map { DispatchSource.makeSignalSource(signal: $0, queue: .global()) }
    let flag = flag
    for source in sources {
      source.setEventHandler { @Sendable in flag.isSet.store(true, ordering: .relaxed) }
      source.resume()
    }
  }

  var wasAsked: Bool { flag.isSet.load(ordering: .relaxed) }

  /// Waits, but not beyond an interruption by more than a moment.
  func wait(milliseconds: Int) {
    var left = milliseconds
    while left > 0, !wasAsked {
      let step = min(left, 50)
      usleep(UInt32(step) * 1_000)
      left -= step
    }
  }
}
