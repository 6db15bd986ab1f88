public import Components

/// What became of one variant of a story.
public struct SnapshotResult: Equatable, Codable, Sendable {
  /// What became of the variant, with what is known of it.
  public enum Outcome: Equatable, Codable, Sendable {
    /// All gates passed; a tolerance may have been used.
    case match(SnapshotComparison)
    /// The same by its hash: nothing was rendered or nothing decoded.
    case unchanged
    /// There is no golden.
    case missing
    case differs(SnapshotComparison)
    /// Only hashes are stored, and these are not the same.
    case hashesDiffer([SnapshotGate])
    /// A golden was written.
    case recorded
    /// It is as it should not be, for these reasons, so that no golden is made of it.
    case refused([String])
    /// The golden cannot be read or written.
    case unusable(SnapshotStoreError)
    /// The story could not be rendered.
    case failed(String)
    /// The story stopped the process that rendered it.
    case stopped(StoryFault)
  }

  /// The story and the variant.
  public let name: SnapshotName
  /// What became of it.
  public let outcome: Outcome
  /// The engine that drew the golden, where the manifest knows it.
  public let goldenEngine: Int?

  /// Makes a result from its outcome.
  public init(name: SnapshotName, outcome: Outcome, goldenEngine: Int? = nil) {
    self.name = name
    self.outcome = outcome
    self.goldenEngine = goldenEngine
  }

  /// Compares what was rendered with what is stored.
  ///
  /// - Parameters:
  ///   - golden: the golden's files; `nil` where there are none.
  ///   - entry: the golden's line in the manifest, which alone is compared where there are no files.
  public init(
    name: SnapshotName, golden: Snapshot?, entry: Manifest.Entry?, actual: Snapshot,
    tolerance: SnapshotTolerance? = nil
  ) {
    self.name = name
    goldenEngine = entry?.engine
    if let golden {
      let comparison = SnapshotComparison(
        expected: golden, actual: actual, tolerance: tolerance)
      outcome = comparison.isMatch ? .match(comparison) : .differs(comparison)
    } else if let entry {
      let gates = Self.gates(entry.hashes, actual.hashes)
      outcome = gates.isEmpty ? .unchanged : .hashesDiffer(gates)
    } else {
      outcome = .missing
    }
  }

  /// The outcome in one word, for counts and reports.
  public enum Status: String, CaseIterable, Sendable {
    case passed
    case recorded
    case differs
    case missing
    case error
  }

  /// The outcome in one word.
  public var status: Status {
    switch outcome {
    case .match, .unchanged: .passed
    case .recorded: .recorded
    case .differs, .hashesDiffer: .differs
    case .missing: .missing
    case .refused, .unusable, .failed, .stopped: .error
    }
  }

  /// The gates that the variant did not pass.
  public var failedGates: [SnapshotGate] {
    switch outcome {
    case .differs(let comparison): comparison.failedGates
    case .hashesDiffer(let gates): gates
    default: []
    }
  }

  private static func gates(_ a: SnapshotHashes, _ b: SnapshotHashes) -> [SnapshotGate] {
    var gates: [SnapshotGate] = []
    if (a.width, a.height, a.pixels) != (b.width, b.height, b.pixels) { gates.append(.pixels) }
    if (a.tree, a.speech) != (b.tree, b.speech) { gates.append(.tree) }
    if a.audit != b.audit { gates.append(.audit) }
    return gates
  }
}
