/// An interactive element as hit-target division sees it; rectangles in points of one common space.
public struct HitTarget: Hashable, Sendable {
  /// What the element looks like.
  public var visual: Rect
  /// The area it would like to react to; counts as at least the visual.
  public var wish: Rect
  /// What clipping ancestors and the canvas leave of it, or `nil` where nothing clips.
  public var clip: Rect?
  /// The index of the nearest enclosing target in the same list, if there is one.
  public var enclosing: Int?

  /// Makes a target of what is seen and what it wishes for, in points of one common space.
  public init(visual: Rect, wish: Rect, clip: Rect? = nil, enclosing: Int? = nil) {
    self.visual = visual
    self.wish = wish
    self.clip = clip
    self.enclosing = enclosing
  }

  /// A target that would like to be at least `minimum` points wide and high, grown outwards around
  /// the centre of its visual.
  public init(
    expanding visual: Rect, to minimum: Size, clip: Rect? = nil, enclosing: Int? = nil
  ) {
    let width = max(visual.width, minimum.width)
    let height = max(visual.height, minimum.height)
    let wish = Rect(
      x: visual.midX - width / 2, y: visual.midY - height / 2, width: width, height: height)
    self.init(visual: visual, wish: wish, clip: clip, enclosing: enclosing)
  }
}

/// Divides the space that several targets wish for.
///
/// Every area is a rectangle: what the clip leaves of the target's wish, without what
/// belongs to its neighbours. Where two wishes overlap, both stop in the middle of the gap between
/// the two visuals, or at the nearest place that both wish for, on the axis on which that gap is larger, the horizontal
/// one if they are equal.
/// Each pair is settled from the original wishes, so the order of the list does not matter. An area
/// never becomes smaller than the clipped visual; a target and one that encloses it do not divide,
/// and visuals that overlap keep their overlap.
///
/// Wishes that overlap are found by a sweep from left to right, so the cost is that of sorting plus
/// that of the targets which share a column.
///
/// - Returns: one area per target in the same order; empty where the clip leaves nothing.
public func divideHitTargets(_ targets: [HitTarget]) -> [Rect] {
  let division = HitTargetDivision(targets)
  return division.areas()
}

/// Divides the same space for what is clipped as well: what neighbours leave of each wish, but at
/// least its visual.
///
/// - Returns: one area per target in the same order.
package func hitTargetClaims(_ targets: [HitTarget]) -> [Rect] {
  let division = HitTargetDivision(targets)
  return division.claims()
}
