import Components
import Render

/// `render-cli record [PATTERN|FILE|DIR…]`: writes goldens.
struct RecordCommand: Command {
  static let manual = CommandManual(
    name: "record", summary: "Write goldens of stories and documents.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      Only missing goldens are written unless --record says more. Look at what changed before you
      commit it: 'verify' shows it, 'approve' takes it over without rendering again.
      """,
    options: [
      SnapshotOptions.snapshots, SnapshotOptions.jobs, SnapshotOptions.shard,
      OptionManual(
        "--record", .choice(["missing", "failed", "all"]),
        "Write those that are missing (default), that are missing or differ, or all."),
      OptionManual("--hashes-only", .none, "Keep hashes in the manifest and no pictures."),
      SnapshotOptions.allowMissingGlyphs, SnapshotOptions.force,
    ] + SnapshotCache.options + [GoldenStore.option] + ResourceOptions.options
      + WorkerLimits.options + OutputFormat.options,
    examples: [
      .init("record", "Write what is missing."),
      .init("record 'order-card/*' --record all", "Write all goldens below order-card again."),
      .init("record Examples", "Write the goldens of a folder of documents."),
    ])

  private let jobs: Int
  private let limits: WorkerLimits
  private let mode: RecordMode
  private let arguments: Arguments
  private let format: OutputFormat
  private let cache: SnapshotCache?
  private let goldens: GoldenStore?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    limits = try WorkerLimits(arguments)
    let word = try arguments.choice("--record")
    mode = word.flatMap { RecordMode(rawValue: $0) } ?? .missing
    format = try OutputFormat(arguments)
    cache = try SnapshotCache(arguments)
    goldens = try GoldenStore(arguments)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    if context.isContinuousIntegration, !arguments.has("--force") {
      throw CommandFailure(
        .usage, "CI is set, and goldens are not recorded by machines",
        advice: "Record where people look at the pictures, or add --force.")
    }
    let selection = try SnapshotSelection(arguments, context)
    var run = SnapshotRun(
      plan: selection.plan, mode: mode, isComparing: false,
      pool: WorkerPool(context.workers, width: jobs, limits: limits))
    if arguments.has("--hashes-only") { run.contents = .hashesOnly }
    run.allowsMissingGlyphs = arguments.has("--allow-missing-glyphs")
    run.cache = cache
    run.goldens = goldens
    run.allowsSubstitutes = context.allowsSubstitutes
    let outcomes = try run.run(&context.console)
    let report = SnapshotReport(
      outcomes: outcomes, items: selection.plan.items,
      accepting: AcceptCommand(
        tool: context.commandName, snapshots: arguments.text("--snapshots"), store: goldens?.name,
        canApprove: false),
      tool: context.toolName, isRecording: true, emptyReason: selection.emptyReason,
      shard: selection.shard)
    report.print(as: format, to: &context.console)
    return report.status
  }
}
