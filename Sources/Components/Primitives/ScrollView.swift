/// A view whose content may be larger than itself; a picture shows its beginning.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let children = content._resolve(in: context)
    // Several views in a scroll view stand below each other, as in an implicit column.
    let column =
      children.count == 1
      ? children
      : [
        .stack(
          axes == .horizontal ? .horizontal : .vertical, alignment: .center, spacing: nil,
          children: children, in: context.environment)
      ]
    return [ResolvedNode(.scroll(axes), children: column)]
  }
}

/// Gives access to the scroll views in its content; nothing scrolls in a picture.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to a view; does nothing in a picture.
public struct ScrollViewProxy: Sendable {
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
