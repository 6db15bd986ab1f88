// Without effect: it is not part of the semantics, so neither audits nor screen readers see it.

import Foundation

extension View {
  public func accessibility(inputLabels: [Text]) -> some View { notRead() }
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { notRead() }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    notRead()
  }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    notRead()
  }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { notRead() }
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { notRead() }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    notRead()
  }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { notRead() }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { notRead() }
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { notRead() }
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { notRead() }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { notRead() }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    notRead(unless: responds)
  }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    notRead(unless: !active)
  }
  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { notRead() }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { notRead() }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { notRead() }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { notRead() }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { notRead() }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { notRead() }
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { notRead() }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { notRead() }
  public func speechAdjustedPitch(_ value: Double) -> some View { notRead() }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { notRead() }
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { notRead() }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { notRead() }
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { notRead() }
  public func allowsHitTesting(_ enabled: Bool) -> some View { notRead(unless: enabled) }
  public func help(_ text: LocalizedStringKey) -> some View { notRead() }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { notRead() }
  public func help(_ text: Text) -> some View { notRead() }
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { notRead() }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { notRead() }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { notRead() }
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { notRead() }
  public func accessibilityShowsLargeContentViewer() -> some View { notRead() }
}
