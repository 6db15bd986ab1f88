import Components

/// `render-cli list`: the stories and their variants.
struct ListCommand: Command {
  static let manual = CommandManual(
    name: "list", summary: "List the stories and their variants.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    options: OutputFormat.options,
    examples: [
      .init("list", "Show all stories."),
      .init("list 'button/*'", "Show the stories below button."),
      .init("list Examples --json", "List documents for a program."),
    ])

  private let operands: [String]
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    format = try OutputFormat(arguments)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let subjects = try context.registry.headings(operands)
    var owners = GoldenOwners(registry: "Snapshots")
    for subject in subjects { owners.add(subject.id, subject.origin) }
    try owners.check(registered: context.stories.map(\.id))
    switch format {
    case .text:
      // Most documents have the same variants.
      var known: (variants: [Variant], text: String) = ([], "")
      let width = min(subjects.map(\.id.count).max() ?? 0, 48)
      for subject in subjects {
        if subject.variants != known.variants {
          known = (subject.variants, subject.variants.map(\.name).joined(separator: " "))
        }
        context.console.print("\(HelpText.padded(subject.id, to: width))  \(known.text)")
      }
    case .json:
      context.console.write(
        JSONWriter.answer { json in
          json.member("stories", array: .block) { json in
            for subject in subjects { write(subject, to: &json) }
          }
        })
    }
    if subjects.isEmpty { context.console.message("There are no stories.") }
    return .clean
  }

  private func write(_ subject: SubjectHeading, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("id", subject.id)
      if case .document(let path) = subject.origin { json.member("document", path) }
      json.member("variants", subject.variants.map(\.name))
    }
  }
}
