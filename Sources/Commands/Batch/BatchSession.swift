import Components
import Render

/// Reads requests, has them done by workers, and tells what came of each as soon as it is done.
@MainActor
struct BatchSession {
  /// Rises when a member changes its meaning or goes away.
  static let protocolVersion = 1
  /// What can be wrong with a request: `request` and `input` are its own faults, `stopped`, `hung`, `memory` and
  /// `exceeded` what became of its story.
  static let errorKinds = [
    "request", "input", "output", "internal", "stopped", "hung", "memory", "exceeded", "cancelled",
  ]

  let reader: BatchReader
  /// The most requests that are open before no more is read.
  let queue: Int
  let registry: StoryRegistry
  let tool: String
  private let pool: WorkerPool
  private let launcher: WorkerLauncher
  private var run: WorkerRun<BatchTask>
  /// The requests that are open, by the numbers of their jobs.
  private var ids: [Int: BatchID] = [:]
  private var numbers: [BatchID: Int] = [:]
  private var nextNumber = 0
  private var lines = BatchLines(longest: BatchReader.longestLine)
  private(set) var doneCount = 0
  private(set) var failureCount = 0

  init(
    _ reader: BatchReader, queue: Int, registry: StoryRegistry, tool: String, pool: WorkerPool,
    launcher: WorkerLauncher
  ) {
    self.reader = reader
    self.queue = queue
    self.registry = registry
    self.tool = tool
    self.pool = pool
    self.launcher = launcher
    run = WorkerRun(width: pool.width)
  }

  /// Reads to the end of the input, or until the output is closed or the process is asked to end.
  ///
  /// - Returns: whether everything that was read was answered.
  mutating func run(
    from descriptor: Int32, _ interruption: Interruption, _ console: inout Console
  ) throws(CommandFailure) -> Bool {
    defer {
      pool.leaveUnfinished()
      clean()
    }
    greet(&console)
    console.flush()
    var hasEnded = false
    var deaths = pool.deathCount
    while !(hasEnded && run.isDone) {
      guard !interruption.wasAsked, console.writeFailure == nil else { return false }
      let isListening = !hasEnded && ids.count < queue
      let hasInput = try pool.turn(
        &run, launcher, listeningTo: isListening ? descriptor : nil)
      if pool.deathCount > deaths {
        deaths = pool.deathCount
        clean()
      }
      for completion in run.takeCompletions() { tell(completion, &console) }
      if hasInput {
        if let chunk = readChunk(descriptor) {
          for line in lines.add(chunk) { take(line, &console) }
        } else {
          hasEnded = true
          if let line = lines.end() { take(line, &console) }
        }
      }
      console.flush()
    }
    write(&console) { json in
      json.member("type", "end")
      json.member("done", doneCount)
      json.member("failed", failureCount)
    }
    return true
  }

  /// Removes the pictures that ended processes were writing.
  private func clean() { if let folder = reader.folder { ContentFolder.clean(folder) } }

  // MARK: Requests

  private mutating func take(_ line: BatchLines.Line, _ console: inout Console) {
    let read: Result<BatchRequest, BatchRefusal>
    switch line {
    case .text(let bytes): read = reader.read(bytes)
    case .tooLong:
      return fail(
        nil, kind: "request", &console,
        CommandFailure(
          .usage, "the line is too long: at most \(BatchReader.longestLine) bytes are read"))
    }
    switch read {
    case .failure(let refusal):
      fail(
        refusal.id, kind: "request", &console, CommandFailure(.usage, "\(refusal.error)"))
    case .success(let request): begin(request, &console)
    }
  }

