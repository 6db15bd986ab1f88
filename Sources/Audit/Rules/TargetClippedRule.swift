import Components
import Graphics
import Layout

/// `target-clipped`: clips and the canvas leave enough of a target.
enum TargetClippedRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    let side = subject.profile.targetSide
    // What snapping can move an edge by is not cut off.
    let slack = subject.pixelSlack
    for target in subject.targets {
      // A target that is too small as it is fails for its size.
      guard !outcome.exempts(target) else { continue }
      guard target.area.fits(side) else {
        outcome.exempt()
        continue
      }
      let clip = target.element.clip
      let left = target.area.clipped(to: clip)
      if target.area.clipped(to: clip.insetBy(dx: -slack, dy: -slack)).fits(side) {
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
