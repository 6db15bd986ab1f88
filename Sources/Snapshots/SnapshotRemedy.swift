/// What makes a variant pass, if it is meant to look as it does.
package enum SnapshotRemedy: Equatable, Sendable {
  /// Taking over what the run left.
  case approve
  /// Drawing it again, with a mode of `--record`; `nil` for the standard one.
  case record(mode: String?)
}

extension SnapshotResult {
  /// `nil` where there is nothing to accept.
  package var remedy: SnapshotRemedy? {
    switch outcome {
    case .match, .unchanged, .recorded, .refused, .failed, .stopped, .unusable(.cannotWrite): nil
    case .differs, .hashesDiffer: .approve
    case .missing, .unusable(.incomplete): .record(mode: nil)
    case .unusable: .record(mode: "all")
    }
  }
}
