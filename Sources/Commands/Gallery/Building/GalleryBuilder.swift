import Components
import Foundation
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
  let pool: WorkerPool
  /// A theme for every story, in place of its own.
  var theme: Theme?
  /// The file of the theme, and a number that rises when it changes.
  var themeFile: (path: String, revision: Int)?

  init(
    folder: GalleryFolder, axes: GalleryAxes, profile: AuditProfile, snapshots: String,
    sourceRoot: String, pool: WorkerPool = WorkerPool(nil)
  ) {
    self.folder = folder
    self.axes = axes
    self.profile = profile
    self.snapshots = snapshots
    self.sourceRoot = sourceRoot
    self.pool = pool
  }

  /// Renders an entry in all its variants and writes its data.
  func build(
    _ entry: GalleryEntry, _ console: inout Console
  ) throws(CommandFailure) -> GalleryPage {
    guard var story = entry.story else { return GalleryPage(entry, frames: []) }
    if let theme { story.canvas.theme = theme }
    let variants = axes.variants(of: story)
    let jobs = variants.map { job($0, of: story, entry) }
    let outcomes = try pool.run(jobs, &console)
    let frames = Array(zip(variants, outcomes.map(result)))
    let page = GalleryPage(entry, frames: frames)
    try folder.write(page.script, to: page.path)
    return page
  }

  private func job(
    _ item: GalleryVariant, of story: Story, _ entry: GalleryEntry
  ) -> WorkerJob<FrameTask> {
    var reference = StoryReference(
      story: story.id, document: entry.document, text: entry.text.map { Data($0) })
    reference.revision = [entry.revision, themeFile?.revision ?? 0]
    if let themeFile { reference.flags = ["--theme", themeFile.path] }
    let task = FrameTask(
      story: reference, variant: item.variant, sourceRoot: sourceRoot, profile: profile,
      folder: folder.root, goldens: goldenRoot(of: entry))
    return WorkerJob(
      task: task, story: story, reference: reference, title: "\(story.id) · \(item.name)")
  }

  private func result(
    _ outcome: WorkerOutcome<GalleryFrame>
  ) -> Result<GalleryFrame, CommandFailure> {
    switch outcome {
    case .answer(let frame):
      for name in [frame.picture, frame.golden?.picture] {
        if let name { folder.keep(GalleryPictures.path(of: name)) }
      }
      return .success(frame)
    case .refused(let failure): return .failure(failure)
    case .stopped(let fault, _):
      let lines = [fault.reason] + fault.details
      return .failure(CommandFailure(.internalError, lines.joined(separator: "\n  ")))
    }
  }

  /// The folder of an entry's goldens.
  func goldenRoot(of entry: GalleryEntry) -> String {
    guard let path = entry.document else { return snapshots }
    let folder = path == "-" ? "." : FileSystem.parent(of: path)
    return folder == "." ? "Snapshots" : "\(folder)/Snapshots"
  }
}
