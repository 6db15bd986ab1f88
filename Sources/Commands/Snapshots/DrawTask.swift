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
  /// What the picture leaves out of what its view asks for.
  var gaps: [PictureGap]
  /// The resources that the picture is drawn with.
  var uses: [ResourceUse]
  /// Whether stand-ins for missing or damaged resources pass.
  var allowsSubstitutes: Bool
  /// Where pictures of a failure go.
  var artifacts: String?
  /// Where pictures of goldens are that are only hashes here.
  var goldens: GoldenStore?
  /// The tokens of a picture that may become a golden.
  var tokens: String

  /// - Parameter undrawn: `UndrawnSnapshot.bytes`.
  @MainActor
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
    gaps = job.gaps
    uses = job.uses
    allowsSubstitutes = job.allowsSubstitutes
    artifacts = job.artifacts?.folder
    goldens = job.store.pictures as? GoldenStore
    tokens = job.mode == .never ? "" : job.tokens()
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
      name: name, store: SnapshotStore(root: root, pictures: goldens), entry: entry,
      scale: undrawn.scale,
      gaps: gaps, tolerance: tolerance, mode: mode, contents: contents,
      artifacts: artifacts.map(SnapshotArtifacts.init(folder:)))
    snapshot.allowsMissingGlyphs = allowsMissingGlyphs
    snapshot.uses = uses
    snapshot.allowsSubstitutes = allowsSubstitutes
    let tokens = tokens
    snapshot.tokens = { tokens }
    return snapshot.run(.success(undrawn))
  }
}
