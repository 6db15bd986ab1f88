/// One of the theme's gradients as a style, from the top-leading to the bottom-trailing corner of a
/// left-to-right layout.
public struct ThemeGradient: ShapeStyle {
  private let token: GradientToken

  /// Makes a style of one of the theme's gradients.
  public init(_ token: GradientToken) {
    self.token = token
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    let swatch = environment.theme.gradients[token]
    var swatches = [swatch.start, swatch.middle, swatch.end].compactMap { $0 }
    if let marks = environment.tokenMarks {
      swatches = swatches.map { marks.marked($0, TokenName(.gradient, token.rawValue)) }
    }
    return LinearGradient(
      colors: swatches.map { Color($0) }, startPoint: .topLeading,
      endPoint: .bottomTrailing
    )._resolvePaint(in: environment)
  }
}

extension ShapeStyle where Self == ThemeGradient {
  /// One of the theme's gradients.
  public static func gradient(_ token: GradientToken) -> ThemeGradient { ThemeGradient(token) }
}
