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
      return chosen([], in: context)
    }
    // Each of several views, which a loop makes, is a preview of its own and shown as it asks for. What that
    // is says the round before, so that a round resolves each of them once.
    let usual = context.environment.presenterColorScheme ?? context.environment.colorScheme
    if let shown = schemes.previews {
      guard let nodes = separate(in: shown, context) else { return chosen([], in: context) }
      schemes.ask(previews: nodes.map { $0.preferredColorScheme ?? usual })
      return nodes.indices.flatMap { index in
        ResolvedContent(nodes: [nodes[index]]).background()
          ._resolve(in: context.with { $0.colorScheme = shown[index] })
      }
    }
    let nodes = chosen([], in: context)
    let wishes = nodes.map { $0.preferredColorScheme ?? usual }
    schemes.ask(previews: Set(wishes).count > 1 ? wishes : nil)
    return nodes
  }

  /// The views that a loop makes, each in its scheme; `nil` where there are no longer as many.
  private func separate(in schemes: [ColorScheme], _ context: ResolveContext) -> [ResolvedNode]? {
    var nodes: [ResolvedNode] = []
    for (index, scheme) in schemes.enumerated() {
      let views = chosen(
        [(index, schemes.count)], in: context.with { $0.colorScheme = scheme })
      if views.count == 1 {
        nodes += views
      } else if views.count == schemes.count {
        // They do not come from one list: all of them are made for each.
        nodes.append(views[index])
      } else {
        return nil
      }
    }
    return nodes
  }

  private func chosen(_ inner: [Choice], in context: ResolveContext) -> [ResolvedNode] {
    Self.choices = (count > 1 ? [(part, count)] : []) + inner
    defer { Self.choices = [] }
    return content._resolve(in: context)
  }
}

extension ResolvedNode {
  /// The colour scheme that the view itself asks for, not a view in it.
  fileprivate var preferredColorScheme: ColorScheme? {
    trait(ObjectIdentifier(PreferredColorSchemeKey.self)) as? ColorScheme
  }
}
