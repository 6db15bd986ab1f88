import Components
import Graphics

/// `link-colour-only`: a link in a text is told by a line, by its weight or by a contrast of 3:1 to
/// the words around it, not by its hue alone (WCAG 1.4.1, technique G183).
enum LinkColourOnlyRule {
  private static let required = 3.0

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for text in subject.texts {
      let runs = text.content.text.runs.filter { !isBlank($0.text) }
      let links = runs.filter { $0.style.link != nil }
      guard !links.isEmpty else { continue }
      let words = runs.filter { $0.style.link == nil && hasLetter($0.text) }
      guard !words.isEmpty, !text.element.isOutOfReach, !text.element.isDisabled else {
        outcome.exempt()
        continue
      }
      guard text.content.paint == nil else {
        outcome.skip("one paint goes over the whole text")
        continue
      }
      check(links, among: words, text.element, &outcome)
    }
  }

  private static func hasLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  private static func check(
    _ links: [StyledText.Run], among words: [StyledText.Run], _ element: AuditedNode,
    _ outcome: inout RuleOutcome
  ) {
    var worst: (ratio: Double, link: ResolvedColor, word: ResolvedColor)?
    for link in links {
      for word in words where !isMarked(link.style, unlike: word.style) {
        guard link.style.color.alpha >= 1, word.style.color.alpha >= 1 else {
          return outcome.skip("the text is translucent")
        }
        let ratio = ContrastRatio(of: link.style.color, on: word.style.color).value
        if worst.map({ ratio < $0.ratio }) ?? true {
          worst = (ratio, link.style.color, word.style.color)
        }
      }
    }
    guard let worst, worst.ratio < required else { return outcome.pass() }
    outcome.fail(
      element,
      measured: "\(ratioText(worst.ratio)) (\(colorText(worst.link)) among "
        + "\(colorText(worst.word)))",
      required: "a line, another weight, or \(ratioText(required))",
      advice: "Underline links in running text.")
  }

  /// Whether a link looks different from words without its colour.
  private static func isMarked(_ link: TextRunStyle, unlike word: TextRunStyle) -> Bool {
    (link.underline != nil) != (word.underline != nil)
      || (link.strikethrough != nil) != (word.strikethrough != nil) || link.font != word.font
  }
}
