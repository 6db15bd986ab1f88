import Layout

/// A view with what a screen reader would find in another one, which is not shown.
struct SpokenAside<Content: View, Aside: View>: View {
  typealias Body = Never

  let content: Content
  let aside: Aside
  let change: @MainActor (ResolvedNode, [SpokenElement], EnvironmentValues) -> ResolvedNode

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let (asides, nodes) = ResolvePass.both {
      aside._resolve(in: context)
    } and: {
      content._resolve(in: context)
    }
    let elements = asides.flatMap { SpokenElements.of($0) }
    return nodes.map { change($0, elements, context.environment) }
  }
}

extension ResolvedNode {
  /// The node as one element that says what others do, or as several of them.
  func replacingSpeech(by elements: [SpokenElement]) -> ResolvedNode {
    var element = ResolvedNode(.element, children: [self])
    if elements.count == 1 { element.semantics = elements[0].semantics }
    element.semantics.children = elements.count == 1 ? .ignore : .contain
    element.semantics.details.replacement = elements
    return element
  }
}
