import Components
import Graphics
import Layout

/// `target-clipped`: clips and the canvas leave enough of a target.
enum TargetClippedRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    let side = subject.profile.targetSide
    for target in subject.targets {
      // A target that is too small as it is fails for its size.
      guard !outcome.exempts(target) else { continue }
      guard target.area.fits(side) else {
        outcome.exempt()
        continue
      }
      let left = target.area.clipped(to: target.element.clip)
      if left.fits(side) {
        outcome.pass()
      } else {
        outcome.fail(
          target.element, measured: left.isEmpty ? "nothing left" : "\(sizeText(left.size)) left",
          required: "\(squareText(side)) left",
          advice: "Move the target inside what clips it, or clip at the size of its hit area.")
      }
    }
  }
}
