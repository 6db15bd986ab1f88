import Components
import Render

/// `render-cli report --from A.json B.json -o FILE`: puts the reports of shards together.
struct ReportCommand: Command {
  static let manual = CommandManual(
    name: "report", summary: "Merge JSON reports of verify into one report.",
    operands: "REPORT.json…", operandCount: 0...10_000,
    discussion: """
      The reports are those that 'verify --report FILE.json' wrote on each machine. The exit status is
      that of the whole run; where the report of a shard is missing it is at least 2.
      """,
    options: [
      OptionManual("--from", .file("FILE"), repeats: true, "A report to read, like an operand."),
      OptionManual(
        "--output", short: "-o", .file("FILE"), repeats: true,
        "Where to write: .html, .json, .xml (JUnit) or .md; else a summary is printed."),
    ],
    examples: [
      .init("report shard-1.json shard-2.json -o report.html", "Merge the reports of two shards."),
      .init("report --from shard-1.json -o results.xml -o summary.md", "Two forms of one report."),
    ])

  private let inputs: [String]
  private let outputs: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    inputs = arguments.operands + arguments.texts("--from")
    outputs = arguments.texts("--output")
    guard !inputs.isEmpty else { throw .missingOperand("REPORT.json…") }
    for path in outputs where ReportFile.Format(path: path) == nil {
      throw arguments.invalid("--output", path, expected: ReportFile.expected)
    }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    var reports: [Report] = []
    for path in inputs { reports.append(try JSONReport.read(path)) }
    let merged: Report
    do {
      merged = try Report.merged(reports)
    } catch {
      throw CommandFailure(.badInput, "\(error)")
    }
    for path in outputs { try ReportFile.write(merged, to: path) }
    for entry in merged.failures { context.console.print("\(entry.name): \(entry.summary)") }
    context.console.print(merged.summary)
    return status(of: merged)
  }

  private func status(of report: Report) -> ExitStatus {
    if report.count(.error) > 0 { return .badInput }
    if report.entries.isEmpty || report.count(.missing) > 0 || !report.missingShards.isEmpty {
      return .incomplete
    }
    return report.count(.differs) > 0 ? .findings : .clean
  }
}
