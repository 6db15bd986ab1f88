import Components
import Foundation
import Render

/// `render-cli audit [ID|FILE|DIR…]`: looks for accessibility barriers.
struct AuditCommand: Command {
  static let manual = CommandManual(
    name: "audit", summary: "Find accessibility barriers in stories and documents.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      All variants of the stories are audited, or the one that the appearance flags say. Findings
      exit 1; where all rules together checked nothing, the exit status is 2.
      """,
    options: [
      OptionManual(
        "--profile", .choice(AuditProfile.allCases.map(\.rawValue)),
        "Whose requirements apply; hig by default."),
      OptionManual(
        "--rules", .choices(AuditRule.allCases.map(\.rawValue)), repeats: true,
        "Only these rules; all by default."),
      OptionManual(
        "--fail-on", .choice(AuditSeverity.allCases.map(\.rawValue)),
        "The least severity that exits 1; warning by default."),
      OptionManual(
        "--baseline", .file("FILE"), "Findings that are accepted, each with a reason."),
      OptionManual(
        "--source-root", .file("DIR"), "Paths of findings are relative to it; '.' by default."),
      OptionManual(
        "--format", .choice(Format.allCases.map(\.rawValue)), "How to print; text by default."),
      OptionManual("--json", .none, "Short for --format json."),
      OptionManual(
        "--output", short: "-o", .file("FILE"), "Where to write; standard output by default."),
      SnapshotOptions.jobs,
    ] + AppearanceOptions.options,
    examples: [
      .init("audit", "Audit all stories."),
      .init("audit card.json --profile wcag-aa", "Audit a document by WCAG 2.2 AA."),
      .init("audit --rules target-size,contrast-text --json", "Two rules, for a program."),
      .init("audit --format sarif -o audit.sarif", "Findings for a code host."),
    ])

  enum Format: String, CaseIterable { case text, json, sarif, junit, markdown }

  private let operands: [String]
  private let profile: AuditProfile
  private let rules: [AuditRule]
  private let failOn: AuditSeverity
  private let baseline: String?
  private let sourceRoot: String
  private let output: String
  private let jobs: Int
  private let format: Format
  private let appearance: AppearanceOptions?

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    profile = try arguments.choice("--profile").flatMap { AuditProfile(rawValue: $0) } ?? .hig
    let names = try arguments.choices("--rules")
    rules = names.isEmpty ? AuditRule.allCases : names.compactMap { AuditRule(rawValue: $0) }
    failOn = try arguments.choice("--fail-on").flatMap { AuditSeverity(rawValue: $0) } ?? .warning
    baseline = arguments.text("--baseline")
    sourceRoot = arguments.text("--source-root") ?? FileManager.default.currentDirectoryPath
    output = arguments.text("--output") ?? "-"
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    format = try Self.format(arguments)
    let isGiven = AppearanceOptions.options.contains { arguments.has($0.name) }
    let appearance = try AppearanceOptions(arguments)
    self.appearance = isGiven ? appearance : nil
  }

  private static func format(_ arguments: Arguments) throws(UsageError) -> Format {
    let format = try arguments.choice("--format").flatMap { Format(rawValue: $0) }
    guard arguments.has("--json") else { return format ?? .text }
    guard let format, format != .json else { return .json }
    throw .conflict("--json", "--format \(format.rawValue)", reason: "they ask for two formats")
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let subjects = try context.registry.subjects(operands).map { subject in
      guard let appearance else { return (subject.story, subject.story.variants) }
      let (story, variant) = try appearance.applied(to: subject.story)
      return (story, [variant])
    }
    let accepted = try readBaseline()
    let report = AuditRun(profile: profile, rules: rules, jobs: jobs).run(
      subjects, &context.console)
    let root =
      sourceRoot.count > 1 && sourceRoot.hasSuffix("/") ? String(sourceRoot.dropLast()) : sourceRoot
    let paper = AuditPaper(
      report: report, baseline: accepted?.apply(to: report, today: Self.today), sourceRoot: root,
      failOn: failOn)
    try FileSystem.write(Array(text(of: paper).utf8), to: output, console: &context.console)
    if output != "-" { context.console.message(paper.headline) }
    if !paper.failures.isEmpty { return .findings }
    return report.checked == 0 ? .incomplete : .clean
  }

  private func text(of paper: AuditPaper) -> String {
    switch format {
    case .text: AuditTextReport.write(paper)
    case .json: AuditJSONReport.write(paper)
    case .sarif: AuditSARIFReport.write(paper)
    case .junit: AuditJUnitReport.write(paper)
    case .markdown: AuditMarkdownReport.write(paper)
    }
  }

  private func readBaseline() throws(CommandFailure) -> AuditBaseline? {
    guard let baseline else { return nil }
    let bytes = try FileSystem.read(baseline, limit: FileSystem.documentLimit)
    do {
      return try AuditBaseline(parsing: bytes, file: baseline)
    } catch {
      throw CommandFailure(.badInput, "\(error)")
    }
  }

  /// The day by which entries of a baseline expire, in universal time.
  private static var today: CalendarDate? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }
}
