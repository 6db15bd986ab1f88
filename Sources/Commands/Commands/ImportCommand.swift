import Foundation
import Import

/// `render-cli import PATH -o FOLDER`: makes a package that builds an app's views here.
struct ImportCommand: Command {
  static let manual = CommandManual(
    name: "import", summary: "Make a package that builds the views of an app, unchanged.",
    operands: "PATH", operandCount: 1...1,
    discussion: """
      PATH is an Xcode project or workspace, a package, or a folder with one of them or with Swift files.
      Files that do not compile here are left out, with those that need them, and the report says why; the
      conditions of #if are decided as on a phone. Nothing of the app is run or changed, the network is
      never asked, and only FOLDER is written. Linux only.
      """,
    options: [
      OptionManual(
        "--output", short: "-o", .file("FOLDER"), "A new folder, or that of an earlier import.")
    ] + ImportOptions.options + OutputFormat.options,
    examples: [
      .init("import Shop.xcodeproj -o shop", "Import the targets of a project."),
      .init("import . -o ../shop --json", "The app in this folder, with a report for programs."),
    ])

  private let options: ImportOptions
  private let output: String
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    guard let output = arguments.text("--output") else {
      throw .missingOption("--output", reason: "name a folder, such as -o shop")
    }
    self.output = output
    options = try ImportOptions(arguments)
    format = try OutputFormat(arguments)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let session = try ImportSession(
      options, output: output, environment: context.environment, console: context.console)
    let report = try session.importApp()
    try ImportPaper.write(report, to: session.folder)
    ImportPaper.print(report, as: format, to: &context.console)
    return report.includedCount + report.partCount == 0 ? .incomplete : .clean
  }
}

/// `render-cli previews PATH`: imports an app, builds it and draws its previews.
struct PreviewsCommand: Command {
  static let manual = CommandManual(
    name: "previews",
    summary: "Draw the previews of an app, unchanged, and make a gallery of them.",
    operands: "PATH", operandCount: 1...1,
    discussion: """
      Imports the app as 'import' does, builds its previews as one program, draws each once and makes a
      gallery. A preview that stops its process, or takes too long, fails alone. Exits with 1 where a
      preview fails or is blank. A second run compiles only what has changed.
      """,
    options: [
      OptionManual(
        "--output", short: "-o", .file("FOLDER"),
        "A new folder, or that of an earlier import; NAME-previews here by default.")
    ] + ImportOptions.options + ResourceOptions.files + WorkerLimits.options + OutputFormat.options,
    examples: [
      .init("previews Shop.xcodeproj", "Then open Shop-previews/gallery/index.html."),
      .init("previews . -o /tmp/shop", "The app in this folder."),
    ])

  private let options: ImportOptions
  private let output: String?
  private let format: OutputFormat
  private let resources: ResourceOptions
  private let limitWords: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    output = arguments.text("--output")
    options = try ImportOptions(arguments)
    format = try OutputFormat(arguments)
    _ = try WorkerLimits(arguments)
    resources = ResourceOptions(arguments)
    limitWords = arguments.words(for: WorkerLimits.options)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    // What cannot be read is told before anything is compiled.
    let digest = try resources.read().digest
    let session = try ImportSession(
      options, output: output, environment: context.environment, console: context.console)
    var report = try session.importApp()
    report.previews = try session.draw(resources.absoluteWords + limitWords, with: digest)
    try ImportPaper.write(report, to: session.folder)
    ImportPaper.print(report, as: format, to: &context.console)
    guard let previews = report.previews, !previews.isEmpty else {
      context.console.message("There are no previews that compile.")
      return .incomplete
    }
    context.console.message("gallery: \(session.folder.root)/gallery/index.html")
    return previews.allSatisfy { $0.state == .drawn } ? .clean : .findings
  }
}
