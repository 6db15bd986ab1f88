/// One of the views that a provider has.
struct PreviewPart: View {
  typealias Body = Never

  let content: any View
  let part: Int
  let count: Int

  private typealias Choice = (part: Int, count: Int)

  /// What lists of views are yet to be told: which of how many is shown.
  @MainActor private static var choices: [Choice] = []

  /// The place of the view that is shown, for the first list of as many views as there are to choose from; the
  /// others are not evaluated, since what they prefer for themselves would hold for it.
  @MainActor
  static func takeChoice(_ count: () -> Int) -> Int? {
    guard let choice = choices.first, count() == choice.count else { return nil }
    choices.removeFirst()
    return choice.part
  }

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard let schemes = context.environment.identity?.session.schemes else {
      return chosen(in: context).nodes
    }
    // Each of several views, which a loop makes, is a preview of its own and shown as it asks for. What that
    // is says the round before, so that a round resolves each of them once.
    let usual = context.environment.presenterColorScheme ?? context.environment.colorScheme
    func wishes(of nodes: [ResolvedNode]) -> [ColorScheme]? {
      let wishes = nodes.map { $0.preferredColorScheme ?? usual }
      return Set(wishes).count > 1 ? wishes : nil
    }
    switch schemes.previews {
    case .alike:
      let nodes = chosen(in: context).nodes
      if let wishes = wishes(of: nodes) { schemes.show(.apart(wishes)) }
      return nodes
    case .inseparable:
      let nodes = chosen(in: context).nodes
      if wishes(of: nodes) != nil {
        PictureGaps.note("previews of loops in one another are all shown in one colour scheme")
      }
      return nodes
    case .apart(let shown):
      let (nodes, areApart) = separate(in: shown, context)
      guard areApart else {
        // There are more or fewer than in the round before, or they come from more than one list.
        schemes.show(
          nodes.count == shown.count ? .inseparable : wishes(of: nodes).map { .apart($0) } ?? .alike
        )
        return nodes
      }
      schemes.show(.apart(nodes.map { $0.preferredColorScheme ?? usual }))
      return nodes.indices.flatMap { index in
        ResolvedContent(nodes: [nodes[index]]).background()
          ._resolve(in: context.with { $0.colorScheme = shown[index] })
      }
    }
  }

  /// The views that a loop makes, each in its scheme. Where there are not as many in one list, what has been made
  /// instead: another round follows.
  private func separate(
    in schemes: [ColorScheme], _ context: ResolveContext
  ) -> (nodes: [ResolvedNode], areApart: Bool) {
    var nodes: [ResolvedNode] = []
    for (index, scheme) in schemes.enumerated() {
      let (views, isComplete) = chosen(
        (index, schemes.count), in: context.with { $0.colorScheme = scheme })
      // A list within a view may have taken the choice: then all of the views are here.
      guard isComplete, views.count == 1 else { return (views, false) }
      nodes += views
    }
    return (nodes, true)
  }

  /// What remains of the views when lists have taken the choices, and whether all of these were taken.
  private func chosen(
    _ inner: Choice? = nil, in context: ResolveContext
  ) -> (nodes: [ResolvedNode], isComplete: Bool) {
    Self.choices = (count > 1 ? [(part, count)] : []) + (inner.map { [$0] } ?? [])
    defer { Self.choices = [] }
    let nodes = content._resolve(in: context)
    return (nodes, Self.choices.isEmpty)
  }
}

extension ResolvedNode {
  /// The colour scheme that the view itself asks for, not a view in it.
  fileprivate var preferredColorScheme: ColorScheme? {
    trait(ObjectIdentifier(PreferredColorSchemeKey.self)) as? ColorScheme
  }
}
