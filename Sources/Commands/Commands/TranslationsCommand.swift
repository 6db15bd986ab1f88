import Audit
import Components
import Foundation
import Render

/// `render-cli translations [ID|FILE|DIR…]`: which translated texts are cut, and by how much.
struct TranslationsCommand: Command {
  static let manual = CommandManual(
    name: "translations", summary: "List the translated texts that are cut, for translators.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      Each story is laid out in each language of its string tables. A row tells the language, the table and
      the key, the story and the node, and by how many points the text is too wide for its line or too
      high for its place. A key is found by its text, with any value in the places for values; of two
      keys with one text both are told.

      With --sweep all type sizes are tried, and a text is told at the first one at which it is cut.
      """,
    options: [
      OptionManual(
        "--format", .choice(Format.allCases.map(\.rawValue)), "How to print; text by default."),
      OptionManual("--json", .none, "Short for --format json."),
      OptionManual("--sweep", .none, "Try every type size."),
      OptionManual(
        "--output", short: "-o", .file("FILE"), "Where to write; standard output by default."),
      SnapshotOptions.jobs,
    ] + ResourceOptions.options + WorkerLimits.options + AppearanceOptions.options,
    examples: [
      .init("translations --strings Texts", "What is cut in any language."),
      .init(
        "translations card.json --strings Texts --locale de --sweep", "In German, at every size."),
      .init("translations --strings Texts --format csv -o cut.csv", "A table for a spreadsheet."),
    ])

  enum Format: String, CaseIterable { case text, csv, json }

  private let operands: [String]
  private let format: Format
  private let isSweep: Bool
  private let output: String
  private let jobs: Int
  private let limits: WorkerLimits
  private let flags: [String]
  private let appearance: AppearanceOptions
  private let language: String?

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    let named = try arguments.choice("--format").flatMap { Format(rawValue: $0) }
    if arguments.has("--json"), let named, named != .json {
      throw .conflict("--json", "--format \(named.rawValue)", reason: "they ask for two formats")
    }
    format = arguments.has("--json") ? .json : named ?? .text
    isSweep = arguments.has("--sweep")
    if isSweep, arguments.has("--type-size") {
      throw .conflict("--sweep", "--type-size", reason: "a sweep tries every type size")
    }
    output = arguments.text("--output") ?? "-"
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    limits = try WorkerLimits(arguments)
    appearance = try AppearanceOptions(arguments)
    language = try AppearanceOptions.locale(arguments)
    flags = arguments.words(for: AppearanceOptions.options.filter { !ThemeOptions.has($0) })
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let appearance = try appearance.withTheme()
    let pool = WorkerPool(context.workers, width: jobs, limits: limits)
    let chosen = try context.registry.subjects(operands)
    let rules: [AuditRule] = [.textTruncated, .textClipped]
    let audits = AuditRun(profile: .hig, rules: rules, isSweep: false, pool: pool)
    var table = TranslationTable()
    var checked = 0
    var hasTables = false
    var failures: [AuditReport.Failure] = []
    for (subject, surveyed) in zip(chosen, try pool.surveyed(chosen, &context.console)) {
      var reference = StoryReference(subject, flags: flags)
      reference.theme = appearance.theme
      guard case .success(let story) = surveyed else {
        if case .failure(let fault) = surveyed {
          failures.append(.init(story: subject.story.id, variant: "", fault: fault))
        }
        continue
      }
      let (drawn, base) = try appearance.applied(to: story)
      let tables = drawn.canvas.resources.strings
      guard !tables.isEmpty else { continue }
      hasTables = true
      let variants = variants(of: base, in: tables.locales)
      let report = try audits.run(
        [AuditSubjectVariants(story: drawn, reference: reference, variants: variants)],
        &context.console)
      checked += report.checked
      failures += report.failures
      let named = Dictionary(
        variants.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      table.add(report.findings, named, of: tables)
    }
    guard hasTables || !failures.isEmpty else {
      throw CommandFailure(
        .usage, "there are no string tables",
        advice: "Name their folder with --strings or --resources.")
    }
    for failure in failures {
      context.console.warning("\(failure.story) was not laid out: \(failure.fault.reason)")
    }
    let written =
      switch format {
      case .text: table.text
      case .csv: table.csv
      case .json: table.json
      }
    try FileSystem.write(Array(written.utf8), to: output, console: &context.console)
    if output != "-" { context.console.message(table.headline) }
    if let status = failures.map(\.fault.kind.exitStatus).max() { return status }
    if checked == 0 { return .incomplete }
    return table.rows.isEmpty ? .clean : .findings
  }

  /// The languages, each at the size of the flags or at all sizes, the smallest first.
  private func variants(of base: Variant, in locales: [String]) -> [Variant] {
    let sizes = isSweep ? DynamicTypeSize.allCases : [base.dynamicTypeSize]
    return (language.map { [$0] } ?? locales).flatMap { locale in
      sizes.map { size in
        var variant = base
        variant.locale = locale
        variant.dynamicTypeSize = size
        return variant
      }
    }
  }
}
