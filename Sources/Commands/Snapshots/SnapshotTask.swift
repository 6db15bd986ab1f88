import Components
import Render

/// Compares one variant of a story with its golden, or writes it.
struct SnapshotTask: WorkerTask {
  static let operation = "snapshot"

  var story: StoryReference
  var variant: Variant
  /// The folder of the goldens.
  var root: String
  /// The golden's line in the manifest.
  var entry: Manifest.Entry?
  var mode: RecordMode
  var contents: SnapshotStore.Contents
  var allowsMissingGlyphs: Bool
  /// Where pictures of a failure go.
  var artifacts: String?
  /// What need not be drawn again; `nil` draws everything.
  var passed: PassedKey?
  /// Whether stand-ins for missing or damaged resources pass.
  var allowsSubstitutes = false
  /// Where pictures are that were drawn before; `nil` draws.
  var cache: SnapshotCache?
  /// Where pictures of goldens are that are only hashes here.
  var goldens: GoldenStore?

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> SnapshotJob.Outcome {
    let start = ContinuousClock.now
    let story = try desk.story(story)
    let name: SnapshotName
    do throws(SnapshotNameError) {
      name = try SnapshotName(story: story.id, variant: variant.name)
    } catch {
      throw CommandFailure(.badInput, "\(error)")
    }
    let scene = desk.renderer.scene(for: story, variant: variant)
    var job = SnapshotJob(
      name: name, store: SnapshotStore(root: root, pictures: goldens), entry: entry,
      scale: scene.scale, gaps: scene.gaps,
      tolerance: story.tolerance, mode: mode, contents: contents,
      artifacts: artifacts.map(SnapshotArtifacts.init(folder:)))
    job.passed = passed
    job.allowsMissingGlyphs = allowsMissingGlyphs
    let draft = SnapshotDraft(scene, renderer: desk.renderer)
    job.uses = draft.uses
    job.allowsSubstitutes = allowsSubstitutes
    job.tokens = { draft.notes(for: story, variant: variant).text }
    let health = try desk.kept("cache") { () throws(CommandFailure) in CacheHealth() }
    job.cache = health.isBroken ? nil : cache
    var outcome = job.run(draft)
    // Each story would wait for a server that does not answer.
    if outcome.cacheFault != nil { health.fail() }
    outcome.duration = .now - start
    return outcome
  }
}
