extension View {
  /// Sets the style of the text, symbols and shapes in the view.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    transformingEnvironment { environment in
      // Levels and the foreground itself refer to the style that holds outside.
      environment.foregroundStyle = AnyShapeStyle(
        FixedShapeStyle(style, outside: environment))
      environment.foregroundLevels = ForegroundLevels()
    }
  }

  /// Sets the colour of the text, symbols and shapes in the view.
  public func foregroundColor(_ color: Color?) -> some View {
    transformingEnvironment {
      $0.foregroundStyle = color.map { AnyShapeStyle($0) }
      $0.foregroundLevels = ForegroundLevels()
    }
  }

  /// Sets the colour of text, symbols and shapes for which no style is chosen.
  ///
  /// Other than a style that an author chooses, it is not what levels such as `.primary` are levels of, and
  /// controls keep their own colours.
  func defaultForeground(_ color: Color) -> some View {
    transformingEnvironment { environment in
      environment.dropForeground()
      environment.defaultForeground = color
    }
  }

  /// Sets the style behind the content of the view.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    transformingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
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

extension EnvironmentValues {
  /// Leaves content in the colours that it has by itself.
  mutating func dropForeground() {
    foregroundStyle = nil
    foregroundLevels = ForegroundLevels()
    defaultForeground = nil
  }
}
