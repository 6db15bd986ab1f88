import Components
import Render

/// The flags that commands on goldens share.
enum SnapshotOptions {
  static let snapshots = OptionManual(
    "--snapshots", .file("DIR"), "Where the goldens of stories lie; Snapshots by default.")
  static let jobs = OptionManual(
    "--jobs", .integer("N", 1...64), "Stories rendered at the same time; one a core by default.")
  static let shard = OptionManual(
    "--shard", .text("I/N"), "Only part I of N of the stories, for runs on several machines.")
  static let artifacts = OptionManual(
    "--artifacts", .file("DIR"),
    "Where pictures of failures go; \(SnapshotArtifacts.defaultFolder) by default.")
  static let allowMissingGlyphs = OptionManual(
    "--allow-missing-glyphs", .none, "Also make goldens of texts that no font has glyphs for.")
  static let force = OptionManual("--force", .none, "Write although CI is set.")
}

/// Which variants a run looks at, and where it looks: what `verify` and `record` have in common.
@MainActor
struct SnapshotSelection {
  let plan: SnapshotPlan
  /// Why there is nothing to look at, where that is as it should be.
  let emptyReason: String?
  /// The part of the run that this is.
  let shard: Shard?

  /// - Parameters:
  ///   - lastFailed: where the last run left its failures, to look at these alone.
  ///   - reference: a commit, to look only at what changed since.
  init(
    _ arguments: Arguments, _ context: CommandContext, lastFailed: SnapshotArtifacts? = nil,
    changedSince reference: String? = nil
  ) throws {
    let shard = try Shard(arguments, environment: context.environment)
    let subjects = try context.registry.subjects(arguments.operands)
    let root = arguments.text("--snapshots") ?? "Snapshots"
    if arguments.has("--snapshots"), !subjects.contains(where: { $0.origin == .registry }) {
      var console = context.console
      console.warning("--snapshots is for stories: goldens of documents lie beside them.")
    }
    var plan = try SnapshotPlan(
      subjects, root: root, registered: context.stories.map(\.id),
      pictures: GoldenStore(arguments))
    var reason: String?
    func narrow(_ why: String, _ isChosen: (SnapshotItem) -> Bool) {
      guard !plan.items.isEmpty else { return }
      plan.keep(isChosen)
      if plan.items.isEmpty { reason = why }
    }
    if let lastFailed {
      let failures = try SnapshotFailures(at: lastFailed.folder).failures
      narrow("nothing failed in the last run") { item in
        failures.contains { $0.name == item.name && $0.root == item.store.root }
      }
    }
    if let reference {
      let changes = try ChangedFiles(since: reference)
      narrow("nothing changed since \(reference) that a story depends on") { item in
        changes.affect(item, root: root, resources: context.resources)
      }
    }
    if let shard {
      narrow("shard \(shard.index + 1)/\(shard.count) has no story") { item in
        shard.contains(item.subject.id)
      }
    }
    self.plan = plan
    self.shard = shard
    emptyReason = reason
  }
}
