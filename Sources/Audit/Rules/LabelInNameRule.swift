import Components

/// `label-in-name`: who says what is written on a control reaches it by voice (WCAG 2.5.3).
///
/// Capitals, punctuation and spaces do not count. One character is a symbol, such as B for bold, and what is
/// written in a field is its value, or an example; its title, which it shows while it is empty, names it.
enum LabelInNameRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for (index, target) in subject.targets.enumerated() {
      guard target.element.speaks, let label = target.label, target.semantics.isNamedByItsText
      else {
        outcome.exempt()
        continue
      }
      let shown = shownWords(of: index, target, subject)
      guard let first = shown.first else {
        outcome.exempt()
        continue
      }
      var names = [label, target.semantics.value].compactMap(\.self)
      if target.semantics.hasDetails { names += target.semantics.details.inputLabels }
      // A control with a title and details is called by any of them, most by just what they show.
      if shown.contains(where: names.contains) || Self.has(shown, in: names) {
        outcome.pass()
      } else {
        outcome.fail(
          target.element,
          measured: "\u{201C}\(label)\u{201D} for \u{201C}\(first)\u{201D}",
          required: "a label with the words that are shown",
          advice: "Begin the label with the words on the control, or add them with "
            + "`.accessibilityInputLabels(_:)`.")
      }
    }
  }

  private static func has(_ shown: [String], in names: [String]) -> Bool {
    let known = names.map(SpokenWords.init)
    return shown.contains { text in known.contains { $0.contains(SpokenWords(text)) } }
  }

  private static func shownWords(
    of index: Int, _ target: AuditedTarget, _ subject: AuditSubject
  ) -> [String] {
    let semantics = target.semantics
    let isField = semantics.role?.isField == true
    // What an author calls a text that is one link is the link's name; other links are called by their words.
    guard target.link?.isInline != true else { return [] }
    // The title of a field may be above it.
    let isPart = isField || target.link != nil
    let place = isPart ? subject.nodes[target.element.parent] : target.element
    guard target.link == nil || place.node.children.count == 1 else { return [] }
    return subject.texts(in: place).compactMap { text in
      let isOwn =
        text.element.target == index || text.element.order == target.element.order
        || target.link != nil
      let words = text.content.text.plainText
      guard SpokenWords(words).isName else { return nil }
      // A prompt says what to write, such as an address: not what the field is called.
      if isField { return words == semantics.details.title ? words : nil }
      return isOwn && words != semantics.value ? words : nil
    }
  }
}

extension Semantics {
  /// Whether the texts in a control name it: those beside sliders, and the rows of a wheel, are values.
  fileprivate var isNamedByItsText: Bool {
    if hasDetails, details.flags.contains(.adjustable) { return false }
    return role != .slider && role != .stepper
  }
}
