import Audit
import Components
import Foundation
import Render
import Snapshots

/// A variant of a story as the commands see it: pixels, tree and audit.
@MainActor
struct SnapshotSubject {
  let snapshot: Snapshot

  /// The goldens of this package.
  nonisolated static let store = SnapshotStore(
    root: URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Snapshots").path)

  init(_ story: Story, _ variant: Variant) throws {
    let renderer = Renderer()
    snapshot = try renderer.snapshot(of: renderer.scene(for: story, variant: variant))
  }
}
