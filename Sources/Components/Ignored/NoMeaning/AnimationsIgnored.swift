// Without effect: time does not pass in a still picture.

import Foundation

extension View {
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
  ) -> some View {
    body(self)
  }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }
  public func matchedTransitionSource<C>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (MatchedTransitionSourceConfiguration) -> C
  ) -> some View {
    self
  }
  public func geometryGroup() -> some View { self }
  public func glassEffectID(_ id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func navigationTransition(_ transition: NavigationTransition) -> some View { self }
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    self
  }
}

extension ToolbarContent {
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    self
  }
}
