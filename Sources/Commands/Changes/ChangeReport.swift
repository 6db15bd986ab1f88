import Components
import Graphics
import Render

/// What a run against another revision says: what is new, changed and gone, by cause.
@MainActor
struct ChangeReport {
  /// What the stories were compared with.
  let reference: String
  /// What changed, by cause.
  let groups: [ChangeGroup]
  let new: [ChangedPicture]
  let gone: [ChangedPicture]
  /// Pictures that could not be compared, with the reasons.
  let faults: [String]
  private let sameCount: Int
  private let changedCount: Int
  /// How people decided, where a review is given.
  private(set) var standing: ReviewStanding?

  /// - Parameters:
  ///   - items: those of the outcomes, with the goldens that they were compared with.
  ///   - here: the folders of goldens here, in the same order.
  init(
    reference: String, outcomes: [SnapshotJob.Outcome], items: [SnapshotItem], here: [String],
    gone: [ChangedPicture]
  ) throws(CommandFailure) {
    self.reference = reference
    self.gone = gone
    var changed: [ChangedPicture] = []
    var new: [ChangedPicture] = []
    var faults: [String] = []
    var sameCount = 0
    for (index, outcome) in outcomes.enumerated() {
      let item = items[index]
      switch outcome.result.outcome {
      case .match, .unchanged, .recorded: sameCount += 1
      case .missing: new.append(try Self.picture(outcome, item, here[index], .new))
      case .differs, .hashesDiffer:
        changed.append(try Self.picture(outcome, item, here[index], .changed))
      case .refused, .unusable, .failed, .stopped:
        faults.append(
          "\(Self.words(item.name)): \(SnapshotWording(tool: "").statement(outcome.result))")
      }
    }
    changedCount = changed.count
    self.sameCount = sameCount
    self.new = Self.renamed(new, from: gone)
    self.faults = faults
    groups = ChangeGroups(changed).groups
  }

  private static func picture(
    _ outcome: SnapshotJob.Outcome, _ item: SnapshotItem, _ root: String,
    _ kind: ChangedPicture.Kind
  ) throws(CommandFailure) -> ChangedPicture {
    let now: Snapshot?
    let before: SnapshotHashes?
    do throws(SnapshotStoreError) {
      now = try SnapshotFailures.Failure(
        name: item.name, root: root, scale: outcome.scale, actual: outcome.pictures.actual
      ).snapshot()
      before = try item.store.hashes(of: item.name)
    } catch {
      throw CommandFailure(error)
    }
    var picture = ChangedPicture(
      kind: kind,
      identity: ChangeIdentity(
        root: root, name: item.name, before: before?.digest, after: now?.hashes.digest),
      store: item.store)
    picture.scale = outcome.scale
    picture.files = outcome.pictures
    picture.source = SourcePaths.working.location(of: item.subject)
    guard case .differs(let comparison) = outcome.result.outcome else { return picture }
    let environment = item.subject.story.environment(for: item.variant)
    let words = DesignWords(
      comparison, tree: now?.tree ?? "",
      before: outcome.pictures.expected.flatMap { try? PictureFile.read($0) },
      after: now?.pixmap, in: environment.appearance, direction: environment.layoutDirection)
    picture.phrases = words.phrases
    picture.values = words.values
    picture.guessesNames = words.guessesNames
    picture.findings = words.findings.prefix(4).map { "audit: \($0)" }
    let pixels = comparison.pixels
    if pixels.isSameSize {
      picture.share = Double(pixels.differingPixels) / Double(max(pixels.comparedPixels, 1))
    }
    picture.regions = pixels.regions.prefix(40).map { box in
      [box.x, box.y, box.width, box.height].map { Double($0) / outcome.scale }
    }
    let tree = comparison.treeText
    picture.details =
      tree + (tree.isEmpty || tree.hasSuffix("\n") ? "" : "\n") + comparison.audit.text()
    return picture
  }

  /// New pictures, with the words of where those were that are the same as ones that are gone.
  private static func renamed(
    _ new: [ChangedPicture], from gone: [ChangedPicture]
  ) -> [ChangedPicture] {
    let known = Dictionary(
      grouping: gone.filter { $0.identity.before != nil }, by: \.identity.before)
    return new.map { picture in
      let same = picture.identity.after.flatMap { known[$0] } ?? []
      let fitting = same.first { $0.name.variant == picture.name.variant } ?? same.first
      guard let name = fitting?.name else { return picture }
      var picture = picture
      let text = "the same as \(words(name)), which is gone"
      picture.phrases = [DesignWords.Phrase(notice: .presence, text: text)]
      return picture
    }
  }

