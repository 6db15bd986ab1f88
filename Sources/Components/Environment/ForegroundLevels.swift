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
