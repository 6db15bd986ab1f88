import Components
import Render

/// What a review accepts and what can be done about it now: only what is as it was reviewed.
struct ReviewApproval {
  /// What was drawn and becomes a golden.
  private(set) var drawn: [SnapshotFailures.Failure] = []
  /// Goldens that go away.
  private(set) var gone: [ChangeIdentity] = []
  /// Goldens that are already what was accepted.
  private(set) var doneCount = 0
  /// What was accepted and is not as it was reviewed, with the reasons.
  private(set) var stale: [(golden: String, reason: String)] = []

  /// Compares a review with the goldens here and with what was drawn.
  ///
  /// - Parameters:
  ///   - isChosen: leaves out changes that are not asked for.
  ///   - failures: what the last run drew.
  init(
    _ review: Review, of failures: [SnapshotFailures.Failure],
    where isChosen: (SnapshotName) -> Bool
  ) throws(SnapshotStoreError) {
    var places: [String: [SnapshotFailures.Failure]] = [:]
    for failure in failures {
      places["\(failure.root)/\(failure.name.path)", default: []].append(failure)
    }
    for change in review.changes where change.decision == .accepted {
      let identity = change.identity
      guard isChosen(identity.name) else { continue }
      let now = try SnapshotStore(root: identity.root).hashes(of: identity.name)?.digest
      if now == identity.after {
        doneCount += 1
      } else if now != identity.before {
        stale.append((identity.golden, "the golden is another one than was reviewed"))
      } else if identity.after == nil {
        gone.append(identity)
      } else if let found = places[identity.golden] {
        var fitting: SnapshotFailures.Failure?
        for failure in found {
          if try failure.snapshot()?.hashes.digest == identity.after { fitting = failure }
        }
        if let fitting {
          drawn.append(fitting)
        } else {
          stale.append((identity.golden, "what was drawn is another picture than was reviewed"))
        }
      } else {
        stale.append((identity.golden, "the picture that was reviewed is not there"))
      }
    }
  }
}
