import Components
import Render

/// Reads requests, has them done by workers, and tells what came of each as soon as it is done.
@MainActor
struct BatchSession: LineSession {
  /// Rises when a member changes its meaning or goes away.
  static let protocolVersion = 1
  /// What can be wrong with a request: `request` and `input` are its own faults, `stopped`, `hung` and `memory` what became of
  /// its story.
  static let errorKinds = [
    "request", "input", "output", "internal", "stopped", "hung", "memory", "cancelled",
  ]

  let reader: BatchReader
  let registry: StoryRegistry
  let tool: String
  var jobs: BatchJobs
  private(set) var doneCount = 0
  private(set) var failureCount = 0
  private var jobCount = 0

  init(_ reader: BatchReader, _ jobs: BatchJobs, registry: StoryRegistry, tool: String) {
    self.reader = reader
    self.jobs = jobs
    self.registry = registry
    self.tool = tool
  }

  /// Reads to the end of the input, or until the output is closed or the process is asked to end.
  ///
  /// - Returns: whether everything that was read was answered.
  mutating func run(
    from descriptor: Int32, _ interruption: Interruption, _ console: inout Console
  ) throws(CommandFailure) -> Bool {
    defer {
      clean()
      reader.cache?.trim()
    }
    greet(&console)
    console.flush()
    guard try serve(from: descriptor, interruption, &console) else { return false }
    write(&console) { json in
      json.member("type", "end")
      json.member("done", doneCount)
      json.member("failed", failureCount)
    }
    return true
  }

  /// Removes the pictures that ended processes were writing.
  func clean() { if let folder = reader.folder { ContentFolder.clean(folder) } }

  // MARK: Requests

  mutating func take(_ line: BatchLines.Line, _ console: inout Console) {
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
      let wasOpen = jobs.abandon(id)
      if wasOpen {
        doneCount -= 1
        fail(
          id, kind: "cancelled", &console, CommandFailure(.incomplete, "it was cancelled"),
          isCounted: false)
      }
      succeed(request.id, &console) { json in
        json.member("result", object: .compact) { $0.member("wasOpen", wasOpen) }
      }
    case .job(let task, let seconds, let title):
      guard jobs.add(task, seconds: seconds, titled: title, as: request.id, registry) else {
        return fail(
          nil, kind: "request", &console,
          CommandFailure(.usage, "there is an open request with the id \(request.id.text)"))
      }
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
      json.member("jobs", jobs.width)
      json.member("queue", jobs.queue)
      json.member("root", reader.root)
      if let folder = reader.folder { json.member("output", folder) }
    }
  }

  mutating func tell(
    _ id: BatchID, _ completion: WorkerRun<BatchTask>.Completion, _ console: inout Console
  ) {
    // A session may last for months.
    jobCount += 1
    if jobCount.isMultiple(of: 4_096) { reader.cache?.trim() }
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
