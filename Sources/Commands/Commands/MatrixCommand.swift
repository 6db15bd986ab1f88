import Components
import Render

/// `render-cli matrix ID|FILE -o SHEET.png`: a story along axes of the environment, on one sheet.
struct MatrixCommand: Command {
  static let manual = CommandManual(
    name: "matrix", summary: "Render a story in many variants on one labelled sheet.",
    operands: "ID|FILE|-", operandCount: 1...1,
    discussion: """
      The last axis runs down the sheet, the others across it. Without axes the sheet shows the
      story's own variants.
      """,
    options: [
      OptionManual(
        "--output", short: "-o", .file("SHEET"), "Where to write; '-' is standard output."),
      OptionManual(
        "--axes", .choices(MatrixAxis.allCases.map(\.rawValue)), repeats: true,
        "What varies, separated by commas."),
      PictureFormat.option, SnapshotOptions.jobs,
    ] + ResourceOptions.options + AppearanceOptions.options,
    examples: [
      .init("matrix order-card/english -o sheet.png", "Show the variants of a story."),
      .init(
        "matrix card.json -o sheet.png --axes scheme,direction,type-size --scale 1",
        "Light and dark, both directions, all twelve type sizes."),
    ])

  private let operand: String
  private let output: String
  private let axes: [MatrixAxis]
  private let format: PictureFormat
  private let appearance: AppearanceOptions
  private let jobs: Int

  init(_ arguments: Arguments) throws(UsageError) {
    operand = arguments.operands[0]
    guard let output = arguments.text("--output") else {
      throw .missingOption("--output", reason: "name a picture to write, such as -o sheet.png")
    }
    self.output = output
    let axes = try arguments.choices("--axes").compactMap { MatrixAxis(rawValue: $0) }
    self.axes = axes.isEmpty ? [.variants] : axes
    if axes.contains(.variants), axes.count > 1 {
      throw .conflict(
        "variants", axes.first { $0 != .variants }?.rawValue ?? "",
        reason: "the story's variants already say what varies")
    }
    format = try PictureFormat(arguments, output: output)
    appearance = try AppearanceOptions(arguments)
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let subject = try context.subject(operand)
    let (story, base) = try appearance.applied(to: subject.story)
    let sheet = MatrixSheet(story: story, base: base, axes: axes)
    var console = context.console
    let (pixmap, scale) = try sheet.pixmap(Renderer(), jobs: jobs) { done, name in
      console.progress(done, of: sheet.count, name)
    }
    context.console = console
    let bytes = format.encode(pixmap, scale: scale, jobs: jobs)
    try FileSystem.write(bytes, to: output, console: &context.console)
    return .clean
  }
}
