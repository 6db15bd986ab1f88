package import Layout

/// Content that is resolved once the size of its container is known.
///
/// It lives only between the first and the second pass of the resolver: nothing that leaves the
/// resolver holds one. Two are equal only when they are the same one.
public final class SizeDependentContent: Equatable, Sendable {
  private let make: @MainActor @Sendable (Size) -> [ResolvedNode]

  package init(_ make: @escaping @MainActor @Sendable (Size) -> [ResolvedNode]) {
    // The closures of a body read its property wrappers also when they are called after it.
    let scope = EnvironmentScope.context
    self.make = { size in EnvironmentScope.$context.withValue(scope) { make(size) } }
  }

  @MainActor package func resolve(in size: Size) -> [ResolvedNode] { make(size) }

  public static func == (lhs: SizeDependentContent, rhs: SizeDependentContent) -> Bool {
    lhs === rhs
  }
}
