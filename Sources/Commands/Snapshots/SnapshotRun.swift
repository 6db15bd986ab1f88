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
  /// Whether goldens are made of pictures with characters that no font has.
  var allowsMissingGlyphs = false
  var pool: WorkerPool
  var artifacts: SnapshotArtifacts?
  /// What need not be drawn again; `nil` draws everything.
  var passed: PassedVariants?
  /// Whether stand-ins for missing or damaged resources pass.
  var allowsSubstitutes = false
  /// Where pictures are that were drawn before; `nil` draws.
  var cache: SnapshotCache?
  /// Where pictures of goldens are that are only hashes here.
  var goldens: GoldenStore?

  /// The number of threads where none is asked for.
  static var defaultJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

  func run(_ console: inout Console) throws(CommandFailure) -> [SnapshotJob.Outcome] {
    let manifests = try manifests()
    warnOfOtherEngines(manifests, &console)
    // The folders are this process's: workers that fail side by side cannot tell whose they are. One that
    // cannot be created is told by the story that needs it.
    let created = mode == .never ? [] : plan.stores.flatMap { (try? makeFolders($0.root)) ?? [] }
    defer { removeCreatedFolders(created) }
    var known: [SnapshotJob.Outcome?] = []
    var jobs: [WorkerJob<SnapshotTask>] = []
    for item in plan.items {
      let entry = manifests[item.store.root]?[item.name]
      let isKept =
        mode == .missing && !isComparing && item.store.isWhole(item.name, entry: entry)
      known.append(isKept ? outcome(.unchanged, of: item, entry) : nil)
      if !isKept { jobs.append(job(item, entry)) }
    }
    let total = jobs.count
    var found = try pool.run(jobs, &console) { console, done, title in
      console.progress(done, of: total, title)
    }[...]
    let outcomes = zip(plan.items, known).map { item, known in
      if let known { return known }
      let entry = manifests[item.store.root]?[item.name]
      return switch found.removeFirst() {
      case .answer(let answer): answer
      case .refused(let failure): outcome(.failed(failure.message), of: item, entry)
      case .stopped(let fault, let duration):
        outcome(.stopped(fault), of: item, entry, after: duration)
      }
    }
    if let cache {
      cache.trim()
      if let fault = outcomes.lazy.compactMap(\.cacheFault).first {
        console.warning("the cache is not used: \(fault)")
      }
      let found = outcomes.count { $0.isCached }
      console.message("\(count(found, "picture")) of \(outcomes.count) from the cache")
    }
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

  private func job(_ item: SnapshotItem, _ entry: Manifest.Entry?) -> WorkerJob<SnapshotTask> {
    let reference = StoryReference(item.subject)
    var task = SnapshotTask(
      story: reference, variant: item.variant, root: item.store.root, entry: entry, mode: mode,
      contents: contents, allowsMissingGlyphs: allowsMissingGlyphs,
      artifacts: artifacts?.folder,
      passed: passed?.key(of: item.name, in: item.store))
    task.allowsSubstitutes = allowsSubstitutes
    task.cache = cache
    task.goldens = goldens
    return WorkerJob(
      task: task, story: item.subject.story, reference: reference, title: item.name.description)
  }

  private func outcome(
    _ outcome: SnapshotResult.Outcome, of item: SnapshotItem, _ entry: Manifest.Entry?,
    after duration: Duration = .zero
  ) -> SnapshotJob.Outcome {
    SnapshotJob.Outcome(
      result: SnapshotResult(name: item.name, outcome: outcome, goldenEngine: entry?.engine),
      scale: 1, duration: duration)
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
    case .cannotRead, .noPicture: .missingInput
    case .incomplete, .tooLarge, .damagedPicture, .notText, .damagedManifest, .staleManifest,
      .otherPicture:
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
    case .refused: .findings
    case .failed: .badInput
    case .stopped(let fault): fault.kind.exitStatus
    }
  }
}
