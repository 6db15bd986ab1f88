import Components
import Render

/// A picture that differs from what it was, is new or is gone, and why.
struct ChangedPicture {
  enum Kind: String { case changed, new, gone }

  var kind: Kind
  var identity: ChangeIdentity
  /// The folder of the golden that it was compared with.
  var store: SnapshotStore
  var values: [ValueChange] = []
  var phrases: [DesignWords.Phrase] = []
  /// Findings of the audit that were not there.
  var findings: [String] = []
  /// The share of its pixels that differ, in `0...1`; 1 for another size.
  var share = 1.0
  /// Boxes around changed pixels, in points.
  var regions: [[Double]] = []
  /// The changed lines of the tree and of the audit.
  var details = ""
  /// Pixels per point.
  var scale = 1.0
  /// Where the story or document was written.
  var source: SourceLocation?
  /// Where the pictures lie.
  var files = SnapshotArtifacts.Pictures()

  var name: SnapshotName { identity.name }
  /// What changed in the words of designers.
  var words: [String] { phrases.map(\.text) + values.map(\.text) + findings }
}

/// Changes that have one cause, so that one decision is enough for them.
struct ChangeGroup {
  var cause: String
  var notice: DesignWords.Notice
  /// What else changed in some of them, the most frequent first.
  var further: [String] = []
  var pictures: [ChangedPicture]

  var storyCount: Int { Set(pictures.map(\.name.story)).count }
  var share: Double { pictures.map(\.share).max() ?? 0 }
}

/// The changes of a run, grouped by cause and sorted by what a person would notice.
struct ChangeGroups {
  private(set) var groups: [ChangeGroup] = []

  private struct Cause: Hashable {
    var text: String
    var notice: DesignWords.Notice
    /// Causes before consequences: a token before a place that moved.
    var rank: Int

    /// The cause without its lengths and colours, which differ between type sizes and schemes; `nil`
    /// for what is told by its text alone.
    var kind: String? {
      guard rank > 0, notice >= .target else { return nil }
      return text.replacing(/#[0-9A-F]{6,8}|[0-9]+(\.[0-9]+)?/, with: "#")
    }
  }

  private typealias Members = [(offset: Int, element: ChangedPicture)]

  init(_ pictures: [ChangedPicture]) {
    var open = Array(pictures.enumerated())
    let causes = pictures.map(Self.causes)
    var found: [(cause: Cause, members: Members)] = []
    while !open.isEmpty {
      var counts: [Cause: Int] = [:]
      for (index, _) in open { for cause in causes[index] { counts[cause, default: 0] += 1 } }
      // The cause that explains most of what is left, tokens before all else.
      let best = counts.min { one, other in
        (one.key.rank, -one.value, one.key.notice.rawValue, one.key.text)
          < (other.key.rank, -other.value, other.key.notice.rawValue, other.key.text)
      }
      guard let cause = best?.key else { break }
      let members = open.filter { causes[$0.offset].contains(cause) }
      open.removeAll { causes[$0.offset].contains(cause) }
      // The same at another type size or in another scheme is the same decision.
      let kinds = causes.map { Set($0.compactMap(\.kind)) }
      let home = found.firstIndex { other in
        members.allSatisfy { one in
          other.members.contains {
            $0.element.name.story == one.element.name.story
              && !kinds[$0.offset].isDisjoint(with: kinds[one.offset])
          }
        }
      }
      if let home, cause.kind != nil, found[home].cause.kind != nil {
        found[home].members += members
      } else {
        found.append((cause, members))
      }
    }
    groups = found.map { Self.group($0.cause, $0.members.map(\.element)) }
    groups.sort { one, other in
      (one.notice.rawValue, -one.share, -Double(one.pictures.count), one.cause)
        < (other.notice.rawValue, -other.share, -Double(other.pictures.count), other.cause)
    }
  }

  /// What may have caused the change of a picture; there is always something.
  private static func causes(of picture: ChangedPicture) -> [Cause] {
    var causes: [Cause] = []
    // What else changed has a decision of its own, in which the token is told.
    for change in picture.values where change.isToken && change.explains(picture.phrases) {
      let notice = change.isLength ? DesignWords.Notice.size : .color
      causes.append(Cause(text: "token \(change.name)", notice: notice, rank: 0))
    }
    // Sizes and places follow from other tokens; what is read or heard does not.
    let isOnlyLook = picture.phrases.allSatisfy { $0.notice >= .target }
    for phrase in picture.phrases {
      let rank = phrase.isCause && isOnlyLook ? 1 : phrase.notice < .place ? 2 : 4
      causes.append(Cause(text: phrase.text, notice: phrase.notice, rank: rank))
    }
    for change in picture.values where !change.isToken {
      // Tokens that took each other's place did so in every appearance.
      let text = change.name == "color" ? change.text : change.name
      causes.append(Cause(text: text, notice: .color, rank: 3))
    }
    guard causes.isEmpty else { return causes }
    for finding in picture.findings { causes.append(Cause(text: finding, notice: .label, rank: 2)) }
    guard causes.isEmpty else { return causes }
    return [Cause(text: "pixels of \(picture.name.story)", notice: .color, rank: 5)]
  }

  private static func group(_ cause: Cause, _ pictures: [ChangedPicture]) -> ChangeGroup {
    var counts: [String: Int] = [:]
    func count(_ text: String) { if text != cause.text { counts[text, default: 0] += 1 } }
    var notice = cause.notice
    for picture in pictures {
      for change in picture.values {
        count(change.text)
        if let contrast = change.contrast { count(contrast) }
      }
      // What holds others follows from them.
      let parts = picture.phrases.filter { $0.notice != .container }
      for phrase in parts.isEmpty ? picture.phrases : parts {
        count(phrase.text)
        notice = min(notice, phrase.notice)
      }
      for finding in picture.findings {
        count(finding)
        notice = .label
      }
    }
    let further = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let sorted = pictures.sorted { ($1.share, $0.name) < ($0.share, $1.name) }
    return ChangeGroup(
      cause: cause.text, notice: notice, further: Array(further.prefix(8)), pictures: sorted)
  }
}

extension ValueChange {
  /// Whether a token's value explains all else that is said of a picture: what it does not has a decision of its own,
  /// in which the token is told.
  fileprivate func explains(_ phrases: [DesignWords.Phrase]) -> Bool {
    phrases.allSatisfy { isLength && $0.notice >= .target && !$0.isCause }
  }
}
