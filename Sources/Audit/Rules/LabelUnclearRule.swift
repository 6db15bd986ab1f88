import Components

/// `label-unclear`: a label that nobody sees is written for people: neither the name of a file or a
/// symbol, nor what a screen reader calls the kind, nor an emoji, which every reader calls differently; a control
/// is not named by an emoji that is seen, either.
enum LabelUnclearRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.spokenNodes {
      guard let label = element.node.semantics.label, !isBlank(label) else { continue }
      guard element.speaks, !isShown(label, in: element, subject) else {
        outcome.exempt()
        continue
      }
      judge(label, as: kind(of: label) ?? ownKind(of: label, element), element, &outcome)
    }
    for target in subject.namedTargets {
      guard target.element.speaks, let name = target.label,
        target.semantics.label.map(isBlank) ?? true
          || isShown(name, in: target.element, subject)
      else { continue }
      judge(name, as: wordless(name), target.element, &outcome)
    }
  }

  private static func judge(
    _ label: String, as kind: String?, _ element: AuditedNode, _ outcome: inout RuleOutcome
  ) {
    guard let kind else { return outcome.pass() }
    outcome.fail(
      element, measured: "\u{201C}\(label)\u{201D}, \(kind)", required: "words",
      advice: "Say in words what it shows or does.")
  }

  /// Whether the label is what is written there, such as a file in a list of files.
  private static func isShown(
    _ label: String, in element: AuditedNode, _ subject: AuditSubject
  ) -> Bool {
    // The words of a link are those of its text; what an author calls a text is judged with that.
    if case .link = element.node.kind { return true }
    return subject.texts(in: element).contains { $0.content.text.plainText == label }
  }

  private static func kind(of label: String) -> String? {
    if let kind = wordless(label) { return kind }
    let isOneWord = !label.unicodeScalars.contains(where: \.properties.isWhitespace)
    guard isOneWord, label.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if FileName.isAddress(label) { return "an address" }
    if FileName.isIdentifier(label) { return "an identifier" }
    if FileName.fits(label) { return "the name of a file" }
    if label.contains("."), IconTable.icon(named: label) != nil { return "the name of a symbol" }
    return nil
  }

  /// Whether the label says no more than a screen reader says of the kind, in any language.
  private static func ownKind(of label: String, _ element: AuditedNode) -> String? {
    let words: [SpeechWords.Word]
    switch element.node.semantics.role {
    // A picture in a control says what that does: a button that adds an image may be called so.
    case .image where element.target == nil: words = [.image]
    case .button: words = [.button]
    case .link: words = [.link]
    case .checkbox: words = [.checkbox]
    case .toggle: words = [.toggle, .switchButton]
    case .slider: words = [.slider]
    case .tab: words = [.tab]
    case .textField: words = [.textField]
    default: return nil
    }
    let label = SpeechWords.bare(label)
    let isStem = words == [.image] && FileName.isStem(label)
    return isStem || words.contains { SpeechWords.inAllLanguages($0).contains(label) }
      ? "no more than a kind" : nil
  }

  /// What a label without a word is; `nil` for one that has words, and for signs that are keys, such as "#" and "+".
  private static func wordless(_ label: String) -> String? {
    isEmoji(label) ? "an emoji" : isMarks(label) ? "punctuation" : nil
  }

  /// Whether there is nothing but marks, several of them or one that no keyboard has, such as an ellipsis.
  private static func isMarks(_ label: String) -> Bool {
    var count = 0
    for scalar in label.unicodeScalars where !scalar.properties.isWhitespace {
      switch scalar.properties.generalCategory {
      case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .dashPunctuation, .connectorPunctuation, .otherPunctuation:
        count += scalar.isASCII ? 1 : 2
      case _ where "\u{22EE}\u{22EF}".unicodeScalars.contains(scalar): count += 2
      default: return false
      }
    }
    return count > 1
  }

  private static func isEmoji(_ label: String) -> Bool {
    var found = false
    for scalar in label.unicodeScalars where !scalar.properties.isWhitespace {
      // Joiners and selectors of variants belong to the emoji before them.
      if scalar.value == 0x200D || scalar.value == 0xFE0F { continue }
      guard scalar.properties.isEmoji, scalar.value > 0xFF else { return false }
      found = true
    }
    return found
  }
}
