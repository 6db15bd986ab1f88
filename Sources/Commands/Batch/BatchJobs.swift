import Components
import Render

/// The requests of a program that are open: which worker does what for which of them.
@MainActor
struct BatchJobs {
  /// The most requests that are open before no more is read.
  let queue: Int
  private let pool: WorkerPool
  private let launcher: WorkerLauncher
  private var run: WorkerRun<BatchTask>
  /// The requests that are open, by the numbers of their jobs.
  private var ids: [Int: BatchID] = [:]
  private var numbers: [BatchID: Int] = [:]
  private var nextNumber = 0
  fileprivate var lines: BatchLines
  private var deathCount: Int

  /// - Parameter longestLine: of the lines that requests come in, in bytes.
  init(
    queue: Int, longestLine: Int = BatchReader.longestLine, pool: WorkerPool,
    launcher: WorkerLauncher
  ) {
    self.queue = queue
    self.pool = pool
    self.launcher = launcher
    lines = BatchLines(longest: longestLine)
    run = WorkerRun(width: pool.width)
    deathCount = pool.deathCount
  }

  var width: Int { pool.width }
  var isDone: Bool { run.isDone }

  /// Takes a job on.
  ///
  /// - Returns: false where a job with the id is open.
  mutating func add(
    _ task: BatchTask, seconds: Double?, titled title: String, as id: BatchID,
    _ registry: StoryRegistry
  ) -> Bool {
    guard numbers[id] == nil else { return false }
    let reference = task.story ?? StoryReference(story: "", document: nil, text: nil)
    var job = WorkerJob(
      task: task, story: registry.stories.first { $0.id == reference.story },
      reference: reference, title: title)
    job.seconds = seconds
    ids[nextNumber] = id
    numbers[id] = nextNumber
    run.add(job, as: nextNumber)
    nextNumber += 1
    return true
  }

  /// Gives a job up.
  ///
  /// - Returns: whether it was open.
  mutating func abandon(_ id: BatchID) -> Bool {
    guard let number = numbers[id] else { return false }
    pool.abandon(number, &run)
    close(number)
    return true
  }

  @discardableResult
  private mutating func close(_ number: Int) -> BatchID? {
    guard let id = ids.removeValue(forKey: number) else { return nil }
    numbers[id] = nil
    return id
  }

  /// Waits for workers, and for input where there is room for more.
  ///
  /// - Returns: whether there is input, and whether a worker has died.
  fileprivate mutating func wait(
    listeningTo descriptor: Int32?
  ) throws(CommandFailure) -> (hasInput: Bool, hasDeaths: Bool) {
    let isListening = ids.count < queue
    let hasInput = try pool.turn(
      &run, launcher, listeningTo: isListening ? descriptor : nil)
    defer { deathCount = pool.deathCount }
    return (hasInput, pool.deathCount > deathCount)
  }

  fileprivate mutating func takeCompletions()
    -> [(id: BatchID, completion: WorkerRun<BatchTask>.Completion)]
  {
    run.takeCompletions().compactMap { completion in
      close(completion.index).map { ($0, completion) }
    }
  }

  fileprivate func leaveUnfinished() { pool.leaveUnfinished() }
}

/// A conversation in lines, of which some ask for jobs.
@MainActor
protocol LineSession {
  var jobs: BatchJobs { get set }

  mutating func take(_ line: BatchLines.Line, _ console: inout Console)

  /// Tells what came of a job.
  mutating func tell(
    _ id: BatchID, _ completion: WorkerRun<BatchTask>.Completion, _ console: inout Console)

  /// Removes what a process that has ended left behind.
  func clean()
}

extension LineSession {
  /// Reads to the end of the input, or until the output is closed or the process is asked to end.
  ///
  /// - Returns: whether everything that was read was answered.
  mutating func serve(
    from descriptor: Int32, _ interruption: Interruption, _ console: inout Console
  ) throws(CommandFailure) -> Bool {
    defer { jobs.leaveUnfinished() }
    var hasEnded = false
    while !(hasEnded && jobs.isDone) {
      guard !interruption.wasAsked, console.writeFailure == nil else { return false }
      let (hasInput, hasDeaths) = try jobs.wait(listeningTo: hasEnded ? nil : descriptor)
      if hasDeaths { clean() }
      for (id, completion) in jobs.takeCompletions() { tell(id, completion, &console) }
      if hasInput {
        if let chunk = readChunk(descriptor) {
          for line in jobs.lines.add(chunk) { take(line, &console) }
        } else {
          hasEnded = true
          if let line = jobs.lines.end() { take(line, &console) }
        }
      }
      console.flush()
    }
    return true
  }
}

/// Puts bytes together to lines, and leaves out what is too long.
struct BatchLines {
  enum Line: Equatable {
    case text([UInt8])
    case tooLong
  }

  let longest: Int
  private var rest: [UInt8] = []
  /// Whether the line that has begun is too long.
  private var isSkipping = false

  init(longest: Int) { self.longest = longest }

  /// The lines that the bytes complete, without blank ones.
  mutating func add(_ chunk: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while let end = chunk[start...].firstIndex(of: 0x0A) {
      append(chunk[start..<end])
      if let line = take() { lines.append(line) }
      start = end + 1
    }
    append(chunk[start...])
    return lines
  }

  /// What there is after the last line break.
  mutating func end() -> Line? { take() }

  private mutating func append(_ part: ArraySlice<UInt8>) {
    guard !isSkipping else { return }
    rest += part
    guard rest.count > longest else { return }
    isSkipping = true
    rest = []
  }

  private mutating func take() -> Line? {
    defer {
      rest = []
      isSkipping = false
    }
    if isSkipping { return .tooLong }
    let isBlank = rest.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return isBlank ? nil : .text(rest)
  }
}
