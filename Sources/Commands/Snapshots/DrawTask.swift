import Components
import Foundation
import Render

/// Draws what a program of the same sources has laid out and audited, and compares it with its golden,
/// or writes it.
struct DrawTask: WorkerTask {
  static let operation = "draw"

  var story: String
  var variant: String
  /// `UndrawnSnapshot.bytes`.
  var undrawn: Data
  /// The folder of the goldens.
  var root: String
  /// The golden's line in the manifest.
  var entry: Manifest.Entry?
  var tolerance: SnapshotTolerance?
  var mode: RecordMode
  var contents: SnapshotStore.Contents
  var allowsMissingGlyphs: Bool
  /// Where pictures of a failure go.
  var artifacts: String?

  /// - Parameter undrawn: `UndrawnSnapshot.bytes`.
  init(_ job: SnapshotJob, _ undrawn: [UInt8]) {
    story = job.name.story
    variant = job.name.variant
    self.undrawn = Data(undrawn)
    root = job.store.root
    entry = job.entry
    tolerance = job.tolerance
    mode = job.mode
    contents = job.contents
    allowsMissingGlyphs = job.allowsMissingGlyphs
    artifacts = job.artifacts?.folder
  }

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> SnapshotJob.Outcome {
    let undrawn: UndrawnSnapshot
    do throws(ContentError) {
      undrawn = try UndrawnSnapshot(bytes: [UInt8](self.undrawn))
    } catch {
      throw CommandFailure(.badInput, "the draw commands cannot be read: \(error)")
    }
    let name: SnapshotName
    do throws(SnapshotNameError) {
      name = try SnapshotName(story: story, variant: variant)
    } catch {
      throw CommandFailure(.badInput, "\(error)")
    }
    var snapshot = SnapshotJob(
      name: name, store: SnapshotStore(root: root), entry: entry, scale: undrawn.scale,
      tolerance: tolerance, mode: mode, contents: contents,
      artifacts: artifacts.map(SnapshotArtifacts.init(folder:)))
    snapshot.allowsMissingGlyphs = allowsMissingGlyphs
    return snapshot.run(.success(undrawn))
  }
}
