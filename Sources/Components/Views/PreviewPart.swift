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
    let nodes = chosen(in: context)
    // Each of several views, which a loop makes, is a preview of its own and shown as it asks for.
    let environment = context.environment
    let usual = environment.presenterColorScheme ?? environment.colorScheme
    let schemes = nodes.map { $0.preferredColorScheme ?? usual }
    guard Set(schemes).count > 1 else { return nodes }
    var shown: [ColorScheme: [ResolvedNode]] = [:]
    for scheme in Set(schemes) {
      shown[scheme] = chosen(in: context.with { $0.colorScheme = scheme })
    }
    return schemes.indices.flatMap { index in
      let scheme = schemes[index]
      guard let views = shown[scheme], views.indices.contains(index) else { return [nodes[index]] }
      return ResolvedContent(nodes: [views[index]]).background()
        ._resolve(in: context.with { $0.colorScheme = scheme })
    }
  }

  private func chosen(in context: ResolveContext) -> [ResolvedNode] {
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
