import Audit
import Components
import Foundation
import Render

/// `render-cli audit [ID|FILE|DIR…]`: looks for accessibility barriers.
struct AuditCommand: Command {
  static let manual = CommandManual(
    name: "audit", summary: "Find accessibility barriers in stories and documents.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      All variants of the stories are audited, each as the appearance flags change it, or the one that
      --variant names. Findings exit 1; where all rules together checked nothing, the exit status is 2.

      With --sweep a story is audited at all twelve type sizes, in both directions, light, dark and
      with increased contrast, as written and in a pseudo-locale; and at the smallest and the largest
      size with bold text, reduced transparency and motion, without colour as the only sign, 320 pt
      wide, and in Hebrew, Arabic and Russian. Each barrier is told once, with the first size that
      has it. A flag such as --scheme dark holds its axis at one value. Where there are string tables,
      their languages take the place of those three.

      With --breaking-point nothing is judged: each story is made narrower, and its text larger, until it first loses
      content, in the first of its variants. --format text, json and csv print the widths and percentages.

      --strings DIR checks texts before they are drawn: each key in each language of the tables, whether
      fonts have its characters and whether it is translated. Without operands nothing else is audited.
      """,
    options: [
      OptionManual(
        "--profile", .choice(AuditProfile.allCases.map(\.rawValue)),
        "Whose requirements apply; hig by default."),
      OptionManual(
        "--rules", .choices(AuditRule.allCases.map(\.rawValue)), repeats: true,
        "Only these rules; by default all but contrast-apca and target-spacing."),
      OptionManual(
        "--apca", .none, "Also advise on perceptual contrast (APCA); it fails no run by default."),
      OptionManual("--sweep", .none, "Try every size, direction, scheme, setting and language."),
      OptionManual(
        "--breaking-point", .none, "Find the width and the growth of text that first lose content."),
      OptionManual(
        "--fail-on", .choice(AuditSeverity.allCases.map(\.rawValue)),
        "The least severity that exits 1; warning by default."),
    ] + AuditBaselineFile.options + [
      OptionManual(
        "--source-root", .file("DIR"), "Paths of findings are relative to it; '.' by default."),
      OptionManual(
        "--format", .choice(Format.allCases.map(\.rawValue)), "How to print; text by default."),
      OptionManual("--json", .none, "Short for --format json."),
      OptionManual(
        "--checklist", .file("FILE"),
        "What people found, for --format openacr; --format checklist prints a blank one."),
      OptionManual(
        "--output", short: "-o", .file("FILE"), "Where to write; standard output by default."),
      SnapshotOptions.jobs,
    ] + ResourceOptions.options + WorkerLimits.options + AppearanceOptions.options,
    examples: [
      .init("audit", "Audit all stories."),
      .init("audit card.json --profile wcag-aa", "Audit a document by WCAG 2.2 AA."),
      .init("audit card.json --sweep", "Find the first type size that breaks."),
      .init("audit card.json --breaking-point", "Find the width at which content is lost."),
      .init("audit --sweep --format labels", "Which of the App Store's labels break."),
      .init("audit --rules target-size,contrast-text --json", "Two rules, for a program."),
      .init(
        "audit --strings Texts --fonts Fonts", "What no font can draw, and what is not translated."),
      .init("audit --format sarif -o audit.sarif", "Findings for a code host."),
      .init("audit --format html -o audit.html", "Findings with their pictures."),
      .init(
        "audit --format openacr --checklist checklist.json -o draft.json",
        "A draft of a conformance report."),
    ])

  enum Format: String, CaseIterable {
    case text, json, sarif, junit, markdown, html, csv, earl, openacr
    /// What breaks the App Store's accessibility labels.
    case labels
    /// No audit: the blank file for `--checklist`.
    case checklist
  }

  private let operands: [String]
  private let profile: AuditProfile
  private let rules: [AuditRule]
  private let failOn: AuditSeverity
  private let baseline: AuditBaselineFile?
  private let sourceRoot: String
  private let output: String
  private let jobs: Int
  private let limits: WorkerLimits
  /// The flags of the appearance, as they were given.
  private let flags: [String]
  private let format: Format
  private let appearance: AppearanceOptions
  private let sweep: AuditSweepOptions?
  private let checksStrings: Bool
  private let checklist: String?
  private let findsBreakingPoints: Bool
  /// What repeats the audit, but for its rules.
  private let command: String

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    checksStrings = arguments.has(ResourceOptions.strings.name)
    profile = try arguments.choice("--profile").flatMap { AuditProfile(rawValue: $0) } ?? .hig
    rules = try Self.rules(arguments)
    failOn = try arguments.choice("--fail-on").flatMap { AuditSeverity(rawValue: $0) } ?? .warning
    baseline = try AuditBaselineFile(arguments)
    sourceRoot = arguments.text("--source-root") ?? "."
    output = arguments.text("--output") ?? "-"
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    limits = try WorkerLimits(arguments)
    format = try Self.format(arguments)
    appearance = try AppearanceOptions(arguments)
    sweep = arguments.has("--sweep") ? try AuditSweepOptions(arguments) : nil
    checklist = arguments.text("--checklist")
    if checklist != nil, format != .openacr {
      throw UsageError.missingOption("--format openacr", reason: "--checklist is for its report")
    }
    findsBreakingPoints = arguments.has("--breaking-point")
    if findsBreakingPoints { try Self.checkBreakingPoint(arguments, format) }
    let repeated =
      ["--profile", "--sweep"] + (ResourceOptions.options + AppearanceOptions.options).map(\.name)
    command =
      (["render-cli audit"] + operands
      + arguments.words(for: Self.manual.options.filter { repeated.contains($0.name) })).joined(
        separator: " ")
    // A theme travels as it was read.
    flags = arguments.words(for: AppearanceOptions.options.filter { !ThemeOptions.has($0) })
  }

  /// Refuses what breaking points have no use for.
  private static func checkBreakingPoint(
    _ arguments: Arguments, _ format: Format
  ) throws(UsageError) {
    for flag in ["--sweep", "--rules", "--apca", "--baseline", "--fail-on", "--width"]
    where arguments.has(flag) {
      throw .conflict("--breaking-point", flag, reason: "it judges nothing, and tries all widths")
    }
    guard ![.text, .json, .csv].contains(format) else { return }
    throw .conflict(
      "--breaking-point", "--format \(format.rawValue)", reason: "it prints text, json or csv")
  }

  private static func rules(_ arguments: Arguments) throws(UsageError) -> [AuditRule] {
    let names = try arguments.choices("--rules")
    let rules = names.isEmpty ? AuditRule.standard : names.compactMap { AuditRule(rawValue: $0) }
    return arguments.has("--apca") ? rules + [.contrastAPCA] : rules
  }

  private static func format(_ arguments: Arguments) throws(UsageError) -> Format {
    let format = try arguments.choice("--format").flatMap { Format(rawValue: $0) }
    guard arguments.has("--json") else { return format ?? .text }
    guard let format, format != .json else { return .json }
    throw .conflict("--json", "--format \(format.rawValue)", reason: "they ask for two formats")
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    if baseline?.isWritten == true, context.isContinuousIntegration {
      throw CommandFailure(
        .usage, "CI is set, and baselines are not changed by machines",
        advice: "Run it without --accept and --ratchet.")
    }
    if format == .checklist {
      try FileSystem.write(
        Array(ConformanceChecklist.blank.utf8), to: output, console: &context.console)
      return .clean
    }
    let checklist = try readChecklist(&context)
    let appearance = try appearance.withTheme()
    let pool = WorkerPool(context.workers, width: jobs, limits: limits)
    let chosen = checksStrings && operands.isEmpty ? [] : try context.registry.subjects(operands)
    let subjects = try subjects(chosen, appearance, pool, &context)
    if findsBreakingPoints { return try breakingPoints(subjects, pool, &context) }
    let accepted = try baseline?.read()
    let rules =
      context.allowsSubstitutes ? rules.filter { $0 != .missingResource } : rules
    let audits = AuditRun(
      profile: profile, rules: rules, isSweep: sweep != nil,
      isHashed: format == .earl || format == .openacr, pool: pool)
    var report = AuditReport(profile: profile, rules: rules)
    if checksStrings {
      for issue in context.resources.issues { context.console.warning("\(issue)") }
      report.merge(Audit(profile: profile, rules: rules).run(onStringsOf: context.resources))
    }
    let strings = StringCoverage.rows(of: report, context.resources.strings)
    report.merge(try audits.run(subjects, &context.console))
    var outcome = accepted?.apply(to: report, today: AuditBaselineFile.today)
    if let file = baseline, let accepted, let found = outcome {
      outcome = try file.update(accepted, by: found, for: report)
    }
    let paper = AuditPaper(
      report: report, baseline: outcome, strings: strings,
      sources: SourcePaths(
        root: sourceRoot, workingFolder: FileManager.default.currentDirectoryPath),
      checklist: checklist, command: command, failOn: failOn)
    let text =
      format == .html
      ? try AuditHTMLReport(paper, subjects, pool, &context.console).text : text(of: paper)
    try FileSystem.write(Array(text.utf8), to: output, console: &context.console)
    let isSaid = output == "-" && format == .text
    if !isSaid, output != "-" || report.checked == 0 { context.console.message(paper.headline) }
    if let status = report.failures.map(\.fault.kind.exitStatus).max() { return status }
    if report.checked == 0 { return .incomplete }
    return paper.failures.isEmpty ? .clean : .findings
  }

  /// Prints at which width and which size of text each story first loses content.
  private func breakingPoints(
    _ subjects: [AuditSubjectVariants], _ pool: WorkerPool, _ context: inout CommandContext
  ) throws -> ExitStatus {
    let jobs = subjects.compactMap { subject in
      subject.variants.first.map { variant in
        WorkerJob(
          task: BreakingPointTask(story: subject.reference, variant: variant, profile: profile),
          story: subject.story, reference: subject.reference, title: subject.story.id)
      }
    }
    var table = BreakingPointTable()
    var status = ExitStatus.clean
    func fail(_ story: String, _ reason: String, _ reached: ExitStatus) {
      context.console.error("\(story) was not laid out: \(reason)")
      status = max(status, reached)
    }
    for subject in subjects {
      if let fault = subject.fault { fail(subject.story.id, fault.reason, fault.kind.exitStatus) }
    }
    let outcomes = try pool.run(jobs, &context.console) { console, done, title in
      console.progress(done, of: jobs.count, title)
    }
    for (job, outcome) in zip(jobs, outcomes) {
      switch outcome {
      case .answer(let points): table.rows.append(points)
      case .refused(let failure): fail(job.title, failure.message, failure.status)
      case .stopped(let fault, _): fail(job.title, fault.reason, fault.kind.exitStatus)
      }
    }
    let written =
      switch format {
      case .csv: table.csv
      case .json: table.json
      default: table.text
      }
    try FileSystem.write(Array(written.utf8), to: output, console: &context.console)
    if status == .clean, table.rows.isEmpty { return .incomplete }
    return status
  }

  /// What people said; without a file a report says that nobody was asked.
  private func readChecklist(
    _ context: inout CommandContext
  ) throws(CommandFailure) -> ConformanceChecklist {
    guard format == .openacr else { return ConformanceChecklist() }
    guard let path = checklist else {
      context.console.warning(
        "no person has said anything: the report names no product, no contact and nothing that is met; "
          + "fill in what --format checklist prints and give it with --checklist")
      return ConformanceChecklist()
    }
    let bytes = try FileSystem.read(path, limit: FileSystem.documentLimit)
    do {
      return try ConformanceChecklist(parsing: bytes, file: path)
    } catch {
      throw CommandFailure(.badInput, "\(error)")
    }
  }

  private func subjects(
    _ subjects: [Subject], _ appearance: AppearanceOptions, _ pool: WorkerPool,
    _ context: inout CommandContext
  ) throws(CommandFailure) -> [AuditSubjectVariants] {
    // What a sweep varies depends on the canvas; all else does not.
    let stories =
      sweep == nil
      ? subjects.map { .success($0.story) } : try pool.surveyed(subjects, &context.console)
    var result: [AuditSubjectVariants] = []
    for (subject, story) in zip(subjects, stories) {
      var reference = StoryReference(subject, flags: flags)
      reference.theme = appearance.theme
      switch story {
      case .success(let story): result.append(try variants(of: story, reference, appearance))
      case .failure(let fault):
        result.append(
          AuditSubjectVariants(
            story: subject.story, reference: reference, variants: [], fault: fault))
      }
    }
    return result
  }

  private func variants(
    of story: Story, _ reference: StoryReference, _ appearance: AppearanceOptions
  ) throws(CommandFailure) -> AuditSubjectVariants {
    guard let sweep else {
      let (story, variants) = try appearance.appliedToAllVariants(of: story)
      return AuditSubjectVariants(story: story, reference: reference, variants: variants)
    }
    let (story, variant) = try appearance.applied(to: story)
    return AuditSubjectVariants(
      story: story, reference: reference, variants: sweep.variants(of: variant, in: story.canvas))
  }

  private func text(of paper: AuditPaper) -> String {
    switch format {
    case .text, .html: AuditTextReport.write(paper)
    case .json: AuditJSONReport.write(paper)
    case .sarif: AuditSARIFReport.write(paper)
    case .junit: AuditJUnitReport.write(paper)
    case .markdown: AuditMarkdownReport.write(paper)
    case .csv: AuditCSVReport.write(paper)
    case .earl: AuditEARLReport.write(paper)
    case .openacr: AuditOpenACRReport.write(paper)
    case .labels: AuditLabelsReport.write(paper)
    case .checklist: ConformanceChecklist.blank
    }
  }
}
