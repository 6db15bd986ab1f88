import Components
import Foundation
import Render

/// Renders items and compares them with their goldens, or writes these.
@MainActor
struct SnapshotRun {
  /// Which goldens a run writes.
  enum RecordMode: String, CaseIterable, Sendable { case never, missing, failed, all }

  var plan: SnapshotPlan
  var mode: RecordMode
  var contents = SnapshotStore.Contents.files
  var jobs: Int

  /// What became of one item; the picture is kept only where it is needed for artefacts.
  struct Outcome: Sendable {
    var result: SnapshotResult
    var expected: Snapshot?
    var actual: Snapshot?
    var scale: Double
  }

  /// The number of threads where none is asked for.
  static var defaultJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

  func run(_ console: inout Console) throws(CommandFailure) -> [Outcome] {
    var manifests: [String: Manifest] = [:]
    do throws(SnapshotStoreError) {
      for store in plan.stores {
        if mode != .never { try store.beginRecording() }
        manifests[store.root] = try store.manifest()
      }
    } catch {
      throw CommandFailure(error)
    }
    let queue = WorkQueue<Outcome>(width: jobs)
    let renderer = Renderer()
    for (index, item) in plan.items.enumerated() {
      let entry = manifests[item.store.root]?[item.name]
      if mode == .missing, isRecorded(item, entry) {
        queue.add {
          Outcome(result: SnapshotResult(name: item.name, outcome: .unchanged), scale: 1)
        }
        continue
      }
      // Views belong to this thread; everything after the scene runs on any.
      let scene = renderer.scene(for: item.subject.story, variant: item.variant)
      let job = SnapshotJob(
        name: item.name, store: item.store, entry: entry, scene: scene, mode: mode,
        contents: contents)
      queue.add { job.run(renderer) }
      console.progress(index + 1, of: plan.items.count, item.name.description)
    }
    let outcomes = queue.finish()
    do throws(SnapshotStoreError) {
      if mode != .never { for store in plan.stores { try store.endRecording() } }
    } catch {
      throw CommandFailure(error)
    }
    return outcomes
  }

  private func isRecorded(_ item: SnapshotItem, _ entry: Manifest.Entry?) -> Bool {
    entry != nil || FileSystem.exists(item.store.picturePath(of: item.name))
  }
}

/// The part of a run that needs no view: layout, pixels, comparison and writing of one item.
struct SnapshotJob: Sendable {
  let name: SnapshotName
  let store: SnapshotStore
  let entry: Manifest.Entry?
  let scene: Scene
  let mode: SnapshotRun.RecordMode
  let contents: SnapshotStore.Contents

  func run(_ renderer: Renderer) -> SnapshotRun.Outcome {
    let actual: Snapshot
    do throws(RasterError) {
      actual = try snapshot(renderer)
    } catch {
      return outcome(.failed("\(error)"))
    }
    if mode == .all { return write(actual) }
    do throws(SnapshotStoreError) {
      let golden = try store.read(name)
      let result = SnapshotResult(name: name, golden: golden, entry: entry, actual: actual)
      if result.status != .passed, mode != .never { return write(actual) }
      let needsPictures = result.status == .differs || result.status == .missing
      return SnapshotRun.Outcome(
        result: result, expected: needsPictures ? golden : nil,
        actual: needsPictures ? actual : nil, scale: scene.scale)
    } catch {
      return mode == .never ? outcome(.unusable(error), actual) : write(actual)
    }
  }

  private func snapshot(_ renderer: Renderer) throws(RasterError) -> Snapshot {
    let tree = renderer.place(scene)
    var pixmap = try renderer.render(tree, background: scene.background)
    if let lens = VisionLens(scene.vision) { pixmap = lens.apply(to: pixmap) }
    return Snapshot(
      pixmap: pixmap, tree: tree.dump(),
      audit: SnapshotAudit.text(of: tree, background: scene.background))
  }

  private func write(_ actual: Snapshot) -> SnapshotRun.Outcome {
    do throws(SnapshotStoreError) {
      try store.write(actual, as: name, scale: scene.scale, contents: contents)
      return outcome(.recorded)
    } catch {
      return outcome(.unusable(error))
    }
  }

  private func outcome(
    _ outcome: SnapshotResult.Outcome, _ actual: Snapshot? = nil
  ) -> SnapshotRun.Outcome {
    SnapshotRun.Outcome(
      result: SnapshotResult(name: name, outcome: outcome, goldenEngine: entry?.engine),
      actual: actual, scale: scene.scale)
  }
}

extension CommandFailure {
  init(_ error: SnapshotStoreError) {
    self.init(error.status, "\(error)")
  }
}

extension SnapshotStoreError {
  /// A golden that cannot be read is wrong input; one that cannot be written is an output.
  var status: ExitStatus {
    switch self {
    case .cannotWrite(_, _, let isDiskFull): isDiskFull ? .inputOutput : .cannotCreate
    case .cannotRead: .missingInput
    case .incomplete, .tooLarge, .damagedPicture, .notText, .damagedManifest: .badInput
    }
  }
}

extension SnapshotResult {
  /// What the result means for the exit status.
  var exitStatus: ExitStatus {
    switch outcome {
    case .match, .unchanged, .recorded: .clean
    case .differs, .hashesDiffer: .findings
    case .missing: .incomplete
    case .unusable(let error): error.status
    case .failed: .badInput
    }
  }
}
