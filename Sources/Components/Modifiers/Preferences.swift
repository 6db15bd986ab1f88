/// A view that hands a value up, in place of what its content hands up.
private struct Preferring<Content: View, Key: PreferenceKey>: View {
  typealias Body = Never

  let content: Content
  let key: Key.Type
  let change: (inout Key.Value) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard context.environment.preferenceScope != nil else {
      return content._resolve(in: context)
    }
    let inner = context.addPreferenceScope(PreferenceScope(changing: key, by: change))
    return content._resolve(in: context.with { $0.preferenceScope = inner })
  }
}

/// A view with another one made from the preferences of its content.
private struct PreferenceLayered<Content: View, Key: PreferenceKey, Layer: View>: View {
  typealias Body = Never

  let content: Content
  let key: Key.Type
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let scope = context.addPreferenceScope()
    let nodes = content._resolve(in: context.with { $0.preferenceScope = scope })
    let late = LateContext(context)
    guard nodes.contains(where: \.waitsForSize) else {
      return layered(nodes, scope, late)
    }
    // Content that is not there yet may hand something up.
    return nodes.map { node in
      ResolvedNode(
        .replaced(
          SizeDependentContent(replacing: { _, settled in layered(settled, scope, late) })),
        children: [node])
    }
  }

  private func layered(
    _ nodes: [ResolvedNode], _ scope: PreferenceScope, _ late: LateContext
  ) -> [ResolvedNode] {
    let base = ResolvedContent(nodes: nodes)
    return late.resolve { context in
      let layered = late.evaluate { layer(scope.value(of: key)) }
      return isBehind
        ? base.background(alignment: alignment) { layered }._resolve(in: context)
        : base.overlay(alignment: alignment) { layered }._resolve(in: context)
    }
  }
}

/// A view that acts when what its content hands up has changed.
private struct PreferenceObserved<Content: View, Key: PreferenceKey>: View
where Key.Value: Equatable {
  typealias Body = Never

  let content: Content
  let key: Key.Type
  let action: (Key.Value) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard context.environment.identity?.session.isTracking == true else {
      context.observe { _ in }
      return content._resolve(in: context)
    }
    let scope = context.addPreferenceScope()
    let nodes = content._resolve(in: context.with { $0.preferenceScope = scope })
    context.observe { place in
      place.session.add(in: context) { _ in
        let value = scope.value(of: key)
        guard place.values[0] as? Key.Value != value else { return false }
        place.values[0] = value
        action(value)
        return true
      }
    }
    return nodes
  }
}

extension View {
  /// Hands a value up to the view's ancestors.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    Preferring(content: self, key: key) { $0 = value }
  }

  /// Changes the value that the view hands up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    Preferring(content: self, key: key, change: callback)
  }

  /// Does something with what the view hands up, once the view is shown and whenever it changes.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceObserved(content: self, key: key, action: action)
  }

  /// Puts a view over this one that is made from what this one hands up.
  public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    PreferenceLayered(
      content: self, key: key, alignment: alignment, isBehind: false, layer: transform)
  }

  /// Puts a view behind this one that is made from what this one hands up.
  public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    PreferenceLayered(
      content: self, key: key, alignment: alignment, isBehind: true, layer: transform)
  }
}
