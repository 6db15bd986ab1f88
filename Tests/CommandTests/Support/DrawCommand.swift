@testable import Commands

/// A command with every kind of option, to test the shell with.
struct DrawCommand: Command {
  static let manual = CommandManual(
    name: "draw", summary: "Draw a thing.", operands: "THING", operandCount: 1...2,
    discussion: "Things are drawn in order.",
    options: [
      OptionManual(
        "--output", short: "-o", .file("FILE"), "Where to draw; '-' is standard output."),
      OptionManual("--scheme", .choice(["light", "dark"]), "Colour scheme."),
      OptionManual(
        "--overlay", .choices(["hit", "frames", "labels"]), repeats: true, "Layers on top."),
      OptionManual("--scale", .number("N", 0.25...8), "Pixels per point."),
      OptionManual("--jobs", .integer("N", 1...64), "Parallel workers."),
      OptionManual("--force", .none, "Draw even if it hurts."),
    ],
    examples: [.init("draw card -o card.png", "Draw the card into a file.")])

  var lines: [String] = []

  init(_ arguments: Arguments) throws(UsageError) {
    lines.append("operands \(arguments.operands)")
    if let output = arguments.text("--output") { lines.append("output \(output)") }
    if let scheme = try arguments.choice("--scheme") { lines.append("scheme \(scheme)") }
    let overlays = try arguments.choices("--overlay")
    if !overlays.isEmpty { lines.append("overlay \(overlays)") }
    if let scale = try arguments.number("--scale") { lines.append("scale \(scale)") }
    if let jobs = try arguments.integer("--jobs") { lines.append("jobs \(jobs)") }
    if arguments.has("--force") { lines.append("force") }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    if lines[0].contains("broken") {
      throw CommandFailure(.badInput, "card.json:1:2: broken", advice: "Mend it.")
    }
    for line in lines { context.console.print(line) }
    return .clean
  }
}
