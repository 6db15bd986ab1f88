import Components
import Graphics

/// `text-truncated`: no text gives way to an ellipsis.
///
/// What stands in a field is exempt: the line scrolls with the caret, so that all of it can be
/// brought in. A placeholder cannot, and is judged.
enum TextTruncatedRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for text in subject.texts {
      guard !text.element.isInert, !isFieldValue(text, subject) else {
        outcome.exempt()
        continue
      }
      if text.element.node.textMetrics?.isTruncated == true {
        let limit = text.content.text.paragraph.lineLimit
        outcome.fail(
          text.element,
          measured: limit.map { "cut after \($0 == 1 ? "1 line" : "\($0) lines")" } ?? "cut",
          required: "the whole text",
          advice: "Let the text wrap, give it more room, or change the layout at large type sizes.",
          cut: CutText(
            text: text.content.text.plainText, missing: subject.missingRoom(of: text)))
      } else {
        outcome.pass()
      }
    }
  }

  private static func isFieldValue(_ text: AuditedText, _ subject: AuditSubject) -> Bool {
    guard let index = text.element.target else { return false }
    let semantics = subject.targets[index].semantics
    guard semantics.role == .textField || semantics.role == .searchField else { return false }
    return semantics.value == text.content.text.plainText
  }
}
