extension Review {
  /// A change that two people decided differently.
  struct Conflict: Equatable {
    var golden: String
    /// "accepted by A at …, rejected by B at …".
    var words: String
  }

  /// Takes over another review, change by change.
  ///
  /// Where both decide a change in the same way, the earlier decision stays. A person may change their mind:
  /// of two decisions of one person the later one counts. Decisions of two people that differ are a conflict, and
  /// the change is undecided then. Of a comment that its author edited or deleted the latest text stays.
  mutating func merge(_ other: Review) -> [Conflict] {
    var conflicts: [Conflict] = []
    var places: [ChangeIdentity: Int] = [:]
    for (index, change) in changes.enumerated() { places[change.identity] = index }
    for theirs in other.changes {
      guard let index = places[theirs.identity] else {
        changes.append(theirs)
        continue
      }
      if let conflict = changes[index].merge(theirs) { conflicts.append(conflict) }
    }
    changes.sort { $0.identity < $1.identity }
    signatures = Set(signatures + other.signatures).sorted()
    if against != other.against, !against.split(separator: ", ").contains(other.against[...]) {
      against += ", \(other.against)"
    }
    return conflicts
  }
}

extension Review.Change {
  fileprivate mutating func merge(_ other: Self) -> Review.Conflict? {
    for comment in other.comments {
      guard let index = comments.firstIndex(where: { $0.isSame(as: comment) }) else {
        comments.append(comment)
        continue
      }
      if (comments[index].edited ?? "") < (comment.edited ?? "") { comments[index] = comment }
    }
    comments.sort { ($0.signature, $0.text) < ($1.signature, $1.text) }
    guard let theirs = other.decision, let their = other.signature else { return nil }
    guard let ours = decision, let our = signature else {
      (decision, signature) = (theirs, their)
      return nil
    }
    if ours == theirs {
      signature = min(our, their)
    } else if our.by == their.by {
      if our < their { (decision, signature) = (theirs, their) }
    } else {
      (decision, signature) = (nil, nil)
      return Review.Conflict(
        golden: identity.golden,
        words: "\(ours.rawValue) by \(our.by) on \(our.date), "
          + "\(theirs.rawValue) by \(their.by) on \(their.date)")
    }
    return nil
  }
}

extension Review.Comment {
  /// Whether two comments are the same one, perhaps before and after an edit: of one author and time, on one place.
  fileprivate func isSame(as other: Self) -> Bool {
    (signature, node) == (other.signature, other.node) && region == other.region
      && (text == other.text || edited != nil || other.edited != nil)
  }
}
