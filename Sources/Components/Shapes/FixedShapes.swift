// Shapes of controls that turn round by themselves where the layout runs from right to left.

extension BarShape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension PopoverShape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
