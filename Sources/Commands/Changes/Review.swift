import Components
import Render

/// A golden before and after a change: what a decision is about.
struct ChangeIdentity: Hashable, Comparable {
  /// The folder of the golden, as the run was told it.
  var root: String
  var name: SnapshotName
  /// What stands for the golden before the change; `nil` where there was none.
  var before: String?
  /// What stands for what is drawn now; `nil` where nothing is.
  var after: String?

  /// The path of the golden without a suffix.
  var golden: String { "\(root)/\(name.path)" }

  static func < (one: ChangeIdentity, other: ChangeIdentity) -> Bool {
    (one.golden, one.before ?? "", one.after ?? "")
      < (other.golden, other.before ?? "", other.after ?? "")
  }
}

/// What people decided on changes: a file that is merged, checked and applied.
///
/// A decision holds for one golden, one picture before and one after. Where one of the hashes is another one
/// the decision is stale: it is told, and never applied.
struct Review: Equatable {
  /// The version of the file's form.
  static let version = 1
  static let fileLimit = 16_000_000
  static let changeLimit = 100_000
  static let commentLimit = 1_000
  static let textLimit = 10_000

  enum Decision: String, CaseIterable { case accepted, rejected }

  /// Who said something, and when.
  struct Signature: Hashable, Comparable {
    var by: String
    /// ISO 8601 in UTC, such as `2026-01-31T09:30:00Z`; the order of such texts is that of time.
    var date: String

    static func < (one: Signature, other: Signature) -> Bool {
      (one.date, one.by) < (other.date, other.by)
    }
  }

  struct Comment: Hashable {
    /// Empty where its author deleted it: merged with an older file, it stays deleted.
    var text: String
    var signature: Signature
    /// When its author last changed it, as the date of a signature.
    var edited: String?
    /// A box of the picture in points: x, y, width and height.
    var region: [Double]?
    /// The type and label of a node, as the tree has them.
    var node: String?
  }

  struct Change: Equatable {
    var identity: ChangeIdentity
    var decision: Decision?
    var signature: Signature?
    var comments: [Comment] = []
  }

  /// What was compared with, such as `main`.
  var against: String
  /// Who stands for the review as a whole; nothing unsigned is applied.
  var signatures: [Signature] = []
  /// Sorted, each identity once.
  var changes: [Change] = []

  subscript(identity: ChangeIdentity) -> Change? {
    changes.first { $0.identity == identity }
  }
}

// MARK: Writing

extension Review {
  var text: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", Self.version)
      json.member("against", against)
      json.member("signatures", array: .block) { json in
        for signature in signatures { json.object(.inline) { Self.write(signature, to: &$0) } }
      }
      json.member("changes", array: .block) { json in
        for change in changes { json.object { Self.write(change, to: &$0) } }
      }
    }
    return json.text
  }

  private static func write(_ signature: Signature, to json: inout JSONWriter) {
    json.member("by", signature.by)
    json.member("date", signature.date)
  }

  private static func write(_ change: Change, to json: inout JSONWriter) {
    let identity = change.identity
    json.member("golden", identity.golden)
    json.member("story", identity.name.story)
    json.member("variant", identity.name.variant)
    for (key, hash) in [("before", identity.before), ("after", identity.after)] {
      if let hash { json.member(key, hash) }
    }
    if let decision = change.decision { json.member("decision", decision.rawValue) }
    if let signature = change.signature { write(signature, to: &json) }
    guard !change.comments.isEmpty else { return }
    json.member("comments", array: .block) { json in
      for comment in change.comments {
        json.object(.inline) { json in
          if !comment.text.isEmpty { json.member("text", comment.text) }
          write(comment.signature, to: &json)
          if let edited = comment.edited { json.member("edited", edited) }
          if let region = comment.region { json.member("region", region) }
          if let node = comment.node { json.member("node", node) }
        }
      }
    }
  }
}
