#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Components
import Render

/// `render-cli mcp`: the tool for agents, by the Model Context Protocol over standard input and output.
struct MCPCommand: Command {
  static let manual = CommandManual(
    name: "mcp",
    summary: "Serve agents by the Model Context Protocol over standard input and output.",
    discussion: """
      An agent's program starts this and sends JSON-RPC requests, a line each. Its tools list, render, audit and
      compare stories and documents; its resources are the schema, the reference and the stories.
      docs/agents.md says how to register it and what the tools take.

      Nothing is read outside of --root, and nothing is written unless --write is given: then pictures can be
      written below --root, and goldens verified, recorded and approved. What one request may take is limited as
      for all stories.
      """,
    options: [
      OptionManual(
        "--root", .file("DIR"), "Documents and pictures are below it; '.' by default."),
      OptionManual(
        "--write", .none, "Also verify, record and approve goldens, and write pictures."),
      OptionManual(
        "--longest-side", .integer("PX", 64...8_192),
        "The most pixels of a picture's longer side; 1568 by default."),
      OptionManual(
        "--jobs", .integer("N", 1...64), "Requests done at the same time; one a core by default."),
      GoldenStore.option,
    ] + ResourceOptions.options.filter { $0.name != ResourceOptions.substitutes.name }
      + WorkerLimits.options,
    examples: [
      .init("mcp", "Serve an agent that works in this folder, read-only."),
      .init("mcp --root Cards --write", "Let it record goldens, too."),
    ])

  private let root: String
  private let canWrite: Bool
  private let side: Int
  private let jobs: Int
  private let limits: WorkerLimits
  private let goldens: GoldenStore?
  private let words: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    root = arguments.text("--root") ?? "."
    canWrite = arguments.has("--write")
    side = try arguments.integer("--longest-side") ?? 1_568
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    limits = try WorkerLimits(arguments)
    goldens = try GoldenStore(arguments)
    words = arguments.words(for: WorkerLimits.options + ResourceOptions.options)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    guard let launcher = context.workers else {
      throw CommandFailure(.internalError, "this system does not tell which file the program is")
    }
    guard FileSystem.isFolder(root) else {
      throw CommandFailure(
        .missingInput, "there is no folder \(root)", advice: "Name it by --root.")
    }
    var reader = BatchReader(root: root, folder: nil, megabytes: limits.megabytes)
    reader.agentSide = side
    reader.goldens = goldens
    let pool = WorkerPool(launcher, width: jobs, limits: limits)
    let (outer, limitWords) = (context, self.words)
    let registry = try context.registry
    var session = AgentSession(
      reader,
      BatchJobs(queue: 64, longestLine: AgentSession.longestLine, pool: pool, launcher: launcher),
      registry: registry, canWrite: canWrite,
      resources: AgentResources(
        registry: registry, manuals: Tool.allCommands.map { $0.manual }, tool: context.toolName)
    ) { words in
      var inner = outer
      inner.console = .recording()
      // Nothing is drawn again for what is approved.
      let flags = words.first == "approve" ? [] : limitWords
      var tool = Tool(context: inner)
      let status = tool.run(words.prefix(1) + flags + words.dropFirst())
      let console = tool.context.console
      return (status, console.recordedText + console.recordedMessages)
    }
    let interruption = Interruption()
    // Whoever stops reading is noticed where the answer cannot be written.
    _ = signal(SIGPIPE, SIG_IGN)
    let isWhole = try session.serve(from: STDIN_FILENO, interruption, &context.console)
    return isWhole ? .clean : .incomplete
  }
}
