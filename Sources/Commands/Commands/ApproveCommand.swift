import Components
import Render

/// `render-cli approve [PATTERN…]`: takes what the last failing `verify` rendered as goldens.
struct ApproveCommand: Command {
  static let manual = CommandManual(
    name: "approve", summary: "Take the pictures of the last failing verify as goldens.",
    operands: "PATTERN…", operandCount: 0...10_000,
    discussion: """
      Nothing is rendered again: what you looked at is what becomes the golden. A pattern is a story,
      STORY/VARIANT, or has '*'; without one all failures are taken.
      """,
    options: [
      OptionManual(
        "--from", .file("DIR"),
        "The folder of failures; \(SnapshotArtifacts.defaultFolder) by default."),
      OptionManual("--force", .none, "Write although CI is set."),
    ],
    examples: [
      .init("approve order-card/ready", "Accept all variants of a story."),
      .init("approve 'order-card/ready/dark'", "Accept one variant."),
      .init("approve", "Accept everything that failed."),
    ])

  private let patterns: [String]
  private let artifacts: SnapshotArtifacts
  private let isForced: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    patterns = arguments.operands
    artifacts = SnapshotArtifacts(
      folder: arguments.text("--from") ?? SnapshotArtifacts.defaultFolder)
    isForced = arguments.has("--force")
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    if context.isContinuousIntegration, !isForced {
      throw CommandFailure(
        .usage, "CI is set, and goldens are not approved by machines",
        advice: "Approve where people look at the pictures, or add --force.")
    }
    let failures = try artifacts.failures()
    var chosen: [SnapshotArtifacts.Failure] = []
    for pattern in patterns {
      let matcher = StoryPattern(pattern)
      let found = failures.filter { matcher.matches($0.name.path) }
      guard !found.isEmpty else {
        throw CommandFailure(
          .missingInput,
          "nothing that failed matches '\(pattern)'"
            + suggestion(pattern, failures),
          advice: "Run '\(context.toolName) verify' to see what fails.")
      }
      chosen += found.filter { failure in !chosen.contains { $0.name == failure.name } }
    }
    if patterns.isEmpty { chosen = failures }
    guard !chosen.isEmpty else {
      context.console.message("Nothing to approve: the last verify had no failures.")
      return .clean
    }
    try approve(chosen, &context.console)
    return .clean
  }

  private func suggestion(_ pattern: String, _ failures: [SnapshotArtifacts.Failure]) -> String {
    nearestName(to: pattern, in: failures.map(\.name.path)).map { "; did you mean '\($0)'?" } ?? ""
  }

  private func approve(
    _ failures: [SnapshotArtifacts.Failure], _ console: inout Console
  ) throws(CommandFailure) {
    do throws(SnapshotStoreError) {
      for failure in failures {
        let store = SnapshotStore(root: failure.root)
        let snapshot = try artifacts.snapshot(of: failure)
        try store.write(snapshot, as: failure.name, scale: failure.scale)
        console.print("\(failure.name): approved")
      }
      for root in Set(failures.map(\.root)).sorted() {
        try SnapshotStore(root: root).endRecording()
      }
    } catch {
      throw CommandFailure(error)
    }
  }
}
