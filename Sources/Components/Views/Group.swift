/// A view without content.
public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] { [] }
}

/// Several views to which a modifier applies one by one.
public struct Group<Content: View>: View {
  public typealias Body = Never

  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    content._resolve(in: context)
  }
}

/// A view whose type is hidden.
public struct AnyView: View {
  public typealias Body = Never

  private let content: any View

  public init(_ content: some View) {
    self.content = content
  }

  public init(erasing content: some View) {
    self.content = content
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    context.refusal() ?? content._resolve(in: context)
  }
}
