/// One worker as the pool sees it: what it was given, and since when it has been at it.
@MainActor
final class WorkerLink {
  let process: WorkerProcess
  var input = LineSplitter()
  /// What the pool means to send it, by number.
  var assigned: [Int] = []
  /// What it has been sent and has not answered; it works at the first.
  var sent: [Int] = []
  /// When it began what it works at.
  var since = ContinuousClock.now
  /// The seconds that this may take, where that is less than for all.
  private(set) var seconds: Double?
  /// Whether it has greeted.
  var isReady = false
  /// Whether it has done anything before what it works at.
  var isFresh = true
  /// Why the pool kills it.
  var sentence: WorkerDeath.Sentence?
  /// Whether it was found to be dying when its time was over, and given more to say why.
  var isDying = false

  init(_ process: WorkerProcess) { self.process = process }

  /// Starts the clock for what the process works at.
  ///
  /// - Parameter seconds: what it may take, where that is less than for all.
  func begin(within seconds: Double? = nil) {
    since = .now
    self.seconds = seconds
    isDying = false
  }

  /// Ends the process; its socket tells when it is gone.
  func condemn(_ sentence: WorkerDeath.Sentence) {
    self.sentence = sentence
    process.kill()
  }

  var isBusy: Bool { !isReady || !sent.isEmpty }

  /// Whether the process has begun to say why it ends.
  var hasCried: Bool {
    let words = process.printed.read() ?? ""
    return words.contains("Fatal error") || words.contains("*** ") || words.contains("crashed")
  }
}
