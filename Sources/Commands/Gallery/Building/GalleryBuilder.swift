import Components
import Layout
import Render

/// Renders entries and writes their pages.
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

  /// Renders an entry in all its variants and writes its data.
  func build(_ entry: GalleryEntry) throws(CommandFailure) -> GalleryPage {
    guard var story = entry.story else { return GalleryPage(entry, frames: []) }
    if let theme { story.canvas.theme = theme }
    let variants = axes.variants(of: story)
    let queue = WorkQueue<Result<GalleryFrame, CommandFailure>>(width: jobs)
    let store = SnapshotStore(root: goldenRoot(of: entry))
    for item in variants {
      // Views belong to this thread; everything after the scene runs on any.
      let job = GalleryJob(
        story: story.id, variant: item.name,
        scene: renderer.scene(for: story, variant: item.variant),
        names: TokenNames(story.environment(for: item.variant).appearance),
        sourceRoot: sourceRoot, profile: profile, pictures: GalleryPictures(folder: folder),
        golden: golden(of: story.id, item.name, in: store))
      queue.add { job.run(renderer) }
    }
    let frames = Array(zip(variants, queue.finish()))
    let page = GalleryPage(entry, frames: frames)
    try folder.write(page.script, to: page.path)
    return page
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
    GoldenOwners.folder(
      of: entry.document.map { .document($0) } ?? .registry, registry: snapshots)
  }
}
