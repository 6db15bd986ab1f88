public import Foundation

// What happens in time has no meaning in a still picture: it compiles and changes nothing.

extension View {
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View {
    self
  }

  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    self
  }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

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
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }

  /// Compares the view before it is drawn anew, which a still picture never is.
  public func equatable() -> some View { self }
}

/// What submits a form or a search.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What a user was doing in another app; a picture never learns of it.
public final class UserActivity: Sendable {
  public let activityType: String

  public init(activityType: String) {
    self.activityType = activityType
  }
}

/// A view that is drawn anew only when it differs, which a still picture never is.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  public var body: some View { content }
}
