import Components
import TokenFiles

/// What `tokens diff` says.
struct TokenDiffReport {
  let diff: TokenDiff

  private func line(_ change: TokenDiff.Change) -> String {
    let (before, after) = (change.before ?? "", change.after ?? "")
    var text: String
    switch change.kind {
    case .added: text = "added    \(change.name): \(after)"
    case .removed: text = "removed  \(change.name): \(before)"
    case .renamed: text = "renamed  \(change.name) → \(after): \(before)"
    case .changed: text = "changed  \(change.name): \(before) → \(after)"
    }
    if let meaning = change.meaning, !meaning.isEmpty { text += " (\(meaning))" }
    if !change.modes.isEmpty { text += " [\(change.modes.joined(separator: "; "))]" }
    return text
  }

  func text() -> String {
    var text = diff.changes.map { line($0) + "\n" }.joined()
    for mode in diff.modesBefore { text += "the mode \(mode) is gone\n" }
    for mode in diff.modesAfter { text += "the mode \(mode) is new\n" }
    if diff.modeCount > diff.comparedModes, diff.modeCount > TokenLint.modeLimit {
      text += "only \(diff.comparedModes) of \(diff.modeCount) combinations of modes are compared\n"
    }
    if text.isEmpty { return "the tokens are the same in \(diff.comparedModes) modes\n" }
    let counts: [(TokenDiff.Kind, String)] = [
      (.added, "added"), (.removed, "removed"), (.renamed, "renamed"), (.changed, "changed"),
    ]
    let words = counts.map { kind, word in
      "\(diff.changes.count { $0.kind == kind }) \(word)"
    }
    return text + words.joined(separator: ", ") + "\n"
  }

  @MainActor
  func json() -> String {
    JSONWriter.answer { json in
      json.member("comparedModes", diff.modes)
      json.member("modesBefore", diff.modesBefore)
      json.member("modesAfter", diff.modesAfter)
      json.member("changes", array: .block) { json in
        for change in diff.changes {
          json.object(.inline) { json in
            json.member("kind", change.kind.rawValue)
            json.member("name", change.name)
            if let before = change.before { json.member("before", before) }
            if let after = change.after { json.member("after", after) }
            if let meaning = change.meaning { json.member("meaning", meaning) }
            json.member("modes", change.modes)
          }
        }
      }
    }
  }
}
