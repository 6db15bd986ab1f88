public import Components
public import Graphics
import Layout

/// How a target fares by a profile: what overlays and galleries draw in green, amber and red.
public struct TargetGrade: Equatable, Sendable {
  public enum Grade: Equatable, Sendable {
    /// As large as the profile asks, and free to be hit.
    case met
    /// Smaller, but above the profile's minimum, with enough room around it, or exempt.
    case excused
    case missed
  }

  /// Why a target has its grade; the raw values are stable names.
  public enum Reason: String, CaseIterable, Sendable {
    /// At least as large as the profile asks.
    case large
    /// Smaller, and disabled or exempt by `.targetExemption(_:)`.
    case exempt
    /// Smaller, with the room around it that WCAG 2.5.8 asks for.
    case spaced
    /// Smaller, but at least as large as the profile's minimum.
    case dense
    /// Below the profile's minimum.
    case small
    /// Nothing of it can be touched.
    case covered
  }

  /// Where the target is in its tree.
  public let path: NodePath
  public let reason: Reason
  /// What clips and targets above leave of the area that answers to touch, in points; empty where
  /// nothing is left.
  public let area: Rect
  /// Where the target is to be seen: its area, or all that it claims where nothing is left of it.
  public let shown: Rect
  /// What is seen of all that answers to touch: of a link that goes on in another line, its part of each line.
  public let parts: [Rect]

  public var grade: Grade {
    switch reason {
    case .large: .met
    case .exempt, .spaced, .dense: .excused
    case .small, .covered: .missed
    }
  }
}

/// The targets of a placed tree with their grades, in the order of painting; those that nobody can
/// see or reach are left out.
public struct AuditedTargets: Equatable, Sendable {
  public let targets: [TargetGrade]

  public init(in tree: PositionedTree, profile: AuditProfile) {
    self.init(
      AuditSubject(
        tree: tree, background: .clear, profile: profile, vision: .full))
  }

  init(_ subject: AuditSubject) {
    let profile = subject.profile
    let spacing = TargetSpacing(subject)
    targets = subject.targets.indices.compactMap { index in
      let target = subject.targets[index]
      guard !target.element.isInvisible, !target.element.isInert else { return nil }
      let area = target.area.clipped(to: target.element.clip)
      let free =
        area.isEmpty
        ? nil
        : FreeRectangle.largest(
          in: area, avoiding: subject.obstacles(above: index),
          wanted: profile.targetSide)
      // What is scrolled out of sight is free, but there is nothing to be seen of it.
      let seen = free?.clipped(to: target.element.viewport)
      return TargetGrade(
        path: target.element.node.path,
        reason: Self.reason(
          free, isExempt: target.semantics.targetExemption != nil || target.element.isDisabled,
          hasRoom: profile.allowsTargetSpacing && spacing.excuses(index), profile),
        area: seen ?? .zero, shown: seen ?? target.area,
        parts: target.link == nil
          ? [seen ?? target.area]
          : target.parts.map {
            $0.clipped(to: target.element.clip).clipped(to: target.element.viewport)
          }
          .filter { !$0.isEmpty })
    }
  }

  private static func reason(
    _ free: Rect?, isExempt: Bool, hasRoom: Bool, _ profile: AuditProfile
  ) -> TargetGrade.Reason {
    guard let free else { return isExempt ? .exempt : .covered }
    if free.fits(profile.targetSide) { return .large }
    if isExempt { return .exempt }
    if hasRoom { return .spaced }
    return free.fits(profile.leastTargetSide) ? .dense : .small
  }
}
