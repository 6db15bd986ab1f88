/// The fill of cards, rows and bars: the theme's surface, or glass where its surfaces are of glass.
///
/// Glass is never on glass: on a surface that is glass already it is a translucent colour.
public struct SurfaceFill: ShapeStyle {
  /// The fill of the surfaces of the place.
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    guard environment.theme.surfaces == .glass else {
      return Color.surface._resolvePaint(in: environment)
    }
    guard !environment.isOnGlass else {
      return Color.surface.opacity(0.5)._resolvePaint(in: environment)
    }
    return Material.thick._resolvePaint(in: environment)
  }
}

private struct OnGlassKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is on glass.
  var isOnGlass: Bool {
    get { self[OnGlassKey.self] }
    set { self[OnGlassKey.self] = newValue }
  }
}
