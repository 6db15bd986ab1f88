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
      OptionManual(
        "--review", .file("FILE"),
        "Take what a signed review accepts, where golden and picture are still those reviewed."),
      GoldenStore.option, SnapshotOptions.allowMissingGlyphs, SnapshotOptions.force,
    ],
    examples: [
      .init("approve order-card/english", "Accept all variants of a story."),
      .init("approve 'order-card/english/dark'", "Accept one variant."),
      .init("approve", "Accept everything that failed."),
      .init("approve --review review.json", "Accept what people accepted in a review."),
    ])

  private let patterns: [String]
  /// Where the pictures are; `nil` for the folders that runs fill by default.
  private let source: String?
  private let review: String?
  private let folders: [String]
  private let isForced: Bool
  private let allowsMissingGlyphs: Bool
  private let goldens: GoldenStore?

  init(_ arguments: Arguments) throws(UsageError) {
    patterns = arguments.operands
    source = arguments.text("--from")
    review = arguments.text("--review")
    folders = arguments.texts("--snapshots")
    isForced = arguments.has("--force")
    allowsMissingGlyphs = arguments.has("--allow-missing-glyphs")
    goldens = try GoldenStore(arguments)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    if context.isContinuousIntegration, !isForced {
      throw CommandFailure(
        .usage, "CI is set, and goldens are not approved by machines",
        advice: "Approve where people look at the pictures, or add --force.")
    }
    if let review { return try apply(Review(at: review), from: review, &context) }
    let source = self.source ?? SnapshotArtifacts.defaultFolder
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
    try approve(chosen, &context.console)
    return .clean
  }

  // MARK: Reviews

  /// Takes what a review accepts, as far as golden and picture are those that were reviewed; the rest is told.
  private func apply(
    _ review: Review, from path: String, _ context: inout CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    guard let signature = review.signatures.last else {
      throw CommandFailure(
        .badInput, "\(path) is not signed",
        advice: "Nothing was approved. Sign it with a name where it is saved.")
    }
    var failures: [SnapshotFailures.Failure] = []
    for folder in source.map({ [$0] })
      ?? [ChangeRun.folder, SnapshotArtifacts.defaultFolder].filter(FileSystem.isFolder)
    {
      failures += try SnapshotFailures(at: folder).failures
    }
    let matchers = patterns.map { StoryPattern($0) }
    let approval: ReviewApproval
    do throws(SnapshotStoreError) {
      approval = try ReviewApproval(review, of: failures) { name in
        matchers.isEmpty || matchers.contains { $0.matches(name.path) }
      }
    } catch {
      throw CommandFailure(error)
    }
    let allowed = GoldenFolders(named: folders)
    for root in approval.drawn.map(\.root) + approval.gone.map(\.root) {
      try allowed.check(root, of: path)
    }
    try approve(approval.drawn, &context.console)
    try remove(approval.gone, &context.console)
    for (golden, reason) in approval.stale {
      context.console.error("\(golden): accepted and not approved: \(reason)")
    }
    let done = approval.drawn.count + approval.gone.count
    let decided = ReviewStanding(review, of: review.changes.map(\.identity))
    context.console.print(
      "\(done) approved, \(approval.doneCount) approved before, \(approval.stale.count) stale; "
        + "\(decided.rejected.count) rejected, \(decided.undecided.count) undecided; "
        + "signed by \(signature.by) on \(signature.date)")
    guard !approval.stale.isEmpty else { return .clean }
    context.console.message("Compare and review again what is stale.")
    return .findings
  }

  /// Removes goldens whose story is gone.
  private func remove(
    _ gone: [ChangeIdentity], _ console: inout Console
  ) throws(CommandFailure) {
    do throws(SnapshotStoreError) {
      var roots: [String] = []
      for identity in gone where !roots.contains(identity.root) { roots.append(identity.root) }
      for root in roots {
        let store = SnapshotStore(root: root)
        try store.beginRecording()
        for identity in gone where identity.root == root {
          try store.remove(identity.name)
          console.print("\(identity.name): removed")
        }
        try store.endRecording()
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  private func suggestion(_ pattern: String, _ failures: [SnapshotFailures.Failure]) -> String {
    nearestName(to: pattern, in: failures.map(\.name.path)).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Writes all, or nothing where some show characters that no font has.
  private func approve(
    _ failures: [SnapshotFailures.Failure], _ console: inout Console
  ) throws(CommandFailure) {
    var refused: [String] = []
    do throws(SnapshotStoreError) {
      for failure in failures where !allowsMissingGlyphs {
        let missing = try failure.snapshot()?.missingGlyphs ?? []
        if !missing.isEmpty {
          refused.append("\(failure.name): \(missing.joined(separator: "; "))")
        }
      }
    } catch {
      throw CommandFailure(error)
    }
    guard refused.isEmpty else {
      throw CommandFailure(
        .findings, refused.joined(separator: "\n"),
        advice: "Nothing was approved. Add the fonts, or --allow-missing-glyphs.")
    }
    var roots: [String] = []
    for failure in failures where !roots.contains(failure.root) { roots.append(failure.root) }
    do throws(SnapshotStoreError) {
      for root in roots {
        let store = SnapshotStore(root: root, pictures: goldens)
        try approve(failures.filter { $0.root == root }, in: store, &console)
      }
    } catch {
      throw CommandFailure(error)
    }
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
