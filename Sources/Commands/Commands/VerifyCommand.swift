import Components
import Render

/// `render-cli verify [PATTERN|FILE|DIR…]`: compares stories with their goldens and writes none.
struct VerifyCommand: Command {
  static let manual = CommandManual(
    name: "verify", summary: "Compare stories and documents with their goldens.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      Three gates: pixels, tree and audit must be the same, byte for byte. Goldens of a document lie
      in Snapshots beside it. Differences exit 1, a missing golden or nothing checked exits 2. A
      variant that passed before and of which nothing has changed since, this program included, is not
      drawn again, except under CI.
      """,
    options: [
      SnapshotOptions.snapshots, SnapshotOptions.artifacts, SnapshotOptions.jobs,
      SnapshotOptions.shard,
      OptionManual(
        "--record", .choice(RecordMode.allCases.map(\.rawValue)),
        "Write goldens that are missing, or failed, or all; never by default and under CI."),
      SnapshotOptions.allowMissingGlyphs,
      OptionManual(
        "--report", .file("FILE"), repeats: true,
        "Also write a report: .html, .json, .xml (JUnit) or .md."),
      OptionManual("--last-failed", .none, "Only what did not pass in the last run."),
      OptionManual(
        "--only-changed", .text("REF"),
        "Only what files changed since the commit REF, by git, can have changed."),
      GoldenReference.option,
      OptionManual(
        "--review", .file("FILE"),
        "Say what a review decides; with --against, accepted changes are no findings."),
      OptionManual(
        "--unchanged", .choice(["skip", "draw"]),
        "Whether to draw what has not changed since it passed; skip by default, draw under CI."),
    ] + MutationRun.options + SnapshotCache.options + [GoldenStore.option] + ResourceOptions.options
      + WorkerLimits.options + OutputFormat.options,
    examples: [
      .init("verify", "Compare all stories."),
      .init("verify 'button/*'", "Compare the stories below button."),
      .init("verify Examples", "Compare a folder of documents."),
      .init("verify --report report.html", "Write a report to look at failures in."),
      .init("verify --json > results.json", "Print the results for a program."),
      .init("verify --only-changed origin/main", "Compare what a branch has changed."),
      .init("verify --cache ~/.cache/stillframe", "Draw nothing that was drawn before."),
      .init("verify --against main", "Tell what a branch changes, by cause."),
      .init("verify --against main --review review.json", "Pass where every change is accepted."),
      .init("verify --mutate --sample 3", "Tell what the gates would not notice."),
    ])

  private let artifacts: SnapshotArtifacts
  private let jobs: Int
  private let limits: WorkerLimits
  private let arguments: Arguments
  private let mode: RecordMode
  private let format: OutputFormat
  private let reports: [String]
  private let skips: Bool?
  private let cache: SnapshotCache?
  private let goldens: GoldenStore?
  private let against: String?
  private let review: String?
  private let mutation: MutationRun?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    artifacts = SnapshotArtifacts(
      folder: arguments.text("--artifacts") ?? SnapshotArtifacts.defaultFolder)
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    limits = try WorkerLimits(arguments)
    let word = try arguments.choice("--record")
    mode = word.flatMap { RecordMode(rawValue: $0) } ?? .never
    skips = try arguments.choice("--unchanged").map { $0 == "skip" }
    format = try OutputFormat(arguments)
    cache = try SnapshotCache(arguments)
    goldens = try GoldenStore(arguments)
    reports = arguments.texts("--report")
    against = arguments.text("--against")
    review = arguments.text("--review")
    if against != nil {
      for option in ["--record", "--report", "--last-failed", "--only-changed", "--unchanged"]
      where arguments.has(option) {
        throw .conflict(
          "--against", option, reason: "it compares with other goldens than those here")
      }
    }
    mutation = try MutationRun(arguments)
    if mutation != nil {
      for option in [
        "--record", "--report", "--last-failed", "--unchanged", "--against", "--artifacts",
        "--cache", "--store",
        "--review",
      ] where arguments.has(option) {
        throw .conflict(
          "--mutate", option, reason: "stories are compared with themselves, not with goldens")
      }
    }
    for path in reports where ReportFile.Format(path: path) == nil {
      throw arguments.invalid("--report", path, expected: ReportFile.expected)
    }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    if let mutation { return try mutate(mutation, &context) }
    if let against { return try compare(with: against, &context) }
    let review = try review.map { (path) throws(CommandFailure) in try Review(at: path) }
    let selection = try SnapshotSelection(
      arguments, context, lastFailed: arguments.has("--last-failed") ? artifacts : nil,
      changedSince: arguments.text("--only-changed"))
    let mode = context.isContinuousIntegration ? .never : self.mode
    if mode != self.mode {
      context.console.warning("CI is set: goldens are compared and never written.")
    }
    let skips = self.skips ?? !context.isContinuousIntegration
    let passed = skips ? PassedVariants(path: artifacts.passedPath) : nil
    artifacts.removeLastRun()
    var run = SnapshotRun(
      plan: selection.plan, mode: mode,
      pool: WorkerPool(context.workers, width: jobs, limits: limits), artifacts: artifacts)
    run.passed = passed
    run.cache = cache
    run.goldens = goldens
    run.allowsMissingGlyphs = arguments.has("--allow-missing-glyphs")
    run.allowsSubstitutes = context.allowsSubstitutes
    let outcomes = try run.run(&context.console)
    try passed?.write(outcomes, of: selection.plan.items)

    let report = SnapshotReport(
      outcomes: outcomes, items: selection.plan.items,
      accepting: AcceptCommand(
        tool: context.commandName, snapshots: arguments.text("--snapshots"),
        store: goldens?.name, artifacts: arguments.text("--artifacts")),
      tool: context.toolName, isRecording: mode != .never, emptyReason: selection.emptyReason,
      shard: selection.shard)
    report.print(as: format, to: &context.console)
    if let review {
      let text = try decisions(review, outcomes, selection.plan).text
      // The form of the JSON is that of reports.
      if format == .text { context.console.write(text) } else { context.console.message(text) }
    }
    try report.leave(in: artifacts)
    for path in reports { try ReportFile.write(report.report, to: path) }
    if outcomes.contains(where: { $0.pictures.actual != nil }) {
      context.console.message("Pictures of what failed are in \(artifacts.folder).")
    }
    if let command = report.approval {
      context.console.message("Look at them, then accept all with: \(command)")
    }
    return report.status
  }

  /// How people decided what differs; what they accept still differs until it is approved.
  private func decisions(
    _ review: Review, _ outcomes: [SnapshotJob.Outcome], _ plan: SnapshotPlan
  ) throws(CommandFailure) -> ReviewStanding {
    let report = try ChangeReport(
      reference: "", outcomes: outcomes, items: plan.items, here: plan.items.map(\.store.root),
      gone: [])
    return ReviewStanding(review, of: report.changes.map(\.identity))
  }

  /// Breaks stories, and tells which gates would not notice.
  private func mutate(
    _ mutation: MutationRun, _ context: inout CommandContext
  ) throws -> ExitStatus {
    let selection = try SnapshotSelection(
      arguments, context, changedSince: arguments.text("--only-changed"))
    let pool = WorkerPool(context.workers, width: jobs, limits: limits)
    let report = try mutation.run(selection.plan, pool, &context.console)
    report.print(as: format, to: &context.console)
    return report.status
  }

  /// Compares with the goldens of a commit or of another folder, and tells the changes by their causes.
  private func compare(
    with name: String, _ context: inout CommandContext
  ) throws -> ExitStatus {
    let review = try review.map { (path) throws(CommandFailure) in try Review(at: path) }
    let selection = try SnapshotSelection(arguments, context)
    let reference = try GoldenReference(name)
    defer { reference.remove() }
    let pool = WorkerPool(context.workers, width: jobs, limits: limits)
    var run = ChangeRun(name: name, reference: reference, pool: pool)
    if let folder = arguments.text("--artifacts") {
      run.artifacts = SnapshotArtifacts(folder: folder)
    }
    run.cache = cache
    run.goldens = goldens
    run.allowsSubstitutes = context.allowsSubstitutes
    var gone: ChangeRun.GoneScope?
    if selection.shard == nil, arguments.operands.allSatisfy(FileSystem.isFolder) {
      gone = arguments.operands.isEmpty ? .registered : .documents
    }
    var report = try run.report(
      selection.plan, gone: gone, tool: context.toolName, &context.console)
    if let review { report.apply(review) }
    report.print(as: format, to: &context.console)
    if report.changes.contains(where: { $0.files.actual != nil }) {
      context.console.message("Pictures of what changed are in \(run.artifacts.folder).")
    }
    return report.status
  }
}
