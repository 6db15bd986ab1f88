public import Layout

/// How a target fares by a profile: what an overlay draws in green, amber and red.
public struct TargetGrade: Equatable, Sendable {
  public enum Grade: Equatable, Sendable {
    /// As large as the profile asks, and free to be hit.
    case met
    /// Smaller, but above the profile's minimum, with enough room around it, or exempt.
    case excused
    case missed
  }

  public let grade: Grade
  /// What clips and targets above leave of the area that answers to touch, in points; empty where
  /// nothing is left.
  public let area: Rect
  /// Where the target is to be seen: its area, or all that it wishes where nothing is left of it.
  public let shown: Rect
}

/// The targets of a placed tree with their grades, in the order of painting.
public struct AuditedTargets: Equatable, Sendable {
  public let targets: [TargetGrade]

  public init(in tree: PositionedTree, profile: AuditProfile) {
    let subject = AuditSubject(
      tree: tree, background: .clear, profile: profile, pictures: nil, vision: .full)
    let spacing = TargetSpacing(subject)
    targets = subject.targets.indices.compactMap { index in
      let target = subject.targets[index]
      guard !target.element.isInvisible, !target.element.isInert else { return nil }
      let area = target.area.clipped(to: target.element.clip)
      let free =
        area.isEmpty
        ? nil
        : FreeRectangle.largest(
          in: area, avoiding: TargetOverlapRule.obstacles(above: index, in: subject),
          wanted: profile.targetSide)
      // What is scrolled out of sight is free, but there is nothing to be seen of it.
      let seen = free?.clipped(to: target.element.viewport)
      return TargetGrade(
        grade: Self.grade(
          free, isExempt: target.semantics.targetExemption != nil || target.element.isDisabled,
          hasRoom: profile.allowsTargetSpacing && spacing.excuses(index), profile),
        area: seen ?? .zero, shown: seen ?? target.area)
    }
  }

  private static func grade(
    _ free: Rect?, isExempt: Bool, hasRoom: Bool, _ profile: AuditProfile
  ) -> TargetGrade.Grade {
    guard let free else { return isExempt ? .excused : .missed }
    if free.fits(profile.targetSide) { return .met }
    return isExempt || hasRoom || free.fits(profile.leastTargetSide) ? .excused : .missed
  }
}
