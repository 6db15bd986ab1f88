#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Components
import Render

/// `render-cli batch [FILE|-]`: does what the lines of a program ask for, many at a time.
struct BatchCommand: Command {
  static let manual = CommandManual(
    name: "batch", summary: "Render, audit and compare as a program asks, a line of JSON each.",
    operands: "FILE|-", operandCount: 0...1,
    discussion: """
      Reads a request a line from standard input, or a file, and writes an answer a line, in the order in
      which they are done. The first line that it writes says what it understands. A request names a
      story, or a document as its path or as itself, an appearance, and what it may take; one that fails
      is an error of its own and stops nothing else. docs/batch.md describes the lines.

      No request reads outside of --root. Pictures go into --output under names made of their content, or
      into the answers. Where --queue requests are open, no more is read until one is done. The exit
      status is 2 where a request failed.
      """,
    options: [
      OptionManual(
        "--output", short: "-o", .file("DIR"), "Where pictures go; into the answers by default."),
      OptionManual(
        "--root", .file("DIR"), "Documents and pictures are below it; '.' by default."),
      OptionManual(
        "--queue", .integer("N", 1...100_000), "Requests that may be open; 256 by default."),
      OptionManual(
        "--jobs", .integer("N", 1...64), "Requests done at the same time; one a core by default."),
      GoldenStore.option,
    ] + SnapshotCache.options + [
      OptionManual("--schema", .none, "Print the JSON Schema of the lines.")
    ] + ResourceOptions.options.filter { $0.name != ResourceOptions.substitutes.name }
      + WorkerLimits.options,
    examples: [
      .init("batch -o pictures < requests.jsonl > answers.jsonl", "Do what a file asks for."),
      .init("batch --jobs 2 --root Cards", "Serve a program through two pipes."),
      .init("batch --schema > batch.schema.json", "Print the schema of the lines."),
    ])

  private let operand: String
  private let folder: String?
  private let root: String
  private let queue: Int
  private let jobs: Int
  private let limits: WorkerLimits
  private let goldens: GoldenStore?
  private let cache: SnapshotCache?
  private let printsSchema: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    operand = arguments.operands.first ?? "-"
    folder = arguments.text("--output")
    root = arguments.text("--root") ?? "."
    queue = try arguments.integer("--queue") ?? 256
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    limits = try WorkerLimits(arguments)
    goldens = try GoldenStore(arguments)
    cache = try SnapshotCache(arguments)
    printsSchema = arguments.has("--schema")
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    if printsSchema {
      context.console.write(BatchSchema.text())
      return .clean
    }
    guard let launcher = context.workers else {
      throw CommandFailure(.internalError, "this system does not tell which file the program is")
    }
    guard FileSystem.isFolder(root) else {
      throw CommandFailure(
        .missingInput, "there is no folder \(root)", advice: "Name it by --root.")
    }
    if let folder {
      do throws(SystemError) {
        _ = try ContentFolder(folder)
      } catch {
        throw CommandFailure(.cannotCreate, "cannot create the folder \(folder): \(error)")
      }
      ContentFolder.clean(folder)
    }
    var reader = BatchReader(root: root, folder: folder, megabytes: limits.megabytes)
    reader.goldens = goldens
    reader.cache = cache
    let jobs = BatchJobs(
      queue: queue, pool: WorkerPool(launcher, width: jobs, limits: limits), launcher: launcher)
    var session = BatchSession(
      reader, jobs, registry: try context.registry, tool: context.toolName)
    let interruption = Interruption()
    // Whoever stops reading is noticed where the answer cannot be written.
    _ = signal(SIGPIPE, SIG_IGN)
    let isWhole = try withInput { descriptor throws(CommandFailure) in
      try session.run(from: descriptor, interruption, &context.console)
    }
    return isWhole && session.failureCount == 0 ? .clean : .incomplete
  }

  private func withInput(
    _ body: (Int32) throws(CommandFailure) -> Bool
  ) throws(CommandFailure) -> Bool {
    guard operand != "-" else { return try body(STDIN_FILENO) }
    var result: Result<Bool, CommandFailure> = .success(false)
    do throws(SystemError) {
      try withDescriptor(operand, flags: O_RDONLY) { descriptor throws(SystemError) in
        result = Result { () throws(CommandFailure) in try body(descriptor) }
      }
    } catch {
      throw CommandFailure(.missingInput, "cannot read \(operand): \(error)")
    }
    return try result.get()
  }
}