  /// All that changed, in the order in which people see it.
  var changes: [ChangedPicture] { groups.flatMap(\.pictures) + new + gone }

  /// Says how a review stands to the changes; what it accepts is no finding then.
  mutating func apply(_ review: Review) {
    standing = ReviewStanding(review, of: changes.map(\.identity))
  }

  /// What to know of the words; `nil` where they are as good as can be.
  var note: String? {
    let unnamed = groups.flatMap(\.pictures).count { $0.guessesNames }
    guard unnamed > 0 else { return nil }
    let goldens = count(unnamed, "golden")
    return
      "\(goldens) without names of tokens: colours are called by their values; record anew for names"
  }

  var status: ExitStatus {
    if !faults.isEmpty { return .incomplete }
    if let standing { return standing.isAccepted ? .clean : .findings }
    return changedCount + new.count + gone.count > 0 ? .findings : .clean
  }

  func print(as format: OutputFormat, to console: inout Console) {
    switch format {
    case .text: console.write(text())
    case .json: console.write(json())
    }
  }

  // MARK: Forms

  private static func words(_ name: SnapshotName) -> String { "\(name.story) · \(name.variant)" }

  private func text() -> String {
    var text = "against \(reference): \(changedCount) changed in "
    text += "\(groups.count) \(groups.count == 1 ? "group" : "groups"), "
    text += "\(new.count) new, \(gone.count) gone, \(sameCount) the same\n"
    for (index, group) in groups.enumerated() {
      let (pictures, stories) = (group.pictures.count, group.storyCount)
      text +=
        "\n\(index + 1). \(group.cause): \(pictures) \(pictures == 1 ? "picture" : "pictures") of "
      text += "\(stories) \(stories == 1 ? "story" : "stories")\n"
      for line in group.further { text += "   \(line)\n" }
      for picture in group.pictures.prefix(5) {
        text += "   · \(Self.words(picture.name)), \(Self.percent(picture.share)) of the picture\n"
      }
      if group.pictures.count > 5 { text += "   · and \(group.pictures.count - 5) more\n" }
    }
    for (title, pictures) in [("new", new), ("gone", gone)] where !pictures.isEmpty {
      text += "\n\(title):\n"
      for picture in pictures.prefix(50) {
        text += "   · \(([Self.words(picture.name)] + picture.words).joined(separator: ", "))\n"
      }
      if pictures.count > 50 { text += "   · and \(pictures.count - 50) more\n" }
    }
    if let note { text += "\nnote: \(note)\n" }
    if !faults.isEmpty {
      text += "\nnot compared:\n"
      for fault in faults { text += "   · \(fault)\n" }
    }
    if let standing { text += "\n\(standing.text)" }
    return text
  }

  private static func percent(_ share: Double) -> String {
    share > 0 && share < 0.001
      ? "less than 0.1 %" : "\(decimalText(share * 100, fractionDigits: 1)) %"
  }

  private func json() -> String {
    JSONWriter.answer { json in
      json.member("against", reference)
      json.member("changed", changedCount)
      json.member("same", sameCount)
      json.member("new", new.map { Self.words($0.name) })
      json.member("gone", gone.map { Self.words($0.name) })
      json.member("notCompared", faults)
      if let note { json.member("note", note) }
      json.member("groups", array: .block) { json in
        for group in groups {
          json.object { json in
            json.member("cause", group.cause)
            json.member("stories", group.storyCount)
            json.member("further", group.further)
            json.member("goldens", group.pictures.map(\.identity.golden))
          }
        }
      }
      json.member("changes", array: .block) { json in
        for change in changes { json.object { Self.write(change, to: &$0) } }
      }
      standing?.write(to: &json)
    }
  }

  private static func write(_ change: ChangedPicture, to json: inout JSONWriter) {
    json.member("kind", change.kind.rawValue)
    json.member("golden", change.identity.golden)
    json.member("story", change.name.story)
    json.member("variant", change.name.variant)
    for (key, hash) in [("before", change.identity.before), ("after", change.identity.after)] {
      if let hash { json.member(key, hash) }
    }
    if let source = change.source {
      json.member("source", object: .inline) { json in
        json.member("file", source.file)
        json.member("line", source.line)
      }
    }
    json.member("share", (change.share * 10_000).rounded() / 10_000)
    json.member("words", change.words)
    json.member("pictures", object: .block) { json in
      let files = change.files
      for (key, path) in [
        ("expected", files.expected), ("difference", files.difference), ("actual", files.actual),
      ] {
        if let path { json.member(key, path) }
      }
    }
  }
}
