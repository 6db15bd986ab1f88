import Components

/// `label-in-name`: who says what is written on a control reaches it by voice (WCAG 2.5.3).
///
/// Capitals, punctuation and spaces do not count. One letter is a symbol, such as B for bold, and
/// what is written in a field is its value.
enum LabelInNameRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for (index, target) in subject.targets.enumerated() {
      guard target.element.isHeard, let label = target.label,
        target.semantics.role?.isNamedByItsText ?? true, !isAdjustable(target)
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
      let known = names.map(SpokenLetters.init)
      // A control with a title and details is called by any of them.
      if shown.contains(where: { text in known.contains { $0.contains(SpokenLetters(text)) } }) {
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

  /// Whether what the control shows goes up and down, as the rows of a wheel do.
  private static func isAdjustable(_ target: AuditedTarget) -> Bool {
    target.semantics.hasDetails && target.semantics.details.flags.contains(.adjustable)
  }

  private static func shownWords(
    of index: Int, _ target: AuditedTarget, _ subject: AuditSubject
  ) -> [String] {
    subject.texts(in: target.element).compactMap { text in
      let isOwn = text.element.target == index || text.element.order == target.element.order
      let words = text.content.text.plainText
      guard isOwn, words != target.semantics.value, SpokenLetters(words).hasWord else { return nil }
      return words
    }
  }
}

extension AccessibilityRole {
  /// Whether the texts in a control name it: those in fields and beside sliders are values.
  fileprivate var isNamedByItsText: Bool {
    switch self {
    case .textField, .searchField, .slider, .stepper: false
    default: true
    }
  }
}

/// The letters and digits of a text, in small letters, in which a voice is looked for.
private struct SpokenLetters {
  private let letters: String
  let hasWord: Bool

  init(_ text: String) {
    var letters = ""
    var count = 0
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      if properties.isAlphabetic {
        count += 1
      } else if properties.numericType == nil {
        continue
      }
      letters += properties.lowercaseMapping
    }
    self.letters = letters
    hasWord = count > 1
  }

  func contains(_ other: SpokenLetters) -> Bool {
    other.letters.isEmpty || letters.utf8.firstRange(of: other.letters.utf8) != nil
  }
}
