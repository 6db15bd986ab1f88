// Shapes that do not turn round where the layout runs from right to left: those of controls do so by
// themselves, and a symmetric one looks the same. A stretch or a pen of a symmetric one runs in the
// same direction everywhere, however it is painted.

extension Rectangle {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ContainerRelativeShape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension BarShape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension PopoverShape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
