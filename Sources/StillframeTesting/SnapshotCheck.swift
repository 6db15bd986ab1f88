import Audit
import Commands
import Components
import Foundation
import Render

/// One expectation: the story, its goldens, and how far it may write.
@MainActor
struct SnapshotCheck {
  private let story: Story
  private let store: SnapshotStore
  /// Where the pictures of goldens are that are only hashes in the package.
  private let pictures: GoldenStore?
  private let artifacts: SnapshotArtifacts
  private let mode: RecordMode
  private let isRetry: Bool
  private let site: TestSite

  init(
    _ story: Story, folder: String, record: SnapshotRecording?, site: TestSite,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SnapshotTestError) {
    let package = site.packageFolder
    self.story = story
    self.site = site
    pictures = try Self.pictures(environment, package: package)
    store = SnapshotStore(root: "\(package)/\(folder)", pictures: pictures)
    artifacts = SnapshotArtifacts(folder: "\(package)/.build/test-snapshot-failures")
    do throws(SnapshotNameError) {
      try SnapshotName.check(story: story.id)
    } catch {
      throw .invalidName("\(error)")
    }
    guard !story.variants.isEmpty else { throw .noVariants(story.id) }
    if let fault = story.tolerance?.fault { throw .invalidTolerance("\(fault)") }
    let mode = try Self.mode(record, environment)
    isRetry = try SnapshotNames.claim(story.id, in: store.root, by: site.owner)
    // What failed once must not pass because it was tried again.
    self.mode = isRetry ? .never : mode
  }

  /// Never under continuous integration; else what the test says, or else what the environment says.
  static func mode(
    _ record: SnapshotRecording?, _ environment: [String: String]
  ) throws(SnapshotTestError) -> RecordMode {
    let word = environment["STILLFRAME_RECORD"].flatMap { $0.isEmpty ? nil : $0 }
    if let word, SnapshotRecording(rawValue: word) == nil { throw .invalidRecording(word) }
    guard !isContinuousIntegration(environment) else { return .never }
    let chosen = record ?? word.flatMap { SnapshotRecording(rawValue: $0) } ?? .never
    return RecordMode(rawValue: chosen.rawValue) ?? .never
  }

  /// The store that the environment names; a relative folder is below the package.
  static func pictures(
    _ environment: [String: String], package: String
  ) throws(SnapshotTestError) -> GoldenStore? {
    guard let text = environment[storeVariable], !text.isEmpty else { return nil }
    guard let pictures = GoldenStore(text, below: package) else { throw .invalidStore(text) }
    return pictures
  }

  static let storeVariable = "STILLFRAME_STORE"

  // MARK: Comparing

  /// Compares every variant and tells the running test of those that are not as they should be.
  ///
  /// - Parameter ofStory: whether the goldens are those of the command-line tool.
  func report(ofStory: Bool) throws(SnapshotTestError) {
    let renderer = Renderer()
    let outcomes: [SnapshotJob.Outcome]
    do {
      outcomes = try run(renderer)
    } catch let error as SnapshotTestError {
      throw error
    } catch {
      throw .unusableGoldens("\(error)")
    }
    let reporter = TestReporter(site: site)
    for outcome in outcomes {
      guard let failure = failure(outcome) else { continue }
      try reporter.fail(failure, attachments: attachments(outcome))
    }
  }

  private func run(_ renderer: Renderer) throws -> [SnapshotJob.Outcome] {
    if mode != .never { try store.beginRecording() }
    let manifest = try store.manifest()
    var outcomes: [SnapshotJob.Outcome] = []
    for variant in story.variants {
      let name = try SnapshotName(story: story.id, variant: variant.name)
      // A story that traps ends the process of all tests: the last name printed is its own.
      announce(name)
      let scene = renderer.scene(for: story, variant: variant)
      let draft = SnapshotDraft(scene, renderer: renderer)
      let undrawn = draft.finished
      let bytes = try? undrawn.get().bytes
      try SnapshotNames.check(bytes, of: story.id, variant: variant.name, in: store.root)
      artifacts.remove(name)
      var job = SnapshotJob(
        name: name, store: store, entry: manifest[name], scale: scene.scale,
        gaps: scene.gaps, tolerance: story.tolerance, mode: mode,
        contents: pictures == nil ? .files : .hashesOnly, artifacts: artifacts)
      job.uses = draft.uses
      let story = story
      job.tokens = { draft.notes(for: story, variant: variant).text }
      let outcome = SnapshotDrawing.standard(package: site.packageFolder)
        .run(job, undrawn, bytes, of: story)
      // Another program that draws has no view to ask.
      if mode == .never, outcome.pictures.actual != nil {
        try artifacts.write(tokens: job.tokens(), of: name)
      }
      try artifacts.leave(outcome, snapshots: store.root, accept: acceptCommand)
      outcomes.append(outcome)
    }
    if mode != .never {
      try store.endRecording(
        outcomes.filter { $0.result.status == .recorded }.map(\.result.name))
    }
    return outcomes
  }

  private func announce(_ name: SnapshotName) {
    FileHandle.standardError.write(Data("snapshot: \(name)\n".utf8))
  }

  // MARK: Words

  /// What a test is told of a variant; `nil` where it passes.
  private func failure(_ outcome: SnapshotJob.Outcome) -> String? {
    let result = outcome.result
    let golden = store.picturePath(of: result.name)
    switch result.status {
    case .passed:
      guard SnapshotNames.wasRecorded(result.name.path, in: store.root) else { return nil }
      return "\(result.name): recorded in this run, compared with nothing yet; run the tests again"
    case .recorded:
      // The mark is a variant's own: others of the story may have been there.
      _ = try? SnapshotNames.claim(result.name.path, in: store.root, by: site.owner)
      SnapshotNames.markRecorded(result.name.path, in: store.root)
      let place = FileManager.default.fileExists(atPath: golden) ? golden : pictures?.name
      guard let place else {
        return "\(result.name): recorded as hashes, without a picture; run the tests again"
      }
      return "\(result.name): recorded; look at \(place), then run the tests again"
    case .differs, .missing, .error:
      var lines = SnapshotWording().lines(result)
      if case .hashesDiffer = result.outcome {
        lines.append("  \(Self.storeVariable)=DIR|URL names where the goldens' pictures are")
      }
      if let path = outcome.pictures.sideBySide ?? outcome.pictures.actual {
        lines.append("  picture: \(path)")
      }
      if outcome.result.status != .error || !isFailure(result) {
        lines.append("  accept with: \(acceptCommand)")
      }
      return lines.joined(separator: "\n")
    }
  }

  /// The command that runs the test again and takes what it renders as goldens.
  private var acceptCommand: String {
    let variable = pictures.map { "\(Self.storeVariable)=\(shellQuoted($0.name)) " } ?? ""
    return variable + site.acceptCommand
  }

  private func isFailure(_ result: SnapshotResult) -> Bool {
    if case .failed = result.outcome { true } else { false }
  }

  private func attachments(_ outcome: SnapshotJob.Outcome) -> [TestReporter.Picture] {
    let pictures = outcome.pictures
    return [
      ("expected", pictures.expected), ("difference", pictures.difference),
      ("actual", pictures.actual),
    ].compactMap { kind, path in
      guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
      let stem = outcome.result.name.path.replacing("/", with: ".")
      return TestReporter.Picture(name: "\(stem).\(kind).png", bytes: [UInt8](data))
    }
  }
}
