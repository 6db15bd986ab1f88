/// Nodes that were resolved before, as a view.
struct ResolvedContent: View {
  typealias Body = Never

  let nodes: [ResolvedNode]

  func _resolve(in context: ResolveContext) -> [ResolvedNode] { nodes }
}
