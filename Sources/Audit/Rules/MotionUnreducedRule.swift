import Components

/// `motion-unreduced`: a motion that repeats by itself stops where the reader asks for less motion (WCAG 2.3.3 and
/// 2.2.2).
///
/// Nothing moves in a picture: what is looked at is whether an animation is asked for. Where motion is not
/// reduced the rule cannot tell, nor whether a system stills the effects of its symbols by itself.
enum MotionUnreducedRule {
  private static let motions: Set<AccessibilityDetails.Flag> = [
    .moves, .movesRegardless, .repeatsSymbolEffect,
  ]

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes where element.node.semantics.hasDetails {
      let semantics = element.node.semantics
      let flags = semantics.details.flags
      guard !flags.isDisjoint(with: motions) else { continue }
      if element.isOutOfReach || semantics.targetExemption == .essential {
        outcome.exempt()
      } else if flags.contains(.movesRegardless) {
        outcome.fail(
          element, measured: "a motion that repeats", required: "none where motion is reduced",
          advice: "Leave the animation out where `accessibilityReduceMotion` is set.")
      } else if flags.contains(.repeatsSymbolEffect) {
        outcome.skip("the system may still the effect of the symbol; no documentation says so")
      } else {
        outcome.skip("motion is not reduced in this appearance")
      }
    }
  }
}
