import Components
import Foundation
import Render

/// Renders items and compares them with their goldens, or writes these.
@MainActor
struct SnapshotRun {
  var plan: SnapshotPlan
  var mode: RecordMode
  /// Whether goldens that are there are compared while missing ones are written.
  var isComparing = true
  var contents = SnapshotStore.Contents.files
  var jobs: Int
  var artifacts: SnapshotArtifacts?
  /// What need not be drawn again; `nil` draws everything.
  var passed: PassedVariants?

  /// The number of threads where none is asked for.
  static var defaultJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

  func run(_ console: inout Console) throws(CommandFailure) -> [SnapshotJob.Outcome] {
    let manifests = try manifests()
    warnOfOtherEngines(manifests, &console)
    let queue = WorkQueue<SnapshotJob.Outcome>(width: jobs)
    let renderer = Renderer()
    for (index, item) in plan.items.enumerated() {
      let manifest = manifests[item.store.root] ?? Manifest()
      if mode == .missing, !isComparing, item.store.isWhole(item.name, entry: manifest[item.name]) {
        let engine = manifest[item.name]?.engine
        queue.add {
          SnapshotJob.Outcome(
            result: SnapshotResult(name: item.name, outcome: .unchanged, goldenEngine: engine),
            scale: 1)
        }
        continue
      }
      // Views belong to this thread; everything after the scene runs on any.
      let start = ContinuousClock.now
      let scene = renderer.scene(for: item.subject.story, variant: item.variant)
      var job = SnapshotJob(
        name: item.name, store: item.store, entry: manifest[item.name], scene: scene,
        tolerance: item.subject.story.tolerance, mode: mode, contents: contents,
        artifacts: artifacts)
      job.passed = passed
      let sceneDuration = ContinuousClock.now - start
      queue.add { [job] in
        let start = ContinuousClock.now
        var outcome = job.run(renderer)
        outcome.duration = sceneDuration + (ContinuousClock.now - start)
        return outcome
      }
      console.progress(index + 1, of: plan.items.count, item.name.description)
    }
    let outcomes = queue.finish()
    if mode != .never {
      // Whatever failed, what was written is to last.
      var written: [String: [SnapshotName]] = [:]
      for (outcome, item) in zip(outcomes, plan.items) where outcome.result.status == .recorded {
        written[item.store.root, default: []].append(item.name)
      }
      try onStores { store throws(SnapshotStoreError) in
        try store.endRecording(written[store.root] ?? [])
      }
    }
    return outcomes
  }

  private func manifests() throws(CommandFailure) -> [String: Manifest] {
    var manifests: [String: Manifest] = [:]
    try onStores { store throws(SnapshotStoreError) in
      if mode != .never { try store.beginRecording() }
      manifests[store.root] = try store.manifest()
    }
    return manifests
  }

  private func onStores(
    _ body: (SnapshotStore) throws(SnapshotStoreError) -> Void
  ) throws(CommandFailure) {
    do throws(SnapshotStoreError) {
      for store in plan.stores { try body(store) }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Says before hundreds of differences that they may have one cause.
  private func warnOfOtherEngines(_ manifests: [String: Manifest], _ console: inout Console) {
    var count = 0
    var engines: Set<Int> = []
    for item in plan.items {
      guard let engine = manifests[item.store.root]?[item.name]?.engine,
        engine != EngineVersion.current
      else { continue }
      count += 1
      engines.insert(engine)
    }
    guard count > 0, mode == .never else { return }
    console.warning(
      """
      \(count) of \(plan.items.count) goldens are of engine \
      \(list(engines.sorted().map(String.init), conjunction: "and")), this is engine \
      \(EngineVersion.current): differences may be those that its changelog names.
      """)
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
    case .incomplete, .tooLarge, .damagedPicture, .notText, .damagedManifest, .staleManifest:
      .badInput
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
