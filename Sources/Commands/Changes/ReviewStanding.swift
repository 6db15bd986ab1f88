import Components

/// How a review stands to the changes that there are.
struct ReviewStanding {
  private(set) var accepted: [ChangeIdentity] = []
  private(set) var rejected: [ChangeIdentity] = []
  private(set) var undecided: [ChangeIdentity] = []
  /// Goldens that were decided with other hashes than those that there are.
  private(set) var stale: [ChangeIdentity] = []
  private(set) var commentCount = 0
  /// Whether somebody stands for the review; what nobody signed accepts nothing.
  let isSigned: Bool

  init(_ review: Review, of changes: [ChangeIdentity]) {
    isSigned = !review.signatures.isEmpty
    let known = Dictionary(review.changes.map { ($0.identity, $0) }) { first, _ in first }
    let decided = Set(review.changes.filter { $0.decision != nil }.map(\.identity.golden))
    for change in changes {
      commentCount += known[change]?.comments.count { !$0.text.isEmpty } ?? 0
      switch known[change]?.decision {
      case .accepted?: accepted.append(change)
      case .rejected?: rejected.append(change)
      case nil where known[change] == nil && decided.contains(change.golden): stale.append(change)
      case nil: undecided.append(change)
      }
    }
  }

  var isAccepted: Bool {
    isSigned && rejected.isEmpty && undecided.isEmpty && stale.isEmpty
  }

  /// What is decided, with the names of what is not accepted.
  var text: String {
    var lines = [
      "review: \(accepted.count) accepted, \(rejected.count) rejected, "
        + "\(undecided.count) undecided, \(stale.count) decided for other pictures, "
        + "\(commentCount) comments"
    ]
    if !isSigned { lines.append("   · not signed: sign it with a name where it is saved") }
    for (word, changes) in [
      ("rejected", rejected), ("undecided", undecided), ("decided for another picture", stale),
    ] {
      lines += changes.prefix(50).map { "   · \($0.golden): \(word)" }
      if changes.count > 50 { lines.append("   · and \(changes.count - 50) more \(word)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func write(to json: inout JSONWriter) {
    json.member("review", object: .block) { json in
      json.member("accepted", accepted.map(\.golden))
      json.member("rejected", rejected.map(\.golden))
      json.member("undecided", undecided.map(\.golden))
      json.member("stale", stale.map(\.golden))
      json.member("comments", commentCount)
      json.member("signed", isSigned)
    }
  }
}
