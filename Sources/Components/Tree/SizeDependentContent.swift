/// Content that is resolved once it is known where its container is.
///
/// It lives only between the first and the last pass of the resolver: nothing that leaves the
/// resolver holds one. Two are equal only when they are the same one.
public final class SizeDependentContent: Equatable, Sendable {
  private let make: @MainActor @Sendable (PlacedGeometry, [ResolvedNode]) -> [ResolvedNode]

  init(_ make: @escaping @MainActor @Sendable (PlacedGeometry) -> [ResolvedNode]) {
    self.make = { geometry, _ in make(geometry) }
  }

  /// Content that takes the place of nodes that were laid out for it.
  init(
    replacing make:
      @escaping @MainActor @Sendable (PlacedGeometry, [ResolvedNode]) -> [ResolvedNode]
  ) {
    self.make = make
  }

  @MainActor func resolve(
    in geometry: PlacedGeometry, replacing nodes: [ResolvedNode] = []
  ) -> [ResolvedNode] {
    make(geometry, nodes)
  }

  /// Whether both are the same object.
  public static func == (lhs: SizeDependentContent, rhs: SizeDependentContent) -> Bool {
    lhs === rhs
  }
}
