/// A change that can be applied to any view, written as a body around its content.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// The view to which the modifier is applied.
  typealias Content = ModifierContent

  /// The content with what the modifier changes.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view to which a modifier is applied, inside the modifier's body.
public struct ModifierContent: View {
  public typealias Body = Never

  let nodes: (ResolveContext) -> [ResolvedNode]

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] { nodes(context) }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified: a view, or a modifier that applies first.
  public var content: Content
  /// The modifier that is applied to it.
  public var modifier: Modifier

  /// Applies a modifier to a view or to another modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let inner = ModifierContent { content._resolve(in: $0) }
    let context = context.entering(bodyOf: modifier)
    return EnvironmentScope.$context.withValue(context) {
      modifier.body(content: inner)._resolve(in: context)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with both modifiers, one after the other.
  public func body(content: ModifierContent) -> some View {
    content.modifier(self.content).modifier(self.modifier)
  }
}

extension ViewModifier {
  /// Both modifiers, this one first.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view whose content sees a changed environment.
struct EnvironmentModified<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let inner = context.with(change)
    let nodes = content._resolve(in: inner)
    let direction = inner.environment.layoutDirection
    guard direction != context.environment.layoutDirection else { return nodes }
    return nodes.map { node in
      var turned = node
      if turned.layoutDirection == nil { turned.layoutDirection = direction }
      return turned
    }
  }
}

/// A view whose nodes are wrapped or changed, one by one, after they were resolved.
package struct NodeModified<Content: View>: View {
  package typealias Body = Never

  let content: Content
  let change: @MainActor (ResolvedNode, EnvironmentValues) -> ResolvedNode

  package func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    content._resolve(in: context).map { change($0, context.environment) }
  }
}

extension View {
  /// Changes the environment of the view and everything in it.
  func transformingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentModified<Self> {
    EnvironmentModified(content: self, change: change)
  }

  /// Changes each node of the view.
  package func transformingNodes(
    _ change: @escaping @MainActor (ResolvedNode, EnvironmentValues) -> ResolvedNode
  ) -> NodeModified<Self> {
    NodeModified(content: self, change: change)
  }

  /// Puts each node of the view into a node of another kind.
  func wrapped(in kind: @escaping @MainActor (EnvironmentValues) -> ResolvedNode.Kind)
    -> NodeModified<Self>
  {
    transformingNodes { node, environment in
      ResolvedNode(kind(environment), children: [node])
    }
  }
}
