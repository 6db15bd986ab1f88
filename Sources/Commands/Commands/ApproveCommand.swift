import Audit
import Components
import Render

/// `render-cli approve [PATTERN…]`: takes what the last failing `verify` rendered as goldens.
struct ApproveCommand: Command {
  static let manual = CommandManual(
    name: "approve", summary: "Take the pictures of the last failing verify as goldens.",
    operands: "PATTERN…", operandCount: 0...10_000,
    discussion: """
      Nothing is rendered again: what you looked at is what becomes the golden. A pattern is a story,
      STORY/VARIANT, or has '*'; without one all failures are taken. Goldens are written to folders of
      goldens below this one; others must be named.
      """,
    options: [
      OptionManual(
        "--from", .file("DIR|REPORT.json"),
        "The folder of failures or a JSON report; \(SnapshotArtifacts.defaultFolder) by default."),
      OptionManual(
        "--snapshots", .file("DIR"), repeats: true,
        "A folder of goldens that may be written although it is elsewhere."),
      SnapshotOptions.allowMissingGlyphs, SnapshotOptions.force,
    ],
    examples: [
      .init("approve order-card/english", "Accept all variants of a story."),
      .init("approve 'order-card/english/dark'", "Accept one variant."),
      .init("approve", "Accept everything that failed."),
    ])

  private let patterns: [String]
  private let source: String
  private let folders: [String]
  private let isForced: Bool
  private let allowsMissingGlyphs: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    patterns = arguments.operands
    source = arguments.text("--from") ?? SnapshotArtifacts.defaultFolder
    folders = arguments.texts("--snapshots")
    isForced = arguments.has("--force")
    allowsMissingGlyphs = arguments.has("--allow-missing-glyphs")
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    if context.isContinuousIntegration, !isForced {
      throw CommandFailure(
        .usage, "CI is set, and goldens are not approved by machines",
        advice: "Approve where people look at the pictures, or add --force.")
    }
    let failures = try SnapshotFailures(at: source).failures.filter { $0.actual != nil }
    var chosen: [SnapshotFailures.Failure] = []
    for pattern in patterns {
      let matcher = StoryPattern(pattern)
      let found = failures.filter { matcher.matches($0.name.path) }
      guard !found.isEmpty else {
        throw CommandFailure(
          .missingInput,
          "nothing that failed matches '\(pattern)'"
            + suggestion(pattern, failures),
          advice: "Run '\(context.commandName) verify' to see what fails.")
      }
      chosen += found.filter { failure in
        !chosen.contains { $0.name == failure.name && $0.root == failure.root }
      }
    }
    if patterns.isEmpty { chosen = failures }
    guard !chosen.isEmpty else {
      context.console.message("Nothing to approve: the last verify had no failures.")
      return .clean
    }
    // All is looked at before anything is written.
    let allowed = GoldenFolders(named: folders)
    for failure in chosen { try allowed.check(failure.root, of: source) }
    let refused = try approve(chosen, &context.console)
    guard refused.isEmpty else {
      let lines = refused.map { "\($0): \($1.joined(separator: "; "))" }
      throw CommandFailure(
        .findings, lines.joined(separator: "\n"),
        advice: "Nothing was approved. Add the fonts, or --allow-missing-glyphs.")
    }
    return .clean
  }

  private func suggestion(_ pattern: String, _ failures: [SnapshotFailures.Failure]) -> String {
    nearestName(to: pattern, in: failures.map(\.name.path)).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Writes all, or nothing where some show characters that no font has: these are what it returns.
  private func approve(
    _ failures: [SnapshotFailures.Failure], _ console: inout Console
  ) throws(CommandFailure) -> [(SnapshotName, [String])] {
    var refused: [(SnapshotName, [String])] = []
    do throws(SnapshotStoreError) {
      for failure in failures {
        let missing = try failure.snapshot()?.missingGlyphs ?? []
        if !missing.isEmpty, !allowsMissingGlyphs { refused.append((failure.name, missing)) }
      }
      guard refused.isEmpty else { return refused }
      var roots: [String] = []
      for failure in failures where !roots.contains(failure.root) { roots.append(failure.root) }
      for root in roots {
        try approve(failures.filter { $0.root == root }, in: SnapshotStore(root: root), &console)
      }
    } catch {
      throw CommandFailure(error)
    }
    return refused
  }

  private func approve(
    _ failures: [SnapshotFailures.Failure], in store: SnapshotStore, _ console: inout Console
  ) throws(SnapshotStoreError) {
    try store.beginRecording()
    let manifest = try store.manifest()
    var written: [SnapshotName] = []
    do throws(SnapshotStoreError) {
      for failure in failures {
        guard let snapshot = try failure.snapshot() else { continue }
        let presence = store.presence(of: failure.name, entry: manifest[failure.name])
        try store.write(
          snapshot, as: failure.name, scale: failure.scale,
          contents: presence == .hashes ? .hashesOnly : .files, uses: try failure.uses())
        written.append(failure.name)
        console.print("\(failure.name): approved")
      }
    } catch {
      // What was approved before lasts, and nothing else stays.
      try? store.endRecording(written)
      throw error
    }
    try store.endRecording(written)
  }
}
