import Components
import Foundation
import Render

/// `render-cli worker`: does what a process asks on standard input.
///
/// Nobody types it; commands that show many stories start it, so that a story that stops its process
/// stops no other one.
struct WorkerCommand: Command {
  static let manual = CommandManual(
    name: "worker", summary: "Do what a program asks, a line of JSON each.",
    discussion: "Commands start this by themselves; docs/workers.md describes the lines.",
    options: [
      OptionManual(
        "--memory", .integer("MB", WorkerLimits.memoryRange), "The most memory to take.")
    ] + ResourceOptions.workerOptions,
    examples: [.init("worker", "Read requests, write answers.")])

  private let memory: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    memory = try arguments.integer("--memory")
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let registry = try context.registry
    let output: WorkerOutput
    let input: WorkerInput
    do throws(SystemError) {
      if let memory { try limitMemory(megabytes: memory) }
      let answers = try duplicate(STDOUT_FILENO)
      output = WorkerOutput(answers)
      endWithReader(of: answers)
      input = WorkerInput(try duplicate(STDIN_FILENO))
      try detachStandardStreams()
    } catch {
      throw CommandFailure(.internalError, "the worker cannot start: \(error)")
    }
    let printed = PrintedText(STDERR_FILENO)
    var greeting = WorkerGreeting()
    greeting.resources = context.resources.digest
    try output.write(greeting)
    let desk = WorkerDesk(registry)
    while let line = input.next() {
      let order: WorkerOrder
      do {
        order = try WorkerProtocol.value(WorkerOrder.self, from: line)
      } catch {
        let id = (try? WorkerProtocol.value(WorkerReply<String>.self, from: line))?.id
        let failure = CommandFailure(.usage, "the request cannot be read: \(reason(error))")
        try output.write(WorkerReply<String>(id: id, failure: failure))
        continue
      }
      try answer(order.task, id: order.id, desk, printed, output)
    }
    return .clean
  }

  private func answer<Task: WorkerTask>(
    _ task: Task, id: Int, _ desk: WorkerDesk, _ printed: PrintedText, _ output: WorkerOutput
  ) throws {
    var reply = WorkerReply<Task.Answer>(id: id)
    do throws(CommandFailure) {
      reply.answer = try task.perform(at: desk)
    } catch {
      reply.failure = error
    }
    reply.printed = printed.take()
    try output.write(reply)
  }

  private func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    default: "\(error)"
    }
  }
}
