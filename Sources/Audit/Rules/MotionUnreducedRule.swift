import Components

/// `motion-unreduced`: a motion that repeats by itself stops where the reader asks for less motion (WCAG 2.3.3 and
/// 2.2.2).
///
/// Nothing moves in a picture: what is looked at is whether an animation is asked for. Where motion is not
/// reduced the rule cannot tell.
enum MotionUnreducedRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes where element.node.semantics.hasDetails {
      let semantics = element.node.semantics
      let flags = semantics.details.flags
      guard flags.contains(.moves) || flags.contains(.movesRegardless) else { continue }
      if element.isOutOfReach || semantics.targetExemption == .essential {
        outcome.exempt()
      } else if flags.contains(.movesRegardless) {
        outcome.fail(
          element, measured: "a motion that repeats", required: "none where motion is reduced",
          advice: "Leave the animation out where `accessibilityReduceMotion` is set.")
      } else {
        outcome.skip("motion is not reduced in this appearance")
      }
    }
  }
}
