import Components
import Graphics
import Layout

/// `target-overlap`: targets painted later leave enough of those beneath them free.
enum TargetOverlapRule {
  /// Under more targets than this the free rectangle is not looked for: it takes the cube of them.
  private static let mostObstacles = 48

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    let side = subject.profile.targetSide
    for (index, target) in subject.targets.enumerated() {
      let area = target.area.clipped(to: target.element.clip)
      // What is too small or cut by itself is the business of other rules.
      guard target.isReachable, target.semantics.targetExemption == nil, area.fits(side) else {
        outcome.exempt()
        continue
      }
      let obstacles = obstacles(above: index, in: subject)
      guard obstacles.count <= mostObstacles else {
        outcome.skip("more than \(mostObstacles) targets lie on it")
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

  /// The areas of the targets that are hit instead of one beneath them, each told once. A bar below a
  /// scroll view lies on nothing in it.
  static func obstacles(above index: Int, in subject: AuditSubject) -> [Rect] {
    let target = subject.targets[index]
    let shown = target.area.clipped(to: target.element.viewport)
    var areas: [Rect] = []
    for other in subject.targets.indices.dropFirst(index + 1) {
      let above = subject.targets[other]
      guard !above.element.isInvisible, !above.ancestors.contains(index) else { continue }
      let area = above.area.clipped(to: above.element.clip)
      // Sums of pixel positions differ by less than a millionth of a point.
      guard let common = area.intersection(shown), common.width > 1e-6,
        common.height > 1e-6, !areas.contains(where: { $0.contains(common) })
      else { continue }
      areas.append(common)
      if areas.count > mostObstacles { break }
    }
    return areas
  }
}
