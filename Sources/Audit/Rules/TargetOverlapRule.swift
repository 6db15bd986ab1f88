import Components
import Graphics
import Layout

/// `target-overlap`: targets painted later leave enough of those beneath them free.
enum TargetOverlapRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    let side = subject.profile.targetSide
    for (index, target) in subject.targets.enumerated() {
      let area = target.area.clipped(to: target.element.clip)
      // What is too small or cut by itself is the business of other rules.
      guard !outcome.exempts(target) else { continue }
      guard area.fits(side) else {
        outcome.exempt()
        continue
      }
      let obstacles = subject.obstacles(above: index)
      guard obstacles.count <= AuditSubject.mostObstacles else {
        outcome.skip("more than \(AuditSubject.mostObstacles) targets lie on it")
        continue
      }
      let free = FreeRectangle.largest(in: area, avoiding: obstacles, wanted: side)
      if let free, free.fits(side) {
        outcome.pass()
      } else {
        outcome.fail(
          target.element, measured: free.map { "\(sizeText($0.size)) free" } ?? "nothing free",
          required: "\(squareText(side)) free",
          advice: "Move the targets apart, or give one of them a hit area that ends where the "
            + "other's begins.")
      }
    }
  }
}
