import Components
import Graphics
import Layout

/// `target-size`: a target is as large as the profile asks, or has the room that excuses its size.
enum TargetSizeRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    let side = subject.profile.targetSide
    let spacing = TargetSpacing(subject)
    for (index, target) in subject.targets.enumerated() {
      guard !outcome.exempts(target) else { continue }
      if target.area.fits(side) || subject.profile.allowsTargetSpacing && spacing.excuses(index) {
        outcome.pass()
      } else {
        outcome.fail(
          target.element, measured: sizeText(target.area.size), required: required(subject.profile),
          advice: target.link == nil
            ? "Enlarge the control or its hit area: `.hitTarget(.expand)` grows it without a "
              + "change of layout, `.hitTarget(.reserve)` takes the room."
            : "Show a `Link` in place of the text, with a hit area that `.hitTarget(.expand)` grows."
        )
      }
    }
  }

  private static func required(_ profile: AuditProfile) -> String {
    let size = squareText(profile.targetSide)
    return profile.allowsTargetSpacing
      ? "\(size), or a free circle of that diameter around its middle" : size
  }
}

extension Rect {
  /// Whether a square with a side fits, give or take the noise of sums of pixel positions.
  func fits(_ side: Double) -> Bool { width >= side - 1e-6 && height >= side - 1e-6 }
}
