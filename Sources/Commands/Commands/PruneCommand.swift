import Components
import Render

/// `render-cli prune [DIR…]`: removes goldens that no story owns.
struct PruneCommand: Command {
  static let manual = CommandManual(
    name: "prune", summary: "Remove goldens that no story owns.",
    operands: "DIR…", operandCount: 0...1_000,
    discussion: """
      Without operands all registered stories are known, and their folder is cleaned. A folder of
      documents is cleaned by the documents in it. Only folders whose owners are all known are
      touched, and files that no golden could be are left alone. --store also removes the pictures of
      a folder that neither these goldens nor those of --snapshots are, and that nobody has used for
      --days.
      """,
    options: [
      SnapshotOptions.snapshots, GoldenStore.option,
      OptionManual(
        "--days", .integer("N", 0...36_500),
        "How long a picture of --store is kept for other branches; \(GoldenStore.usualDays) by default."
      ),
      OptionManual("--check", .none, "Remove nothing; exit 1 if something would be."),
    ],
    examples: [
      .init("prune --check", "List orphaned goldens, for CI."),
      .init("prune", "Remove them."),
      .init("prune Examples", "Clean the goldens of a folder of documents."),
    ])

  private let folders: [String]
  private let root: String
  private let isCheck: Bool
  private let goldens: GoldenStore?
  private let days: Int

  init(_ arguments: Arguments) throws(UsageError) {
    folders = arguments.operands
    root = arguments.text("--snapshots") ?? "Snapshots"
    isCheck = arguments.has("--check")
    goldens = try GoldenStore(arguments)
    let days = try arguments.integer("--days")
    if days != nil, goldens == nil {
      throw .missingOption(GoldenStore.option.name, reason: "--days is about its pictures")
    }
    self.days = days ?? GoldenStore.usualDays
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    var status = ExitStatus.clean
    var stores = [SnapshotStore(root: root)]
    for plan in try plans(try context.registry) {
      for store in plan.stores {
        status = max(status, try prune(store, owned: plan.items.map(\.name), &context))
        stores.append(store)
      }
    }
    guard let goldens else { return status }
    return max(status, try prune(goldens, beside: stores, &context))
  }

  /// Removes pictures of a store that these goldens are not.
  private func prune(
    _ goldens: GoldenStore, beside stores: [SnapshotStore], _ context: inout CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    var manifests: [Manifest] = []
    do throws(SnapshotStoreError) {
      for store in stores { manifests.append(try store.manifest()) }
    } catch {
      throw CommandFailure(error)
    }
    guard let files = goldens.unused(beside: manifests, days: days) else {
      throw CommandFailure(
        .usage, "\(goldens.name) is a server, which bounds its own size",
        advice: "Name a folder to prune.")
    }
    for file in files {
      if !isCheck { FileSystem.remove(file) }
      context.console.print("\(isCheck ? "unused" : "removed") \(file)")
    }
    return isCheck && !files.isEmpty ? .findings : .clean
  }

  /// One plan for each folder of goldens whose owners are all known.
  private func plans(_ registry: StoryRegistry) throws(CommandFailure) -> [SnapshotPlan] {
    guard !folders.isEmpty else {
      guard !registry.stories.isEmpty else {
        throw CommandFailure(
          .incomplete, "no story is registered, so no golden can be called an orphan",
          advice: "Name a folder of documents to clean.")
      }
      return [
        try SnapshotPlan(
          registry.subjects([]), root: root, registered: registry.stories.map(\.id))
      ]
    }
    var plans: [SnapshotPlan] = []
    for folder in folders {
      guard FileSystem.isFolder(folder) else {
        throw CommandFailure(
          .missingInput, "\(folder) is not a folder of documents",
          advice: "Patterns and single documents cannot be pruned: they leave owners out.")
      }
      // The documents of the folder itself own its Snapshots; folders below have their own.
      var subjects: [Subject] = []
      for name in try FileSystem.names(inFolder: folder)
      where name.hasSuffix(".json") {
        let path = "\(folder)/\(name)"
        if try Subject.mayBeDocument(path) { subjects.append(try Subject.document(path)) }
      }
      guard !subjects.isEmpty else {
        throw CommandFailure(.missingInput, "the folder \(folder) has no documents (*.json)")
      }
      plans.append(try SnapshotPlan(subjects, root: root, registered: []))
    }
    return plans
  }

  private func prune(
    _ store: SnapshotStore, owned: [SnapshotName], _ context: inout CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    do throws(SnapshotStoreError) {
      let orphans = SnapshotOrphans(
        files: try store.list(), manifest: try store.manifest(), owned: owned)
      for file in orphans.foreign {
        context.console.warning("\(store.root)/\(file) is not a golden and was left alone.")
      }
      let files = orphans.files + orphans.collisions
      for file in files {
        if !isCheck { try store.removeFile(file) }
        context.console.print("\(isCheck ? "orphan" : "removed") \(store.root)/\(file)")
      }
      for name in orphans.names where !isCheck { try store.remove(name) }
      if !isCheck, !orphans.isEmpty { try store.endRecording() }
      if orphans.isEmpty { context.console.message("\(store.root) has no orphans.") }
      guard isCheck, !orphans.isEmpty else { return .clean }
      context.console.message("Remove them with: \(context.commandName) prune")
      return .findings
    } catch {
      throw CommandFailure(error)
    }
  }
}
