/// Content that is resolved once it is known where its container lies.
///
/// It lives only between the first and the last pass of the resolver: nothing that leaves the
/// resolver holds one. Two are equal only when they are the same one.
public final class SizeDependentContent: Equatable, Sendable {
  private let make: @MainActor @Sendable (PlacedGeometry, [ResolvedNode]) -> [ResolvedNode]

  init(_ make: @escaping @MainActor @Sendable (PlacedGeometry) -> [ResolvedNode]) {
    self.make = Self.reading { geometry, _ in make(geometry) }
  }

  /// Content that takes the place of nodes that were laid out for it.
  init(
    replacing make: @escaping @MainActor @Sendable (PlacedGeometry, [ResolvedNode]) -> [ResolvedNode]
  ) {
    self.make = Self.reading(make)
  }

  /// The closures of a body read its property wrappers also when they are called after it.
  private static func reading(
    _ make: @escaping @MainActor @Sendable (PlacedGeometry, [ResolvedNode]) -> [ResolvedNode]
  ) -> @MainActor @Sendable (PlacedGeometry, [ResolvedNode]) -> [ResolvedNode] {
    let scope = EnvironmentScope.context
    return { geometry, nodes in
      EnvironmentScope.$context.withValue(scope) { make(geometry, nodes) }
    }
  }

  @MainActor func resolve(
    in geometry: PlacedGeometry, replacing nodes: [ResolvedNode] = []
  ) -> [ResolvedNode] {
    make(geometry, nodes)
  }

  public static func == (lhs: SizeDependentContent, rhs: SizeDependentContent) -> Bool {
    lhs === rhs
  }
}
