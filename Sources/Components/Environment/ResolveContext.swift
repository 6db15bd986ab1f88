/// Where in the view tree the resolver is: the environment that holds there.
@MainActor
public final class ResolveContext {
  /// The environment that holds at this place.
  public var environment: EnvironmentValues { shared.values }
  nonisolated let shared: SharedEnvironment

  /// Makes a context at the root of a tree.
  public init(environment: EnvironmentValues) {
    shared = SharedEnvironment(values: environment)
  }

  /// The context below a view that changes the environment for its content.
  public func with(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
    var environment = environment
    change(&environment)
    return ResolveContext(environment: environment)
  }
}

/// The environment of the body that is being evaluated, for property wrappers.
enum EnvironmentScope {
  @TaskLocal static var context: ResolveContext?

  /// The values, which a shape reads wherever its path is asked for; outside of a body, defaults.
  static var values: EnvironmentValues { context?.shared.values ?? EnvironmentValues() }
}

/// The values of a place for any thread: they are never changed.
struct SharedEnvironment: @unchecked Sendable {
  let values: EnvironmentValues
}
