import Audit
package import Components
package import Render

/// Which goldens a run writes.
package enum RecordMode: String, Codable, CaseIterable, Sendable {
  case never, missing, failed, all
}

/// The part of a run that needs no view: pixels, comparison and writing of one variant.
package struct SnapshotJob: Sendable {
  package var name: SnapshotName
  package var store: SnapshotStore
  /// The golden's line in the manifest.
  package var entry: Manifest.Entry?
  /// Pixels per point.
  package var scale: Double
  /// What the picture leaves out of what its view asks for.
  package var gaps: [PictureGap]
  /// The resources that the picture is drawn with.
  package var uses: [ResourceUse] = []
  /// Whether stand-ins for missing or damaged resources pass.
  package var allowsSubstitutes = false
  package var tolerance: SnapshotTolerance?
  package var mode: RecordMode
  /// Where a new golden is kept; one that is there keeps its form.
  package var contents: SnapshotStore.Contents
  /// Whether a golden is made of a picture with characters that no font has.
  package var allowsMissingGlyphs = false
  /// Where pictures of a failure go.
  package var artifacts: SnapshotArtifacts?
  /// The program that draws, and the key of the variant when it passed last; `nil` draws everything.
  var passed: PassedKey?
  /// Where pictures are that were drawn before; `nil` draws.
  var cache: SnapshotCache?
  /// Gives the tokens of the picture; asked only for one that becomes a golden, or may.
  package var tokens: @MainActor @Sendable () -> String = { "" }

  package init(
    name: SnapshotName, store: SnapshotStore, entry: Manifest.Entry?,
    scale: Double, gaps: [PictureGap] = [], tolerance: SnapshotTolerance? = nil, mode: RecordMode,
    contents: SnapshotStore.Contents = .files, artifacts: SnapshotArtifacts? = nil
  ) {
    self.name = name
    self.store = store
    self.entry = entry
    self.scale = scale
    self.gaps = gaps
    self.tolerance = tolerance
    self.mode = mode
    self.contents = contents
    self.artifacts = artifacts
  }

  /// What became of the variant; pictures are in files by then, so that thousands need no memory.
  package struct Outcome: Codable, Sendable {
    package var result: SnapshotResult
    /// Pixels per point.
    package var scale: Double
    /// Which pictures were left for people.
    package var pictures = SnapshotArtifacts.Pictures()
    /// Why they were not.
    var failure: CommandFailure?
    /// What stands for everything that made the variant pass; `nil` where it did not.
    var key: String?
    /// Whether it was not drawn, since nothing had changed.
    var isSkipped = false
    /// Whether it was drawn before, here or elsewhere.
    var isCached = false
    /// Why the cache could not be used.
    var cacheFault: String?
    /// What the picture leaves out of what its view asks for.
    var gaps: [PictureGap] = []
    /// How long the variant took from its view to the answer; it reaches no output that is compared.
    var duration = Duration.zero
  }

  @MainActor
  package func run(_ draft: SnapshotDraft) -> Outcome {
    if let missing { return missing }
    let golden = self.golden
    let key = mode == .all ? nil : passed?.hash(draft, golden: try? golden.get(), entry: entry)
    if let key, passed?.last == key {
      var skipped = outcome(.unchanged, key: key)
      skipped.isSkipped = true
      return skipped
    }
    guard let cache else { return run(draft.finished, golden, key) }
    var fault: CacheFault?
    do throws(RasterError) {
      let found = try cache.snapshot(of: draft) { fault = $0 }
      var outcome = finish(found.snapshot, golden, key)
      outcome.isCached = found.isCached
      outcome.cacheFault = fault?.description
      return outcome
    } catch {
      return outcome(.failed("\(error)"))
    }
  }

  /// Draws what has been laid out and audited, here or in another program.
  @MainActor
  package func run(_ undrawn: Result<UndrawnSnapshot, RasterError>) -> Outcome {
    missing ?? run(undrawn, golden, nil)
  }

  /// The outcome of a picture that is not the one that was asked for; `nil` where nothing is missing.
  private var missing: Outcome? {
    let failures = gaps.filter { $0.severity == .failure }
    guard !allowsSubstitutes, !failures.isEmpty else { return nil }
    let reasons = failures.map(\.text).joined(separator: "\n  ")
    return outcome(.failed("\(reasons)\n  (--allow-substitutes draws a stand-in)"))
  }

  private var golden: Result<GoldenFiles?, SnapshotStoreError> {
    Result { () throws(SnapshotStoreError) in try store.golden(name) }
  }

  @MainActor
  private func run(
    _ undrawn: Result<UndrawnSnapshot, RasterError>,
    _ golden: Result<GoldenFiles?, SnapshotStoreError>, _ key: String?
  ) -> Outcome {
    let actual: Snapshot
    do throws(RasterError) {
      actual = try undrawn.get().snapshot()
    } catch {
      return outcome(.failed("\(error)"))
    }
    return finish(actual, golden, key)
  }

  @MainActor
  private func finish(
    _ actual: Snapshot, _ golden: Result<GoldenFiles?, SnapshotStoreError>, _ key: String?
  ) -> Outcome {
    let missing = actual.missingGlyphs
    guard !missing.isEmpty else { return judge(actual, golden, key) }
    // Whoever accepted them is told again, and nothing else passes with boxes.
    var job = self
    job.gaps += missing.map { PictureGap($0) }
    return job.judge(actual, golden, nil)
  }

  @MainActor
  private func judge(
    _ actual: Snapshot, _ golden: Result<GoldenFiles?, SnapshotStoreError>, _ key: String?
  ) -> Outcome {
    if mode == .all { return write(actual) }
    do throws(SnapshotStoreError) {
      return try judge(actual, golden: golden.get(), key: key)
    } catch {
      // A damaged golden is no missing one: only who asks for failed ones replaces it.
      if mode == .failed || isHalfWritten(error) && mode == .missing { return write(actual) }
      return leave(SnapshotResult.Outcome.unusable(error), actual)
    }
  }

  /// Compares with the golden and writes where the mode says so.
  @MainActor
  private func judge(
    _ actual: Snapshot, golden: GoldenFiles?, key: String?
  ) throws(SnapshotStoreError) -> Outcome {
    var expected: Snapshot?
    if let golden {
      expected = try store.decode(golden, as: name)
    } else if let entry, entry.hashes != actual.hashes {
      expected = try store.stored(entry, as: name)
    }
    let result = SnapshotResult(
      name: name, golden: expected, entry: entry, actual: actual, tolerance: tolerance)
    switch (result.status, mode) {
    case (.passed, _):
      if case .match(let comparison) = result.outcome, comparison.usesTolerance {
        return outcome(result.outcome)
      }
      // The line of a golden that is right was lost: a writing run gives it back.
      guard entry != nil || mode == .never else {
        try store.writeLine(of: actual, as: name, uses: uses)
        return outcome(.unchanged, key: key)
      }
      if golden == nil, mode != .never {
        try store.keepPicture(of: actual, as: name, scale: scale)
      }
      if golden != nil { try checkManifest(result, actual) }
      return outcome(result.outcome, key: key)
    case (.missing, .missing), (_, .failed):
      return write(actual)
    default:
      return leave(result.outcome, actual, expected: expected)
    }
  }

  /// A picture may be kept in a file and its hash in the manifest; then both speak of one picture.
  private func checkManifest(
    _ result: SnapshotResult, _ actual: Snapshot
  ) throws(SnapshotStoreError) {
    guard let entry, case .match = result.outcome, entry.hashes != actual.hashes else { return }
    throw .staleManifest(path: store.manifestPath, name)
  }

  private func isHalfWritten(_ error: SnapshotStoreError) -> Bool {
    if case .incomplete = error { true } else { false }
  }

  @MainActor
  private func write(_ actual: Snapshot) -> Outcome {
    let missing = actual.missingGlyphs
    guard missing.isEmpty || allowsMissingGlyphs else {
      return leave(
        .refused(missing.map { "\($0); add the fonts, or --allow-missing-glyphs" }), actual)
    }
    let isHash = store.presence(of: name, entry: entry) == .hashes
    var actual = actual
    actual.tokens = tokens()
    do throws(SnapshotStoreError) {
      try store.write(
        actual, as: name, scale: scale, contents: isHash ? .hashesOnly : contents, uses: uses)
      return outcome(.recorded)
    } catch {
      return outcome(.unusable(error))
    }
  }

  /// Keeps the pictures of a failure for people and for `approve`.
  @MainActor
  private func leave(
    _ result: SnapshotResult.Outcome, _ actual: Snapshot, expected: Snapshot? = nil
  ) -> Outcome {
    guard let artifacts else { return outcome(result) }
    var actual = actual
    actual.tokens = tokens()
    var result = result
    if case .differs(var comparison) = result, let expected {
      comparison.addTokens(expected: expected.tokens, actual: actual.tokens)
      result = .differs(comparison)
    }
    var outcome = outcome(result)
    do throws(CommandFailure) {
      outcome.pictures = try artifacts.write(
        name, actual: actual, uses: uses, expected: expected, scale: scale)
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  private func outcome(_ outcome: SnapshotResult.Outcome, key: String? = nil) -> Outcome {
    let result = SnapshotResult(name: name, outcome: outcome, goldenEngine: entry?.engine)
    return Outcome(
      result: result, scale: scale, key: key,
      gaps: gaps + otherResources(hasPassed: result.status == .passed))
  }

  /// The resources that are others than when the golden was recorded.
  ///
  /// Files of texts change with every word of an app: where the picture is the same that is no news.
  private func otherResources(hasPassed: Bool) -> [PictureGap] {
    guard let entry, mode == .never else { return [] }
    let now = Dictionary(uses.map { ($0.key, $0.sha256) }, uniquingKeysWith: { $1 })
    let others = entry.uses.filter { now[$0.key] != $0.sha256 }
    return others.filter { !hasPassed || $0.kind != .strings }.map { use in
      PictureGap(
        now[use.key] == nil
          ? "\(use.key) is not used any more as it was when the golden was recorded"
          : "\(use.key) is another file than when the golden was recorded")
    }
  }
}