  private mutating func begin(_ request: BatchRequest, _ console: inout Console) {
    switch request.action {
    case .list:
      let registry = registry
      succeed(request.id, &console) { json in
        json.member("result", object: .compact) { Self.list(registry, into: &$0) }
      }
    case .cancel(let id):
      let number = numbers[id]
      if let number {
        pool.abandon(number, &run)
        close(number)
        doneCount -= 1
        fail(
          id, kind: "cancelled", &console, CommandFailure(.incomplete, "it was cancelled"),
          isCounted: false)
      }
      succeed(request.id, &console) { json in
        json.member("result", object: .compact) { $0.member("wasOpen", number != nil) }
      }
    case .job(let task, let seconds, let title):
      guard numbers[request.id] == nil else {
        return fail(
          nil, kind: "request", &console,
          CommandFailure(.usage, "there is an open request with the id \(request.id.text)"))
      }
      let reference = task.story ?? StoryReference(story: "", document: nil, text: nil)
      var job = WorkerJob(
        task: task, story: registry.stories.first { $0.id == reference.story },
        reference: reference, title: title)
      job.seconds = seconds
      ids[nextNumber] = request.id
      numbers[request.id] = nextNumber
      run.add(job, as: nextNumber)
      nextNumber += 1
    }
  }

  private static func list(_ registry: StoryRegistry, into json: inout JSONWriter) {
    json.member("stories", array: .compact) { json in
      for story in registry.stories {
        json.object(.compact) {
          $0.member("story", story.id)
          $0.member("variants", story.variants.map(\.name))
        }
      }
    }
  }

  @discardableResult
  private mutating func close(_ number: Int) -> BatchID? {
    guard let id = ids.removeValue(forKey: number) else { return nil }
    numbers[id] = nil
    return id
  }

  // MARK: Answers

  private func greet(_ console: inout Console) {
    let greeting = WorkerGreeting()
    write(&console) { json in
      json.member("type", "hello")
      json.member("protocol", Self.protocolVersion)
      json.member("tool", tool)
      json.member("version", toolVersion)
      json.member("engine", greeting.engine)
      json.member("sources", greeting.sources)
      json.member("operations", BatchReader.operations)
      json.member("jobs", pool.width)
      json.member("queue", queue)
      json.member("root", reader.root)
      if let folder = reader.folder { json.member("output", folder) }
    }
  }

  private mutating func tell(
    _ completion: WorkerRun<BatchTask>.Completion, _ console: inout Console
  ) {
    guard let id = close(completion.index) else { return }
    switch completion.outcome {
    case .answer(let answer):
      succeed(id, &console) { json in
        json.key("result")
        json.raw(answer.result)
        if let printed = completion.printed { json.member("printed", printed) }
      }
    case .refused(let failure):
      fail(id, kind: Self.kind(of: failure.status), &console, failure, completion.printed)
    case .stopped(let fault, _):
      let failure = CommandFailure(fault.kind.exitStatus, fault.reason)
      fail(
        id, kind: fault.kind.rawValue, &console, failure, completion.printed,
        details: fault.source.file.isEmpty ? fault.backtrace : fault.details)
    }
  }

  private static func kind(of status: ExitStatus) -> String {
    switch status {
    case .usage: "request"
    case .badInput, .missingInput: "input"
    case .cannotCreate, .inputOutput: "output"
    case .clean, .findings, .incomplete, .internalError: "internal"
    }
  }

  private mutating func succeed(
    _ id: BatchID, _ console: inout Console, _ content: (inout JSONWriter) -> Void
  ) {
    doneCount += 1
    write(&console) { json in
      json.member("type", "answer")
      json.key("id")
      json.raw(id.text)
      content(&json)
    }
  }

  private mutating func fail(
    _ id: BatchID?, kind: String, _ console: inout Console, _ failure: CommandFailure,
    _ printed: String? = nil, details: [String] = [], isCounted: Bool = true
  ) {
    doneCount += 1
    if isCounted { failureCount += 1 }
    write(&console) { json in
      json.member("type", "error")
      json.key("id")
      if let id { json.raw(id.text) } else { json.null() }
      json.member("kind", kind)
      json.member("status", Int(failure.status.rawValue))
      json.member("message", failure.message)
      if let advice = failure.advice { json.member("advice", advice) }
      if let place = failure.place {
        json.member("place", object: .compact) {
          $0.member("file", place.file)
          $0.member("line", place.line)
          $0.member("column", place.column)
          $0.member("path", place.path)
        }
      }
      if !details.isEmpty { json.member("details", details) }
      if let printed { json.member("printed", printed) }
    }
  }

  private func write(_ console: inout Console, _ content: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(.compact, content)
    console.write(json.text)
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
