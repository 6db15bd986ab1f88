import Components
import Render

/// `contrast-text`: each colour of a text stands out from the worst place behind its lines.
enum ContrastTextRule {
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
    var isAmple = false
    var worst: (ratio: ContrastRatio, required: Double, ink: ResolvedColor, behind: ResolvedColor)?
    for style in text.styles {
      let required = subject.profile.requiredContrast(for: style.font, shownAt: text.scale)
      var found = subject.leastContrast(of: text, in: style.color, enough: required)
      if case .contrast(let ratio, _, _) = found, ratio.value < required {
        // A line's box has corners without a glyph, beside a pill for example: the glyphs decide.
        let points = subject.inkPoints(of: text, in: style.color)
        if !points.isEmpty {
          found = subject.contrastSearch(of: text, in: style.color).worst(at: points)
        }
      }
      switch found {
      case .unseen: continue
      case .ample: isAmple = true
      case .unknown(let reason): return outcome.skip(reason)
      case .contrast(let ratio, let ink, let behind):
        // The style that misses its own requirement by most stands for the text.
        if let worst, worst.ratio.value / worst.required <= ratio.value / required { continue }
        worst = (ratio, required, ink, behind)
      }
    }
    guard let worst else { return isAmple ? outcome.pass() : outcome.exempt() }
    guard worst.ratio.value < worst.required else { return outcome.pass() }
    outcome.fail(
      text.element,
      measured: "\(ratioText(worst.ratio.value)) (\(colorText(worst.ink)) on "
        + "\(colorText(worst.behind)))",
      required: ratioText(worst.required),
      advice: "Choose a colour further from the backdrop, such as the role made for it.")
  }
}

extension AuditedText {
  /// The runs that show words. Emoji are pictures, which have no contrast of text.
  var wordRuns: [StyledText.Run] {
    content.text.runs.filter { run in
      !isBlank(run.text)
        && !FontLibrary.shared.showsPictures(
          run.text, in: run.style.font, language: content.text.paragraph.locale)
    }
  }

  /// The different styles of runs that show words, in their order.
  var styles: [TextRunStyle] {
    var styles: [TextRunStyle] = []
    for run in wordRuns {
      let isKnown = styles.contains { $0.color == run.style.color && $0.font == run.style.font }
      if !isKnown { styles.append(run.style) }
    }
    return styles
  }
}
