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
        "--fail-on", .choice(AuditSeverity.allCases.map(\.rawValue) + ["none"]),
        "The least severity that exits 1; advice by default."),
      OptionManual(
        "--source-root", .file("DIR"), "Paths of findings are relative to it; '.' by default."),
      SnapshotOptions.jobs,
    ] + OutputFormat.options + AppearanceOptions.options,
    examples: [
      .init("audit", "Audit all stories."),
      .init("audit card.json --profile wcag-aa", "Audit a document by WCAG 2.2 AA."),
      .init("audit --rules target-size,contrast-text --json", "Two rules, for a program."),
    ])

  private let operands: [String]
  private let profile: AuditProfile
  private let rules: [AuditRule]
  private let failOn: AuditSeverity?
  private let sourceRoot: String
  private let jobs: Int
  private let format: OutputFormat
  private let appearance: AppearanceOptions?

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    profile = try arguments.choice("--profile").flatMap { AuditProfile(rawValue: $0) } ?? .hig
    let names = try arguments.choices("--rules")
    rules = names.isEmpty ? AuditRule.allCases : names.compactMap { AuditRule(rawValue: $0) }
    let least = try arguments.choice("--fail-on") ?? AuditSeverity.advice.rawValue
    failOn = AuditSeverity(rawValue: least)
    sourceRoot = arguments.text("--source-root") ?? FileManager.default.currentDirectoryPath
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    format = try OutputFormat(arguments)
    let isGiven = AppearanceOptions.options.contains { arguments.has($0.name) }
    let appearance = try AppearanceOptions(arguments)
    self.appearance = isGiven ? appearance : nil
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let subjects = try context.registry.subjects(operands).map { subject in
      guard let appearance else { return (subject.story, subject.story.variants) }
      let (story, variant) = appearance.applied(to: subject.story)
      return (story, [variant])
    }
    let report = AuditRun(profile: profile, rules: rules, jobs: jobs).run(
      subjects, &context.console)
    switch format {
    case .json: context.console.write(AuditJSON(report: report, shorten: shorten).text)
    case .text:
      let text = AuditText(report: report, shorten: shorten)
      for line in text.lines { context.console.print(line) }
      context.console.print(text.summary)
      for line in text.notRun { context.console.message(line) }
    }
    if let failOn, let worst = report.worstSeverity, worst >= failOn { return .findings }
    return report.checked == 0 ? .incomplete : .clean
  }

  /// The path relative to the source root, where it lies below it.
  private func shorten(_ path: String) -> String {
    let root = sourceRoot.hasSuffix("/") ? sourceRoot : sourceRoot + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}
