/// A view without content.
public nonisolated struct EmptyView: View {
  public typealias Body = Never

  /// Makes a view without content.
  public init() {}

  @MainActor public func _resolve(in context: ResolveContext) -> [ResolvedNode] { [] }
}

/// Several views to which a modifier applies one by one.
public struct Group<Content: View>: View {
  public typealias Body = Never

  private let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    content._resolve(in: context)
  }
}

/// A view whose type is hidden.
public nonisolated struct AnyView: View {
  public typealias Body = Never

  private let content: AnyViewContent

  /// Hides the type of a view.
  public init(_ content: some View) {
    self.content = HiddenView(content)
  }

  /// The same as `init(_:)`.
  public init(erasing content: some View) {
    self.init(content)
  }

  @MainActor
  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if let refusal = context.refusal() { return refusal }
    let content = content
    guard !ResolvePass.isFull else {
      return ResolvePass.postponed(in: context) { content.resolve(in: $0) }
    }
    return content.resolve(in: context)
  }
}

/// A view behind `AnyView`.
@MainActor
private class AnyViewContent {
  nonisolated init() {}

  func resolve(in context: ResolveContext) -> [ResolvedNode] { [] }
}

private final class HiddenView<Content: View>: AnyViewContent {
  /// Always there until the end.
  nonisolated(unsafe) private var content: Content?

  nonisolated init(_ content: Content) {
    unsafe self.content = content
    super.init()
  }

  override func resolve(in context: ResolveContext) -> [ResolvedNode] {
    unsafe content?._resolve(in: context) ?? []
  }

  // Modifiers whose types are hidden hold one another, thousands deep.
  deinit { unsafe DeepRelease.release(&content) }
}
