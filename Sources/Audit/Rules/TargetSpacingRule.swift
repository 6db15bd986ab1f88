import Components
import Graphics
import Layout

/// `target-spacing`: targets have the room of the profile between what is drawn of them.
///
/// The parts of one control, such as tabs and the days of a calendar, and rows one below the other are exempt. WCAG's own spacing is part of
/// `target-size`.
enum TargetSpacingRule {
  /// More targets than these in one picture are not compared with each other.
  private static let limit = 300

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    let targets = subject.targets.filter {
      $0.isReachable && $0.semantics.targetExemption == nil && !$0.element.shownBounds.isEmpty
        && !$0.isPart && !isDay($0, subject)
    }
    guard let room = subject.profile.targetRoom else {
      for _ in targets { outcome.exempt() }
      return
    }
    guard targets.count <= limit else {
      for _ in targets { outcome.skip("more than \(limit) targets") }
      return
    }
    for (index, target) in targets.enumerated() {
      let near = targets[..<index].lazy.compactMap { other in
        gap(target, other, row: 3 * subject.profile.targetSide).map { ($0, other) }
      }.first { $0.0 < room - subject.pixelSlack }
      guard let (gap, other) = near else {
        outcome.pass()
        continue
      }
      let name = other.label.map { " from “\($0)”" } ?? ""
      outcome.fail(
        target.element, measured: "\(decimalText(gap)) pt\(name)",
        required: "\(decimalText(room)) pt",
        advice: "Move the controls apart, so that a finger meets only one.")
    }
  }

  /// Whether it is a day of a date picker's calendar: weeks are seven across on every phone.
  private static func isDay(_ target: AuditedTarget, _ subject: AuditSubject) -> Bool {
    guard target.element.node.name == "day" else { return false }
    var element = target.element
    while element.parent != element.order {
      element = subject.nodes[element.parent]
      if element.node.name == "calendar" { return true }
    }
    return false
  }

  /// The room between two targets side by side or one below the other; `nil` for others and for rows.
  ///
  /// - Parameter row: the width of what counts as a row.
  private static func gap(
    _ one: AuditedTarget, _ other: AuditedTarget, row: Double
  ) -> Double? {
    guard !one.element.contains(other.element), !other.element.contains(one.element),
      one.element.scrolls == other.element.scrolls
    else { return nil }
    let (a, b) = (one.element.shownBounds, other.element.shownBounds)
    let across = max(a.minX - b.maxX, b.minX - a.maxX)
    let down = max(a.minY - b.maxY, b.minY - a.maxY)
    // Corner to corner, or one on the other, is the business of other rules.
    if down < 0, across >= 0 { return across }
    if across < 0, down >= 0, min(a.width, b.width) < row { return down }
    return nil
  }
}

extension AuditedTarget {
  /// Whether it is one of the parts of a control.
  fileprivate var isPart: Bool {
    switch semantics.role {
    case .tab, .radio, .menuItem, .stepper: true
    default: false
    }
  }
}

extension AuditProfile {
  /// The room between targets in points: that of Apple's “Accessibility” between controls with a
  /// bezel, and of Android's guidance; `nil` for WCAG, whose spacing excuses the size.
  fileprivate var targetRoom: Double? {
    switch self {
    case .hig: 12
    case .android: 8
    case .wcagAA, .wcagAAA: nil
    }
  }
}
