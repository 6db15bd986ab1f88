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
      touched, and files that no golden could be are left alone.
      """,
    options: [
      SnapshotOptions.snapshots,
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

  init(_ arguments: Arguments) throws(UsageError) {
    folders = arguments.operands
    root = arguments.text("--snapshots") ?? "Snapshots"
    isCheck = arguments.has("--check")
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    var status = ExitStatus.clean
    for plan in try plans(try context.registry) {
      for store in plan.stores {
        status = max(status, try prune(store, owned: plan.items.map(\.name), &context))
      }
    }
    return status
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
