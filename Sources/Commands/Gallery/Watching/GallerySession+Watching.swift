extension GallerySession {
  /// Looks for changes many times a second until the process is asked to end, and draws in between.
  ///
  /// - Parameters:
  ///   - mayDraw: whether there is time to draw.
  ///   - wait: waits for some milliseconds.
  func watch(
    _ interruption: Interruption, _ console: inout Console, while mayDraw: () -> Bool = { true },
    wait: (_ milliseconds: Int) throws(CommandFailure) -> Void
  ) {
    var lastFailure = ""
    while !interruption.wasAsked {
      do throws(CommandFailure) {
        let start = ContinuousClock.now
        var update = try look()
        // Looking takes at most a tenth of the time, however many files there are.
        let cost = Int((ContinuousClock.now - start) / .milliseconds(1))
        defer { report(update, &console) }
        if isIdle || !mayDraw() {
          try wait(max(30, cost * 9))
        } else {
          try draw(&update, &console)
        }
        lastFailure = ""
      } catch {
        // Drawing may have been given up for that.
        guard !interruption.wasAsked else { return }
        // A folder that is gone or full may come back; it is told once.
        if error.message != lastFailure { console.error(error.message) }
        lastFailure = error.message
        interruption.wait(milliseconds: 200)
      }
    }
  }

  private func report(_ update: Update, _ console: inout Console) {
    for fault in update.faults { console.error(fault) }
    for (id, times) in zip(update.rendered, update.times) {
      let (first, whole) = (times.first / .milliseconds(1), times.whole / .milliseconds(1))
      console.message("\(id): first picture in \(Int(first)) ms, built in \(Int(whole)) ms")
    }
  }
}
