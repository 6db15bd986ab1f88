/// `text-truncated`: no text gives way to an ellipsis.
enum TextTruncatedRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for text in subject.texts {
      guard !text.element.isInert else {
        outcome.exempt()
        continue
      }
      if text.element.node.textMetrics?.isTruncated == true {
        let limit = text.content.text.paragraph.lineLimit
        outcome.fail(
          text.element,
          measured: limit.map { "cut after \($0 == 1 ? "1 line" : "\($0) lines")" } ?? "cut",
          required: "the whole text",
          advice: "Let the text wrap, give it more room, or change the layout at large type sizes.")
      } else {
        outcome.pass()
      }
    }
  }
}
