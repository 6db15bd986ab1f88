import Components
import Documents

/// `render-cli schema`: the JSON Schema of documents.
struct SchemaCommand: Command {
  static let manual = CommandManual(
    name: "schema", summary: "Print the JSON Schema of documents.",
    discussion: """
      The schema (JSON Schema 2020-12) is made from the table that reads documents, so that an
      editor completes and checks exactly what is read. In a document, "$schema" names its file.
      """,
    options: [
      OptionManual(
        "--output", short: "-o", .file("FILE"), "Where to write; standard output by default."),
      OptionManual(
        "--format", .choice(["json", "markdown"]), "The schema, or the reference in Markdown."),
      OptionManual(
        "--examples", .file("DIR"), "Write an example of every component and the schema there."),
    ],
    examples: [
      .init("schema -o stillframe.schema.json", "Write the schema beside your documents."),
      .init("schema --examples Examples/Documents", "Write an example of every component."),
      .init("schema --format markdown", "Print what docs/documents.md lists."),
      .init("schema | jq '.\"$defs\".view.properties.type.enum'", "List all components."),
    ])

  private let output: String
  private let isReference: Bool
  private let examples: String?

  init(_ arguments: Arguments) throws(UsageError) {
    output = arguments.text("--output") ?? "-"
    isReference = try arguments.choice("--format") == "markdown"
    examples = arguments.text("--examples")
    if examples != nil {
      for other in ["--output", "--format"] where arguments.has(other) {
        throw .conflict("--examples", other, reason: "examples are files of their own names")
      }
    }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    if let examples {
      try FileSystem.createFolder(examples)
      for file in DocumentExamples.files() {
        try FileSystem.write(Array(file.text.utf8), to: "\(examples)/\(file.name)")
      }
      return .clean
    }
    let text = isReference ? DocumentReference.text() : DocumentSchema.text()
    try FileSystem.write(Array(text.utf8), to: output, console: &context.console)
    return .clean
  }
}
