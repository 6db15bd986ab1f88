import Components
import Graphics
import Layout

/// `text-too-small`: no run of a text is set below 11 points (HIG, "Typography"); in tabs, whose size is the
/// system's, below 10.
enum TextTooSmallRule {
  private static let least = 11.0
  private static let leastInTabs = 10.0

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for text in subject.texts {
      guard !text.element.isInert, !subject.isDecorative(text) else {
        outcome.exempt()
        continue
      }
      let sizes = text.content.text.runs.lazy.filter { !isBlank($0.text) }.map {
        $0.style.font.size * text.scale
      }
      let isInTab = text.element.target.map { subject.targets[$0].semantics.role == .tab } ?? false
      let least = isInTab ? leastInTabs : Self.least
      let size = sizes.min() ?? least
      if size >= least - 1e-6 {
        outcome.pass()
      } else {
        outcome.fail(
          text.element, measured: "\(decimalText(size)) pt", required: "\(decimalText(least)) pt",
          advice: "Use the caption2 style or a larger one.")
      }
    }
  }
}
