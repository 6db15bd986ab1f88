import Audit
import Components
import Foundation
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
  let pool: WorkerPool
  /// A theme for every story, in place of its own.
  var theme: Theme?
  /// The same theme as workers are given it.
  var themeFile: StoryReference.ThemeFile?
  /// Where pictures are that were drawn before; `nil` draws.
  var cache: SnapshotCache?
  /// Where pictures of goldens are that are only hashes here.
  var goldens: GoldenStore?
  /// Other goldens than those here.
  var reference: GoldenReference?
  /// How many pictures of a story with controls set there are at most.
  var controlPictures = GalleryBuilder.usualControlPictures
  static let usualControlPictures = 64

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

  /// What is to be drawn for an entry; `nil` where there is no story.
  func draft(_ entry: GalleryEntry) -> GalleryDraft? {
    guard let story = entry.story.map(themed) else { return nil }
    return GalleryDraft(
      entry, story: story, variants: axes.variants(of: story), controlPictures: controlPictures)
  }

  /// The story in the theme that it is shown in.
  func themed(_ story: Story) -> Story {
    guard let theme else { return story }
    return story.changingCanvas { $0.theme = theme }
  }

  /// Draws variants, as many at the same time as there are workers; the results are in their order.
  ///
  /// Neighbours that differ only in colours are drawn together. Where one of them fails, each is drawn by itself, so
  /// that only that one has no picture.
  ///
  /// - Throws: where no worker can be started, or other goldens cannot be had.
  func draw(
    _ items: [(variant: GalleryVariant, draft: GalleryDraft)], _ console: inout Console
  ) throws(CommandFailure) -> [Result<GalleryFrame, CommandFailure>] {
    var jobs: [WorkerJob<FramesTask>] = []
    var last: (story: String, shape: String)?
    for item in items {
      let job = try job(item.variant, of: item.draft.story, item.draft.entry)
      let shape = (item.draft.entry.id, item.draft.shape(of: item.variant))
      if let last, last == shape, let frames = jobs.last?.task.frames.count,
        frames < PictureSheet.mostPictures
      {
        jobs[jobs.count - 1].task.frames.append(job.task)
        jobs[jobs.count - 1].title += ", \(item.variant.title)"
      } else {
        jobs.append(
          WorkerJob(
            task: FramesTask(frames: [job.task]), story: job.story, reference: job.reference,
            title: job.title))
      }
      last = shape
    }
    var results: [Result<GalleryFrame, CommandFailure>] = []
    for (job, outcome) in zip(jobs, try pool.run(jobs, &console)) {
      if case .answer(let answer) = outcome {
        results += answer.frames.map { result(.answer($0)) }
      } else if case .refused(let failure) = outcome, job.task.frames.count == 1 {
        results.append(result(.refused(failure)))
      } else if case .stopped(let fault, let time) = outcome, job.task.frames.count == 1 {
        results.append(result(.stopped(fault, after: time)))
      } else {
        let singles = job.task.frames.map { frame in
          WorkerJob(task: frame, story: job.story, reference: job.reference, title: job.title)
        }
        let outcomes = try pool.run(singles, &console)
        let areAllDrawn = outcomes.allSatisfy { if case .answer = $0 { true } else { false } }
        if areAllDrawn {
          console.warning("\(job.title): drawn one by one; together \(outcome.reason)")
        }
        results += outcomes.map(result)
      }
    }
    return results
  }

  /// The work for a variant.
  func job(
    _ item: GalleryVariant, of story: Story, _ entry: GalleryEntry
  ) throws(CommandFailure) -> WorkerJob<FrameTask> {
    var reference = StoryReference(
      story: story.id, document: entry.document, text: entry.text.map { Data($0) })
    reference.revision = entry.revision
    reference.theme = themeFile
    var task = FrameTask(
      story: reference, variant: item.variant, sourceRoot: sourceRoot, profile: profile,
      folder: folder.root, goldens: try goldenRoot(of: entry))
    task.cache = cache
    task.store = self.goldens
    task.controls = item.controls
    task.device = item.device?.name
    return WorkerJob(
      task: task, story: story, reference: reference, title: "\(story.id) · \(item.title)")
  }

  private func result(
    _ outcome: WorkerOutcome<GalleryFrame>
  ) -> Result<GalleryFrame, CommandFailure> {
    switch outcome {
    case .answer(let frame):
      folder.keep(frame.picture, of: frame.draft)
      if let name = frame.golden?.picture { folder.keep(GalleryPictures.path(of: name)) }
      return .success(frame)
    case .refused(let failure): return .failure(failure)
    case .stopped(let fault, _):
      let lines = [fault.reason] + fault.details
      return .failure(CommandFailure(.internalError, lines.joined(separator: "\n  ")))
    }
  }

  /// The folder of an entry's goldens.
  ///
  /// - Throws: where the goldens of another revision or folder cannot be had.
  func goldenRoot(of entry: GalleryEntry) throws(CommandFailure) -> String {
    let root = GoldenOwners.folder(
      of: entry.document.map { .document($0) } ?? .registry, registry: snapshots)
    return try reference?.goldens(of: root) ?? root
  }
}

extension WorkerOutcome {
  /// Why there is no answer.
  fileprivate var reason: String {
    switch self {
    case .answer: ""
    case .refused(let failure): failure.message
    case .stopped(let fault, _): fault.reason
    }
  }
}
