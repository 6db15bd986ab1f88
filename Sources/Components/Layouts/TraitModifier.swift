/// A view that tells the container around it something.
private struct TraitAdded<Content: View>: View {
  typealias Body = Never

  let content: Content
  let trait: ViewTraits

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = content._resolve(in: context)
    guard let session = context.environment.identity?.session else { return nodes }
    session.usesMarks = true
    return nodes.map { $0.wrappedPlainly(in: .trait(trait)) }
  }
}

extension View {
  func addingTrait(_ key: ObjectIdentifier, _ value: Any) -> some View {
    TraitAdded(content: self, trait: ViewTraits(key: key, value: value))
  }
}
