import Components
import Render

/// `render-cli tree ID|FILE|-`: what a picture consists of, at any stage of the pipeline.
struct TreeCommand: Command {
  static let manual = CommandManual(
    name: "tree", summary: "Print the laid-out tree of a story or document.",
    operands: "ID|FILE|-", operandCount: 1...1,
    discussion: """
      One node a line: type, label or text, frame in points, hit area, baseline, role and states.
      Stages: resolved (nodes before layout), layout (every node, between pixels, and the lines,
      runs and glyphs of each text as glyph@x), placed (the default, on the pixel grid), display
      (draw commands).
      """,
    options: OutputFormat.options + [
      OptionManual(
        "--stage", .choice(TreeStage.allCases.map(\.rawValue)), "The stage; placed by default.")
    ] + ResourceOptions.options + AppearanceOptions.options,
    examples: [
      .init("tree order-card/english", "Print the tree that goldens compare."),
      .init("tree card.json --json --direction rtl", "Print it for a program, right-to-left."),
      .init("tree card.json --stage layout", "See how each text is broken and shaped."),
      .init("tree card.json --stage display", "Print the draw commands."),
    ])

  private let operand: String
  private let format: OutputFormat
  private let stage: TreeStage
  private let appearance: AppearanceOptions

  init(_ arguments: Arguments) throws(UsageError) {
    operand = arguments.operands[0]
    format = try OutputFormat(arguments)
    stage = try arguments.choice("--stage").flatMap { TreeStage(rawValue: $0) } ?? .placed
    appearance = try AppearanceOptions(arguments)
    if format == .json, stage == .resolved || stage == .display {
      throw .conflict("--json", "--stage \(stage.rawValue)", reason: "this stage is text only")
    }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let subject = try context.subject(operand)
    let (story, variant) = try appearance.applied(to: subject.story)
    let picture = try Picture(story, variant: variant)
    if format == .json {
      context.console.write(
        TreeJSON(
          id: story.id, variant: variant.name, isPlaced: stage == .placed,
          controls: picture.controls
        ).text(of: picture.tree))
      return .clean
    }
    switch stage {
    case .placed: context.console.write(picture.tree.dump())
    case .display: context.console.write(picture.displayList.dump())
    case .layout: context.console.write(TreeText.layout(picture.tree.root, renderer: Renderer()))
    case .resolved: context.console.write(TreeText.resolved(picture.tree.root))
    }
    return .clean
  }
}
