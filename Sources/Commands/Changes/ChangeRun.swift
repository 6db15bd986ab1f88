import Components
import Render

/// Stories drawn and compared with other goldens than those here.
@MainActor
struct ChangeRun {
  /// Where pictures of changes go where no other folder is named.
  static let folder = SnapshotArtifacts.defaultFolder + "-against"

  /// What the other goldens are called.
  let name: String
  let reference: GoldenReference
  let pool: WorkerPool
  var artifacts = SnapshotArtifacts(folder: folder)
  var cache: SnapshotCache?
  /// Where pictures of goldens are that are only hashes there.
  var goldens: GoldenStore?
  var allowsSubstitutes = false

  /// Which goldens there count as gone where no story here has them.
  enum GoneScope {
    /// Those of folders of documents.
    case documents
    /// Those of registered stories; goldens of documents may be in the same folder, and are not gone
    /// while there are goldens of them here.
    case registered
  }

  /// Draws and compares, and leaves what `approve` takes.
  ///
  /// - Parameter scope: `nil` where the plan has not all stories, so that nothing can be called gone.
  func report(
    _ here: SnapshotPlan, gone scope: GoneScope?, tool: String, _ console: inout Console
  ) throws(CommandFailure) -> ChangeReport {
    try reference.check(here, &console)
    var plan = here
    try plan.relocate { root throws(CommandFailure) in try reference.goldens(of: root) }
    artifacts.removeLastRun()
    var run = SnapshotRun(plan: plan, mode: .never, pool: pool, artifacts: artifacts)
    run.cache = cache
    run.goldens = goldens
    run.allowsSubstitutes = allowsSubstitutes
    let outcomes = try run.run(&console)
    let left = SnapshotReport(
      outcomes: outcomes, items: here.items,
      accepting: AcceptCommand(tool: tool, store: goldens?.name, artifacts: artifacts.folder),
      tool: tool,
      isRecording: false)
    try left.leave(in: artifacts)
    var gone: [ChangedPicture] = []
    if let scope { gone = try Self.gone(from: plan, here: here, scope) }
    return try ChangeReport(
      reference: name, outcomes: outcomes, items: plan.items, here: here.items.map(\.store.root),
      gone: gone)
  }

  private static func gone(
    from plan: SnapshotPlan, here: SnapshotPlan, _ scope: GoneScope
  ) throws(CommandFailure) -> [ChangedPicture] {
    var gone: [ChangedPicture] = []
    do throws(SnapshotStoreError) {
      for (store, home) in zip(plan.stores, here.stores) {
        let known = Set(plan.items.filter { $0.store.root == store.root }.map(\.name))
        let current = scope == .registered ? try home.manifest() : Manifest()
        let manifest = try store.manifest()
        for name in manifest.names where !known.contains(name) && current[name] == nil {
          let identity = ChangeIdentity(
            root: home.root, name: name, before: manifest[name]?.hashes.digest)
          gone.append(ChangedPicture(kind: .gone, identity: identity, store: store))
        }
      }
    } catch {
      throw CommandFailure(error)
    }
    return gone
  }
}

extension SnapshotStore {
  /// What stands for a golden; `nil` where there is none.
  func hashes(of name: SnapshotName) throws(SnapshotStoreError) -> SnapshotHashes? {
    if let entry = try manifest()[name] { return entry.hashes }
    return try read(name)?.hashes
  }
}
