/// One of the theme's gradients as a style, from the top-leading to the bottom-trailing corner of a
/// left-to-right layout.
public struct ThemeGradient: ShapeStyle {
  private let token: GradientToken

  public init(_ token: GradientToken) {
    self.token = token
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    let swatch = environment.theme.gradients[token]
    return LinearGradient(
      colors: [Color(swatch.start), Color(swatch.end)], startPoint: .topLeading,
      endPoint: .bottomTrailing
    )._resolvePaint(in: environment)
  }
}

extension ShapeStyle where Self == ThemeGradient {
  /// One of the theme's gradients.
  public static func gradient(_ token: GradientToken) -> ThemeGradient { ThemeGradient(token) }
}
