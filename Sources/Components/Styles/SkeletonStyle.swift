/// The fill of placeholders: a base colour with a band of light at the position of the time.
public struct SkeletonStyle: ShapeStyle {
  /// The base colour with its band of light.
  public init() {}

  /// Half the width of the band, in parts of the placeholder's width.
  private static let reach = 0.4

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    guard !environment.accessibilityReduceMotion else {
      return Color.skeletonBase._resolvePaint(in: environment)
    }
    let sweeps = environment.renderTime / environment.theme.motion.shimmer
    let share = sweeps.isFinite ? sweeps - sweeps.rounded(.down) : 0
    // The band enters before the leading edge and leaves behind the trailing one.
    let center = -Self.reach + share * (1 + 2 * Self.reach)
    var (start, end) = (center - Self.reach, center + Self.reach)
    if environment.layoutDirection == .rightToLeft { (start, end) = (1 - start, 1 - end) }
    return LinearGradient(
      colors: [.skeletonBase, .skeletonHighlight, .skeletonBase],
      startPoint: UnitPoint(x: start, y: 0.5), endPoint: UnitPoint(x: end, y: 0.5)
    )._resolvePaint(in: environment)
  }
}
