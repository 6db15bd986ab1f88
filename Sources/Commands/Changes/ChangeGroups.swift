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
  /// Whether the golden has no names of tokens, so that colours are called by what has their values.
  var guessesNames = false
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
  var words: [String] {
    let colors = values.flatMap { [$0.text] + $0.contrasts }
    let first = phrases.prefix { !$0.follows && ($0.isCause || $0.notice < .color) }
    return first.map(\.text) + colors + phrases.dropFirst(first.count).map(\.text) + findings
  }
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
///
/// A cause is what somebody edited: the value of a token, or a property of a node from what to what. What follows from it,
/// such as places, numbers of lines and the sizes of what is around, differs between type sizes, schemes and directions
/// and is told inside the group. Where only such things changed, they are the cause.
struct ChangeGroups {
  private(set) var groups: [ChangeGroup] = []

  init(_ pictures: [ChangedPicture]) {
    var open = Self.clusters(of: pictures.map { ($0, ChangeCauses($0)) })
    while !open.isEmpty {
      var counts: [ChangeCauses.Cause: Int] = [:]
      for member in open.flatMap(\.members) {
        for cause in member.causes.causes { counts[cause, default: 0] += 1 }
      }
      // The cause that explains most of what is left, tokens before all else.
      let best = counts.min { one, other in
        (one.key.rank, -one.value, one.key.notice.rawValue, one.key.text)
          < (other.key.rank, -other.value, other.key.notice.rawValue, other.key.text)
      }
      guard let cause = best?.key else { break }
      let found = open.filter { $0.has(cause) }
      open.removeAll { $0.has(cause) }
      groups.append(Self.group(cause, found.flatMap(\.members).map(\.picture)))
    }
    groups.sort { one, other in
      (one.notice.rawValue, -one.share, -Double(one.pictures.count), one.cause)
        < (other.notice.rawValue, -other.share, -Double(other.pictures.count), other.cause)
    }
  }

  private typealias Member = (picture: ChangedPicture, causes: ChangeCauses)

  /// Pictures of one story that the same edit changed, though other words are said of them.
  private struct Cluster {
    var members: [Member]

    /// Whether it may have caused the change of one of them, and so of all.
    func has(_ cause: ChangeCauses.Cause) -> Bool {
      members.contains { $0.causes.causes.contains(cause) }
    }
  }

  private static func clusters(of members: [Member]) -> [Cluster] {
    var clusters: [Cluster] = []
    // The clusters of each story.
    var places: [String: [Int]] = [:]
    for member in members {
      let story = "\(member.picture.identity.root)/\(member.picture.name.story)"
      let home = places[story, default: []].first { place in
        clusters[place].members.contains { $0.causes.isAkin(to: member.causes) }
      }
      if let home {
        clusters[home].members.append(member)
      } else {
        places[story, default: []].append(clusters.count)
        clusters.append(Cluster(members: [member]))
      }
    }
    return clusters
  }

  /// What findings are called in a group: one that is found at several places is told once, by the last part of its path.
  private static func findings(of pictures: [ChangedPicture]) -> [String: String] {
    var alike: [String: Set<String>] = [:]
    for finding in pictures.flatMap(\.findings) {
      // `audit: severity rule path: measured …`
      guard let end = finding.firstRange(of: ": measured")?.lowerBound else { continue }
      let words = finding[..<end].split(separator: " ")
      let node = words.last?.split(separator: "/").last?.prefix { $0 != "[" } ?? ""
      let short = (words.dropLast() + [node]).joined(separator: " ") + finding[end...]
      alike[short, default: []].insert(finding)
    }
    var names: [String: String] = [:]
    for (short, all) in alike where all.count > 1 {
      for finding in all { names[finding] = short }
    }
    return names
  }

  /// The most of what else changed that is told of a group.
  private static let furtherLimit = 8

  private static func group(
    _ cause: ChangeCauses.Cause, _ pictures: [ChangedPicture]
  ) -> ChangeGroup {
    var counts: [String: (count: Int, picture: SnapshotName)] = [:]
    let findings = Self.findings(of: pictures)
    var notice = cause.notice
    for picture in pictures {
      var lines = picture.values.flatMap { [$0.text] + $0.contrasts }
      // What holds others follows from them.
      let parts = picture.phrases.filter { $0.notice != .container }
      for phrase in parts.isEmpty ? picture.phrases : parts {
        lines.append(phrase.text)
        notice = min(notice, phrase.notice)
      }
      lines += picture.findings.map { findings[$0] ?? $0 }
      if !picture.findings.isEmpty { notice = .label }
      for line in Set(lines) where !cause.texts.prefix(ChangeCauses.toldLimit).contains(line) {
        counts[line, default: (0, picture.name)].count += 1
      }
    }
    let sorted = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    var further = sorted.prefix(furtherLimit).map { line, found in
      switch found.count {
      case pictures.count: line
      case 1: "\(line), only in \(found.picture.story) · \(found.picture.variant)"
      default: "\(line), in \(found.count) of \(pictures.count)"
      }
    }
    if sorted.count > furtherLimit { further.append("and \(sorted.count - furtherLimit) more") }
    return ChangeGroup(
      cause: cause.text, notice: notice, further: further,
      pictures: pictures.sorted { ($1.share, $0.name) < ($0.share, $1.name) })
  }
}
