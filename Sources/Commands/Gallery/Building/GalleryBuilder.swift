import Components
import Layout
import Render

/// Draws the variants of entries.
@MainActor
struct GalleryBuilder {
  let folder: GalleryFolder
  let axes: GalleryAxes
  let profile: AuditProfile
  /// Where the goldens of registered stories lie.
  let snapshots: String
  let sourceRoot: String
  let jobs: Int
  /// A theme for every story, in place of its own.
  var theme: Theme?

  private let renderer = Renderer()

  init(
    folder: GalleryFolder, axes: GalleryAxes, profile: AuditProfile, snapshots: String,
    sourceRoot: String, jobs: Int
  ) {
    self.folder = folder
    self.axes = axes
    self.profile = profile
    self.snapshots = snapshots
    self.sourceRoot = sourceRoot
    self.jobs = jobs
  }

  /// What is to be drawn for an entry; `nil` where there is no story.
  func draft(_ entry: GalleryEntry) -> GalleryDraft? {
    guard var story = entry.story else { return nil }
    if let theme { story.canvas.theme = theme }
    return GalleryDraft(entry, story: story, variants: axes.variants(of: story))
  }

  /// Draws variants, as many at the same time as there are threads; the results are in their order.
  func draw(
    _ items: [(variant: GalleryVariant, draft: GalleryDraft)]
  ) -> [Result<GalleryFrame, CommandFailure>] {
    let queue = WorkQueue<Result<GalleryFrame, CommandFailure>>(width: min(jobs, items.count))
    for (item, draft) in items {
      let story = draft.story
      let store = SnapshotStore(root: goldenRoot(of: draft.entry))
      // Views belong to this thread; everything after the scene runs on any.
      let job = GalleryJob(
        story: story.id, variant: item.name,
        scene: renderer.scene(for: story, variant: item.variant),
        names: TokenNames(story.environment(for: item.variant).appearance),
        sourceRoot: sourceRoot, profile: profile, pictures: GalleryPictures(folder: folder),
        golden: golden(of: story.id, item.name, in: store))
      queue.add { job.run(renderer) }
    }
    return queue.finish()
  }

  private func golden(
    of story: String, _ variant: String, in store: SnapshotStore
  ) -> (name: SnapshotName, store: SnapshotStore)? {
    guard let name = try? SnapshotName(story: story, variant: variant),
      FileSystem.exists(store.picturePath(of: name))
    else { return nil }
    return (name, store)
  }

  /// The folder of an entry's goldens.
  func goldenRoot(of entry: GalleryEntry) -> String {
    guard let path = entry.document else { return snapshots }
    let folder = path == "-" ? "." : FileSystem.parent(of: path)
    return folder == "." ? "Snapshots" : "\(folder)/Snapshots"
  }
}
