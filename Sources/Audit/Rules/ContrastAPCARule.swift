import Components
import Graphics
import Layout

/// `contrast-apca`: the perceptual contrast of a text suits its size and weight.
///
/// Lc is taken at the place where the contrast of WCAG 2.2 is least.
enum ContrastAPCARule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for text in subject.texts {
      if text.element.isDisabled || text.element.isInert || subject.isDecorative(text) {
        outcome.exempt()
      } else {
        check(text, subject, &outcome)
      }
    }
  }

  private static func check(
    _ text: AuditedText, _ subject: AuditSubject, _ outcome: inout RuleOutcome
  ) {
    var worst: (contrast: Double, required: Double, ink: ResolvedColor, behind: ResolvedColor)?
    for style in text.styles {
      switch subject.leastContrast(of: text, in: style.color) {
      case .unseen, .ample: continue
      case .unknown(let reason): return outcome.skip(reason)
      case .contrast(_, let ink, let behind):
        let contrast = PerceptualContrast(of: ink, on: behind).value
        let required = PerceptualContrast.required(
          size: style.font.size * text.scale, isBold: style.font.weight >= 700)
        if let worst,
          worst.contrast.magnitude / worst.required <= contrast.magnitude / required
        {
          continue
        }
        worst = (contrast, required, ink, behind)
      }
    }
    guard let worst else { return outcome.exempt() }
    guard worst.contrast.magnitude < worst.required else { return outcome.pass() }
    outcome.fail(
      text.element,
      measured: "\(contrastText(worst.contrast)) (\(colorText(worst.ink)) on "
        + "\(colorText(worst.behind)))",
      required: contrastText(worst.required),
      advice: "Choose a colour further from the backdrop, or larger or bolder type.")
  }

  /// A contrast such as `Lc −63.05`, cut towards 0 and not rounded.
  private static func contrastText(_ value: Double) -> String {
    let cut = (value.magnitude * 100).rounded(.down) / 100
    return "Lc " + (value < 0 && cut > 0 ? "\u{2212}" : "") + decimalText(cut)
  }
}
