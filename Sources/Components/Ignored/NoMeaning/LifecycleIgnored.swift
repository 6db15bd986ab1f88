// Without effect: nothing is pulled down or closed, and there is no system around the view.

public import Foundation

extension View {
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (UserActivity) -> Void
  ) -> some View {
    self
  }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (UserActivity) -> Void
  ) -> some View {
    self
  }
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func equatable() -> some View { self }
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

extension Tab {
  public func accessibilityIdentifier(_ identifier: String) -> Tab { self }
}
