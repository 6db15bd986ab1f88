import Components
import Graphics
import Layout

/// `heading-missing`: who cannot skim a screen goes from heading to heading.
///
/// What looks like a heading is larger than the text that follows below it, outside of controls, and no number. Only
/// whole screens are judged: what is offered the room of one, or takes it.
enum HeadingMissingRule {
  static let leastScreen = Size(width: 300, height: 480)

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    guard subject.room.width >= leastScreen.width, subject.room.height >= leastScreen.height
    else { return outcome.exempt() }
    let isHeaded = subject.spokenNodes.contains { element in
      let semantics = element.node.semantics
      return element.speaks && (semantics.role == .header || semantics.traits.contains(.isHeader))
    }
    guard !isHeaded else { return outcome.pass() }
    let headings = likelyHeadings(in: subject)
    guard headings.count > 1, let first = headings.first else { return outcome.exempt() }
    outcome.fail(
      first.element, measured: "no heading; \(headings.count) texts look like one",
      required: "headings for screen readers",
      advice: "Add `.accessibilityAddTraits(.isHeader)` to the titles of sections.")
  }

  private static func likelyHeadings(in subject: AuditSubject) -> [AuditedText] {
    let texts = subject.texts.filter {
      $0.element.isHeard && $0.element.target == nil && !isPart($0.element, subject)
    }
    let looks = texts.map(Look.init)
    // Of as many titles as texts, the texts are the body.
    guard let body = looks.map(\.size).sorted().dropFirst((looks.count - 1) / 2).first else {
      return []
    }
    return texts.indices.dropLast().compactMap { index in
      let (look, next) = (looks[index], looks[index + 1])
      guard look.beginsWithWord, !next.isBold, look.size > body * look.factor,
        next.size < look.size, look.isBold || next.size * look.factor < look.size,
        texts[index].lines.count == 1,
        texts[index + 1].pageBounds.minY >= texts[index].pageBounds.maxY - 1
      else { return nil }
      return texts[index]
    }
  }

  /// Whether a text is part of an element that is read as one, such as the label of progress.
  private static func isPart(_ text: AuditedNode, _ subject: AuditSubject) -> Bool {
    var element = text
    while element.parent != element.order {
      element = subject.nodes[element.parent]
      let children = element.node.semantics.children
      if children == .combine || children == .ignore { return true }
    }
    return false
  }

  private struct Look {
    let size: Double
    let isBold: Bool
    /// How many times larger than the texts of a screen a heading is. A headline, at 17 points, is one above a
    /// subheadline of 15, and a title without weight, from 20 points, above a body of 17.
    var factor: Double { isBold ? 1.1 : 1.15 }
    /// Not, as a figure among figures does, with a number.
    let beginsWithWord: Bool

    init(_ text: AuditedText) {
      let font = text.content.text.runs.first?.style.font
      size = (font?.size ?? 0) * text.scale
      isBold = (font?.weight ?? 400) >= 600
      let first = text.content.text.plainText.unicodeScalars.first {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
      beginsWithWord = first?.properties.isAlphabetic ?? false
    }
  }
}
