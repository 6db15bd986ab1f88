extension Color: ShapeStyle, View {
  public typealias Body = Never

  /// False: a colour alone has none.
  public nonisolated var _hasShadows: Bool { false }

  public nonisolated func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    .color(resolve(in: environment.appearance))
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    [.fill(self, in: context.environment)]
  }
}
