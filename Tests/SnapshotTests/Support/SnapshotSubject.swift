import Components
import Foundation
import Render

@testable import Commands

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
    let scene = renderer.scene(for: story, variant: variant)
    let tree = renderer.place(scene)
    snapshot = Snapshot(
      pixmap: try renderer.render(tree, background: scene.background), tree: tree.dump(),
      audit: SnapshotAudit.text(of: tree, background: scene.background))
  }
}
