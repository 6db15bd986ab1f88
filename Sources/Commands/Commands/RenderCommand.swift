import Audit
import Components
import Render

/// `render-cli render ID|FILE|- -o OUT`: a story or document as a picture.
struct RenderCommand: Command {
  static let manual = CommandManual(
    name: "render", summary: "Render a story or document to a picture.",
    operands: "ID|FILE|-", operandCount: 1...1,
    discussion: """
      The operand is a story's id, the path of a document, or '-' for a document on standard input.
      Flags change the first variant of the story; the same flags give the same bytes everywhere.
      """,
    options: [
      OptionManual(
        "--output", short: "-o", .file("OUT"), "Where to write; '-' is standard output."),
      PictureFormat.option,
    ] + SnapshotCache.options + ResourceOptions.options + AppearanceOptions.options + [
      OptionManual(
        "--overlay", .choices(OverlayLayer.allCases.map(\.rawValue)), repeats: true,
        "Draw hit areas, frames, baselines or labels on top; number what is heard or focused, with a legend."
      ),
      OptionManual(
        "--profile", .choice(AuditProfile.allCases.map(\.rawValue)),
        "Whose requirements colour the hit areas: green, amber, red; hig by default."),
      OptionManual(
        "--jobs", .integer("N", 1...64), "Parts drawn at the same time; one a core by default."),
    ],
    examples: [
      .init("render Examples/order-card.json -o card.png", "Render a document."),
      .init(
        "render order-card/english -o card.png --scheme dark --direction rtl --type-size ax3",
        "Render a story in dark, right-to-left and with large type."),
      .init("render card.json -o hits.png --overlay hit,frames", "See hit areas and frames."),
      .init("render card.json -o heard.png --overlay speech", "See what a screen reader says."),
      .init("render - -o - < card.json > card.png", "Render between two other programs."),
    ])

  private let operand: String
  private let output: String
  private let format: PictureFormat
  private let appearance: AppearanceOptions
  private let overlays: [OverlayLayer]
  private let profile: AuditProfile
  private let jobs: Int
  private let cache: SnapshotCache?

  init(_ arguments: Arguments) throws(UsageError) {
    operand = arguments.operands[0]
    guard let output = arguments.text("--output") else {
      throw .missingOption("--output", reason: "name a picture to write, such as -o card.png")
    }
    self.output = output
    format = try PictureFormat(arguments, output: output)
    appearance = try AppearanceOptions(arguments)
    overlays = try arguments.choices("--overlay").compactMap { OverlayLayer(rawValue: $0) }
    profile = try arguments.choice("--profile").flatMap { AuditProfile(rawValue: $0) } ?? .hig
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    cache = try SnapshotCache(arguments)
    if cache != nil, !overlays.isEmpty {
      throw .conflict("--cache", "--overlay", reason: "pictures with overlays are not kept")
    }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let subject = try context.subject(operand)
    let (story, variant) = try appearance.applied(to: subject.story)
    let picture = try Picture(story, variant: variant)
    for gap in picture.gaps { context.console.warning("\(subject.operand): \(gap)") }
    let bytes = try drawn(picture, &context.console)
    try FileSystem.write(bytes, to: output, console: &context.console)
    return .clean
  }

  private func drawn(
    _ picture: Picture, _ console: inout Console
  ) throws(CommandFailure) -> [UInt8] {
    guard let cache else {
      return try picture.file(format, overlays: overlays, profile: profile, jobs: jobs)
    }
    defer { cache.trim() }
    var faults: [CacheFault] = []
    let found = try picture.file(format, cache: cache, jobs: jobs) { faults.append($0) }
    for fault in faults { console.warning("the cache is not used: \(fault)") }
    return found.bytes
  }
}
