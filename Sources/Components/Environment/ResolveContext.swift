/// Where in the view tree the resolver is: the environment that holds there.
@MainActor
public final class ResolveContext {
  /// The environment that holds at this place.
  ///
  /// Stored, not computed: reading one value of a computed environment would copy all of it. A shape reads it
  /// on any thread, which is safe since it is never changed.
  @safe nonisolated(unsafe) public let environment: EnvironmentValues

  /// Makes a context at the root of a tree.
  public init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The context below a view that changes the environment for its content.
  public func with(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
    var environment = environment
    change(&environment)
    return ResolveContext(environment: environment)
  }
}

/// The environment of the body that is being evaluated, for property wrappers.
package enum EnvironmentScope {
  @TaskLocal static var context: ResolveContext?

  /// The values; `nil` outside of a body.
  package static var current: EnvironmentValues? { context?.environment }

  /// The values, which a shape reads wherever its path is asked for; outside of a body, defaults with the objects
  /// of the picture.
  package static var values: EnvironmentValues { context?.environment ?? .outsideOfBodies }
}
