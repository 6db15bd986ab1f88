import Layout

/// `target-overlap`: targets painted later leave enough of those beneath them free.
enum TargetOverlapRule {
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

  /// The areas of the targets that are hit instead of one beneath them.
  static func obstacles(above index: Int, in subject: AuditSubject) -> [Rect] {
    let target = subject.targets[index]
    return subject.targets.indices.dropFirst(index + 1).compactMap { other in
      let above = subject.targets[other]
      guard !above.element.isInvisible, !above.ancestors.contains(index) else { return nil }
      let area = above.area.clipped(to: above.element.clip)
      // Sums of pixel positions differ by less than a millionth of a point.
      return area.intersection(target.area).flatMap {
        $0.width > 1e-6 && $0.height > 1e-6 ? area : nil
      }
    }
  }
}
