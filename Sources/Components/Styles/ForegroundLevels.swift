/// The styles that an author gave to the levels of the foreground below the first.
struct ForegroundLevels: Sendable {
  var secondary: AnyShapeStyle?
  var tertiary: AnyShapeStyle?

  /// The style of a level counted from 0, which is the foreground itself.
  func style(_ level: Int) -> AnyShapeStyle? {
    switch level {
    case 1: secondary
    case 2: tertiary ?? secondary
    default: nil
    }
  }
}

extension View {
  /// Sets the first two levels of the foreground of the view.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    foregroundStyle(primary, secondary, secondary)
  }

  /// Sets the three levels of the foreground of the view.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    transformingEnvironment { environment in
      let outer = environment
      environment.foregroundStyle = AnyShapeStyle(FixedShapeStyle(primary, outside: outer))
      environment.foregroundLevels.secondary = AnyShapeStyle(
        FixedShapeStyle(secondary, outside: outer))
      environment.foregroundLevels.tertiary = AnyShapeStyle(
        FixedShapeStyle(tertiary, outside: outer))
    }
  }
}
