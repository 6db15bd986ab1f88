import Components

/// `render-cli review FILE…`: merges reviews and says what they decide.
struct ReviewCommand: Command {
  static let manual = CommandManual(
    name: "review", summary: "Merge reviews of changes, or say what one decides.",
    operands: "REVIEW.json…", operandCount: 0...1_000,
    discussion: """
      A review is what the page review.html of 'gallery --against' saves. Reviews are merged change by
      change; where two people decide one differently it is a conflict: it is named, the exit status is 1,
      and nothing is written.
      """,
    options: [
      OptionManual(
        "--output", short: "-o", .file("FILE"), "Where to write the merged review; - prints it."),
      OptionManual("--schema", .none, "Print the JSON Schema of reviews."),
    ],
    examples: [
      .init("review review.json", "Say what a review decides."),
      .init("review ann.json ben.json -o review.json", "Merge two reviews."),
      .init("review --schema > review.schema.json", "The form of the file."),
    ])

  private let inputs: [String]
  private let output: String?
  private let isSchema: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    inputs = arguments.operands
    output = arguments.text("--output")
    isSchema = arguments.has("--schema")
    guard isSchema || !inputs.isEmpty else { throw .missingOperand("REVIEW.json…") }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    if isSchema {
      context.console.write(ReviewSchema.text())
      return .clean
    }
    var merged = try Review(at: inputs[0])
    var conflicts: [Review.Conflict] = []
    let first = merged.against
    for path in inputs.dropFirst() {
      let review = try Review(at: path)
      if review.against != first {
        context.console.warning(
          "\(inputs[0]) is against \(first), \(path) against \(review.against): "
            + "a decision holds only for the pictures that it was made of")
      }
      conflicts += merged.merge(review)
    }
    guard conflicts.isEmpty else {
      for conflict in conflicts {
        context.console.error("\(conflict.golden): \(conflict.words)")
      }
      throw CommandFailure(
        .findings, "\(count(conflicts.count, "conflict")); nothing was written",
        advice: "One of the two decides again in a later review, then merge that.")
    }
    if let output {
      try FileSystem.write(Array(merged.text.utf8), to: output, console: &context.console)
    }
    guard output != "-" else { return .clean }
    let standing = ReviewStanding(merged, of: merged.changes.map(\.identity))
    context.console.write(standing.text)
    for signature in merged.signatures {
      context.console.print("signed by \(signature.by) on \(signature.date)")
    }
    if merged.signatures.isEmpty { context.console.print("not signed") }
    return .clean
  }
}
