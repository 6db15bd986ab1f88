/// One of the views that a provider has.
struct PreviewPart: View {
  typealias Body = Never

  let content: any View
  let part: Int
  let count: Int

  /// What the views of a provider are yet to be told: which of how many is shown.
  @MainActor private static var choice: (part: Int, count: Int)?

  /// The place of the view that is shown, for the first list of as many views as the source has; the others are
  /// not evaluated, since what they prefer for themselves would hold for it.
  @MainActor
  static func takeChoice(_ count: () -> Int) -> Int? {
    guard let choice, count() == choice.count else { return nil }
    self.choice = nil
    return choice.part
  }

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard let schemes = context.environment.identity?.session.schemes else {
      return chosen(part, of: count, in: context)
    }
    // Each of several views, which a loop makes, is a preview of its own and shown as it asks for. What that
    // is says the round before, so that a round resolves each of them once.
    let usual = context.environment.presenterColorScheme ?? context.environment.colorScheme
    if let shown = schemes.previews, let nodes = separate(in: shown, context) {
      let wishes = nodes.map { $0.preferredColorScheme ?? usual }
      schemes.ask(previews: wishes)
      return nodes.indices.flatMap { index in
        ResolvedContent(nodes: [nodes[index]]).background()
          ._resolve(in: context.with { $0.colorScheme = shown[index] })
      }
    }
    let nodes = chosen(part, of: count, in: context)
    let wishes = nodes.map { $0.preferredColorScheme ?? usual }
    let areApart = schemes.previews == nil && Set(wishes).count > 1
    schemes.ask(previews: areApart ? wishes : nil)
    return nodes
  }

  /// The views that a loop makes, each in its scheme; `nil` where they are not one view for each element.
  private func separate(in schemes: [ColorScheme], _ context: ResolveContext) -> [ResolvedNode]? {
    var nodes: [ResolvedNode] = []
    for (index, scheme) in schemes.enumerated() {
      nodes += chosen(index, of: schemes.count, in: context.with { $0.colorScheme = scheme })
      if nodes.count != index + 1 { return nil }
    }
    return nodes
  }

  private func chosen(_ part: Int, of count: Int, in context: ResolveContext) -> [ResolvedNode] {
    guard count > 1 else { return content._resolve(in: context) }
    Self.choice = (part, count)
    defer { Self.choice = nil }
    return content._resolve(in: context)
  }
}

extension ResolvedNode {
  /// The colour scheme that the view itself asks for, not a view in it.
  fileprivate var preferredColorScheme: ColorScheme? {
    trait(ObjectIdentifier(PreferredColorSchemeKey.self)) as? ColorScheme
  }
}
