import Components

/// `untranslated`: what is shown and read out is in the language of the picture, and no name of a table is
/// shown in place of its text.
///
/// Without string tables a name is still seen to be one; of other texts nobody can say whether they are translated.
enum UntranslatedRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    var gaps: [String: [PictureGap]] = [:]
    var others: [PictureGap] = []
    for gap in subject.untranslated {
      if let shown = gap.words?.shown {
        gaps[shown, default: []].append(gap)
      } else {
        others.append(gap)
      }
    }
    var told: Set<String> = []
    for element in subject.nodes {
      let texts = element.isInvisible ? [] : words(of: element.node)
      guard !texts.isEmpty else { continue }
      let found = texts.filter { gaps[$0] != nil }
      if found.isEmpty { if subject.hasStringTables { outcome.pass() } else { outcome.exempt() } }
      for text in found where told.insert(text).inserted {
        for gap in gaps[text] ?? [] { fail(gap, at: element, &outcome) }
      }
    }
    guard let root = subject.nodes.first else { return }
    // What no node shows as it was looked up, such as a text with styles in it, is told of the whole picture.
    others += subject.untranslated.filter { $0.words?.shown.map { !told.contains($0) } ?? false }
    for gap in others { fail(gap, at: root, &outcome) }
  }

  private static func words(of node: PositionedNode) -> [String] {
    var words = [node.semantics.label, node.semantics.value, node.semantics.hint].compactMap(\.self)
    if case .text(let content) = node.kind, content.redaction == nil {
      words.append(content.text.plainText)
    }
    return words
  }

  private static func fail(
    _ gap: PictureGap, at element: AuditedNode, _ outcome: inout RuleOutcome
  ) {
    outcome.fail(
      element, measured: gap.text, required: "a text in \(gap.words?.locale ?? "")",
      advice: "Add the text to the string tables that the tool is given.")
  }
}
