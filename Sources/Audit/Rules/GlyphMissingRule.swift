import Components
import Render

/// `glyph-missing`: no text is drawn as empty boxes, because no font has its characters.
enum GlyphMissingRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for text in subject.texts {
      guard let missing = text.element.node.textMetrics?.missing, !missing.isEmpty else {
        outcome.pass()
        continue
      }
      let lack = MissingGlyphs(missing, locale: text.content.text.paragraph.locale)
      outcome.fail(
        text.element, measured: lack.description, required: "a font that has them",
        advice: lack.advice)
    }
  }
}
