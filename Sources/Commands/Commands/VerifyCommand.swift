import Components
import Render

/// The flags that `verify` and `record` share.
enum SnapshotOptions {
  static let snapshots = OptionManual(
    "--snapshots", .file("DIR"), "Where the goldens of stories lie; Snapshots by default.")
  static let jobs = OptionManual(
    "--jobs", .integer("N", 1...64), "Stories rendered at the same time; one a core by default.")
  static let shard = OptionManual(
    "--shard", .text("I/N"), "Only part I of N of the stories, for runs on several machines.")
  static let artifacts = OptionManual(
    "--artifacts", .file("DIR"),
    "Where pictures of failures go; \(SnapshotArtifacts.defaultFolder) by default.")
}

/// `render-cli verify [PATTERN|FILE|DIR…]`: compares stories with their goldens and writes none.
struct VerifyCommand: Command {
  static let manual = CommandManual(
    name: "verify", summary: "Compare stories and documents with their goldens.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      Three gates: pixels, tree and audit must be the same, byte for byte. Goldens of a document lie
      in Snapshots beside it. Differences exit 1, a missing golden or nothing checked exits 2.
      """,
    options: [
      SnapshotOptions.snapshots, SnapshotOptions.artifacts, SnapshotOptions.jobs,
      SnapshotOptions.shard,
      OptionManual(
        "--record", .choice(SnapshotRun.RecordMode.allCases.map(\.rawValue)),
        "Write goldens that are missing, or failed, or all; never by default and under CI."),
      OptionManual(
        "--report", .file("FILE"), repeats: true,
        "Also write a report: .html, .json, .xml (JUnit) or .md."),
      OptionManual("--last-failed", .none, "Only what did not pass in the last run."),
    ] + OutputFormat.options,
    examples: [
      .init("verify", "Compare all stories."),
      .init("verify 'button/*'", "Compare the stories below button."),
      .init("verify Examples", "Compare a folder of documents."),
      .init("verify --report report.html", "Write a report to look at failures in."),
      .init("verify --json > results.json", "Print the results for a program."),
    ])

  private let operands: [String]
  private let root: String
  private let artifacts: SnapshotArtifacts
  private let jobs: Int
  private let arguments: Arguments
  private let mode: SnapshotRun.RecordMode
  private let format: OutputFormat
  private let reports: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    operands = arguments.operands
    root = arguments.text("--snapshots") ?? "Snapshots"
    artifacts = SnapshotArtifacts(
      folder: arguments.text("--artifacts") ?? SnapshotArtifacts.defaultFolder)
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    let word = try arguments.choice("--record")
    mode = word.flatMap { SnapshotRun.RecordMode(rawValue: $0) } ?? .never
    format = try OutputFormat(arguments)
    reports = arguments.texts("--report")
    for path in reports where ReportFile.Format(path: path) == nil {
      throw arguments.invalid("--report", path, expected: ReportFile.expected)
    }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let shard = try Shard(arguments, environment: context.environment)
    var subjects = try context.registry.subjects(operands)
    if arguments.has("--last-failed") {
      let failed = try artifacts.failedNames().map(\.story)
      subjects.removeAll { !failed.contains($0.id) }
    }
    let plan = try SnapshotPlan(subjects, root: root, shard: shard)
    let mode = context.isContinuousIntegration ? .never : self.mode
    if mode != self.mode {
      context.console.warning("CI is set: goldens are compared and never written.")
    }
    let outcomes = try SnapshotRun(plan: plan, mode: mode, jobs: jobs).run(&context.console)
    let report = SnapshotReport(
      outcomes: outcomes, items: plan.items, toolName: context.toolName, isRecording: mode != .never
    )
    try artifacts.write(outcomes, roots: plan.items.map(\.store.root))
    report.print(as: format, to: &context.console)
    for path in reports { try ReportFile.write(report.report(artifacts: artifacts), to: path) }
    let kept = outcomes.contains { $0.actual != nil }
    if kept { context.console.message("Pictures of what failed are in \(artifacts.folder).") }
    return report.status
  }
}
