import Components
import Graphics
import Render

/// What a run against another revision says: what is new, changed and gone, by cause.
@MainActor
struct ChangeReport {
  /// What the stories were compared with.
  let reference: String
  private(set) var groups: [ChangeGroup] = []
  private(set) var new: [SnapshotName] = []
  private(set) var gone: [SnapshotName] = []
  /// Pictures that could not be compared, with the reasons.
  private(set) var faults: [String] = []
  private var sameCount = 0
  private var changedCount = 0

  init(
    reference: String, outcomes: [SnapshotJob.Outcome], items: [SnapshotItem],
    gone: [SnapshotName]
  ) {
    self.reference = reference
    self.gone = gone
    var changed: [ChangedPicture] = []
    for (outcome, item) in zip(outcomes, items) {
      let name = outcome.result.name
      switch outcome.result.outcome {
      case .match, .unchanged, .recorded: sameCount += 1
      case .missing: new.append(name)
      case .differs(let comparison):
        changed.append(Self.picture(name, comparison, outcome.pictures, item))
      case .hashesDiffer:
        changed.append(
          ChangedPicture(name: name, colors: [], phrases: [], findings: [], share: 1))
      case .refused, .unusable, .failed, .stopped:
        faults.append(
          "\(Self.words(name)): \(SnapshotWording(tool: "").statement(outcome.result))")
      }
    }
    changedCount = changed.count
    groups = ChangeGroups(changed).groups
  }

  private static func picture(
    _ name: SnapshotName, _ comparison: SnapshotComparison, _ files: SnapshotArtifacts.Pictures,
    _ item: SnapshotItem
  ) -> ChangedPicture {
    var colors: [ColorChange] = []
    if let old = files.expected.flatMap({ try? PictureFile.read($0) }),
      let new = files.actual.flatMap({ try? PictureFile.read($0) })
    {
      let appearance = item.subject.story.environment(for: item.variant).appearance
      colors = ColorChange.changes(from: old, to: new, in: appearance)
    }
    let pixels = comparison.pixels
    let share =
      pixels.isSameSize
      ? Double(pixels.differingPixels) / Double(max(pixels.comparedPixels, 1)) : 1
    return ChangedPicture(
      name: name, colors: colors, phrases: DesignWords(comparison.tree).phrases,
      findings: comparison.audit.added.prefix(4).map { "audit: \($0.text)" }, share: share)
  }

  var status: ExitStatus {
    if !faults.isEmpty { return .incomplete }
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
    var text = "against \(reference): \(changedCount) changed in \(groups.count) groups, "
    text += "\(new.count) new, \(gone.count) gone, \(sameCount) the same\n"
    for (index, group) in groups.enumerated() {
      text += "\n\(index + 1). \(group.cause): \(group.pictures.count) pictures of "
      text += "\(group.storyCount) stories\n"
      for line in group.further { text += "   \(line)\n" }
      for picture in group.pictures.prefix(5) {
        text += "   · \(Self.words(picture.name)), \(Self.percent(picture.share)) of the picture\n"
      }
      if group.pictures.count > 5 { text += "   · and \(group.pictures.count - 5) more\n" }
    }
    for (title, names) in [("new", new), ("gone", gone)] where !names.isEmpty {
      text += "\n\(title):\n"
      for name in names.prefix(50) { text += "   · \(Self.words(name))\n" }
      if names.count > 50 { text += "   · and \(names.count - 50) more\n" }
    }
    if !faults.isEmpty {
      text += "\nnot compared:\n"
      for fault in faults { text += "   · \(fault)\n" }
    }
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
      json.member("new", new.map(Self.words))
      json.member("gone", gone.map(Self.words))
      json.member("notCompared", faults)
      json.member("groups", array: .block) { json in
        for group in groups {
          json.object { json in
            json.member("cause", group.cause)
            json.member("stories", group.storyCount)
            json.member("further", group.further)
            json.member("pictures", array: .block) { json in
              for picture in group.pictures {
                json.object(.inline) { json in
                  json.member("story", picture.name.story)
                  json.member("variant", picture.name.variant)
                  json.member("share", (picture.share * 10_000).rounded() / 10_000)
                  json.member("words", picture.phrases.map(\.text) + picture.colors.map(\.text))
                }
              }
            }
          }
        }
      }
    }
  }
}
