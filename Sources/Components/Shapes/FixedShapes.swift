// Shapes that do not turn round where the layout runs from right to left: those of controls do so by
// themselves, and a symmetric one looks the same. A stretch or a pen of a symmetric one runs in the
// same direction everywhere, however it is painted.

extension Rectangle {
  /// The outline stays as it is where the layout runs from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
  /// The outline stays as it is where the layout runs from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
  /// The outline stays as it is where the layout runs from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
  /// The outline stays as it is where the layout runs from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
  /// The outline stays as it is where the layout runs from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ContainerRelativeShape {
  /// The outline stays as it is where the layout runs from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
