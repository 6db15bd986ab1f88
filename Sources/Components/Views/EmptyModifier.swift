/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public nonisolated init() {}

  /// The content itself.
  public func body(content: Content) -> some View { content }
}

/// A modifier whose numbers would move; a still picture shows the last ones.
public protocol AnimatableModifier: ViewModifier, Animatable {}

/// A modifier that chooses another one by the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that is chosen.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier that the environment chooses.
  public func body(content: Content) -> some View {
    EnvironmentallyModified(content: content, resolve: resolve(in:))
  }
}

/// A view with the modifier that an environmental one chose.
private struct EnvironmentallyModified<Modifier: ViewModifier>: View {
  typealias Body = Never

  let content: ModifierContent
  let resolve: (EnvironmentValues) -> Modifier

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    content.modifier(resolve(context.environment))._resolve(in: context)
  }
}

/// The name by which some code calls what an `if` in a builder makes.
public typealias _ConditionalContent = ConditionalContent

extension View {
  /// Prints nothing: a still picture has no changes.
  public static func _printChanges() {}
}
