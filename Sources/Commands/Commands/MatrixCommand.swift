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
    let subject = try context.registry.subject(operand)
    let (story, base) = try appearance.applied(to: subject.story)
    let across = combinations(of: axes.count > 1 ? Array(axes.dropLast()) : axes, from: base, story)
    let renderer = Renderer()
    let queue = WorkQueue<Result<Pixmap, RasterError>>(width: jobs)
    var rows: [String] = []
    let down: [(label: String, variant: Variant)] =
      axes.count > 1 ? axes.last?.values(from: base, of: story) ?? [] : [("", base)]
    var scale = 2.0
    for row in down {
      rows.append(row.label)
      for column in across {
        let variant = axes.count > 1 ? column.apply(row.variant) : column.apply(base)
        let scene = renderer.scene(for: story, variant: variant)
        scale = scene.scale
        queue.add { Self.render(scene, renderer) }
        context.console.progress(
          rows.count * across.count, of: down.count * across.count, variant.name)
      }
    }
    var cells: [Pixmap] = []
    for result in queue.finish() {
      do throws(RasterError) {
        cells.append(try result.get())
      } catch {
        throw CommandFailure(error)
      }
    }
    let sheet = ContactSheet(
      title: story.id, columns: across.map(\.label), rows: rows, cells: cells, scale: scale)
    let bytes = format.encode(try sheet.pixmap(renderer), scale: scale, jobs: jobs)
    try FileSystem.write(bytes, to: output, console: &context.console)
    return .clean
  }

  private nonisolated static func render(
    _ scene: ResolvedScene, _ renderer: Renderer
  ) -> Result<Pixmap, RasterError> {
    do throws(RasterError) {
      let pixmap = try renderer.render(scene)
      return .success(pixmap)
    } catch {
      return .failure(error)
    }
  }

  /// One column: its label, and what it changes in a row's variant.
  private struct Column {
    var label: String
    var apply: (Variant) -> Variant
  }

  private func combinations(
    of axes: [MatrixAxis], from base: Variant, _ story: Story
  ) -> [Column] {
    var columns = [Column(label: "", apply: { $0 })]
    for axis in axes {
      columns = columns.flatMap { column in
        axis.values(from: base, of: story).indices.map { index in
          Column(
            label: [column.label, axis.values(from: base, of: story)[index].label]
              .filter { !$0.isEmpty }.joined(separator: " · "),
            apply: { axis.values(from: column.apply($0), of: story)[index].variant })
        }
      }
    }
    return columns
  }
}
